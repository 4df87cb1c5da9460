import { type DiaDeCredito, diaSemana, DOMINGO, formatearPesos } from '@leal/domain';
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

const CORTOS = {
  espera: 'Espera',
  liquidacion: 'Renovó',
  visita: 'Visita',
  atraso: 'Atraso',
  sin_registro: '—',
} as const;

/** '$120', 'Atraso': what fits into its cell. */
export function textoCorto({ clase, monto, inicio }: DiaDeCredito): string {
  if (clase === 'pago' || clase === 'multiple') return formatearPesos(monto).replace(/\.00$/, '');
  if (clase in CORTOS) return CORTOS[clase as keyof typeof CORTOS];
  return inicio ? 'Inicio' : '';
}
