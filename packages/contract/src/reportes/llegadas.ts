import { MARCAS, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { filaReporte } from '../formas/fila-reporte.ts';

const diaDeLlegadas = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  fecha: fechaNegocio,
  /** Rows that came late, and rows with a mark: one may be both. */
  tardias: z.int(),
  marcadas: z.int(),
});
export type DiaDeLlegadas = z.output<typeof diaDeLlegadas>;

/**
 * The days of a week that have something to look at, with their collectors, as of the last hour. Pages hold a hundred
 * rows unless fewer are asked for; the newest day comes first, and a page's rows of one day are sorted by name.
 */
export const llegadasDeSemana = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/llegadas',
  roles: [ROL.gerente],
  resumen: 'The days of a week with rows that came late or are marked',
  errores: ['FECHA_INVALIDA'],
  consulta: z.strictObject({ ...paginacion, semana: z.optional(fechaNegocio) }),
  /** An answer without the cursor is whole: so it was before there were pages. */
  respuesta: z.extend(lista(diaDeLlegadas), {
    semana: z.object({ inicio: fechaNegocio, fin: fechaNegocio }),
    siguiente: z._default(z.nullable(z.string()), null),
  }),
});

/** A row of the day as the report says it, with when it arrived and what does not fit. */
const filaLlegada = z.extend(filaReporte, {
  capturado_en: instante,
  sincronizado_en: instante,
  tardia: z.boolean(),
  marcas: z.array(z.enum(MARCAS)),
  dispositivo: z.optional(z.string()),
});
export type FilaLlegada = z.output<typeof filaLlegada>;

/** The rows of one day as of now. All of them: they are few, and never more than the day has rows. */
export const llegadasDelDia = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/llegadas/:id_usuario',
  roles: [ROL.gerente],
  resumen: "A collector's rows of a day that came late or are marked",
  errores: ['FECHA_INVALIDA'],
  parametros: z.strictObject({ id_usuario: id }),
  consulta: z.strictObject({ fecha: z.optional(fechaNegocio) }),
  respuesta: z.object({
    nombre_cobrador: z.string(),
    fecha: fechaNegocio,
    /** Newest tap first. */
    datos: z.array(filaLlegada),
  }),
});
