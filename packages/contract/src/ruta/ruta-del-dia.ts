import { ROL, SENAS, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago, id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { credito, creditoDeHoy } from '../formas/credito.ts';
import { jornada } from '../formas/jornada.ts';
import { quienLaLleva, rutaQueLleva } from '../formas/ruta-prestada.ts';

/** A card of the route; its marks say what already happened today without a payment. */
export type CreditoDeRuta = z.output<typeof creditoDeHoy>;

/** A payment that is in `recaudado`, as far as it tells which tap it came from. */
const pagoContado = z.object({ id_credito: z.string(), hora_registro: z.string(), monto_pagado: pesos });

/** The day at a glance. */
const jornadaDeRuta = z.object({
  ...jornada,
  /** The terms of those who are due, which say on what days they are collected. */
  plazos: z.array(diasPago),
  pagos: z.array(pagoContado),
});
export type JornadaDeRuta = z.output<typeof jornadaDeRuta>;

/** The fields of somebody whose card has left today's route: what a search finds them by, and what is still owed. */
export const QUIEN_PAGO = [
  'id_credito',
  'id_cliente',
  'slug',
  'monto_solicitado',
  'estado_credito',
  'saldo',
  ...SENAS,
] as const;

/** A client who has paid, and what they gave; `espera`: a manager decides it. */
export const pagadoHoy = z.object({
  ...tomar(credito.shape, QUIEN_PAGO),
  pagado: z.object({
    monto: pesos,
    hora: z.string(),
    espera: z.boolean(),
    /** The collector who took it, where that is not the route's own. */
    cobrado_por: z.optional(z.string()),
  }),
});
export type PagadoHoy = z.output<typeof pagadoHoy>;

/** The whole route of today in route order, unordered ones last by name. */
export const activosSinPagoHoy = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/activos-sin-pago-hoy/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's route of today",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: z.object({
    datos: z.array(creditoDeHoy),
    visitados: z.array(creditoDeHoy),
    inician_manana: z.array(creditoDeHoy),
    /** An answer that a phone kept from an earlier version does not say them. */
    pagados: z.optional(z.array(pagadoHoy)),
    /** An answer that a phone kept from an earlier version does not say it. */
    jornada: z.optional(jornadaDeRuta),
    total: z.int(),
    fecha: fechaNegocio,
    dia: z.string(),
    /** The routes that its reader works for others today; in the answer about their own route only. */
    lleva: z.optional(z.array(rutaQueLleva)),
    /** Somebody else works this route today. */
    prestada: z.optional(quienLaLleva),
    /** Nobody collects today (holiday); the screen says which one. */
    festivo: z.optional(z.string()),
  }),
});
