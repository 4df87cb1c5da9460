// A query without its index is seen where it runs: the local Firestore refuses it. This is about the file.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MATRIZ } from './matriz.ts';

type Indice = { collectionGroup: string; queryScope?: string; fields?: object[]; fieldPath?: string };

const ARCHIVO = new URL('../../firestore.indexes.json', import.meta.url);
const { indexes, fieldOverrides } = JSON.parse(readFileSync(ARCHIVO, 'utf8')) as {
  indexes: Indice[];
  fieldOverrides: Indice[];
};

const grupos = new Set(MATRIZ.map(({ ruta }) => ruta.split('/').at(-1)));
const repetidos = (textos: readonly string[]) => textos.filter((texto, i) => textos.indexOf(texto) !== i);

test('no index is listed twice: each costs a write for every document', () => {
  const textos = indexes.map(({ collectionGroup, queryScope, fields }) =>
    JSON.stringify([collectionGroup, queryScope, fields]),
  );
  expect(repetidos(textos)).toEqual([]);
  expect(repetidos(fieldOverrides.map(({ collectionGroup: c, fieldPath }) => `${c}.${fieldPath}`))).toEqual(
    [],
  );
});

test('every index is of a collection that exists', () => {
  const desconocidas = [...indexes, ...fieldOverrides].filter(
    ({ collectionGroup }) => !grupos.has(collectionGroup),
  );
  expect(desconocidas).toEqual([]);
});
