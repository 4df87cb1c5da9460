import type { ClienteDeCobrador } from '@leal/contract';
import { LARGO_PREFIJO, prefijosBuscados } from '@leal/domain';
import { useCallback } from 'react';
import { como, type DeLaUrl, enLaUrl, opcional, texto, useEnLaUrl, useEscrito } from '../../lib/en-la-url.ts';

export type EstadoDeLista = ClienteDeCobrador['estado'];

/** The screen's names of the states (spec §3: `Pendiente` is shown as Activo). */
export const NOMBRE_ESTADO: Record<EstadoDeLista, string> = { Pendiente: 'Activo', Finalizado: 'Finalizado' };

const EN_DIRECCION: Record<EstadoDeLista, string> = { Pendiente: 'activos', Finalizado: 'finalizados' };

/** The clients that are shown. */
export const FILTRO = enLaUrl({ estado: como('ver', opcional(EN_DIRECCION)), busqueda: como('q', texto()) });

export type Filtro = DeLaUrl<typeof FILTRO>;

export const TODO: Filtro = { estado: undefined, busqueda: '' };

/** The message for a search without a word that the server takes; null when there is one. */
export const faltaParaBuscar = (busqueda: string): string | null =>
  busqueda !== '' && prefijosBuscados(busqueda).length === 0
    ? `Escribe al menos ${LARGO_PREFIJO.minimo} letras o números.`
    : null;

/** The filter of the address, and what is being typed, which goes into the address after a short pause. */
export function useFiltro() {
  const [filtro, cambiar] = useEnLaUrl(FILTRO);
  const buscar = useCallback((busqueda: string) => cambiar({ busqueda }), [cambiar]);
  const [escrito, setEscrito] = useEscrito(filtro.busqueda, buscar);
  return {
    filtro,
    texto: escrito,
    setTexto: setEscrito,
    ver: (estado: Filtro['estado']) => cambiar({ estado }),
  };
}
