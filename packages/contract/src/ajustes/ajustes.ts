import { CRITERIOS, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { textoOpcional } from '../comunes/campos.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { datosLegales, horarios } from '../sistema/configuracion-negocio.ts';
import { cambiosDeAjustes, enSusLimites } from './cambios.ts';

const festivo = z.object({ fecha: fechaNegocio, nombre: z.string() });

/** How far the open credits have gone over to the newest version of the calendar. */
const mudanza = z.object({
  version: z.int(),
  en_curso: z.boolean(),
  /** Whether listed days changed in it, and numbers by which credits are counted. */
  dias: z.boolean(),
  criterios: z.boolean(),
  /** When it comes into force, or came. */
  rige_desde: instante,
  /** The number of credits that have gone over to it. */
  creditos: z.int(),
});

/** A change that was saved for a day to come. */
const programado = z.object({
  id: z.string(),
  desde: fechaNegocio,
  /** The changes as they were sent (`cambiosDeAjustes`). */
  cambios: z.record(z.string(), z.unknown()),
  /** The name of the manager who saved it. */
  nombre: z.string(),
  motivo: z.string(),
});
export type AjusteProgramado = z.output<typeof programado>;

/** The settings as the owner wants them; some may not be in force yet. */
export const ajustes = z.object({
  /** The version of all the settings: a change is held to the version that was read. */
  version: z.string(),
  /** The numbers, by their names in `AJUSTES`. */
  parametros: z.record(z.string(), z.number()),
  /** The weekdays with hours of their own. */
  horarios,
  exigir_segundo_gerente: z.boolean(),
  festivos: z.array(festivo),
  motivos_visita: z.array(z.string()),
  aviso_cobro: z.string(),
  legales: datosLegales,
  /** The soonest first. */
  programados: z.array(programado),
  /** The holidays are not those of the newest calendar yet: the next minute makes one. */
  por_aplicar: z.boolean(),
  /** The open credits are counted by other numbers than those set: the next minute begins to count them again. */
  por_contar: z.boolean(),
  /** Null: the calendar has never changed. */
  mudanza: z.nullable(mudanza),
  /** Values that somebody wrote by hand in the console, and no rule can use: their defaults hold. */
  no_sirven: z.array(z.object({ campo: z.string(), valor: z.string() })),
});
export type Ajustes = z.output<typeof ajustes>;

export const leerAjustes = definirLlamada({
  metodo: 'GET',
  ruta: '/ajustes',
  roles: [ROL.gerente],
  resumen: 'The settings of the business, as the owner wants them',
  respuesta: ajustes,
});

/**
 * Saves some settings; what is not named stays. In force within a minute, a holiday within two; or from the start of a later day on, and
 * whatever is captured before it is judged by what is in force today.
 */
export const guardarAjustes = definirLlamada({
  metodo: 'PUT',
  ruta: '/ajustes',
  roles: [ROL.gerente],
  resumen: 'Save some settings of the business',
  errores: ['CAMBIO_MIENTRAS', 'FECHA_INVALIDA'],
  cuerpo: z.strictObject({
    cambios: cambiosDeAjustes,
    /** The version that was read. */
    visto: z.string().check(z.maxLength(64)),
    /** The day of the change, from tomorrow on; holidays say their day themselves. */
    vigente_desde: z.optional(fechaNegocio),
    /** A change that was to come, and is taken back (`programados.id`). */
    quitar: z.optional(z.string().check(z.maxLength(64))),
    motivo: textoOpcional(TOPES.motivo),
  }),
  respuesta: ajustes,
});

/** The open credits that have a payment on that day, or would have: those that a holiday on it moves. */
export const efectoDelDia = definirLlamada({
  metodo: 'GET',
  ruta: '/ajustes/efecto',
  roles: [ROL.gerente],
  resumen: 'How many open credits a holiday on that day moves',
  consulta: z.strictObject({ fecha: fechaNegocio }),
  respuesta: z.object({ creditos: z.int() }),
});

/** At most so many active credits are looked at, so that the answer comes. */
export const TOPE_EFECTO = 20_000;

/** The active credits that these numbers count anew; what is not named stays as it is in force. */
export const efectoDeCriterios = definirLlamada({
  metodo: 'GET',
  ruta: '/ajustes/efecto-criterios',
  roles: [ROL.gerente],
  resumen: 'How many active credits another percentage for renewals, or another rest, counts anew',
  consulta: z.strictObject(
    Object.fromEntries(
      CRITERIOS.map((nombre) => [nombre, z.optional(z.coerce.number().check(enSusLimites(nombre)))]),
    ) as { [K in (typeof CRITERIOS)[number]]: z.ZodMiniOptional<z.ZodMiniNumber> },
  ),
  respuesta: z.object({
    /** The credits that may be renewed then, and those that no longer may. */
    renovables: z.int(),
    no_renovables: z.int(),
    /** The credits whose card suggests another amount. */
    sugeridos: z.int(),
    /** Whether all of them were looked at (`TOPE_EFECTO`). */
    todos: z.boolean(),
  }),
});
