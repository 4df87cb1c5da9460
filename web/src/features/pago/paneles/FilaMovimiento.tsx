import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button, Tag } from 'antd';
import type { Renglon } from '../datos/renglon.ts';

export type AccionesFila = {
  /** 'Editar pago' for a manager, 'Solicitar edición' otherwise (spec §2). */
  tituloEditar: string;
  alEditar: () => void;
  /** Managers do not ask for deletions. */
  alEliminar?: () => void;
};

const TONO: Readonly<Record<string, string>> = { Modificado: 'aviso', Eliminado: 'mal' };

function Botones({ renglon, acciones }: { renglon: Renglon; acciones: AccionesFila }) {
  const { tituloEditar, alEditar, alEliminar } = acciones;
  const cual = `${renglon.valor} del ${renglon.cuando}`;
  return (
    <div className="pago-fila-botones">
      <Button
        type="text"
        icon={<EditOutlined aria-hidden />}
        title={tituloEditar}
        aria-label={`${tituloEditar} ${cual}`}
        onClick={alEditar}
      />
      {alEliminar && (
        <Button
          type="text"
          icon={<DeleteOutlined aria-hidden />}
          title="Eliminar pago"
          aria-label={`Eliminar pago ${cual}`}
          onClick={alEliminar}
        />
      )}
    </div>
  );
}

type Props = { renglon: Renglon; acciones: AccionesFila | null };

/** What no longer counts stays, struck through. */
export function FilaMovimiento({ renglon, acciones }: Props) {
  const { titulo, cuando, detalle, valor, tono, marcas, anulado, corregible } = renglon;
  const Texto = anulado ? 's' : 'span';
  return (
    <li className="pago-fila" data-anulado={anulado || undefined}>
      <Texto className="pago-fila-titulo">{titulo}</Texto>
      <Texto className={`pago-fila-valor monto monto-${tono}`}>{valor}</Texto>
      <div className="pago-fila-pie">
        <span>{cuando}</span>
        {detalle !== null && <span>{detalle}</span>}
        {marcas.map((marca) => (
          <Tag key={marca} data-tono={TONO[marca]}>
            {marca}
          </Tag>
        ))}
      </div>
      {corregible && acciones && <Botones renglon={renglon} acciones={acciones} />}
    </li>
  );
}
