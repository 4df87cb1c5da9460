import '../../../ui/boton-inactivo.css';
import { EditOutlined, FileTextOutlined } from '@ant-design/icons';
import { TRAZO, Trazo } from '../../../ui/Trazo.tsx';
import type { HistorialItem } from '@leal/contract';
import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { EN_REVISION } from '../correccion/corregir.ts';
import { renglonDe } from '../datos/renglon.ts';

export type AccionesFila = {
  /** 'Editar pago' for a manager, 'Solicitar edición' otherwise (spec §2). */
  tituloEditar: string;
  alEditar: (item: HistorialItem) => void;
  /** Managers do not ask for deletions. */
  alEliminar?: (item: HistorialItem) => void;
};

const TONO: Readonly<Record<string, string>> = {
  Modificado: 'aviso',
  'Sin confirmar': 'aviso',
  Eliminado: 'mal',
};

type PropsBoton = {
  titulo: string;
  cual: string;
  icono: ReactNode;
  enRevision: boolean;
  alPulsar: () => void;
};

/**
 * A button that cannot be used now keeps the focus, and says why when it is pressed: on a phone nobody
 * sees a tooltip.
 */
const Boton = ({ titulo, cual, icono, enRevision, alPulsar }: PropsBoton) => (
  <Button
    type="text"
    icon={icono}
    title={enRevision ? EN_REVISION : titulo}
    aria-label={`${titulo} ${cual}`}
    aria-disabled={enRevision}
    onClick={alPulsar}
  />
);

type PropsBotones = {
  item: HistorialItem;
  cual: string;
  acciones: AccionesFila | null;
  alComprobante: ((item: HistorialItem) => void) | undefined;
};

function Botones({ item, cual, acciones, alComprobante }: PropsBotones) {
  return (
    <div className="pago-fila-botones fila aire-0 al-final">
      {alComprobante && (
        <Boton
          titulo="Comprobante"
          icono={<FileTextOutlined aria-hidden />}
          alPulsar={() => alComprobante(item)}
          cual={cual}
          enRevision={false}
        />
      )}
      {acciones && <Correccion item={item} cual={cual} acciones={acciones} />}
    </div>
  );
}

type PropsCorreccion = { item: HistorialItem; cual: string; acciones: AccionesFila };

function Correccion({ item, cual, acciones }: PropsCorreccion) {
  const { tituloEditar, alEditar, alEliminar } = acciones;
  // A manager may change it anyway; only a second request makes no sense.
  const enRevision = item.solicitud_abierta === true && alEliminar !== undefined;
  return (
    <>
      <Boton
        titulo={tituloEditar}
        icono={<EditOutlined aria-hidden />}
        alPulsar={() => alEditar(item)}
        {...{ cual, enRevision }}
      />
      {alEliminar && (
        <Boton
          titulo="Eliminar pago"
          icono={<Trazo de={TRAZO.borrar} />}
          alPulsar={() => alEliminar(item)}
          {...{ cual, enRevision }}
        />
      )}
    </>
  );
}

type Props = {
  item: HistorialItem;
  acciones: AccionesFila | null;
  /** Collectors alone give receipts. */
  alComprobante?: ((item: HistorialItem) => void) | undefined;
  /** It is on this phone and in no answer yet. */
  soloAqui?: boolean;
  /** The promise that came with it, and whether it was kept. */
  promesa?: string | undefined;
};

/** One row of the history; a row that no longer counts stays, struck through. */
export function FilaMovimiento({ item, acciones, alComprobante, soloAqui = false, promesa }: Props) {
  const { titulo, cuando, detalle, valor, tono, anulado, corregible, ...renglon } = renglonDe(item);
  const marcas = soloAqui ? ['Sin confirmar'] : renglon.marcas;
  const Texto = anulado ? 's' : 'span';
  return (
    <li className="pago-fila" data-anulado={anulado || undefined}>
      <Texto className="pago-fila-titulo fuerte">
        {soloAqui ? titulo.replace('registrado', 'guardado') : titulo}
      </Texto>
      <Texto translate="no" className={`pago-fila-valor monto ${tono}`}>
        {valor}
      </Texto>
      <div className="pago-fila-pie fila dobla lineas-4 nota tabular">
        <span>{cuando}</span>
        {detalle !== null && <span>{detalle}</span>}
        {promesa !== undefined && <span>{promesa}</span>}
        {marcas.map((marca) => (
          <Tag key={marca} className="tenido" data-tono={TONO[marca]}>
            {marca}
          </Tag>
        ))}
      </div>
      {corregible && (acciones || alComprobante) && (
        <Botones {...{ item, acciones, alComprobante }} cual={`${valor} del ${cuando}`} />
      )}
    </li>
  );
}
