import { describe, expect, test } from 'vitest';
import { calificar, enPalabras, renglonDe } from './informe.ts';

const FUENTE = 'const a = b > c;\nconst d = [\n  1,\n];\n';
const en = (desde: [number, number], hasta: [number, number]) => ({
  start: { line: desde[0], column: desde[1] },
  end: { line: hasta[0], column: hasta[1] },
});
const mutante = (status: string, location = en([1, 11], [1, 16]), replacement = 'b >= c') => ({
  status,
  location,
  replacement,
});
const de = (...mutants: ReturnType<typeof mutante>[]) =>
  calificar({ files: { 'a.ts': { source: FUENTE, mutants } } })[0]!;

describe('the score of a file', () => {
  test.each([
    ['what no test comes by counts as unnoticed', ['Killed', 'Survived', 'NoCoverage', 'Timeout'], 50, 4],
    [
      'what does not load counts for neither side',
      ['Killed', 'CompileError', 'RuntimeError', 'Ignored'],
      100,
      1,
    ],
    ['without a mutant nothing is missing', [], 100, 0],
  ])('%s', (_, estados, nota, mutantes) => {
    expect(de(...estados.map((estado) => mutante(estado)))).toMatchObject({ nota, mutantes });
  });

  test('says of how many, and how many were noticed by time alone', () => {
    expect(renglonDe(de(mutante('Killed'), mutante('Survived')))).toBe(' 50.0 %  1 de 2  a.ts');
    expect(renglonDe(de(mutante('Timeout')))).toBe('100.0 %  1 de 1  a.ts (1 por tiempo)');
  });
});

describe('a mutant that no test noticed', () => {
  test('says where it is, and what was there before', () => {
    const [vivo] = de(mutante('Survived')).vivos;
    expect(enPalabras(vivo!)).toBe('a.ts:1:11\n  - b > c\n  + b >= c');
  });

  test('of several lines is shown whole; one that no test comes by says so', () => {
    const [vivo] = de(mutante('NoCoverage', en([2, 11], [4, 2]), '[]')).vivos;
    expect(enPalabras(vivo!)).toBe(
      'a.ts:2:11 (ninguna prueba pasa por aquí)\n  - [\n  -   1,\n  - ]\n  + []',
    );
  });
});
