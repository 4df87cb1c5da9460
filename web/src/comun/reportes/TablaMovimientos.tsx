import './movimientos.css';
import type { FilaReporte } from '@leal/contract';
import { formatearFecha, slug, textoPorQue } from '@leal/domain';
import { Tag } from 'antd';
import { Monto } from '../../ui/Monto.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import { Celda } from '../../ui/tabla/Celda.tsx';
import { EnlacePago } from '../../piezas/credito/EnlacePago.tsx';

const MARCAS: Record<FilaReporte['tipo'], string | null> = {
  pago: null,
  visita: 'Visita',
  atraso: 'Atraso',
  liquidacion: 'Liquidación',
};

const Nombre = ({ fila: { nombre, id_credito } }: { fila: FilaReporte }) => (
  <EnlacePago className="movimientos-cliente" credito={{ slug: slug(nombre), id_credito }}>
    {nombre}
  </EnlacePago>
);

function Fila({ fila, aparte = false }: { fila: FilaReporte; aparte?: boolean }) {
  const marca = MARCAS[fila.tipo];
  const porque = textoPorQue(fila);
  return (
    <tr>
      <Celda en="cliente" lugar="principal">
        <Nombre fila={fila} />
      </Celda>
      <Celda en="direccion" lugar="renglon">
        {aparte && <Insignia texto="Sin confirmar" tono="espera" />}
        <span translate="no">{fila.direccion}</span>
        {porque !== null && <span className="movimientos-porque">{porque}</span>}
        {fila.llego_despues && (
          <span className="movimientos-despues">
            {`Llegó después: cuenta el ${formatearFecha(fila.llego_despues)}`}
          </span>
        )}
      </Celda>
      <Celda en="monto" lugar="principal" cifra>
        {marca === null ? <Monto valor={fila.monto_pagado} /> : <Tag>{marca}</Tag>}
      </Celda>
      <Celda en="credito" cifra="izquierda" nombre="Crédito">
        <Monto valor={fila.monto_solicitado} />
      </Celda>
      <Celda en="hora" cifra>
        {fila.hora_registro}
      </Celda>
    </tr>
  );
}

type Props = {
  titulo: string;
  filas: readonly FilaReporte[];
  /** The rows on this phone and in no answer yet: above the others, marked. */
  sinConfirmar?: readonly FilaReporte[];
};

/**
 * The rows of a day: client, address, amount paid, original credit, time. A name leads to the payment
 * screen of exactly that credit, for those who have one.
 */
export function TablaMovimientos({ titulo, filas, sinConfirmar = [] }: Props) {
  return (
    <table className="tabla movimientos" aria-label={titulo}>
      <thead>
        <tr>
          <th scope="col">Cliente</th>
          <th scope="col">Dirección</th>
          <th scope="col" data-tipo="cifra">
            Monto pagado
          </th>
          <th scope="col" data-tipo="cifra">
            Crédito original
          </th>
          <th scope="col" data-tipo="cifra">
            Hora
          </th>
        </tr>
      </thead>
      <tbody>
        {sinConfirmar.map((fila) => (
          <Fila key={fila.id_pago} fila={fila} aparte />
        ))}
        {filas.map((fila) => (
          <Fila key={fila.id_pago} fila={fila} />
        ))}
      </tbody>
    </table>
  );
}
