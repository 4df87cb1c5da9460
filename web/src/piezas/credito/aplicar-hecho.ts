import {
  type detalleCredito,
  type historialAbonos,
  type HistorialItem,
  type Registrado,
  type Respuesta,
  type ResumenPago,
} from '@leal/contract';
import {
  type Centavos,
  centavos,
  CERO,
  type Fecha,
  fechaLocal,
  formaDe,
  formatearHora,
  idMovimientoAtraso,
  idPago,
  interpretarIdPago,
  type PorQue,
  type Promesa,
  sumar,
  type Transferencia,
} from '@leal/domain';
import type { Sobrepuesto } from '../../lib/acciones/sobrepuestos.ts';
import { porQueDijo, promesaDijo } from '../figuras/por-que-dijo.ts';
import { transferenciaDe } from '../figuras/del-dia.ts';
import { respuestaDe } from '../figuras/respuesta.ts';
import { conRegistrada, deEseDia } from './pronostico.ts';

export type DetalleCredito = Respuesta<typeof detalleCredito>;
type Historial = Respuesta<typeof historialAbonos>;

/** The deed that the answer to a registration tells. */
export type Hecho = {
  readonly tipo: 'pago' | 'visita' | 'atraso';
  readonly monto: Centavos;
  readonly id_pago: string;
  /** A payment by transfer. */
  readonly transferencia?: Transferencia;
  /** ISO instant of the tap. */
  readonly capturado_en: string;
  readonly resumen: ResumenPago;
  /** The reason why there was no payment, as far as it was said. */
  readonly porque?: PorQue;
  /** The client's promise instead. */
  readonly promesa?: Promesa;
};

type Multiple = Pick<Hecho, 'monto' | 'capturado_en' | 'transferencia'> & { readonly id_solicitud: string };

/** The register's effect on its credit, in the server's words; undefined when there is none, or not yet. */
function sucesoDe(registro: Sobrepuesto): Hecho | Multiple | undefined {
  const respuesta = respuestaDe(registro);
  const { sobre, gestion, capturado_en } = registro;
  if (!respuesta || !gestion || respuesta.yaRegistrado) return undefined;
  const monto = centavos(registro.monto ?? 0);
  const { resumen } = respuesta;
  const forma = transferenciaDe(registro);
  const dicho = {
    monto,
    capturado_en,
    resumen,
    porque: porQueDijo(registro),
    ...promesaDijo(registro),
    ...forma,
  };
  if (!('requiereAprobacion' in respuesta)) {
    const id_pago = idPago(sobre, idMovimientoAtraso(fechaDe(registro)));
    return { tipo: 'atraso', id_pago, ...dicho };
  }
  const { id_solicitud, id_pago, monto_total = monto } = respuesta;
  // A late capture changes nothing of the credit.
  if (respuesta.tipo === 'tardia') return undefined;
  if (respuesta.requiereAprobacion)
    return id_solicitud === undefined
      ? undefined
      : { id_solicitud, monto: monto_total, capturado_en, ...forma };
  return id_pago === undefined ? undefined : { tipo: gestion, id_pago, ...dicho };
}

const DESCRIPCION = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
} as const satisfies Record<Hecho['tipo'], string>;

const fechaDe = ({ capturado_en }: Pick<Hecho, 'capturado_en'>): Fecha => fechaLocal(new Date(capturado_en));
const horaDe = ({ capturado_en }: Pick<Hecho, 'capturado_en'>): string =>
  formatearHora(new Date(capturado_en));

type Hoy = DetalleCredito['hoy'];

/** A late day does not hide the visit of the same day; a payment hides both, and one in cash stands before a transfer. */
function registradoTras(
  { registrado: previo }: Hoy,
  hecho: Hecho,
): Pick<Hoy, 'registrado' | 'transferencia'> {
  if (previo && hecho.tipo === 'atraso') return {};
  const { tipo, monto, id_pago } = hecho;
  const nuevo: Registrado = {
    tipo,
    monto,
    id_pago,
    hora: horaDe(hecho),
    ...(hecho.transferencia && { forma: 'transferencia' }),
  };
  if (previo?.tipo !== 'pago' || tipo !== 'pago' || previo.forma === nuevo.forma)
    return { registrado: nuevo };
  return nuevo.forma ? { transferencia: nuevo } : { registrado: nuevo, transferencia: previo };
}

/** The fields of the credit's day, for the next forecast on it. */
const deHoyTras = (
  credito: DetalleCredito['credito'],
  { tipo, monto, id_pago, transferencia, capturado_en }: Hecho,
  hoy: Fecha,
) =>
  conRegistrada(deEseDia(credito, hoy), {
    movimiento: tipo,
    id_movimiento: interpretarIdPago(id_pago)?.id_movimiento ?? id_pago,
    monto,
    forma: formaDe({ transferencia }),
    instante: new Date(capturado_en),
  });

