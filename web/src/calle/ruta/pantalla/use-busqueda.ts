import type { PagadoHoy } from '@leal/contract';
import { filtrarRuta, TOPES } from '@leal/domain';
import { useCallback, useDeferredValue, useMemo } from 'react';
import {
  como,
  enLaUrl,
  mismas,
  opcional,
  texto as escrito,
  useEnLaUrl,
  useEscrito,
} from '../../../lib/en-la-url.ts';
import { nombrar } from '../../../lib/llamados.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { COMO_ESTAN, filtrarTarjetas, type FiltroDeRuta } from '../../../piezas/ruta/filtros.ts';
import type { Ruta } from '../../../piezas/ruta/ruta-leida.ts';

const DE_TARJETAS = ['datos', 'visitados', 'inician_manana'] as const;
const LISTAS = [...DE_TARJETAS, 'pagados'] as const;
type Listas = { readonly [L in (typeof LISTAS)[number]]: NonNullable<Ruta[L]> };

const deCada = (hacer: (lista: keyof Listas) => readonly object[]) =>
  Object.fromEntries(LISTAS.map((lista) => [lista, hacer(lista)])) as unknown as Listas;

/** Gives everybody of the day, paid or not, a name that differs from all others of it. */
function conNombres(ruta: Ruta): Listas {
  const quedan: object[] = nombrar(LISTAS.flatMap((lista) => [...(ruta[lista] ?? [])]));
  return deCada((lista) => quedan.splice(0, ruta[lista]?.length));
}

const cuantos = (listas: Listas): number => LISTAS.reduce((n, lista) => n + listas[lista].length, 0);

const EN_LA_URL = enLaUrl({
  busqueda: como('q', escrito()),
  como: como('ver', opcional(mismas(COMO_ESTAN))),
  colonia: escrito(TOPES.direccion),
});

/** The typed text, which stands in the address a moment later, and the filters, which stand there at once. */
function useDireccion() {
  const [{ busqueda, ...filtro }, filtrar] = useEnLaUrl(EN_LA_URL);
  const poner = useCallback((nueva: string) => filtrar({ busqueda: nueva }), [filtrar]);
  const [texto, setTexto] = useEscrito(busqueda, poner);
  return { texto, setTexto, filtro, filtrar };
}

const NADIE: Listas['pagados'] = [];

/** The lists as the filters leave them; who has paid stands no way any more. */
function useFiltradas(todos: Listas, { como: asi, colonia }: FiltroDeRuta, { fecha: hoy }: Ruta): Listas {
  const dias = useNegocio();
  return useMemo(() => {
    if (asi === undefined && colonia === '') return todos;
    const deLista = (lista: keyof Listas) =>
      lista === 'pagados' ? NADIE : filtrarTarjetas(todos[lista], { como: asi, colonia }, { hoy, dias });
    return deCada(deLista);
  }, [todos, asi, colonia, hoy, dias]);
}

/**
 * Searches all lists at once, and who has paid; filters go with the search. The typed letter is painted first, the result
 * right after.
 */
export function useBusqueda(ruta: Ruta) {
  const { texto, setTexto, filtro, filtrar } = useDireccion();
  const busqueda = useDeferredValue(texto.trim());
  const todos = useMemo(() => conNombres(ruta), [ruta]);
  const filtradas = useFiltradas(todos, filtro, ruta);
  const hallados = useMemo(
    () => deCada((lista) => filtrarRuta<Omit<PagadoHoy, 'pagado'>>(filtradas[lista], busqueda)),
    [filtradas, busqueda],
  );
  const filtrando = filtro.como !== undefined || filtro.colonia !== '';
  const buscando = busqueda !== '' || filtrando;
  return {
    texto,
    setTexto,
    filtro,
    filtrar,
    filtrando,
    /** What is looked for, in one text: '' for nothing. */
    busqueda: filtrando ? `${busqueda} ${filtro.como} ${filtro.colonia}` : busqueda,
    buscando,
    todos,
    hallados,
    encontrados: buscando ? { n: cuantos(hallados), de: cuantos(todos) } : null,
  };
}
