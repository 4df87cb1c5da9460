import { expect, test } from 'vitest';
import { cambiosDeFunciones, cambiosDeIndices, cambiosDePaginas, cambiosDeReglas } from './cambios.ts';

const lugar = { region: 'us-central1' };

test('functions: new ones, gone ones, and what changes of the others', () => {
  const antes = [
    { id: 'api', ...lugar, availableMemoryMb: 256, concurrency: 80, timeoutSeconds: 60 },
    { id: 'noche', ...lugar, scheduleTrigger: { schedule: '0 3 * * *' } },
    { id: 'vieja', ...lugar },
    { id: 'igual', ...lugar, availableMemoryMb: 512 },
  ];
  const ahora = [
    { id: 'api', ...lugar, availableMemoryMb: 512, concurrency: 80, timeoutSeconds: null },
    { id: 'noche', ...lugar, scheduleTrigger: { schedule: '*/30 3-5 * * *' } },
    { id: 'nueva', ...lugar },
    { id: 'igual', ...lugar, availableMemoryMb: 512 },
  ];
  expect(cambiosDeFunciones(antes, ahora)).toEqual([
    '~ api (us-central1): memoria 256 → 512',
    '~ noche (us-central1): horario 0 3 * * * → */30 3-5 * * *',
    '+ nueva (us-central1)',
    '- vieja (us-central1)',
  ]);
});

test('a function that moves to another region is a new one, and the old one goes', () => {
  const api = { id: 'api', region: 'us-central1' };
  expect(cambiosDeFunciones([api], [{ ...api, region: 'us-south1' }])).toEqual([
    '+ api (us-south1)',
    '- api (us-central1)',
  ]);
});

const indice = (fields: { fieldPath: string; order: string }[]) => ({
  collectionGroup: 'creditos',
  queryScope: 'COLLECTION',
  fields,
});
const A = { fieldPath: 'a', order: 'ASCENDING' };
const B = { fieldPath: 'b', order: 'DESCENDING' };
const nombre = (order: string) => ({ fieldPath: '__name__', order });
const excepcion = { collectionGroup: 'idempotencia', fieldPath: 'expira_en', indexes: [] };

test('indexes: the name that Google adds at their end is no change, another order of it is', () => {
  const antes = { indexes: [indice([A, B, nombre('DESCENDING')])], fieldOverrides: [] };
  expect(cambiosDeIndices(antes, { indexes: [indice([A, B])], fieldOverrides: [] })).toEqual([]);
  const otro = { indexes: [indice([A, B, nombre('ASCENDING')])], fieldOverrides: [] };
  expect(cambiosDeIndices(antes, otro)).toEqual(['+ creditos: a ↑, b ↓, __name__ ↑', '- creditos: a ↑, b ↓']);
});

test('indexes: a field that begins to expire is a change', () => {
  const con = (ttl: boolean) => ({ indexes: [], fieldOverrides: [{ ...excepcion, ttl }] });
  expect(cambiosDeIndices(con(false), con(true))).toEqual([
    '+ idempotencia.expira_en: sin índice, caduca',
    '- idempotencia.expira_en: sin índice',
  ]);
});

test.each([
  [null, 'a', ['+ firestore.rules']],
  ['a\nb\n', 'a\nb\n', []],
  ['a\nb\n', 'a\n  c\n', ['+ c', '- b']],
])('rules: %j to %j is %j', (antes, ahora, lineas) => {
  expect(cambiosDeReglas(antes, ahora)).toEqual(lineas);
});

test('pages: the first ones, another version, another policy, or nothing', () => {
  const pagina = { html: '<a>', politica: "default-src 'self'" };
  expect(cambiosDePaginas(null, pagina)).toHaveLength(1);
  expect(cambiosDePaginas(pagina, pagina)).toEqual([]);
  expect(cambiosDePaginas({ ...pagina, html: '<b>' }, pagina)).toHaveLength(1);
  expect(cambiosDePaginas({ html: '<b>', politica: null }, pagina)).toHaveLength(2);
});
