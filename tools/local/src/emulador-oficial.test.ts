import { expect, test } from 'vitest';
import { leerVersionDeJava, quejaDeJava } from './emulador-oficial.ts';

test.each([
  ['openjdk version "21.0.2" 2024-01-16', 21],
  ['java version "1.8.0_391"', 1],
  ['openjdk version "25" 2025-09-16', 25],
  ['sh: java: not found', null],
])('the major version in %j is %j', (salida, version) => {
  expect(leerVersionDeJava(salida)).toBe(version);
});

test.each([
  [null, 'no se encontró ninguno'],
  [17, 'aquí hay Java 17'],
])('Java %j is not enough, and the sentence says so', (version, parte) => {
  expect(quejaDeJava(version, 'npm start')).toContain(parte);
});

test('Java 21 is enough', () => {
  expect(quejaDeJava(21, 'npm start')).toBeUndefined();
});
