import type { ClienteDeCobrador } from '@leal/contract';
import { LARGO_PREFIJO, prefijosBuscados } from '@leal/domain';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetrasado } from '../../lib/use-retrasado.ts';

export type EstadoCliente = ClienteDeCobrador['estado'];

/** Which clients are shown; it is in the address, so that reloading and 'back' keep it. */
export type Filtro = { readonly estado: EstadoCliente | undefined; readonly busqueda: string };

export const TODO: Filtro = { estado: undefined, busqueda: '' };

/** As they are called on screen (spec §3: `Pendiente` is shown as Activo). */
export const NOMBRE_ESTADO: Record<EstadoCliente, string> = { Pendiente: 'Activo', Finalizado: 'Finalizado' };

const EN_DIRECCION: Record<EstadoCliente, string> = { Pendiente: 'activos', Finalizado: 'finalizados' };
const ESTADOS = Object.keys(EN_DIRECCION) as EstadoCliente[];

/** Longest search that the contract takes. */
const MAX_BUSQUEDA = 100;

const normalizar = (texto: string): string => texto.trim().slice(0, MAX_BUSQUEDA);

/** The message for a search without a word that the server takes; null when there is one. */
export const faltaParaBuscar = (busqueda: string): string | null =>
  busqueda !== '' && prefijosBuscados(busqueda).length === 0
    ? `Escribe al menos ${LARGO_PREFIJO.minimo} letras o números`
    : null;

/** Other values in an address are ignored. */
export const leerFiltro = (direccion: URLSearchParams): Filtro => ({
  estado: ESTADOS.find((estado) => EN_DIRECCION[estado] === direccion.get('ver')),
  busqueda: normalizar(direccion.get('q') ?? ''),
});

/** The address with this filter; its other parameters stay. */
export function conFiltro(direccion: URLSearchParams, { estado, busqueda }: Filtro): URLSearchParams {
  const nueva = new URLSearchParams(direccion);
  nueva.delete('ver');
  nueva.delete('q');
  if (estado) nueva.set('ver', EN_DIRECCION[estado]);
  if (busqueda !== '') nueva.set('q', busqueda);
  return nueva;
}

/** Long enough that a word typed without a pause is one search. */
const PAUSA_MS = 300;

/** The filter of the address, and what is being typed, which goes into the address after a short pause. */
export function useFiltro() {
  const [direccion, setDireccion] = useSearchParams();
  const { estado, busqueda } = leerFiltro(direccion);
  const [texto, setTexto] = useState(busqueda);
  const escrito = useRetrasado(normalizar(texto), PAUSA_MS);
  useEffect(() => {
    if (escrito === busqueda) return;
    setDireccion((previa) => conFiltro(previa, { estado, busqueda: escrito }), { replace: true });
  }, [escrito, estado, busqueda, setDireccion]);
  const ver = (otro: Filtro['estado']) =>
    setDireccion((previa) => conFiltro(previa, { estado: otro, busqueda }), { replace: true });
  return { filtro: { estado, busqueda }, texto, setTexto, ver };
}
