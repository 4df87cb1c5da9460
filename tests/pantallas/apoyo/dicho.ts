// The words that a screen says and takes away again by itself: toasts, and the notice at its foot. Each is written
// down, so that a test that comes when it has gone finds it too.
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { frasesDe } from './leer.ts';

/** `oidas`: how the test has waited for it. */
type Dicho = { readonly texto: string; readonly frases: readonly string[]; readonly oidas: Set<string> };

let dichos: Dicho[] = [];

/** From now on; what it gives back ends it. */
export function anotarLoDicho(): () => void {
  const anuncios: Dicho[] = (dichos = []);
  const ultimo = new WeakMap<Element, string>();
  const observador = new MutationObserver(() => {
    for (const e of document.querySelectorAll('.ant-message-notice, .aviso-al-pie')) {
      // The notice's buttons come and go.
      const dice = e.querySelector('p') ?? e;
      const texto = dice.textContent;
      if (texto === '' || ultimo.get(e) === texto) continue;
      ultimo.set(e, texto);
      anuncios.push({ texto, frases: [texto, ...frasesDe(dice)], oidas: new Set() });
    }
  });
  observador.observe(document, { childList: true, characterData: true, subtree: true });
  return () => observador.disconnect();
}

const dice = ({ texto, frases }: Dicho, [frase, ...resto]: readonly string[]): boolean =>
  frases.includes(frase ?? '') && resto.every((parte) => texto.includes(parte));

/** This sentence was said, or will be, and the rest with it. Each time that it is said is waited for once. */
export const dicho = (...partes: readonly [string, ...string[]]): Promise<void> =>
  waitFor(() => {
    const clave = partes.join(' · ');
    const hallado = dichos.find((anuncio) => !anuncio.oidas.has(clave) && dice(anuncio, partes));
    const todo = dichos.map(({ texto }) => texto).join(' | ');
    expect(hallado, `'${clave}' was not said, but: ${todo}`).toBeDefined();
    hallado?.oidas.add(clave);
  });
