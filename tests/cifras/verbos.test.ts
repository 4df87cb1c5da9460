// docs/glossary.md says what each verb means: exported names of the domain and of functions use no other.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const raiz = new URL('../../', import.meta.url).pathname;
const leer = (ruta: string): string => readFileSync(raiz + ruta, 'utf8');

const VERBOS = new Set(
  (leer('docs/glossary.md').split('## Verbs')[1] ?? '')
    .split('\n')
    .filter((linea) => linea.startsWith('| '))
    .flatMap((linea) => linea.split('|')[1]?.trim().split(', ') ?? []),
);

/** The verbs that names begin with. */
const usados = globSync('{packages/domain,functions}/src/**/*.ts', { cwd: raiz })
  .filter((ruta) => !ruta.endsWith('.test.ts'))
  .flatMap((ruta) => [...leer(ruta).matchAll(/^export (?:async )?(?:const|function\*?) ([a-z]+)\w*/gm)])
  .map(([, palabra = '']) => palabra)
  .filter((palabra) => /[aei]r$/.test(palabra));

const veces = Map.groupBy(usados, (palabra) => palabra);

/** The verbs of the web alone. */
const DE_LA_WEB = new Set(['pedir']);

it('a verb that two exported names begin with has its meaning in the glossary', () => {
  const sinSentido = [...veces].filter(([verbo, nombres]) => nombres.length > 1 && !VERBOS.has(verbo));
  expect(sinSentido.map(([verbo]) => verbo)).toEqual([]);
});

it('a verb of the glossary is in use', () => {
  const sinUso = [...VERBOS].filter((verbo) => /[aei]r$/.test(verbo) && !veces.has(verbo));
  expect(sinUso.filter((verbo) => !DE_LA_WEB.has(verbo))).toEqual([]);
});
