import {
  CLAVES_DE_SENAL,
  DESTINOS_DE_SENAL,
  ESTADOS_DE_SENAL,
  REVISIONES_DE_SENAL,
  ROL,
  TOPES,
} from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';

const clave = z.enum(CLAVES_DE_SENAL);
const estado = z.enum(ESTADOS_DE_SENAL);

const fila = z.object({
  id: z.string(),
  /** What it leads to, and the id of that. */
  a: z.enum(DESTINOS_DE_SENAL),
  destino: z.string(),
  /** The client's; null: it is of none. */
  nombre: z.nullable(z.string()),
  cuando: instante,
  monto: z.nullable(pesos),
  que: z.string(),
});
export type FilaSenalada = z.output<typeof fila>;

const senal = z.object({
  clave,
  /** The rule in a sentence, with the numbers that held that night. */
  regla: z.string(),
  filas: z.array(fila),
  estado,
  /** Who has looked, when, and in what words; absent: nobody. */
  revision: z.optional(z.object({ nombre_gerente: z.string(), en: instante, nota: z.nullable(z.string()) })),
  /** How usual it is here: said on so many of so many days of collectors, of the last sixty. */
  usual: z.object({ con: z.int(), de: z.int() }),
});
export type SenalDicha = z.output<typeof senal>;

const diaConSenales = z.object({
  id: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  fecha: fechaNegocio,
  senales: z.array(senal),
});
export type DiaConSenales = z.output<typeof diaConSenales>;

/** Of days that are over, as the night found them; the newest first. No collector reads any of it, not even their own. */
export const listarSenales = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/senales',
  roles: [ROL.gerente],
  resumen: 'What a manager should look at of the days that are over, by collector and day',
  consulta: z.strictObject({
    ...paginacion,
    id_cobrador: z.optional(id),
    fecha: z.optional(fechaNegocio),
    /** Days on which nobody has looked at some signal, or on which all were looked at; absent: both. */
    estado: z.optional(z.enum(['por_revisar', 'revisadas'])),
  }),
  respuesta: lista(diaConSenales),
});

/** A manager has looked at a signal, and says so; it may be said anew. 409 CAMBIO_MIENTRAS when somebody else said another word since. */
export const revisarSenal = definirLlamada({
  metodo: 'POST',
  ruta: '/gerente/senales/:id/revision',
  roles: [ROL.gerente],
  resumen: 'Say that a signal was looked at, or that it was a false alarm',
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS'],
  parametros: z.strictObject({ id }),
  cuerpo: z.strictObject({
    clave,
    estado: z.enum(REVISIONES_DE_SENAL),
    /** What was found: required for one that was looked at. */
    nota: textoOpcional(TOPES.motivo),
    /** What the screen showed of it. */
    visto: z.strictObject({ estado }),
  }),
  respuesta: z.object({ id: z.string(), clave, estado }),
});
