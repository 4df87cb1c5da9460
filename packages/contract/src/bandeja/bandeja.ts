import { ESTADOS_CREDITO, ESTADOS_SOLICITUD, ROL, TIPOS_SOLICITUD, type TipoSolicitud } from '@leal/domain';
import * as z from 'zod/mini';
import { idsConComas, lista, paginacion } from '../comunes/listas.ts';
import { creditoPendiente } from '../creditos/pendientes.ts';
import { definirLlamada } from '../definir.ts';
import { gasto } from '../formas/gasto.ts';
import { parecido } from '../formas/parecido.ts';
import type { Esquema } from '../llamada.ts';
import { deCadaTipo, FORMAS_SOLICITUD, type FormasSolicitud } from '../solicitudes/tipos.ts';
import { VISTOS } from '../vistos/visto.ts';

const deClase = <C extends string, E extends Esquema>(clase: C, item: E) =>
  z.object({ clase: z.literal(clase), item });
type DeTipo = {
  [T in TipoSolicitud]: z.ZodMiniObject<{
    clase: z.ZodMiniLiteral<T>;
    item: FormasSolicitud[T]['solicitud'];
  }>;
}[TipoSolicitud];

/** An item that waits for a manager, of whichever kind: `item` is what its own list says of it. */
const porDecidir = z.discriminatedUnion('clase', [
  deClase('creditos', creditoPendiente),
  deClase('gastos', gasto),
  ...(TIPOS_SOLICITUD.map((tipo) => deClase(tipo, FORMAS_SOLICITUD[tipo].solicitud)) as unknown as DeTipo[]),
]);
export type PorDecidir = z.output<typeof porDecidir>;

/** A manager's day of decisions fits in one page; what is beyond comes with the next. */
export const TOPE_BANDEJA = 500;

/** The most collectors that can be asked for at once; whoever wants more of them asks for all. */
export const TOPE_COBRADORES = 10;

export const bandeja = definirLlamada({
  metodo: 'GET',
  ruta: '/bandeja',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Everything that waits for a decision, of every kind, oldest first; of all collectors or of some',
  consulta: z.strictObject({
    ...paginacion,
    limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(TOPE_BANDEJA))),
    cobradores: z.optional(idsConComas(TOPE_COBRADORES)),
  }),
  respuesta: lista(porDecidir),
});

/** The most that one answer says: a question about more of them asks again. */
export const TOPE_VISTOS = 50;

const ids = z.optional(idsConComas(TOPE_VISTOS));

const pregunta = z.discriminatedUnion('tipo', [
  z.object({
    tipo: z.literal('credito'),
    estado: z.enum(ESTADOS_CREDITO),
    visto: VISTOS.credito,
    parecidos: z.array(parecido),
  }),
  z.object({ tipo: z.literal('gasto'), estado: z.enum(ESTADOS_SOLICITUD), visto: VISTOS.gasto }),
  ...deCadaTipo('pregunta'),
]);
/** The question about several shows this of each. */
export type PreguntaDeVarias = z.output<typeof pregunta>;

/** Things that are not there any more are left out. */
export const vistosDeVarias = definirLlamada({
  metodo: 'GET',
  ruta: '/bandeja/vistos',
  roles: [ROL.gerente],
  resumen: 'What decides each of several, as it is now, for one question about all of them',
  consulta: z.strictObject({ creditos: ids, gastos: ids, solicitudes: ids }),
  respuesta: z.object({ datos: z.array(z.object({ id: z.string(), pregunta })) }),
});
