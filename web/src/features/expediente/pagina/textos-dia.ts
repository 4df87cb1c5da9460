import {
  type ClaseDia,
  type DiaDeCredito,
  diaSemana,
  DOMINGO,
  formatearPesos,
  formatearPesosCortos,
} from '@leal/domain';
import { cuantos, textoDia } from '../../../comun/textos/textos.ts';
import { NOMBRE_DIA } from '../estados.ts';

/** What the day was, and why nobody collects on it. */
function queFue({ clase, festivo, fecha }: DiaDeCredito): string {
  if (clase !== 'libre') return NOMBRE_DIA[clase].dia;
  return festivo ?? (diaSemana(fecha) === DOMINGO ? 'Domingo, no se cobra' : NOMBRE_DIA.libre.dia);
}

/** 'Martes 17/11/2026: Pago de $120.00, 1 abono. Vence.' */
export function textoDelDia(dia: DiaDeCredito): string {
  const { fecha, monto, abonos, clase, festivo, inicio, vence } = dia;
  const cuanto = monto > 0 ? ` de ${formatearPesos(monto)}` : '';
  const veces = abonos > 0 ? `, ${cuantos(abonos, 'abono', 'abonos')}` : '';
  const ademas = [
    clase !== 'libre' && festivo,
    inicio && 'Inicio del crédito',
    vence && 'Vence el crédito',
  ].filter((parte) => typeof parte === 'string');
  return [`${textoDia(fecha)}: ${queFue(dia)}${cuanto}${veces}`, ...ademas].join('. ');
}

/** As many characters as a cell of the desk has room for. */
const CABEN = 9;

/** In a cell: a word where there is room, else a sign. An amount takes the place of the word, whole or not at all. */
const EN_CELDA: Readonly<Partial<Record<ClaseDia, { readonly palabra: string; readonly signo: string }>>> = {
  pago: { palabra: '', signo: '✓' },
  multiple: { palabra: '', signo: '✓✓' },
  espera: { palabra: 'Espera', signo: '?' },
  liquidacion: { palabra: 'Renovó', signo: '↻' },
  visita: { palabra: 'Visita', signo: '○' },
  atraso: { palabra: 'Atraso', signo: '✕' },
  sin_registro: { palabra: '–', signo: '–' },
};

export const signoDe = (clase: ClaseDia): string => EN_CELDA[clase]?.signo ?? '';

export function palabraDe({ clase, monto, inicio }: DiaDeCredito): string {
  const cuanto = formatearPesosCortos(monto);
  if (clase === 'pago' || clase === 'multiple') return cuanto.length > CABEN ? signoDe(clase) : cuanto;
  return EN_CELDA[clase]?.palabra ?? (inicio ? 'Inicio' : '');
}
