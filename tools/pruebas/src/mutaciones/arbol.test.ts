import { expect, test } from 'vitest';
import { enlacesDe } from './arbol.ts';

test.each([
  [
    'a workspace, to its sources in the copy',
    'node_modules/@leal/domain',
    '/leal/packages/domain',
    '/copia/packages/domain',
  ],
  [
    'a package, to the one that is installed',
    'node_modules/zod',
    '/leal/node_modules/zod',
    '/leal/node_modules/zod',
  ],
  [
    'a package of one workspace alone',
    'web/node_modules/idb',
    '/leal/web/node_modules/idb',
    '/leal/web/node_modules/idb',
  ],
  ['a package that is linked from elsewhere', 'node_modules/zod', '/otro/zod', '/leal/node_modules/zod'],
])('in the copy leads %s', (_, camino, real, hacia) => {
  expect(enlacesDe('/leal', '/copia', [{ camino, real }])).toEqual([{ en: `/copia/${camino}`, hacia }]);
});
