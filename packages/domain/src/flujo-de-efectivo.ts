import { diasDesde, type Fecha, sumarDias } from './calendario.ts';
import { type Centavos, CERO, dividir, restar, sumar } from './dinero.ts';
import { deTodosLosTramos, type DiaPrevisto, diasPrevistos, llegadoEn } from './efectivo-por-venir.ts';
import { type ConHorario, horarioDe } from './horario.ts';
import type { EfectivoGuardado } from './pronosticos-de-efectivo.ts';
import { fechaLocal, horaLocal } from './zona-horaria.ts';

export const DIAS_DE_GASTOS = 28;

/** What an office spends on a day: the mean of the 28 before, or of as many as it has. */
export function gastosPorDia({ dia, cuentas, gastos_centavos }: EfectivoGuardado): Centavos {
  const hechos = diasDesde(sumarDias(dia, -DIAS_DE_GASTOS), DIAS_DE_GASTOS);
  const quieto = (fecha: Fecha): boolean => {
    const cuenta = cuentas.dias[fecha];
    return !cuenta || (deTodosLosTramos(cuenta.debido_centavos) === 0 && llegadoEn(cuenta) === 0);
  };
  const sinVida = hechos.findIndex((fecha) => !quieto(fecha));
  return dividir(gastos_centavos, DIAS_DE_GASTOS - Math.max(sinVida, 0));
}

/** The day on which loans that wait for their cash get it: today as long as payments are taken, then tomorrow. */
export function diaDeEntregas(ahora: Date, negocio: ConHorario): Fecha {
  const hoy = fechaLocal(ahora);
  return horaLocal(ahora).hora < horarioDe(negocio, hoy).cierre ? hoy : sumarDias(hoy, 1);
}

export type DiaDeFlujo = DiaPrevisto & {
  readonly entregas: Centavos;
  readonly gastos: Centavos;
  /** What is expected, without loans and expenses; and that of all days so far. Null where nothing can be expected. */
  readonly queda: Centavos | null;
  readonly acumulado: Centavos | null;
};

/** The cash of loans: what clients got today, and what still waits for them, with the day on which it is taken to go out. */
export type SalidasDeHoy = {
  readonly hoy: Fecha;
  readonly entregado_hoy: Centavos;
  readonly por_entregar: Centavos;
  readonly entregas_el: Fecha;
};

/** A loan counts the same while it waits and once it is handed over: what is expected of today is of the whole day, too. */
const entregasDe = (
  fecha: Fecha,
  { hoy, entregado_hoy, por_entregar, entregas_el }: SalidasDeHoy,
): Centavos => sumar(fecha === hoy ? entregado_hoy : CERO, fecha === entregas_el ? por_entregar : CERO);

/** The days from today on: what comes in, what goes out, and what remains. */
export function flujoDe(guardado: EfectivoGuardado, salidas: SalidasDeHoy): DiaDeFlujo[] {
  const gastos = gastosPorDia(guardado);
  let acumulado: Centavos | null = CERO;
  return diasPrevistos(guardado.cuentas, guardado.dia)
    .filter(({ fecha }) => fecha >= salidas.hoy)
    .map((dia) => {
      const entregas = entregasDe(dia.fecha, salidas);
      const queda = dia.esperado === null ? null : restar(dia.esperado, sumar(entregas, gastos));
      acumulado = acumulado === null || queda === null ? null : sumar(acumulado, queda);
      return { ...dia, entregas, gastos, queda, acumulado };
    });
}
