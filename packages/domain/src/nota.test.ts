import { expect, test } from 'vitest';
import { quedaLaNota } from './nota.ts';

const aLas = (hora: string) => ({
  texto: hora,
  por: 'Ana',
  capturado_en: new Date(`2026-11-18T${hora}:00-06:00`),
});

test.each([
  ['the first one', aLas('11:00'), undefined, true],
  ['a later one', aLas('11:01'), aLas('11:00'), true],
  ['an earlier one that came later', aLas('10:59'), aLas('11:00'), false],
  ['one of the same instant', aLas('11:00'), aLas('11:00'), true],
  [
    'an earlier one, after the later one took the note back',
    aLas('10:59'),
    { ...aLas('11:00'), texto: '' },
    false,
  ],
] as const)('whether a note stands: %s', (_, nueva, vigente, queda) => {
  expect(quedaLaNota(nueva, vigente)).toBe(queda);
});
