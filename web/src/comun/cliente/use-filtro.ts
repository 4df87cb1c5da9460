import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRetrasado } from '../../lib/use-retrasado.ts';
import { conFiltro, type Filtro, leerFiltro, normalizar } from './filtro.ts';

/** Long enough that a word typed without a pause is one search. */
const PAUSA_MS = 300;

/** The filter of the address, and what is being typed, which gets there after a short pause. */
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
