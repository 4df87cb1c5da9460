import type { Corte, DiferenciaDeCorte } from '@leal/contract';
import {
  type Centavos,
  CERO,
  type EstadoCorte,
  type EstadoDiferencia,
  formatearNumero,
  formatearPesos,
  restar,
  type TipoFilaCaja,
} from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export const ESTADO_CORTE: { readonly [E in EstadoCorte]: Estado } = {
  entregado: { texto: 'Entregado', tono: 'espera' },
  devuelto: { texto: 'Devuelto', tono: 'mal' },
  confirmado: { texto: 'Confirmado', tono: 'bien' },
};

export const ESTADO_DIFERENCIA: { readonly [E in EstadoDiferencia]: Estado } = {
  abierta: { texto: 'Abierta', tono: 'espera' },
  saldada: { texto: 'Saldada', tono: 'bien' },
  condonada: { texto: 'Condonada', tono: 'neutro' },
};

/** The names of what moved the box, by kind, in the order of a cut. */
export const NOMBRE_FILA: { readonly [T in TipoFilaCaja]: string } = {
  fondo: 'Fondos recibidos',
  pago: 'Pagos',
  gasto: 'Gastos aprobados',
  entrega: 'Préstamos entregados',
  parcial: 'Entregas parciales',
  ajuste: 'Correcciones',
};

/** The office's debt to whose box is below zero: nobody counts less than nothing, so that is not what is left over. */
export const debeLaOficina = (esperado: Centavos): Centavos =>
  esperado < CERO ? restar(CERO, esperado) : CERO;

/** 'Faltan $50.00', 'Sobran $20.00', 'Cuadra': expected minus counted; 'La oficina debe $30.00' of what it owes. */
export function textoDiferencia(diferencia: Centavos, debe: Centavos = CERO): string {
  if (debe > CERO) {
    const sobran = restar(restar(CERO, diferencia), debe);
    const deMas = sobran > CERO ? ` y sobran ${formatearPesos(sobran)}` : '';
    return `La oficina debe ${formatearPesos(debe)}${deMas}`;
  }
  if (diferencia === CERO) return 'Cuadra';
  return diferencia > CERO
    ? `Faltan ${formatearPesos(diferencia)}`
    : `Sobran ${formatearPesos(restar(CERO, diferencia))}`;
}

/** The same, to the person who counts. */
export const tuDiferencia = (diferencia: Centavos, debe: Centavos = CERO): string =>
  textoDiferencia(diferencia, debe)
    .replace(/^(Faltan|Sobran)/, (v) => `Te ${v.toLowerCase()}`)
    .replace(/^La oficina debe/, 'La oficina te debe');

/** 'Corte 3'; a difference without a cut is of a float that the office says it never gave. */
export const nombreDeCorte = ({ numero }: Pick<Corte | DiferenciaDeCorte, 'numero'>): string =>
  numero === null ? 'Fondo de una entrega' : `Corte ${formatearNumero(numero)}`;
