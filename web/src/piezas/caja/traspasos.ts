import { listarTraspasos, type Traspaso } from '@leal/contract';
import { esperaA, type EstadoTraspaso, type IdRol, type TipoTraspaso } from '@leal/domain';
import { useMemo } from 'react';
import { type AjustesDeLista, useLista } from '../../lib/api/lista.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export const ESTADO_TRASPASO: { readonly [E in EstadoTraspaso]: Estado } = {
  pendiente: { texto: 'Por confirmar', tono: 'espera' },
  pedido: { texto: 'Pedido', tono: 'espera' },
  por_confirmar: { texto: 'Por confirmar', tono: 'espera' },
  confirmado: { texto: 'Confirmado', tono: 'bien' },
  rechazado: { texto: 'Rechazado', tono: 'mal' },
  cancelado: { texto: 'Cancelado', tono: 'neutro' },
};

export const NOMBRE_TRASPASO: { readonly [T in TipoTraspaso]: string } = {
  fondo: 'Fondo',
  parcial: 'Entrega parcial',
};

/** All that somebody has to answer. */
export const SIN_RESPONDER = { consulta: { estado: 'abierto', limite: 100 } } as const;

/**
 * The hand-overs that wait for this role: a collector confirms floats, the office the parts handed in, and it answers
 * what was asked for and what a loan was handed over with. Undefined until it was read.
 */
export function usePorConfirmar(rol: IdRol, ajustes?: AjustesDeLista): readonly Traspaso[] | undefined {
  const { filas } = useLista(listarTraspasos, SIN_RESPONDER, ajustes);
  return useMemo(() => filas?.filter((traspaso) => esperaA(traspaso, rol)), [filas, rol]);
}
