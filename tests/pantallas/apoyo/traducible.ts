// What a browser that translates a page would leave wrong.
import type { Mundo } from '../../setup/mundo.ts';

/** Of everybody there is. */
export async function losNombres(mundo: Mundo): Promise<ReadonlySet<unknown>> {
  const leidos = await Promise.all(['clientes', 'usuarios'].map((que) => mundo.db.collection(que).get()));
  return new Set(leidos.flatMap(({ docs }) => docs.map((doc) => doc.get('nombre') as unknown)));
}

const MONTO = /^[+−-]?\$[\d,]+\.\d\d$/;

/** What a translation would leave wrong: counts in pieces, amounts and names that it may change. */
export function malTraducible(nombres: ReadonlySet<unknown>): string[] {
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
