import type {
  detalleCredito,
  historialAbonos,
  HistorialItem,
  Registrado,
  Respuesta,
  ResumenPago,
} from '@leal/contract';
import { type Centavos, CERO, type Fecha, fechaLocal, formatearHora, interpretarIdPago } from '@leal/domain';
import { conRegistrada } from './pronostico.ts';

export type DetalleCredito = Respuesta<typeof detalleCredito>;
type Historial = Respuesta<typeof historialAbonos>;

/** What the answer to a registration says happened. */
export type Hecho = {
  readonly tipo: 'pago' | 'visita' | 'atraso';
  readonly monto: Centavos;
  readonly id_pago: string;
  /** ISO instant of the tap. */
  readonly capturado_en: string;
  readonly resumen: ResumenPago;
};

const DESCRIPCION = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
} as const satisfies Record<Hecho['tipo'], string>;

const fechaDe = ({ capturado_en }: Pick<Hecho, 'capturado_en'>): Fecha => fechaLocal(new Date(capturado_en));
const horaDe = ({ capturado_en }: Pick<Hecho, 'capturado_en'>): string =>
  formatearHora(new Date(capturado_en));

/** A late day does not hide the visit of the same day; a payment hides both. */
function registradoTras(previo: Registrado | undefined, hecho: Hecho): Registrado {
  if (previo && hecho.tipo === 'atraso') return previo;
  const { tipo, monto, id_pago } = hecho;
  return { tipo, monto, id_pago, hora: horaDe(hecho) };
}

/** What the credit says of its day, for the next forecast on it. */
const deHoyTras = (
  credito: DetalleCredito['credito'],
  { tipo, monto, id_pago, capturado_en }: Hecho,
  hoy: Fecha,
) =>
  conRegistrada(
    { ...credito, fecha_hoy: hoy },
    {
      movimiento: tipo,
      id_movimiento: interpretarIdPago(id_pago)?.id_movimiento ?? id_pago,
      monto,
      instante: new Date(capturado_en),
    },
  );

/** The credit after the answer, without asking for it again: `hoy` is the server's day. */
export function conHechoEnDetalle(detalle: DetalleCredito, hecho: Hecho, hoy: Fecha): DetalleCredito {
  const { resumen } = hecho;
  const deHoy = fechaDe(hecho) === hoy;
  const registrado = deHoy ? registradoTras(detalle.hoy.registrado, hecho) : detalle.hoy.registrado;
  return {
    ...detalle,
    credito: {
      ...deHoyTras(detalle.credito, hecho, hoy),
      total_pagado: resumen.totalPagado,
      saldo: resumen.montoRestante,
      atrasos: resumen.totalAtrasos,
      estado_credito: resumen.montoRestante === CERO ? 'Finalizado' : detalle.credito.estado_credito,
    },
    cliente: { ...detalle.cliente, ultima_visita: fechaDe(hecho) },
    resumen,
    hoy: { ...detalle.hoy, ...(registrado && { registrado }) },
  };
}

/** A payment cancels the late day of its date. */
const cancelarAtraso = (item: HistorialItem, fecha: Fecha): HistorialItem =>
  item.tipo === 'atraso' && item.fecha === fecha && !item.eliminado ? { ...item, cancelado: true } : item;

/** The history with the new row on top. */
export function conHechoEnHistorial({ datos }: Historial, hecho: Hecho): Historial {
  const { tipo, monto, id_pago, capturado_en } = hecho;
  const fecha = fechaDe(hecho);
  const nuevo: HistorialItem = {
    tipo,
    fecha,
    hora: horaDe(hecho),
    monto,
    descripcion: DESCRIPCION[tipo],
    id_pago,
    capturado_en,
    ...(tipo === 'atraso' && { cantidad_dias: 1 }),
  };
  // A tap that was sent again is the row that may be there already.
  const previos = datos.filter((item) => item.tipo !== tipo || item.capturado_en !== capturado_en);
  return {
    datos: [nuevo, ...(tipo === 'pago' ? previos.map((item) => cancelarAtraso(item, fecha)) : previos)],
  };
}

/** A payment of many abonos that now waits for the manager. */
export function conMultipleEnDetalle(
  detalle: DetalleCredito,
  { id_solicitud, monto, capturado_en }: { id_solicitud: string; monto: Centavos; capturado_en: string },
): DetalleCredito {
  const previa = detalle.hoy.multiple_pendiente;
  if (previa?.id_solicitud === id_solicitud) return detalle;
  const multiple = { id_solicitud, monto, hora: horaDe({ capturado_en }) };
  return {
    ...detalle,
    credito: {
      ...detalle.credito,
      pendiente_multiple: { ...multiple, fecha: fechaDe({ capturado_en }) },
    },
    hoy: { ...detalle.hoy, multiple_pendiente: multiple },
  };
}

/** The history once somebody has asked for that payment to be changed or deleted. */
export const conSolicitudAbierta = ({ datos }: Historial, id_pago: string): Historial => ({
  datos: datos.map((item) => (item.id_pago === id_pago ? { ...item, solicitud_abierta: true } : item)),
});
