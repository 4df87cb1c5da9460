import type { MovimientoDoc } from '@leal/contract/documentos';
import {
  alAbrirMultiple,
  type Centavos,
  contarAbonos,
  estaVivo,
  type Fecha,
  fechaLocal,
  formatearHora,
  montoPorAbono,
} from '@leal/domain';
import { type Cartera, existente } from './cartera.ts';
import { montoDeAbonos, movimientosDe } from './gestiones.ts';
import { abrirSolicitud } from './solicitudes.ts';

type Base = { readonly id_credito: string; readonly motivo: string; readonly en: Date };

/** The newest live payment up to that day. */
export function ultimoPagoDe(cartera: Cartera, id_credito: string, hasta: Fecha): MovimientoDoc {
  const pagos = [...movimientosDe(cartera, id_credito).values()];
  const pago = pagos.findLast((fila) => fila.tipo === 'pago' && estaVivo(fila) && fila.fecha <= hasta);
  if (!pago) throw new Error(`${id_credito} has no payment up to ${hasta}`);
  return pago;
}

export function pedirEdicion(
  cartera: Cartera,
  peticion: Base & { readonly id_movimiento: string; readonly monto_nuevo: Centavos },
): string {
  const { id_credito, id_movimiento, motivo, en } = peticion;
  const fila = existente(movimientosDe(cartera, id_credito), id_movimiento);
  const datos = {
    id_movimiento,
    monto_pagado_centavos: fila.monto_centavos,
    monto_nuevo_centavos: peticion.monto_nuevo,
    monto_aprobado_centavos: null,
  };
  const credito = existente(cartera.creditos, id_credito);
  fila.solicitud_abierta = abrirSolicitud(cartera, { tipo: 'edicion_pago', datos, credito, motivo, en });
  return fila.solicitud_abierta;
}

export function pedirEliminacion(
  cartera: Cartera,
  peticion: Base & { readonly id_movimiento: string },
): string {
  const { id_credito, id_movimiento, motivo, en } = peticion;
  const fila = existente(movimientosDe(cartera, id_credito), id_movimiento);
  const datos = { id_movimiento, monto_pago_centavos: fila.monto_centavos };
  const credito = existente(cartera.creditos, id_credito);
  fila.solicitud_abierta = abrirSolicitud(cartera, { tipo: 'eliminacion_pago', datos, credito, motivo, en });
  return fila.solicitud_abierta;
}

export type PeticionMultiple = Base & { readonly abonos: number; readonly capturado_en: Date };

/** A payment of six abonos or more: nothing is booked, the day waits for the manager. */
export function pedirMultiple(cartera: Cartera, peticion: PeticionMultiple): string {
  const { id_credito, motivo, en, capturado_en } = peticion;
  const credito = existente(cartera.creditos, id_credito);
  const monto = montoDeAbonos(credito, peticion.abonos);
  const { dias_pago, interes } = credito;
  const fecha = fechaLocal(capturado_en);
  const hora = formatearHora(capturado_en);
  const datos = {
    monto_total_centavos: monto,
    cantidad_abonos: contarAbonos({
      monto,
      monto_total: credito.monto_total_centavos,
      dias_pago,
      monto_diario: credito.monto_diario_centavos,
    }),
    monto_por_abono_centavos: montoPorAbono({
      monto_solicitado: credito.monto_solicitado_centavos,
      interes,
      dias_pago,
    }),
    fecha,
    hora,
    capturado_en,
    efectivo: null,
    monto_aprobado_centavos: null,
  };
  const id_solicitud = abrirSolicitud(cartera, { tipo: 'abonos_multiples', datos, credito, motivo, en });
  Object.assign(credito, alAbrirMultiple(credito, { id_solicitud, fecha, monto_centavos: monto, hora }));
  return id_solicitud;
}

/** A capture of cash that came too late to be booked. */
export function pedirCapturaTardia(
  cartera: Cartera,
  peticion: { readonly id_credito: string; readonly capturado_en: Date; readonly en: Date },
): string {
  const { capturado_en, en } = peticion;
  const credito = existente(cartera.creditos, peticion.id_credito);
  const datos = {
    tipo_captura: 'pago' as const,
    monto_centavos: montoDeAbonos(credito, 1),
    fecha: fechaLocal(capturado_en),
    capturado_en,
    razon: 'El registro tiene más de 72 horas.',
  };
  const motivo = 'El teléfono estuvo varios días sin señal.';
  return abrirSolicitud(cartera, { tipo: 'captura_tardia', datos, credito, motivo, en });
}
