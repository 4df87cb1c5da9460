import { tomar, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { fichaCliente, parteDeFicha } from '../comunes/cliente.ts';
import { formaActual } from '../comunes/forma.ts';
import { pesos } from '../comunes/dinero.ts';
import { dichoPorTelefono } from '../formas/telefono.ts';
import { VISTOS_SOLICITUD } from '../solicitudes/tipos.ts';

/**
 * The values that the question before a decision shows: only those that the decision changes. They come back with the
 * decision, and the server compares them with what is stored (409 CAMBIO_MIENTRAS). No two have the same fields.
 */
export const VISTOS = {
  credito: z.strictObject({
    monto_solicitado: pesos,
    dias_pago: diasPago,
    interes: z.number(),
    ...tomar(fichaCliente, ['nombre', 'telefono', 'negocio', 'direccion']),
    id_cobrador: z.string(),
  }),
  gasto: z.strictObject({ monto: pesos, motivo: z.string() }),
  ...VISTOS_SOLICITUD,
  /** A payment that a manager edits without a request. */
  pago: z.strictObject({ monto_actual: pesos, ...formaActual }),
  /** A client that is deleted: the open credit, what is owed of it, and who wants it written off, which the deletion confirms. */
  cliente: z.strictObject({
    id_credito: z.nullable(z.string()),
    saldo: pesos,
    pedido_por: z.nullable(z.string()),
  }),
  /** Clients that get another collector: what goes along of requests, and what holds cash and stays; what each receiver gets. */
  reasignacion: z.strictObject({
    clientes: z.int(),
    creditos: z.int(),
    saldo: pesos,
    van: z.int(),
    se_quedan: z.int(),
    partes: z.array(z.strictObject({ id_cobrador: z.string(), clientes: z.int(), saldo: pesos })),
  }),
  /** An account that is turned off or on, with what a collector leaves to others: cash, open tasks, hand-overs and loans that wait. */
  usuario: z.strictObject({
    activo: z.boolean(),
    clientes_activos: z.int(),
    en_mano: pesos,
    tareas: z.int(),
    traspasos: z.int(),
    por_entregar: z.int(),
  }),
  /** An account whose name and e-mail are edited. */
  cuenta: z.strictObject({ nombre: z.string(), email: z.string() }),
  /** Every session of a person: on how many phones they work, and what all of theirs have not sent. */
  sesiones: z.strictObject({ abiertas: z.int(), sin_enviar: z.int(), monto_sin_enviar: pesos }),
  /** A phone that is lost: what it had not sent when it was last heard of. */
  telefono: z.strictObject({ ...dichoPorTelefono, perdido: z.boolean() }),
  /** The fields that are edited, of a client or of the loan that it asks for. */
  ficha: z.strictObject({
    ...parteDeFicha,
    dias_pago: z.optional(z.nullable(diasPago)),
    monto_solicitado: z.optional(z.nullable(pesos)),
  }),
} as const;
export type ClaseVisto = keyof typeof VISTOS;
export type Visto<C extends ClaseVisto = ClaseVisto> = { [K in C]: z.output<(typeof VISTOS)[K]> }[C];

/** Sent with a callable's decision: the kind of thing decided says which of these it must be. */
export const vistoDecision = z.optional(
  z.union([VISTOS.credito, VISTOS.gasto, ...Object.values(VISTOS_SOLICITUD)]),
);

/** The same for a client's deletion, which has no body: as query parameters, the first two together or none. */
export const vistoEnConsulta = z.strictObject({
  /** Empty: no open credit. */
  visto_credito: z.optional(z.string().check(z.maxLength(128))),
  visto_saldo: z.optional(z.pipe(z.coerce.number(), pesos)),
  /** Who had asked that it be written off; absent or empty: nobody. */
  visto_pedido_por: z.optional(z.string().check(z.maxLength(TOPES.nombre))),
});
