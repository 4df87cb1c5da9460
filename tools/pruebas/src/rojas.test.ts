import { expect, test } from 'vitest';
import type { Resultado } from './carriles.ts';
import { SIN_PRUEBAS } from './recuento.ts';
import { contarRojas, enTabla } from './rojas.ts';

const roja = (prueba?: string) => ({
  proyecto: 'navegador',
  archivo: 'a.test.ts',
  ...(prueba !== undefined && { prueba }),
  dicho: `a.test.ts > ${prueba}\n    lo que fue`,
});
const corrida = (...fallidas: ReturnType<typeof roja>[]): Resultado[] => [
  { nombre: 'navegador', segundos: 1, recuento: { ...SIN_PRUEBAS, failed: fallidas.length, fallidas } },
];

test('each test is counted once a run, the most often red one first', () => {
  const rojas = contarRojas([
    corrida(roja('una'), roja('otra'), roja('otra')),
    corrida(),
    corrida(roja('otra')),
  ]);
  expect(enTabla(rojas, 3)).toBe('Rojas:\n  2 de 3  a.test.ts > otra\n  1 de 3  a.test.ts > una');
});

test('a file that does not load and a stage that names nothing are red too', () => {
  const sola: Resultado = { nombre: 'lint', segundos: 1, recuento: { ...SIN_PRUEBAS, failed: 1 } };
  const fuera = {
    nombre: 'api',
    segundos: 1,
    recuento: { ...SIN_PRUEBAS, failed: 1, fallidas: [{ dicho: 'Fuera\n  x' }] },
  };
  expect([...contarRojas([[...corrida(roja()), sola, fuera]]).keys()]).toEqual([
    'a.test.ts',
    'etapa lint',
    'Fuera',
  ]);
});

test('none is said in one line', () =>
  expect(enTabla(contarRojas([corrida()]), 1)).toBe('Ninguna roja en 1 corridas.'));
