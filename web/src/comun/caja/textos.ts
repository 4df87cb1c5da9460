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

/** What moved the box, by kind, in the order of a cut. */
export const NOMBRE_FILA: { readonly [T in TipoFilaCaja]: string } = {
  fondo: 'Fondos recibidos',
  pago: 'Pagos',
  gasto: 'Gastos aprobados',
  entrega: 'Préstamos entregados',
  parcial: 'Entregas parciales',
  ajuste: 'Correcciones',
};

/** 'Faltan $50.00', 'Sobran $20.00', 'Cuadra': expected minus counted. */
export const textoDiferencia = (diferencia: Centavos): string => {
  if (diferencia === 0) return 'Cuadra';
  return diferencia > 0
    ? `Faltan ${formatearPesos(diferencia)}`
    : `Sobran ${formatearPesos(restar(CERO, diferencia))}`;
};

/** The same, to the person who counts. */
export const tuDiferencia = (diferencia: Centavos): string =>
  diferencia === 0
    ? 'Cuadra'
    : textoDiferencia(diferencia).replace(/^(Faltan|Sobran)/, (v) => `Te ${v.toLowerCase()}`);

export const nombreDeCorte = ({ numero }: Pick<Corte | DiferenciaDeCorte, 'numero'>): string =>
  `Corte ${formatearNumero(numero)}`;
