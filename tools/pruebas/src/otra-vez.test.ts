// A test that is red and then green is counted, and told: nobody looks for what nobody sees.
import { expect, test } from 'vitest';
import type { Resultado } from './carriles.ts';
import { otraVez } from './otra-vez.ts';
import { type Fallida, type Recuento, SIN_PRUEBAS } from './recuento.ts';

const roja = (archivo: string, prueba: string): Fallida => ({
  proyecto: 'resto',
  archivo,
  prueba,
  dicho: `${archivo} > ${prueba}`,
});
const con = (fallidas: Fallida[], passed = 5): Recuento => ({
  ...SIN_PRUEBAS,
  passed,
  failed: fallidas.length,
  fallidas,
});
const resultado = (recuento: Recuento): Resultado => ({ nombre: 'resto', segundos: 1, recuento });

/** Runs of a file, one after the other; which files ran. */
async function correr(recuento: Recuento, corridas: readonly Recuento[]) {
  const archivos: string[] = [];
  const [despues] = await otraVez([resultado(recuento)], (_, archivo) => {
    archivos.push(archivo);
    return Promise.resolve(corridas[archivos.length - 1] ?? con([], 0));
  });
  const { passed, failed, fallidas, inestables } = despues!.recuento;
  return { archivos, passed, failed, rojas: fallidas.map(({ dicho }) => dicho), inestables };
}

const [UNA, DOS] = [roja('a.test.ts', 'una'), roja('a.test.ts', 'dos')];

test('green the second time is unstable, counts as passed, and is run no more', async () => {
  expect(await correr(con([UNA]), [con([])])).toEqual({
    archivos: ['a.test.ts'],
    passed: 6,
    failed: 0,
    rojas: [],
    inestables: ['a.test.ts > una'],
  });
});

test('green the third time is unstable; red three times is red', async () => {
  const dicho = await correr(con([UNA, DOS]), [con([UNA, DOS]), con([DOS])]);
  expect(dicho).toEqual({
    archivos: ['a.test.ts', 'a.test.ts'],
    passed: 6,
    failed: 1,
    rojas: ['a.test.ts > dos'],
    inestables: ['a.test.ts > una'],
  });
});

test('what else is red when a file runs again is not what is asked', async () => {
  expect(await correr(con([UNA]), [con([DOS])])).toMatchObject({
    failed: 0,
    inestables: ['a.test.ts > una'],
  });
});

test('a file that does not load, or runs nothing, was not green', async () => {
  const sinCargar = { ...UNA, dicho: 'a.test.ts' };
  delete (sinCargar as Partial<Fallida>).prueba;
  expect(await correr(con([UNA]), [con([sinCargar]), con([], 0)])).toMatchObject({
    failed: 1,
    inestables: [],
  });
  expect(await correr(con([sinCargar]), [con([sinCargar]), con([])])).toMatchObject({
    failed: 0,
    inestables: ['a.test.ts'],
  });
});

test('what happened outside of any test, or has no name, stays red and runs nothing', async () => {
  const fuera = { dicho: 'Fuera de las pruebas' };
  expect(await correr({ ...con([fuera]), failed: 2 }, [])).toMatchObject({ archivos: [], failed: 2 });
});

test('each file runs once for all that was red in it', async () => {
  const otra = roja('b.test.ts', 'una');
  const dicho = await correr(con([UNA, DOS, otra]), [con([]), con([])]);
  expect(dicho.archivos).toEqual(['a.test.ts', 'b.test.ts']);
  expect(dicho.passed).toBe(8);
});
