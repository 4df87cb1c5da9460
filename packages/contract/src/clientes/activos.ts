import { estaBuscando, ROL, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago, id } from '../comunes/campos.ts';
import { fichaCliente } from '../comunes/cliente.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';
import { deVacaciones } from '../formas/vacaciones.ts';

/** A client with an active credit (spec §3, 'Active client'), with what its card leads to. */
export const clienteActivo = z.object({
  ...tomar(credito.shape, ['id_cliente', 'id_credito', 'id_cobrador']),
  nombre_cobrador: z.string(),
  ...deVacaciones,
  ...fichaCliente,
  ...tomar(credito.shape, ['monto_solicitado', 'dias_pago', 'interes', 'monto_total', 'saldo', 'atrasos']),
  /** The amount that should have been paid before today and was not. */
  atrasado: pesos,
  /** Days since the first due day that is not covered whole; 0 for whoever is not behind. */
  dias_atrasado: z.int(),
  /** The paid part of the total in per cent, 0 to 100 with two decimals. */
  porcentaje_pagado: z.number(),
  /** The day on which the credit was registered: the list's order. */
  alta: fechaNegocio,
  fecha_vencimiento: credito.shape.fecha_vencimiento,
  vencido: z.boolean(),
  /** The collector still has to hand its cash over. */
  por_entregar: z.boolean(),
});
export type ClienteActivo = z.output<typeof clienteActivo>;

const dias = z.coerce.number().check(z.int(), z.gte(1), z.lte(3650));

const consulta = z.strictObject({
  ...paginacion,
  busqueda,
  id_cobrador: z.optional(id),
  dias_pago: z.optional(z.pipe(z.coerce.number(), diasPago)),
  /** The credits past their due date; the longest first. */
  ver: z.optional(z.literal('vencidos')),
  /** The credits registered at least that many days ago. */
  antiguedad: z.optional(dias),
  /** The credits behind for at least that many days; the longest first. */
  atrasados: z.optional(dias),
  /** Those behind for at most that many days (0: up to date), without the loans that were not handed over; the longest first. */
  atrasados_hasta: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lte(3650))),
  /**
   * The order: by due date, by days behind (without the loans that were not handed over), or the newest first, which is
   * the default.
   */
  orden: z.optional(z.enum(['vence', '-dias', '-alta'])),
});

type Pedida = z.output<typeof consulta>;

/** The matches of a search that are filtered and ordered: words are kept with the client, and the rest with its credit. */
export const TOPE_BUSQUEDA_ACTIVOS = 200;

const RANGOS = ['ver', 'antiguedad', 'atrasados', 'atrasados_hasta'] as const;

/** A search that is filtered or ordered has one page, whatever its limit: what it has among its first matches. */
export const esBusquedaOrdenada = ({ busqueda: texto, orden, ...filtros }: Pedida): boolean =>
  estaBuscando(texto) &&
  [...Object.values(tomar(filtros, RANGOS)), filtros.dias_pago, orden].some((pedido) => pedido !== undefined);

/** Each range of a list is in the order of its field; the newest first is what a list has that asks for nothing. */
const ordenesDe = ({ ver, antiguedad, atrasados, atrasados_hasta, orden }: Pedida) =>
  new Set([
    ...(ver === undefined ? [] : ['vence']),
    ...(antiguedad === undefined ? [] : ['-alta']),
    ...((atrasados ?? atrasados_hasta) === undefined ? [] : ['-dias']),
    ...(orden === undefined || orden === '-alta' ? [] : [orden]),
  ]);

/** A list has one order; what a search found is put in any. */
const seOrdena = (pedida: Pedida): boolean => estaBuscando(pedida.busqueda) || ordenesDe(pedida).size <= 1;

/** All collectors' together; each typed word is looked for in name, phone, business and address. */
export const clientesActivos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/aprobados-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Active clients of every collector',
  consulta: consulta.check(
    z.refine((pedida) => pedida.antiguedad === undefined || seOrdena(pedida), {
      error: 'No se combina con el vencimiento ni con el atraso',
      path: ['antiguedad'],
    }),
    z.refine((pedida) => pedida.antiguedad !== undefined || seOrdena(pedida), {
      error: 'No se combinan el vencimiento y el atraso',
      path: ['orden'],
    }),
  ),
  respuesta: lista(clienteActivo),
});
