import {
  errorDeAjuste,
  NOMBRES_AJUSTES,
  ROL,
  TOPE_AVISO,
  TOPE_FESTIVO,
  TOPE_MOTIVO_VISITA,
  TOPES,
  TOPES_LEGALES,
} from '@leal/domain';
import * as z from 'zod/mini';
import { rotulo, textoOpcional } from '../comunes/campos.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { datosLegales } from '../sistema/configuracion-negocio.ts';

const festivo = z.object({ fecha: fechaNegocio, nombre: z.string() });

/** How far the open credits have gone over to the newest calendar. */
const mudanza = z.object({
  version: z.int(),
  en_curso: z.boolean(),
  /** When it comes into force, or came. */
  rige_desde: instante,
  /** Those that are over. */
  creditos: z.int(),
});

/** What the owner wants, as it stands; some of it may not be in force yet. */
export const ajustes = z.object({
  /** Of all of it: what is saved is held to the version that was read. */
  version: z.string(),
  /** By their names in `AJUSTES`. */
  parametros: z.record(z.string(), z.number()),
  exigir_segundo_gerente: z.boolean(),
  festivos: z.array(festivo),
  motivos_visita: z.array(z.string()),
  aviso_cobro: z.string(),
  legales: datosLegales,
  /** The holidays are not those of the newest calendar yet: the next minute makes one. */
  por_aplicar: z.boolean(),
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

const numero = (nombre: (typeof NOMBRES_AJUSTES)[number]) =>
  z.optional(
    z.number().check(
      z.refine((valor: number) => errorDeAjuste(nombre, valor) === null, {
        error: ({ input }) => errorDeAjuste(nombre, input as number) ?? '',
      }),
    ),
  );

const parametros = z.strictObject(
  Object.fromEntries(NOMBRES_AJUSTES.map((nombre) => [nombre, numero(nombre)])) as {
    [K in (typeof NOMBRES_AJUSTES)[number]]: ReturnType<typeof numero>;
  },
);

const MAXIMO_FESTIVOS = 200;
const MAXIMO_MOTIVOS = 12;

/** A text that is taken back is null. */
const texto = (tope: number) => z.optional(z.nullable(z.string().check(z.maxLength(tope))));

const legales = z.strictObject({
  razon_social: texto(TOPES_LEGALES.razon_social),
  rfc: texto(20),
  contacto: texto(TOPES_LEGALES.contacto),
  aviso_privacidad: texto(TOPES_LEGALES.texto),
  mostrar_cat: z.optional(z.boolean()),
  lugar: texto(TOPES_LEGALES.lugar),
  pagare: texto(TOPES_LEGALES.texto),
  contrato: texto(TOPES_LEGALES.contrato),
  formato_aprobado: z.optional(z.boolean()),
});

export const cambiosDeAjustes = z.strictObject({
  parametros: z.optional(parametros),
  exigir_segundo_gerente: z.optional(z.boolean()),
  /** The whole list; a day that is over for more than a week neither comes nor goes. */
  festivos: z.optional(
    z
      .array(z.strictObject({ fecha: fechaNegocio, nombre: rotulo(TOPE_FESTIVO, 'Escribe qué día es') }))
      .check(z.maxLength(MAXIMO_FESTIVOS)),
  ),
  motivos_visita: z.optional(
    z.array(rotulo(TOPE_MOTIVO_VISITA, 'Escribe el motivo')).check(z.maxLength(MAXIMO_MOTIVOS)),
  ),
  aviso_cobro: z.optional(rotulo(TOPE_AVISO, 'Escribe el texto')),
  legales: z.optional(legales),
});
export type CambiosDeAjustes = z.output<typeof cambiosDeAjustes>;

/** Saves some settings; what is not named stays. In force within a minute, a holiday within two. */
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
