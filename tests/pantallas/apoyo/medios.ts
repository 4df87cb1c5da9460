// Media queries, by the size of a window that nobody draws.
import type { Tamano } from '../../e2e/apoyo/tamanos.ts';

const LADO = /\((min|max)-(width|height):\s*([\d.]+)px\)/g;
const FIRMES: readonly (readonly [RegExp, string])[] = [
  [/\(prefers-reduced-motion(:\s*reduce)?\)/g, '1'],
  [/\b(screen|all)\b/g, '1'],
  // Every other question is answered with no: no finger, no paper, no dark.
  [/\([\w-]+:[^()]*\)|\bprint\b/g, '0'],
];
/** A step of working it out; `and` binds what stands beside it, `or` what is left. */
const PASOS: readonly (readonly [RegExp, (...partes: string[]) => string])[] = [
  [/\(\s*([01])\s*\)/, (_, valor = '') => valor],
  [/\bnot\s+([01])/, (_, valor) => (valor === '1' ? '0' : '1')],
  [/([01])\s+and\s+([01])/, (_, primera, otra) => (primera === '1' && otra === '1' ? '1' : '0')],
  [/([01])\s+or\s+([01])/, (_, primera, otra) => (primera === '1' || otra === '1' ? '1' : '0')],
];

function resolver(escrito: string): string {
  const paso = PASOS.find(([cual]) => cual.test(escrito));
  return paso ? resolver(escrito.replace(paso[0], paso[1])) : escrito.trim();
}

/** `(min-width: 600px)` and the like, with `and`, `or` and `not`; nobody wants motion. An alternative in each comma. */
export const cumple = (consulta: string, tamano: Tamano): boolean =>
  consulta.split(',').some((parte) => {
    const conLados = parte
      .replaceAll(/\(orientation:\s*landscape\)/g, tamano.width > tamano.height ? '1' : '0')
      .replaceAll(LADO, (_, cual: string, lado: keyof Tamano, px: string) => {
        const cabe = cual === 'min' ? tamano[lado] >= Number(px) : tamano[lado] <= Number(px);
        return cabe ? '1' : '0';
      });
    return resolver(FIRMES.reduce((texto, [que, valor]) => texto.replaceAll(que, valor), conLados)) === '1';
  });