/** The credit after the answer, without asking for it again: `hoy` is the server's day. */
export function conHechoEnDetalle(detalle: DetalleCredito, hecho: Hecho, hoy: Fecha): DetalleCredito {
  const { resumen } = hecho;
  const deHoy = fechaDe(hecho) === hoy;
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
    hoy: { ...detalle.hoy, ...(deHoy && registradoTras(detalle.hoy, hecho)) },
  };
}

/** A payment cancels the late day of its date. */
const cancelarAtraso = (item: HistorialItem, fecha: Fecha): HistorialItem =>
  item.tipo === 'atraso' && item.fecha === fecha && !item.eliminado ? { ...item, cancelado: true } : item;

/** The history with the new row on top. */
export function conHechoEnHistorial({ datos }: Historial, hecho: Hecho): Historial {
  const { tipo, monto, id_pago, capturado_en, porque, promesa, transferencia } = hecho;
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
    ...porque,
    ...(promesa && { promesa }),
    ...(transferencia && { transferencia }),
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
  { id_solicitud, monto, capturado_en, transferencia }: Multiple,
): DetalleCredito {
  const previa = detalle.hoy.multiple_pendiente;
  if (previa?.id_solicitud === id_solicitud) return detalle;
  const multiple = { id_solicitud, monto, hora: horaDe({ capturado_en }) };
  return {
    ...detalle,
    credito: {
      ...detalle.credito,
      pendiente_multiple: {
        ...multiple,
        fecha: fechaDe({ capturado_en }),
        ...(transferencia && { transferencia: true as const }),
      },
    },
    hoy: { ...detalle.hoy, multiple_pendiente: multiple },
  };
}

/** The history once somebody has asked for that payment to be changed or deleted. */
export const conSolicitudAbierta = ({ datos }: Historial, id_pago: string): Historial => ({
  datos: datos.map((item) => (item.id_pago === id_pago ? { ...item, solicitud_abierta: true } : item)),
});

/** The credit with what the phone knows better: what was confirmed since the answer was asked for. */
export function detalleConSobrepuestos(
  detalle: DetalleCredito,
  sobrepuestos: readonly Sobrepuesto[],
  hoy: Fecha,
): DetalleCredito {
  const sucesos = sobrepuestos.flatMap((sobrepuesto) => sucesoDe(sobrepuesto) ?? []);
  // The answer came later than it was asked for: it may know these deeds already, with all that was before.
  const { registrado, transferencia } = detalle.hoy;
  const sabidos = [registrado?.id_pago, transferencia?.id_pago];
  const sabido = sucesos.findLastIndex((suceso) => 'id_pago' in suceso && sabidos.includes(suceso.id_pago));
  return sucesos
    .slice(sabido + 1)
    .reduce(
      (actual, suceso) =>
        'id_solicitud' in suceso
          ? conMultipleEnDetalle(actual, suceso)
          : conHechoEnDetalle(actual, suceso, hoy),
      detalle,
    );
}

/** The same for its history. A register about a payment of it asks for a correction. */
export const historialConSobrepuestos = (
  historial: Historial,
  sobrepuestos: readonly Sobrepuesto[],
): Historial =>
  sobrepuestos.reduce((actual, sobrepuesto) => {
    if (sobrepuesto.gestion === undefined)
      return sobrepuesto.estado === 'confirmado' ? conSolicitudAbierta(actual, sobrepuesto.sobre) : actual;
    const suceso = sucesoDe(sobrepuesto);
    return suceso && 'tipo' in suceso ? conHechoEnHistorial(actual, suceso) : actual;
  }, historial);

/** The rows that no answer about a credit has, newest first: they are in none of its figures. */
export type SoloAqui = {
  readonly monto: Centavos;
  readonly atrasos: number;
  readonly filas: readonly HistorialItem[];
};

const mismoToque = (fila: HistorialItem, registro: Sobrepuesto): boolean =>
  fila.tipo === registro.gestion && Date.parse(fila.capturado_en ?? '') === Date.parse(registro.capturado_en);

/** The rows that wait on this phone, unless the history has them: then only their answer was lost. */
export function soloAqui(
  sobrepuestos: readonly Sobrepuesto[],
  filas: readonly HistorialItem[] = [],
): SoloAqui {
  const esperan = sobrepuestos.flatMap((registro) => {
    const { gestion, clave, capturado_en, enDuda, estado, monto = 0 } = registro;
    const espera = gestion !== undefined && estado !== 'confirmado' && estado !== 'en_revision' && !enDuda;
    if (!espera || filas.some((fila) => mismoToque(fila, registro))) return [];
    const fila: HistorialItem = {
      tipo: gestion,
      fecha: fechaDe(registro),
      hora: horaDe(registro),
      monto: centavos(monto),
      descripcion: DESCRIPCION[gestion],
      id_pago: clave,
      capturado_en,
      ...promesaDijo(registro),
      ...transferenciaDe(registro),
    };
    return [fila];
  });
  return {
    monto: sumar(...esperan.map(({ monto }) => monto)),
    atrasos: esperan.filter(({ tipo }) => tipo === 'atraso').length,
    filas: esperan.toReversed(),
  };
}
