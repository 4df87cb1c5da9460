import './movimientos.css';
import type { FilaReporte } from '@leal/contract';
import { formatearFecha, slug, textoDeForma, textoPorQue } from '@leal/domain';
import { Tag } from 'antd';
import { Monto } from '../../ui/Monto.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { type ColumnaSencilla, TablaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { EnlacePago } from '../../piezas/credito/EnlacePago.tsx';

const MARCAS: Record<FilaReporte['tipo'], string | null> = {
  pago: null,
  visita: 'Visita',
  atraso: 'Atraso',
  liquidacion: 'Liquidación',
  apertura: 'Pagado antes de Leal',
};

const quien = ({ nombre, id_credito }: FilaReporte) => (
  <EnlacePago className="movimientos-cliente enlace-llano" credito={{ slug: slug(nombre), id_credito }}>
    {nombre}
  </EnlacePago>
);

type Fila = FilaReporte & { readonly aparte?: boolean };

const donde = (fila: Fila) => {
  const porque = textoPorQue(fila) ?? textoDeForma({ ...fila, fecha: fila.fecha_pago });
  return (
    <>
      {fila.aparte && <Insignia texto="Sin confirmar" tono="espera" />}
      <span translate="no">{fila.direccion}</span>
      {fila.ruta_de !== undefined && (
        <span className="en-bloque tinta parte" translate="no">{`Ruta de ${fila.ruta_de}`}</span>
      )}
      {porque !== null && <span className="en-bloque tinta parte">{porque}</span>}
      {fila.llego_despues && (
        <span className="en-bloque tinta fuerte">
          {`Llegó después: cuenta el ${formatearFecha(fila.llego_despues)}`}
        </span>
      )}
    </>
  );
};

/** A name leads to the payment screen of exactly that credit, for those who have one. */
const COLUMNAS: readonly ColumnaSencilla<Fila>[] = [
  { clave: 'cliente', titulo: 'Cliente', principal: true, celda: quien },
  { clave: 'direccion', titulo: 'Dirección', celda: donde },
  {
    clave: 'monto',
    titulo: 'Monto pagado',
    principal: true,
    cifra: true,
    celda: ({ tipo, monto_pagado }) =>
      MARCAS[tipo] === null ? <Monto valor={monto_pagado} /> : <Tag>{MARCAS[tipo]}</Tag>,
  },
  {
    clave: 'credito',
    titulo: 'Crédito original',
    nombre: 'Crédito',
    lado: 'izquierda',
    importe: ({ monto_solicitado }) => monto_solicitado,
  },
  { clave: 'hora', titulo: 'Hora', cifra: true, celda: ({ hora_registro }) => hora_registro },
];

type Props = {
  titulo: string;
  filas: readonly FilaReporte[];
  /** The rows on this phone and in no answer yet: above the others, marked. */
  sinConfirmar?: readonly FilaReporte[];
};

/** The rows of a day. Two lines on a phone say who and how much, and where; the third the credit and the time. */
export const TablaMovimientos = ({ titulo, filas, sinConfirmar = [] }: Props) => (
  <TablaSencilla
    nombre={titulo}
    clase="movimientos"
    areas="'cliente monto' 'direccion direccion' 'credito hora'"
    columnas={COLUMNAS}
    filas={[...sinConfirmar.map((fila) => ({ ...fila, aparte: true })), ...filas]}
    clave={({ id_pago }) => id_pago}
  />
);
