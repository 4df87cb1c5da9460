import { listarTraspasos, type Traspaso } from '@leal/contract';
import { type EstadoTraspaso, type IdRol, quienDa, type TipoTraspaso } from '@leal/domain';
import { useMemo } from 'react';
import { type AjustesDeLista, useLista } from '../../lib/api/lista.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export const ESTADO_TRASPASO: { readonly [E in EstadoTraspaso]: Estado } = {
  pendiente: { texto: 'Por confirmar', tono: 'espera' },
  confirmado: { texto: 'Confirmado', tono: 'bien' },
  rechazado: { texto: 'Rechazado', tono: 'mal' },
  cancelado: { texto: 'Cancelado', tono: 'neutro' },
};

export const NOMBRE_TRASPASO: { readonly [T in TipoTraspaso]: string } = {
  fondo: 'Fondo',
  parcial: 'Entrega parcial',
};

const PENDIENTES = { consulta: { estado: 'pendiente', limite: 100 } } as const;

/** What this role has to confirm: a collector the floats, the office the parts handed in. Undefined until it was read. */
export function usePorConfirmar(rol: IdRol, ajustes?: AjustesDeLista): readonly Traspaso[] | undefined {
  const { filas } = useLista(listarTraspasos, PENDIENTES, ajustes);
  return useMemo(() => filas?.filter(({ tipo }) => quienDa(tipo) !== rol), [filas, rol]);
}
