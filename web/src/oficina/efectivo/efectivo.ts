import type { efectivoPorVenir, Respuesta } from '@leal/contract';
import { aPesos, type Centavos, type Fecha, formatearPesos, sumar, sumarDias } from '@leal/domain';
import type { CeldaCopiada } from '../../lib/copiar-tabla.ts';
import { conMinuscula, cuantos, diaCorto, SIN_DATO, textoDia } from '../../piezas/textos/textos.ts';
import type { Barra } from '../../ui/graficas/Barras.tsx';

export type Efectivo = Respuesta<typeof efectivoPorVenir>;
export type Noche = NonNullable<Efectivo['noche']>;
export type Dia = Noche['dias'][number];
export type Tramo = NonNullable<Noche['proporciones']>['tramos'][number];

export const textoMonto = (monto: Centavos | null): string =>
  monto === null ? SIN_DATO : formatearPesos(monto);

/** 'vie 20'. */
export const marcaDeDia = (dia: Fecha): string => `${diaCorto(dia)} ${Number(dia.slice(8))}`;

const conDia = (dia: Fecha): string => conMinuscula(textoDia(dia));

/** As of when the plan is: the last night that ran. */
export const textoDeCierre = ({ al_cierre }: Noche): string => `Al cierre del ${conDia(al_cierre)}`;

/** What a reader of these figures should know first; none where the last night ran and read everybody. */
export function reparosDe({ hoy, noche }: Efectivo): readonly string[] {
  if (!noche) return [];
  const { al_cierre, faltan, proporciones } = noche;
  return [
    ...(al_cierre < sumarDias(hoy, -1)
      ? [`Falta contar la última noche: el plan es del cierre del ${conDia(al_cierre)}.`]
      : []),
    ...(faltan > 0
      ? [`Falta la cartera de ${cuantos(faltan, 'cobrador', 'cobradores')}: no se pudo leer.`]
      : []),
    ...(proporciones
      ? []
      : [
          'Todavía no hay historia para esperar nada: se dice solo el plan. Bastan siete días con algo debido.',
        ]),
  ];
}

/** Why there is no low and no high; null where there are. */
export const porQueSinRango = ({ semanas, semanas_minimas }: Noche): string | null =>
  semanas < semanas_minimas
    ? `El bajo y el alto necesitan ${semanas_minimas} semanas completas con algo debido; van ${semanas}.`
    : null;

/** What the figures of money out are made of. */
export const textoDeSalidas = ({
  entregas_el,
  hoy,
  entregado_hoy,
  por_entregar,
  noche,
}: Efectivo): string => {
  const cuando = entregas_el === hoy ? 'hoy' : 'mañana';
  const prestamos =
    por_entregar.n === 0
      ? 'Ningún préstamo espera su efectivo'
      : `${cuantos(por_entregar.n, 'préstamo por entregar se resta', 'préstamos por entregar se restan')} ${cuando}`;
  const entregado = entregado_hoy.n > 0 ? `; entregado hoy: ${formatearPesos(entregado_hoy.monto)}` : '';
  return `${prestamos}${entregado}; gastos de un día: ${formatearPesos(noche?.gastos_por_dia ?? sumar())}.`;
};

/** The days as bars, with the plan below. */
export const barrasDe = (dias: readonly Dia[], hoy: Fecha): Barra[] =>
  dias.map(({ fecha, plan, esperado }) => ({
    marca: marcaDeDia(fecha),
    nombre: textoDia(fecha),
    valor: esperado ?? plan,
    texto: formatearPesos(esperado ?? plan),
    destacada: fecha === hoy,
    ...(esperado !== null && { previo: { valor: plan, texto: formatearPesos(plan) } }),
  }));

export const totalPorAprobar = ({ por_aprobar: { creditos, renovaciones } }: Efectivo): Centavos =>
  sumar(creditos.monto, renovaciones.monto);

export const textoPorAprobar = ({ por_aprobar: { creditos, renovaciones } }: Efectivo): string =>
  `${cuantos(creditos.n, 'crédito', 'créditos')}, ${cuantos(renovaciones.n, 'renovación', 'renovaciones')}`;

/** What remains after seven days; undefined where nothing is expected. */
export const enSieteDias = ({ dias }: Noche): Dia | undefined => dias[Math.min(6, dias.length - 1)];

const celda = (monto: Centavos | null): CeldaCopiada => (monto === null ? '' : aPesos(monto).toFixed(2));

/** Head and days, as a spreadsheet takes them: amounts in pesos, without signs or separators. */
export const celdasDe = (dias: readonly Dia[]): CeldaCopiada[][] => [
  ['Día', 'Por plan', 'Esperado', 'Bajo', 'Alto', 'Entregas', 'Gastos', 'Queda', 'Suma'],
  ...dias.map(({ fecha, plan, esperado, bajo, alto, entregas, gastos, queda, acumulado }) => [
    fecha,
    ...[plan, esperado, bajo, alto, entregas, gastos, queda, acumulado].map(celda),
  ]),
];
