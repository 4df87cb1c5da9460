import type { DiaReporte, reporteDia, reporteSemana, Respuesta } from '@leal/contract';
import { CERO, diasDeSemana, type Fecha, semanaDe, sumar, transferidoDe } from '@leal/domain';

export type DiaDeSemana = Pick<
  DiaReporte,
  'fecha' | 'total' | 'cantidad_abonos' | 'clientes' | 'gastos' | 'visitados' | 'hechos'
>;

type Completa = Respuesta<typeof reporteSemana>;

/** The fields that only the week itself knows: the answers of its days do not say them. */
const SOLO_DE_SEMANA = {
  /** The number of different clients of the week cannot be computed from the days' counts. */
  total_clientes: null,
  total_visitas: null,
  total_atrasos: null,
  total_creditos_nuevos: null,
  total_creditos_por_entregar: null,
  total_creditos_terminados: null,
} satisfies Partial<Record<keyof Completa, null>>;

/** A week as the screen needs it; those fields are null when only the days answered. */
export type Semana = Omit<Completa, 'dias' | keyof typeof SOLO_DE_SEMANA> & {
  readonly dias: readonly DiaDeSemana[];
} & { readonly [campo in keyof typeof SOLO_DE_SEMANA]: number | null };

export const abonosDe = ({ dias }: Semana): number =>
  dias.reduce((suma, dia) => suma + dia.cantidad_abonos, 0);

/** The part that came by transfer, where there was any. */
const transferidoEn = (dias: readonly Pick<Dia, 'transferido'>[]) =>
  transferidoDe({ transferido_centavos: sumar(...dias.map(({ transferido = CERO }) => transferido)) });

type Dia = Respuesta<typeof reporteDia>;

const deDia = (fecha: Fecha, dia: Dia | undefined): DiaDeSemana => ({
  fecha,
  total: dia?.total_fecha ?? CERO,
  cantidad_abonos: dia?.cantidad_abonos ?? 0,
  clientes: dia?.clientes_visitados ?? 0,
  gastos: dia?.gastos ?? CERO,
});

/** The week, made from the answers of its days; days that are still to come are empty. */
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
    ...transferidoEn(respuestas),
    ...SOLO_DE_SEMANA,
    total_gastos: sumar(...dias.map(({ gastos }) => gastos)),
  };
}
