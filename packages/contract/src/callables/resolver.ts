import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { credito } from '../formas/credito.ts';
import { gasto } from '../formas/gasto.ts';
import { solicitud } from '../solicitudes/solicitud.ts';
import { datosDecision } from './definir.ts';

const comun = { roles: [ROL.gerente], datos: datosDecision } as const;

export const resolverCreditoCallable = {
  ...comun,
  nombre: 'resolverCredito',
  resumen: 'Approve or reject a pending credit',
  respuesta: z.object({ credito }),
} as const;

/** Decides a request of any type; `id_credito`: the credit that an approved renewal starts. */
export const resolverSolicitudCallable = {
  ...comun,
  nombre: 'resolverSolicitud',
  resumen: 'Approve or reject a request of any type',
  respuesta: z.object({ solicitud, id_credito: z.optional(z.string()) }),
} as const;

export const resolverGastoCallable = {
  ...comun,
  nombre: 'resolverGasto',
  resumen: 'Approve or reject an expense',
  respuesta: z.object({ gasto }),
} as const;

/** Every callable, by the name under which it is deployed; Hosting leads each below `RUTA_CALLABLES` to it. */
export const CALLABLES = {
  resolverCredito: resolverCreditoCallable,
  resolverSolicitud: resolverSolicitudCallable,
  resolverGasto: resolverGastoCallable,
} as const;
export type NombreCallable = keyof typeof CALLABLES;

/** A page calls them on its own origin, so that its policy needs no host of functions. */
export const RUTA_CALLABLES = '/leal-callables';
