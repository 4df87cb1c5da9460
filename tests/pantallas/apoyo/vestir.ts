// The rules of the frame's own style sheets that show and hide, for a window of its size. Nothing else is drawn.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { conAnchos } from '../../../web/build/anchos.ts';
import { ponerTamano } from './navegador-jugado.ts';
import type { Tamano } from '../../e2e/apoyo/tamanos.ts';

const MARCO = join(import.meta.dirname, '../../../web/src/app');
const HOJAS = ['marco.css', 'marco/inferior.css'].map((hoja) =>
  conAnchos(readFileSync(join(MARCO, hoja), 'utf8')),
);

const delTamano = (reglas: CSSRuleList): CSSRule[] =>
  [...reglas].flatMap((regla) => {
    if (!(regla instanceof CSSMediaRule)) return [regla];
    return matchMedia(regla.media.mediaText).matches ? delTamano(regla.cssRules) : [];
  });

const muestraOEsconde = (regla: CSSRule): boolean =>
  regla instanceof CSSStyleRule && regla.style.display !== '';

/** The frame as in a window of that size: roles and labels are found where it shows them. */
export function vestirMarco(tamano: Tamano): void {
  ponerTamano(tamano);
  document.querySelector('style[data-marco]')?.remove();
  const estilo = document.createElement('style');
  estilo.dataset['marco'] = '';
  estilo.textContent = HOJAS.join('\n');
  document.head.append(estilo);
  const reglas = delTamano(estilo.sheet!.cssRules).filter(muestraOEsconde);
  estilo.textContent = reglas.map(({ cssText }) => cssText).join('\n');
  onTestFinished(() => estilo.remove());
}
