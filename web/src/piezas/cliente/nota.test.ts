import { expect, test } from 'vitest';
import { unCredito, unSobrepuesto } from '../credito/pruebas.ts';
import { conNotaAlDia } from './nota.ts';

const aLas = (hora: string) => `2026-11-20T${hora}:00.000-06:00`;
const PEDIDA = Date.parse(aLas('11:00'));
const LEIDA = { texto: 'Solo después de las 5', por: 'Gerente', capturado_en: aLas('10:30') };
const escrita = (hora: string, nota: string, cambios = {}) =>
  unSobrepuesto({
    accion: 'cliente.nota',
    sobre: 'nota k1',
    datos: { cuerpo: { nota } },
    capturado_en: aLas(hora),
    ...cambios,
  });
const PERRO = { texto: 'Perro bravo', por: 'Tú', capturado_en: aLas('10:50') };
const DE_OFICINA = { texto: 'Ya no hay perro', por: 'Gerente', capturado_en: aLas('11:10') };

test.each([
  ['what was read, where the phone wrote nothing', [], LEIDA],
  ['what the phone has not sent yet', [escrita('10:50', 'Perro bravo')], PERRO],
  ['the last of two', [escrita('10:40', 'Otra'), escrita('10:50', 'Perro bravo')], PERRO],
  ['none, where it was taken back', [escrita('10:50', '')], undefined],
  ['what was read, where that was written later', [escrita('10:29', 'Perro bravo')], LEIDA],
  ['what was read, of a note of another client', [escrita('10:50', 'x', { sobre: 'nota k2' })], LEIDA],
  [
    'the word of the office on one that was confirmed since',
    [
      escrita('10:50', 'Perro bravo', {
        estado: 'confirmado',
        hasta: PEDIDA + 1,
        respuesta: { queda: false, nota: DE_OFICINA },
      }),
    ],
    DE_OFICINA,
  ],
  [
    'what was read after it was confirmed',
    [escrita('10:50', 'Perro bravo', { estado: 'confirmado', hasta: PEDIDA - 1, respuesta: {} })],
    LEIDA,
  ],
])('a card says %s', (_, sobrepuestos, nota) => {
  const credito = { ...unCredito(), nota: LEIDA };
  expect(conNotaAlDia(credito, sobrepuestos, PEDIDA).nota).toEqual(nota);
});
