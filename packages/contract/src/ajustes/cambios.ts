import {
  DIAS_DE_SEMANA,
  errorDeAjuste,
  esHorario,
  NOMBRES_AJUSTES,
  TOPE_AVISO,
  TOPE_FESTIVO,
  TOPE_MOTIVO_VISITA,
  TOPES_LEGALES,
} from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo, rotulo } from '../comunes/campos.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { horario } from '../sistema/configuracion-negocio.ts';

const SIN_SENTIDO = { error: 'Se abre entre las 0 y las 23, y se cierra después, hasta las 24' };

export const enSusLimites = (nombre: (typeof NOMBRES_AJUSTES)[number]) =>
  z.refine<number>((valor) => errorDeAjuste(nombre, valor) === null, {
    error: ({ input }) => errorDeAjuste(nombre, input as number) ?? '',
  });

const numero = (nombre: (typeof NOMBRES_AJUSTES)[number]) =>
  z.optional(z.number().check(enSusLimites(nombre)));

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
  /** All weekdays with hours of their own; whole hours, and it closes after it opens. */
  horarios: z.optional(
    z.strictObject(porCampo(DIAS_DE_SEMANA, z.optional(horario.check(z.refine(esHorario, SIN_SENTIDO))))),
  ),
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
