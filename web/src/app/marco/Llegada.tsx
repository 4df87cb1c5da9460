import { useLayoutEffect, useRef } from 'react';
import { type Location, NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { ensordecer } from '../../ui/capas/pila.ts';
import { vigilarSalidas } from '../../ui/capas/salidas.ts';
import { enfocarElTitulo } from '../../ui/encabezado/foco.ts';

const contenido = (): Element => document.querySelector('#contenido') ?? document.body;

/**
 * The focus begins at the screen's title. When the skeleton's title is replaced by the real one, that gets the
 * focus, until somebody touches something.
 */
function seguirTitulo(): () => void {
  const fin = new AbortController();
  let puesto = enfocarElTitulo();
  const vigia = new MutationObserver(() => {
    if (!puesto || document.activeElement === document.body) puesto = enfocarElTitulo();
  });
  vigia.observe(contenido(), { childList: true, subtree: true });
  const dejar = () => {
    fin.abort();
    vigia.disconnect();
  };
  for (const suceso of ['pointerdown', 'keydown'])
    window.addEventListener(suceso, dejar, { capture: true, signal: fin.signal });
  return dejar;
}

/** Another filter of a screen is the same screen; another day or client, with its own history entry, is another one. */
const esOtra = (tipo: NavigationType, antes: Location, ahora: Location): boolean =>
  tipo === NavigationType.Push || (tipo === NavigationType.Replace && antes.pathname !== ahora.pathname);

/**
 * Rendered next to the screen, so that it mounts together with it: a screen that was pushed opens at its top, with
 * the focus on its title. On the way back the browser restores the scroll position.
 */
export function Llegada() {
  const lugar = useLocation();
  const tipo = useNavigationType();
  const antes = useRef(lugar);
  useLayoutEffect(() => vigilarSalidas(contenido()), []);
  useLayoutEffect(() => {
    const anterior = antes.current;
    antes.current = lugar;
    if (anterior.key === lugar.key || !esOtra(tipo, anterior, lugar)) return undefined;
    window.scrollTo({ top: 0, behavior: 'instant' });
    ensordecer();
    return seguirTitulo();
  }, [lugar, tipo]);
  return null;
}
