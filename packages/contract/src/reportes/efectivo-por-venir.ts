import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { enPesos, pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

const cuenta = z.object({ n: z.int(), monto: pesos });
/** In per cent, two decimals; null: nothing of which it could be a part. */
const porcentaje = z.nullable(z.number());

const dia = z.object({
  fecha: fechaNegocio,
  /** What the plan makes due. */
  plan: pesos,
  /** What of it is expected, and the low and the high of that; null: too little history. */
  esperado: z.nullable(pesos),
  bajo: z.nullable(pesos),
  alto: z.nullable(pesos),
  ...enPesos(['entregas', 'gastos']),
  /** What is expected, without loans and expenses; and that of all days so far. */
  queda: z.nullable(pesos),
  acumulado: z.nullable(pesos),
});

const proporcion = { ...enPesos(['debido', 'cobrado']), porcentaje };

/** The days behind from `desde` to `hasta` (null: and more). */
const deTramo = z.object({
  desde: z.int(),
  hasta: z.nullable(z.int()),
  ...proporcion,
  /** False: it has too little history, and is taken to pay as the whole portfolio. */
  propia: z.boolean(),
});

const error = z.object({ pronosticos: z.int(), esperado: porcentaje, plan: porcentaje });

/**
 * The cash of the next fourteen days, as of the end of the day before the last night that ran; today's cash, loans that have or
 * wait for theirs and requests are those of now.
 */
export const efectivoPorVenir = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/efectivo',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'The cash of the next days: due by plan, expected, loans and expenses',
  respuesta: z.object({
    hoy: fechaNegocio,
    cobrado_hoy: pesos,
    /** Loans whose cash was handed over today. */
    entregado_hoy: cuenta,
    /** Approved loans that wait for their cash, and the day on which they are taken to get it. */
    por_entregar: cuenta,
    entregas_el: fechaNegocio,
    /** The cash that would be needed if all that waits for an answer were approved. */
    por_aprobar: z.object({ creditos: cuenta, renovaciones: cuenta }),
    /** Null: no night has counted yet. */
    noche: z.nullable(
      z.object({
        /** The day as of whose end it was counted, and how many collectors could not be read. */
        al_cierre: fechaNegocio,
        faltan: z.int(),
        /** From today on; fewer than fourteen where the last nights did not run. */
        dias: z.array(dia),
        /** What was paid of what was due in the eight weeks before; null: too little history. */
        proporciones: z.nullable(z.object({ total: z.object(proporcion), tramos: z.array(deTramo) })),
        /** The whole weeks that are known, and how many a low and a high take. */
        semanas: z.int(),
        semanas_minimas: z.int(),
        /** What came of loans that were taken out as lost, beside the rates, in the same weeks. */
        de_castigados: pesos,
        /** The part of all that came by transfer. */
        por_transferencia: porcentaje,
        gastos_por_dia: pesos,
        /** The day before that night; null: nobody forecast it. */
        ayer: z.nullable(
          z.object({ fecha: fechaNegocio, plan: pesos, esperado: z.nullable(pesos), cobrado: pesos }),
        ),
        /** How far the forecasts of the last four weeks were from what came: of one day, of seven days together. */
        errores: z.object({ dia: error, semana: error }),
      }),
    ),
  }),
});
