import { CAMBIOS_DE_ATRASO, DIAS_DE_RIESGO, METAS, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id, porCampo } from '../comunes/campos.ts';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { mesNegocio } from '../comunes/mes.ts';
import { definirLlamada } from '../definir.ts';

/** In per cent, two decimals; null: there is nothing of which it could be a part. */
const porcentaje = z.nullable(z.number());
const cuantos = z.object({ n: z.int(), saldo: pesos });

/** The credits that were behind from `desde` to `hasta` days (null: and more) a week before, by what became of them. */
const cambio = z.object({
  desde: z.int(),
  hasta: z.nullable(z.int()),
  ...cuantos.shape,
  ...porCampo(CAMBIOS_DE_ATRASO, cuantos),
});

const cifras = z.object({
  /** Handed over and not paid off, at the end of the week. */
  ...cuantos.shape,
  riesgo: z.array(z.object({ dias: z.literal(DIAS_DE_RIESGO), ...cuantos.shape, porcentaje })),
  cambios: z.array(cambio),
  nuevos: cuantos,
  de_otros: cuantos,
  promesas: z.object({ vencieron: z.int(), cumplidas: z.int(), porcentaje }),
  primeros: z.object({ vencieron: z.int(), fallaron: z.int(), porcentaje }),
  cobrado: z.object({ ...enPesos(['cobrado', 'esperado']), porcentaje }),
});

const semana = z.object({
  lunes: fechaNegocio,
  domingo: fechaNegocio,
  /** As of when its rows were read. */
  hecha: instante,
  /** Of the office: the collectors whose part the night could not keep yet; the week's first values wait for them. */
  faltan: z.int(),
  /** The goals that held when it was made, in per cent; 0: none. */
  metas: z.object(porCampo(METAS, z.int())),
  /** As it was kept. */
  cifras,
  /** What its rows say since a later correction; null: the same. */
  corregida: z.nullable(z.object({ en: instante, cifras })),
});

const deCosecha = { n: z.int(), ...enPesos(['total', 'por_pagar']), porcentaje };

/** The loans that began in a month, by the days since their start, with what of their total was not paid then. */
const cosecha = z.object({
  mes: mesNegocio,
  edades: z.array(
    z.object({
      edad: z.int(),
      ...deCosecha,
      /** What their weeks say since a later correction; null: the same. */
      corregida: z.nullable(z.object(deCosecha)),
      /** Every loan of the month has reached that age within these weeks. */
      completa: z.boolean(),
    }),
  ),
});

/** The last 26 weeks that are kept, of a collector or of the whole office; the oldest first. */
export const evolucion = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/evolucion',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Worse or better: the weeks that are over',
  errores: ['NO_ENCONTRADO'],
  consulta: z.strictObject({ id_cobrador: z.optional(id) }),
  respuesta: z.object({
    semanas: z.array(semana),
    /** As their weeks were kept, beside what they say now; the newest month first. */
    cosechas: z.array(cosecha),
  }),
});
