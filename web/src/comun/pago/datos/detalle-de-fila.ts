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

type Hoy = DetalleCredito['hoy'];

/** The most important row of that day, as the server says it: a payment, else a visit, else a late day; and a second payment. */
function registradosEl(fila: CreditoDeRuta, hoy: Fecha): Pick<Hoy, 'registrado' | 'transferencia'> {
  const { id_credito, fecha_hoy, pago_hoy, transferencia_hoy, visita_hoy, atraso_hoy } = fila;
  if (fecha_hoy !== hoy) return {};
  const como = (id_movimiento: string) => ({ id_pago: idPago(id_credito, id_movimiento), monto: CERO });
  const pago = ({ id_movimiento, monto, hora }: NonNullable<typeof pago_hoy>) => ({
    ...como(id_movimiento),
    tipo: 'pago' as const,
    monto,
    hora,
  });
  const transferencia = transferencia_hoy && { ...pago(transferencia_hoy), forma: 'transferencia' as const };
  if (pago_hoy) return { registrado: pago(pago_hoy), ...(transferencia && { transferencia }) };
  if (transferencia) return { registrado: transferencia };
  if (visita_hoy !== undefined)
    return { registrado: { ...como(idMovimientoVisita(hoy)), tipo: 'visita', hora: visita_hoy } };
  return atraso_hoy === undefined
    ? {}
    : { registrado: { ...como(idMovimientoAtraso(hoy)), tipo: 'atraso', hora: atraso_hoy } };
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
  const multiple_pendiente = multipleEl(fila, hoy);
  return {
    credito: fila,
    cliente: { id_cliente, id_cobrador, ...senas, calle: '', colonia: '', ultima_visita: null },
    resumen: calcularResumen({ atrasos, monto_diario, total_pagado, saldo }, parametros),
    hoy: { ...registradosEl(fila, hoy), ...(multiple_pendiente && { multiple_pendiente }) },
  };
}
