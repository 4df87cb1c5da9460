import { DIAS_DE_SEMANA, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

const palabra = z.nullable(z.string());

/** The words of the law; null: not set. */
export const datosLegales = z.object({
  razon_social: palabra,
  rfc: palabra,
  contacto: palabra,
  aviso_privacidad: palabra,
  mostrar_cat: z.boolean(),
  lugar: palabra,
  pagare: palabra,
  contrato: palabra,
  formato_aprobado: z.boolean(),
});

const festivo = z.object({ fecha: fechaNegocio, nombre: z.string() });

export const horario = z.object({ apertura: z.int(), cierre: z.int() });
/** The weekdays with hours of their own. */
export const horarios = z.object(porCampo(DIAS_DE_SEMANA, z.optional(horario)));

const numeros = z.record(z.string(), z.number());

/** The days that a change of the calendar put on the list, and those that it took off. */
const version = z.object({
  version: z.int(),
  desde_ms: z.int(),
  mas: z.array(festivo),
  menos: z.array(fechaNegocio),
});

/** Carried by every answer of an instance that knows them: the version of the settings it works by. */
export const CABECERA_NEGOCIO = 'X-Leal-Negocio';

/** The owner's settings, for the checks and texts of the browser; `version` changes when any of it does. */
export const configuracionNegocio = definirLlamada({
  metodo: 'GET',
  ruta: '/configuracion/negocio',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: 'The business settings in force: hours, holidays, thresholds',
  respuesta: z.object({
    version: z.string(),
    /** The list in force. */
    festivos: z.array(festivo),
    /** Every list that there was: a credit's plan is made by the one whose number it carries. */
    calendario: z.optional(z.object({ vigente: z.int(), versiones: z.array(version) })),
    exigir_segundo_gerente: z.boolean(),
    parametros: numeros,
    horarios: z.optional(horarios),
    /** The settings that were in force until then, as far back as a capture may wait; the oldest first. */
    de_antes: z.optional(z.array(z.object({ hasta_ms: z.int(), parametros: numeros, horarios }))),
    /** The changes from the start of that day on; the soonest first. */
    por_venir: z.optional(
      z.array(z.object({ desde: fechaNegocio, parametros: numeros, horarios: z.optional(horarios) })),
    ),
    /** Transfers were taken once; not said where they never were. */
    hubo_transferencias: z.optional(z.literal(true)),
    motivos_visita: z.optional(z.array(z.string())),
    aviso_cobro: z.optional(z.string()),
    legales: z.optional(datosLegales),
  }),
});
