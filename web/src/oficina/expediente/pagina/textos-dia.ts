import {
  type ClaseDia,
  type DiaDeCredito,
  diaSemana,
  DOMINGO,
  formatearPesos,
  formatearPesosCortos,
} from '@leal/domain';
import { cuantos, textoDia } from '../../../piezas/textos/textos.ts';

type Palabras = {
  readonly dia: string;
  /** The words in the count below: for one, for several. */
  readonly cuenta: readonly [string, string];
  /** The word in a cell that has room; for a payment its amount, whole or not at all. */
  readonly palabra?: string;
  /** The sign where there is no room. */
  readonly signo?: string;
};

/** The names of a calendar's days. */
const PALABRAS: { readonly [C in ClaseDia]: Palabras } = {
  pago: { dia: 'Pago', cuenta: ['pago', 'pagos'], signo: '✓' },
  multiple: {
    dia: 'Abonos múltiples',
    cuenta: ['pago de abonos múltiples', 'pagos de abonos múltiples'],
    signo: '✓✓',
  },
  espera: {
    dia: 'Abonos múltiples por aprobar',
    cuenta: ['por aprobar', 'por aprobar'],
    palabra: 'Espera',
    signo: '?',
  },
  liquidacion: {
    dia: 'Liquidado por renovación',
    cuenta: ['liquidación', 'liquidaciones'],
    palabra: 'Renovó',
    signo: '↻',
  },
  visita: { dia: 'Visita sin pago', cuenta: ['visita', 'visitas'], palabra: 'Visita', signo: '○' },
  atraso: { dia: 'Atraso', cuenta: ['atraso', 'atrasos'], palabra: 'Atraso', signo: '✕' },
  sin_registro: { dia: 'Sin registro', cuenta: ['sin registro', 'sin registro'], palabra: '–', signo: '–' },
  libre: { dia: 'No se cobra', cuenta: ['día sin cobro', 'días sin cobro'] },
  por_cobrar: { dia: 'Por cobrar', cuenta: ['por cobrar', 'por cobrar'] },
  fuera: { dia: 'Fuera del crédito', cuenta: ['', ''] },
};

/** '3 pagos': how many days were so. */
export const textoCuenta = (clase: ClaseDia, n: number): string => cuantos(n, ...PALABRAS[clase].cuenta);

/** The words for the day, and why nobody collects on it. */
function queFue({ clase, festivo, fecha }: DiaDeCredito): string {
  const { dia } = PALABRAS[clase];
  if (clase !== 'libre') return dia;
  return festivo ?? (diaSemana(fecha) === DOMINGO ? 'Domingo, no se cobra' : dia);
}

/** 'Martes 17/11/2026: Pago de $120.00, 1 abono. Vence.' */
export function textoDelDia(dia: DiaDeCredito): string {
  const { fecha, monto, abonos, clase, porque, festivo, inicio, vence } = dia;
  const cuanto = monto > 0 ? ` de ${formatearPesos(monto)}` : '';
  const veces = abonos > 0 ? `, ${cuantos(abonos, 'abono', 'abonos')}` : '';
  const ademas = [
    porque,
    clase !== 'libre' && festivo,
    inicio && 'Inicio del crédito',
    vence && 'Vence el crédito',
  ].filter((parte) => typeof parte === 'string');
  return [`${textoDia(fecha)}: ${queFue(dia)}${cuanto}${veces}`, ...ademas].join('. ');
}

/** The characters that a cell of the desk has room for. */
const CABEN = 9;

/** The colour of a day that stands out by it. */
const TONOS: { readonly [C in ClaseDia]?: string } = {
  pago: 'bien',
  espera: 'espera',
  atraso: 'mal',
  visita: 'info',
};

export const tonoDe = (clase: ClaseDia): string | undefined => TONOS[clase];

export const signoDe = (clase: ClaseDia): string => PALABRAS[clase].signo ?? '';

export function palabraDe({ clase, monto, inicio }: DiaDeCredito): string {
  const cuanto = formatearPesosCortos(monto);
  if (clase === 'pago' || clase === 'multiple') return cuanto.length > CABEN ? signoDe(clase) : cuanto;
  return PALABRAS[clase].palabra ?? (inicio ? 'Inicio' : '');
}
