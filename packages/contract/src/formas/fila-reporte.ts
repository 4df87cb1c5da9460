import { TIPOS_MOVIMIENTO } from '@leal/domain';
import * as z from 'zod/mini';
import { transferenciaDicha } from '../comunes/captura.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';

/** A row of a collector's day (spec §3, 'Day report'): 0 paid in a visit or a late day. */
export const filaReporte = z.object({
  id_pago: z.string(),
  id_credito: z.string(),
  tipo: z.enum(TIPOS_MOVIMIENTO),
  nombre: z.string(),
  direccion: z.string(),
  monto_pagado: pesos,
  /** The credit's original amount. */
  monto_solicitado: pesos,
  /** 'HH:MM' local of the tap. */
  hora_registro: z.string(),
  fecha_pago: fechaNegocio,
  /** The reason why there was no payment. */
  motivo_visita: z.optional(z.string()),
  nota_visita: z.optional(z.string()),
  /** The payment came by a transfer; absent: cash. */
  ...transferenciaDicha,
  /** The collector whose route it was on, where that was not whoever's day this is. */
  ruta_de: z.optional(z.string()),
  /** It came once its day was over: the day whose cash it changed. */
  llego_despues: z.optional(fechaNegocio),
});
export type FilaReporte = z.output<typeof filaReporte>;
