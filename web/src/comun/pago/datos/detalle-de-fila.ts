import type { CreditoDeRuta } from '@leal/contract';
import {
  calcularResumen,
  CERO,
  type Fecha,
  idMovimientoAtraso,
  idMovimientoVisita,
  idPago,
  type Parametros,
  UBICACION_POR_DEFECTO,
} from '@leal/domain';
import type { DetalleCredito } from '../../../piezas/credito/aplicar-hecho.ts';

/** The most important row of that day, as the server says it: a payment, else a visit, else a late day. */
function registradoEl(fila: CreditoDeRuta, hoy: Fecha): DetalleCredito['hoy']['registrado'] {
  const { id_credito, fecha_hoy, pago_hoy, visita_hoy, atraso_hoy } = fila;
  if (fecha_hoy !== hoy) return undefined;
  const como = (id_movimiento: string) => ({ id_pago: idPago(id_credito, id_movimiento), monto: CERO });
  if (pago_hoy) {
    const { id_movimiento, monto, hora } = pago_hoy;
    return { ...como(id_movimiento), tipo: 'pago', monto, hora };
  }
  if (visita_hoy !== undefined) return { ...como(idMovimientoVisita(hoy)), tipo: 'visita', hora: visita_hoy };
  return atraso_hoy === undefined
    ? undefined
    : { ...como(idMovimientoAtraso(hoy)), tipo: 'atraso', hora: atraso_hoy };
}

function multipleEl({ pendiente_multiple }: CreditoDeRuta, hoy: Fecha) {
  if (pendiente_multiple?.fecha !== hoy) return undefined;
  const { id_solicitud, monto, hora = '' } = pendiente_multiple;
  return { id_solicitud, monto, hora };
}

/** The detail of a credit by the route's row: all that the payment screen needs but the history. */
export function detalleDeFila(fila: CreditoDeRuta, hoy: Fecha, parametros: Parametros): DetalleCredito {
  const { id_cliente, id_cobrador, nombre, negocio, direccion, telefono, segundo_telefono, slug } = fila;
  const {
    atrasos,
    monto_diario,
    total_pagado,
    saldo,
    ubicacion = UBICACION_POR_DEFECTO,
    referencias = [],
  } = fila;
  const senas = { nombre, negocio, direccion, telefono, segundo_telefono, slug, ubicacion, referencias };
  const [registrado, multiple_pendiente] = [registradoEl(fila, hoy), multipleEl(fila, hoy)];
  return {
    credito: fila,
    cliente: { id_cliente, id_cobrador, ...senas, calle: '', colonia: '', ultima_visita: null },
    resumen: calcularResumen({ atrasos, monto_diario, total_pagado, saldo }, parametros),
    hoy: { ...(registrado && { registrado }), ...(multiple_pendiente && { multiple_pendiente }) },
  };
}
