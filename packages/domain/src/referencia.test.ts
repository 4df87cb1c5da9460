import { expect, it } from 'vitest';
import { type Referencia, textoReferencias } from './referencia.ts';

const ROSA: Referencia = { nombre: 'Rosa Díaz', telefono: '6185550134', relacion: 'Aval' };

it.each<[readonly Referencia[], string]>([
  [[], ''],
  [[ROSA], 'Rosa Díaz (Aval) · 6185550134'],
  [[ROSA, { ...ROSA, nombre: 'Luis', relacion: '' }], 'Rosa Díaz (Aval) · 6185550134; Luis · 6185550134'],
])('references in one line', (referencias, texto) => {
  expect(textoReferencias(referencias)).toBe(texto);
});
