// Nobody adds a collection without saying here who reads it.
import { readdirSync, readFileSync } from 'node:fs';
import * as documentos from '@leal/contract/documentos';
import { expect, test } from 'vitest';
import { MATRIZ } from './matriz.ts';

const DATOS = new URL('../../functions/src/data/', import.meta.url);
/** A path as the data layer names it: `coleccion('x/${y}/z', …)`, `.collection('x')`, `.doc('x/y')`; `.doc('y')` is an id. */
const RUTA =
  /(?:(?:coleccion|collection|collectionGroup)\(\s*|\.doc\((?=\s*['"`][^'"`]*\/)\s*)['"`]([^'"`]+)['"`]/g;

const rutas = MATRIZ.map(({ ruta }) => ruta);
const tieneFila = (nombre: string) => rutas.some((ruta) => ruta === nombre || ruta.endsWith(`/${nombre}`));

/** The collection of a path: an id at its end is left out. */
function coleccionDe(ruta: string): string {
  const segmentos = ruta.replaceAll(/\$\{[^}]*\}/g, '{}').split('/');
  return segmentos.slice(0, segmentos.length - ((segmentos.length + 1) % 2)).join('/');
}

test('every collection of the data layer has its row', () => {
  const fuentes = readdirSync(DATOS, { recursive: true, encoding: 'utf8' }).filter(
    (nombre) => nombre.endsWith('.ts') && !nombre.endsWith('.test.ts'),
  );
  const nombradas = fuentes.flatMap((archivo) =>
    [...readFileSync(new URL(archivo, DATOS), 'utf8').matchAll(RUTA)].map(([, ruta = '']) =>
      coleccionDe(ruta),
    ),
  );
  expect(nombradas).toContain('totales/{}/dias');
  expect(nombradas.filter((coleccion) => !tieneFila(coleccion))).toEqual([]);
});

test('every document shape of the contract has its row', () => {
  const formas = new Set(MATRIZ.flatMap(({ forma, tambien = [] }) => [forma, ...tambien]));
  const conocidas = Object.keys(documentos).filter((nombre) => nombre.endsWith('Doc'));
  expect(conocidas).toContain('creditoDoc');
  expect(conocidas.filter((coleccion) => !formas.has(coleccion))).toEqual([]);
});

test('no collection has two rows', () => {
  expect(new Set(rutas).size).toBe(rutas.length);
});
