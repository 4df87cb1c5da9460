// Offices live random weeks over the real use cases: everything that people and jobs do, interleaved, at once, again, and on a
// bad line. After every step what it wrote is checked against the rules (claves.ts, escrito.ts), every hundred steps everything
// that is stored, and every screen (revisar.ts). One that fails alone: npm run sim -- --semilla 1/2 --pasos 300
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CALLABLES, type Llamada, LLAMADAS } from '@leal/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ES_TODO, porCorrida } from '@leal/pruebas/corrida';
import { jugar } from './jugar.ts';
import { abrirOficinas, type Oficinas } from './oficina.ts';

/** The same in every run, others in the long one, or those of a seed that is asked for. */
const SEMILLA = process.env['FC_SEED'] ?? (ES_TODO ? `${Math.floor(Math.random() * 1e6)}` : '3');
/** About 190 requests for each hundred steps. */
const PASOS = porCorrida({ corta: 60, resto: 300, todo: 1_000 });
const SEMILLAS = Array.from({ length: ES_TODO ? 20 : 2 }, (_, i) => `${SEMILLA}/${i + 1}`);
/** For what hangs; an office takes a minute on a busy machine. */
const PLAZO = 900_000;

let oficinas: Oficinas;
beforeAll(async () => {
  oficinas = await abrirOficinas();
});
afterAll(() => oficinas.cerrar());

const hechas = new Map<string, number>();

test.each(SEMILLAS)(
  `office %s: after each of ${PASOS} steps every total is the sum of its rows`,
  async (semilla) => {
    const { relato } = await jugar(oficinas, { semilla, pasos: PASOS });
    if (ES_TODO) console.info(semilla, relato.operaciones, JSON.stringify(relato.alFinal));
    for (const [nombre, veces] of relato.hechos) hechas.set(nombre, (hechas.get(nombre) ?? 0) + veces);
    expect(relato.operaciones).toBeGreaterThan(PASOS);
    // Without such payments the questions about receipts would ask nothing.
    expect(relato.recibos.con_pago).toBeGreaterThan(PASOS / 30);
  },
  PLAZO,
);

test('the same seed does the same, to the last byte, whatever was played before', async () => {
  const jugada = { semilla: `${SEMILLA}/1`, pasos: porCorrida({ corta: 25, resto: 100, todo: 100 }) };
  const corrida = await jugar(oficinas, jugada);
  await jugar(oficinas, { semilla: `${SEMILLA}/2`, pasos: 10 });
  expect((await jugar(oficinas, jugada)).huella).toBe(corrida.huella);
  expect((await jugar(oficinas, { ...jugada, semilla: `${SEMILLA}/3` })).huella).not.toBe(corrida.huella);
});

test.runIf(porCorrida({ corta: false, resto: true, todo: true }))(
  'the command plays offices in processes of their own, and says what they did',
  async () => {
    const correr = async (...argumentos: string[]) => {
      const programa = join(import.meta.dirname, 'sim.ts');
      return (await promisify(execFile)(process.execPath, [programa, ...argumentos])).stdout;
    };
    expect(await correr('--semilla', '7/1', '--pasos', '30', '--solo', '3,9,30')).toMatch(
      /^1 of 1 offices, \d+ s\n30 steps, \d+ requests, \d+ days of 1 offices[^]*\nEverything held\.\n$/,
    );
  },
);

/** Calls of signing in and of the log. */
const DE_ENTRADA = new Set(['firebaseLogin', 'register', 'getUserByUid', 'avisarErrorWeb']);

if (ES_TODO)
  test('the walks did everything that there is to do, by every door', () => {
    const cambian = Object.entries<Llamada>(LLAMADAS).filter(([, { metodo }]) => metodo !== 'GET');
    const rutas = cambian.map(([nombre]) => nombre).filter((nombre) => !DE_ENTRADA.has(nombre));
    const todas = [...rutas, ...Object.keys(CALLABLES).map((nombre) => `callable ${nombre}`)];
    expect(todas.filter((operacion) => !hechas.has(operacion))).toEqual([]);
  });
