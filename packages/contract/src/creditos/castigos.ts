import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido } from '../comunes/campos.ts';
import { senasCliente } from '../comunes/cliente.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { pedidoDeCastigo } from '../formas/castigo.ts';
import { conConvenio } from '../formas/convenio.ts';

/**
 * `visto`: the balance, and who had asked for it (null: nobody). Where the owner demands a second manager the first call asks (202), and
 * another manager's confirms.
 */
export const castigarCredito = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/castigar',
  roles: [ROL.gerente],
  resumen: 'Take a loan out as lost',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE', 'CREDITO_NO_ACTIVO'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({ saldo: pesos, pedido_por: z.nullable(z.string()) }),
  }),
  respuesta: z.object({ id_credito: z.string(), castigado: z.boolean() }),
  aceptada: ({ castigado }) => !castigado,
});

/**
 * Takes a write-off back, or what a manager asked for and nobody has confirmed. `visto` says which of the two was shown: whose write-off,
 * or who had asked for it; the other is null.
 */
export const deshacerCastigo = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/deshacer-castigo',
  roles: [ROL.gerente],
  resumen: 'Take a write-off back, as long as nothing was paid since',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS', 'NO_ELEGIBLE', 'CREDITO_NO_ACTIVO'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({
      saldo: pesos,
      castigado_por: z.nullable(z.string()),
      pedido_por: z.nullable(z.string()),
    }),
  }),
  respuesta: z.object({ id_credito: z.string() }),
});

export const levantarCastigo = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/levantar-castigo',
  roles: [ROL.gerente],
  resumen: 'Let the client of a written-off loan have another one',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({ saldo: pesos }),
  }),
  respuesta: z.object({ id_credito: z.string() }),
});

/**
 * What they owe now; what was lost on that day of the principal; and what was paid since, interest and all, less what
 * corrections of earlier payments took back.
 */
const montos = enPesos(['saldo', 'perdido', 'cobrado_despues']);

const creditoCastigado = z.object({
  id_credito: z.string(),
  id_cliente: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.nullable(z.string()),
  ...senasCliente,
  fecha: fechaNegocio,
  motivo: z.string(),
  ...montos,
  /** A manager lets its client have another loan. */
  levantado: z.optional(z.literal(true)),
  cliente_eliminado: z.optional(z.literal(true)),
  ...conConvenio,
});
export type CreditoCastigado = z.output<typeof creditoCastigado>;

/**
 * The newest first; of one collector or of all. The first page has the totals of all, and what waits for a second manager.
 * `busqueda`: those whose clients have these words, deleted clients too; without totals.
 */
export const castigados = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/castigados',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Loans that were written off, with their totals',
  consulta: z.strictObject({ ...paginacion, id_cobrador: z.optional(id), busqueda }),
  respuesta: z.extend(lista(creditoCastigado), {
    totales: z.nullable(z.object({ creditos: z.int(), ...montos })),
    por_confirmar: z.optional(
      z.array(
        z.object({
          id_credito: z.string(),
          id_cliente: z.string(),
          nombre: z.string(),
          saldo: pesos,
          ...pedidoDeCastigo.shape,
        }),
      ),
    ),
    /** More wait, since later. */
    hay_mas_por_confirmar: z.optional(z.literal(true)),
  }),
});
