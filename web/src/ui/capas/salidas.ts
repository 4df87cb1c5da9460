import { ensordecerDedos } from './sordera.ts';

/** Rows of a list. */
const RENGLON = 'article, li, tr';

function renglones(nodos: NodeList): number {
  let n = 0;
  for (const nodo of nodos) {
    if (!(nodo instanceof Element)) continue;
    n += nodo.querySelectorAll(RENGLON).length + (nodo.matches(RENGLON) ? 1 : 0);
  }
  return n;
}

const faltan = ({ removedNodes, addedNodes }: MutationRecord): number =>
  renglones(removedNodes) - renglones(addedNodes);

/**
 * When a row leaves whatever list of the screen, its neighbours slide under the finger that was aimed at it.
 * A row that is moved, or rendered again in its place, has not left.
 */
export function vigilarSalidas(pantalla: Element): () => void {
  const vigia = new MutationObserver((cambios) => {
    if (cambios.reduce((suma, cambio) => suma + faltan(cambio), 0) > 0) ensordecerDedos();
  });
  vigia.observe(pantalla, { childList: true, subtree: true });
  return () => vigia.disconnect();
}
