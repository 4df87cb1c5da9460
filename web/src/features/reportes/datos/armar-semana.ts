import type { DiaReporte, reporteDia, reporteSemana, Respuesta } from '@leal/contract';
import { CERO, diasDeSemana, type Fecha, semanaDe, sumar } from '@leal/domain';

export type DiaDeSemana = Omit<DiaReporte, 'historial'>;

/** A week as the screen needs it. */
export type Semana = Omit<Respuesta<typeof reporteSemana>, 'dias' | 'total_clientes'> & {
  readonly dias: readonly DiaDeSemana[];
  /** Null when only the days answered: who is distinct over the week cannot be told from them. */
  readonly total_clientes: number | null;
};

type Dia = Respuesta<typeof reporteDia>;

const deDia = (fecha: Fecha, dia: Dia | undefined): DiaDeSemana => ({
  fecha,
  total: dia?.total_fecha ?? CERO,
  cantidad_abonos: dia?.cantidad_abonos ?? 0,
  clientes: dia?.clientes_visitados ?? 0,
  gastos: dia?.gastos ?? CERO,
});

/** The week out of the answers of its days; those still to come are empty. */
export function armarSemana(lunes: Fecha, respuestas: readonly Dia[]): Semana {
  const dias = diasDeSemana(lunes).map((fecha) =>
    deDia(
      fecha,
      respuestas.find((dia) => dia.fecha === fecha),
    ),
  );
  return {
    semana: semanaDe(lunes),
    dias,
    total_semana: sumar(...dias.map(({ total }) => total)),
    total_clientes: null,
    total_gastos: sumar(...dias.map(({ gastos }) => gastos)),
  };
}
