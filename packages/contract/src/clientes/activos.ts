import { estaBuscando, ROL, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago, id } from '../comunes/campos.ts';
import { fichaCliente } from '../comunes/cliente.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { busqueda, lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** A client with an active credit (spec §3, 'Active client'), with what its card leads to. */
export const clienteActivo = z.object({
  ...tomar(credito.shape, ['id_cliente', 'id_credito', 'id_cobrador']),
  nombre_cobrador: z.string(),
  ...fichaCliente,
  ...tomar(credito.shape, ['monto_solicitado', 'dias_pago', 'interes', 'monto_total', 'saldo']),
  /** The day on which the credit was registered: the list's order. */
  alta: fechaNegocio,
  fecha_vencimiento: credito.shape.fecha_vencimiento,
  vencido: z.boolean(),
  /** The collector still has to hand its cash over. */
  por_entregar: z.boolean(),
});
export type ClienteActivo = z.output<typeof clienteActivo>;

const consulta = z.strictObject({
  ...paginacion,
  busqueda,
  id_cobrador: z.optional(id),
  dias_pago: z.optional(z.pipe(z.coerce.number(), diasPago)),
  /** Past their due date; the longest first. */
  ver: z.optional(z.literal('vencidos')),
  /** Registered at least that many days ago. */
  antiguedad: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(3650))),
  /** The order by due date; absent, the newest first. */
  orden: z.optional(z.literal('vence')),
});

type Pedida = z.output<typeof consulta>;

/** Words are kept with the client, and the rest with its credit: only the collector is known to both. */
const seBusca = ({ busqueda: texto, dias_pago, ver, antiguedad, orden }: Pedida): boolean =>
  !estaBuscando(texto) || (dias_pago ?? ver ?? antiguedad ?? orden) === undefined;

/** A list has one order, and a range is in that order: by the due date there is no age. */
const seOrdena = ({ ver, antiguedad, orden }: Pedida): boolean =>
  antiguedad === undefined || (ver ?? orden) === undefined;

/** All collectors' together; each typed word is looked for in name, phone, business and address. */
export const clientesActivos = definirLlamada({
  metodo: 'GET',
  ruta: '/clientes/aprobados-creditos',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Active clients of every collector',
  consulta: consulta.check(
    z.refine(seBusca, { error: 'Una búsqueda solo se filtra por cobrador', path: ['busqueda'] }),
    z.refine(seOrdena, { error: 'No se combina con el vencimiento', path: ['antiguedad'] }),
  ),
  respuesta: lista(clienteActivo),
});
