// The texts that a browser's translation would leave wrong on the screen as it stands, layers included.
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { mundo } from './mundo.ts';

/** The names of all clients and users. */
async function losNombres(): Promise<ReadonlySet<unknown>> {
  const leidos = await Promise.all(['clientes', 'usuarios'].map((que) => mundo.db.collection(que).get()));
  return new Set(leidos.flatMap(({ docs }) => docs.map((doc) => doc.get('nombre') as unknown)));
}

const MONTO = /^[+−-]?\$[\d,]+\.\d\d$/;

/** Counts in pieces, amounts and names that it may change. */
function malTraducible(nombres: ReadonlySet<unknown>): string[] {
  const textos = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const mal: string[] = [];
  while (textos.nextNode()) {
    const texto = textos.currentNode.textContent ?? '';
    const padre = textos.currentNode.parentElement;
    if (!padre || padre.closest('[translate="no"], script, style, svg')) continue;
    const dicho = texto.trim();
    const que = MONTO.test(dicho) ? 'monto' : nombres.has(dicho) ? 'nombre' : undefined;
    const partido = /\d/.test(texto) && padre.childNodes.length > 1;
    if (que || partido) mal.push(`${que ?? 'partido'}: ${padre.outerHTML.slice(0, 160)}`);
  }
  return [...new Set(mal)];
}

/** Nothing is on its way to it any more. */
export const listo = (): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector('main h1')).not.toBeNull();
    expect(document.querySelector('[aria-busy="true"], .hueco')).toBeNull();
  });

export async function seTraduceBien(): Promise<void> {
  await listo();
  expect(malTraducible(await losNombres())).toEqual([]);
}
