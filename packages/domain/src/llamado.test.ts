import { describe, expect, it } from 'vitest';
import { llamadosEntre } from './llamado.ts';

const ana = (id: string, nombre: string, ...senas: string[]) => ({ id, nombre, senas });

describe('how a person is called among those of a list', () => {
  it.each([
    [
      'by name alone',
      [ana('1', 'Ana López', 'Lupita'), ana('2', 'Beto Ruiz', 'Lupita')],
      ['Ana López', 'Beto Ruiz'],
    ],
    [
      'by the business too, where another has the name, whatever its case or accents',
      [ana('1', 'Ana López', 'Lupita', 'Juárez 1'), ana('2', 'ANA LOPEZ', 'El Sol', 'Juárez 1')],
      ['Ana López (Lupita)', 'ANA LOPEZ (El Sol)'],
    ],
    [
      'by the address, where the business is the same',
      [ana('1', 'Ana', 'Lupita', 'Juárez 1'), ana('2', 'Ana', 'LUPITA', 'Hidalgo 2')],
      ['Ana (Juárez 1)', 'Ana (Hidalgo 2)'],
    ],
    [
      'by the address, where one has no business',
      [ana('1', 'Ana', '', 'Juárez 1'), ana('2', 'Ana', 'Lupita', 'Hidalgo 2')],
      ['Ana (Juárez 1)', 'Ana (Hidalgo 2)'],
    ],
    [
      'by all there is, where nothing tells them apart',
      [ana('1', 'Ana', 'Lupita', 'Juárez 1'), ana('2', 'Ana', 'Lupita', 'Juárez 1')],
      ['Ana (Lupita, Juárez 1)', 'Ana (Lupita, Juárez 1)'],
    ],
    [
      'by name alone, where there is nothing else',
      [ana('1', 'Ana', ''), ana('2', 'Ana', '')],
      ['Ana', 'Ana'],
    ],
    [
      'by name alone, where both rows are of one person',
      [ana('1', 'Ana', 'Lupita'), ana('1', 'Ana', 'Lupita')],
      ['Ana', 'Ana'],
    ],
    ['nobody', [], []],
  ])('%s', (_, quienes, llamados) => expect(llamadosEntre(quienes)).toEqual(llamados));
});
