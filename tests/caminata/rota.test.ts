// The simulation sees what it is for: a server with a fault in it, put there, turns it red, and the walk that shows it is short.
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { encoger, masCorta, ordenDe } from './encoger.ts';
import { abrirOficinas, type Oficinas } from './oficina.ts';

type Falla = 'none' | 'sums' | 'audit' | 'keys' | 'receipts' | 'their days' | 'their rows';
const roto = vi.hoisted(() => ({ falla: 'none' as Falla }));

vi.mock(import('../../functions/src/data/totales.ts'), async (original) => {
  const modulo = await original();
  const moverTotales: typeof modulo.moverTotales = (...que) => {
    modulo.moverTotales(...que);
    if (roto.falla === 'sums' && que[2].en_mano_por_aprobar_centavos) modulo.moverTotales(...que);
  };
  return { ...modulo, moverTotales };
});
vi.mock(import('../../functions/src/data/bitacora.ts'), async (original) => {
  const modulo = await original();
  const anotar: typeof modulo.anotar = (autoria, renglon) => {
    if (roto.falla !== 'audit' || renglon.accion !== 'clientes/orden') modulo.anotar(autoria, renglon);
  };
  return { ...modulo, anotar };
});
vi.mock(import('../../functions/src/platform/idempotencia.ts'), async (original) => {
  const modulo = await original();
  const respuestaPrevia: typeof modulo.respuestaPrevia = (...que) =>
    roto.falla === 'keys' ? null : modulo.respuestaPrevia(...que);
  return { ...modulo, respuestaPrevia };
});
vi.mock(import('../../functions/src/data/comprobantes.ts'), async (original) => {
  const modulo = await original();
  const estaReemplazado: typeof modulo.estaReemplazado = (...que) =>
    roto.falla !== 'receipts' && modulo.estaReemplazado(...que);
  const diaDelPago: typeof modulo.diaDelPago = (hallado) =>
    roto.falla === 'their days' ? undefined : modulo.diaDelPago(hallado);
  const ligarAlRenglon: typeof modulo.ligarAlRenglon = async (...que) => {
    if (roto.falla !== 'their rows') await modulo.ligarAlRenglon(...que);
  };
  return { ...modulo, estaReemplazado, diaDelPago, ligarAlRenglon };
});

let oficinas: Oficinas;
beforeAll(async () => {
  oficinas = await abrirOficinas();
});
beforeEach(() => {
  roto.falla = 'none';
});
afterAll(() => oficinas.cerrar());

const FALLAS: readonly [Falla, string, RegExp][] = [
  ['sums', 'cash that waits for a manager is counted twice', /to match object|deeply equal/],
  ['audit', 'a new order of a route leaves no row in the audit', /audit of a change/],
  ['keys', 'a key that has an answer does its change again', /one key, two changes|deeply equal|"asentado"/],
  ['receipts', 'one that another replaced stands on', /one standing receipt of a payment/],
  ['their days', 'a receipt says the day that its phone said', /the day of/],
  [
    'their rows',
    'a payment that was known under another key is not its receipt’s',
    /the payment of|standing receipt/,
  ],
];

/** For what hangs: a long walk is played many times until it is short, on a busy machine too. */
const PLAZO = 600_000;

/** The steps of a walk move with every new kind of step: one of these seeds meets the fault. */
const SEMILLAS = ['rota', 'rota2', 'rota3'];

async function enAlguna(): ReturnType<typeof masCorta> {
  for (const semilla of SEMILLAS) {
    const fallo = await masCorta(oficinas, { semilla, pasos: 400 });
    if (fallo) return fallo;
  }
  return undefined;
}

test.each(porCorrida({ corta: FALLAS.slice(0, 1), resto: FALLAS, todo: FALLAS }))(
  '%s: %s, and few steps show it',
  async (falla, _, dice) => {
    roto.falla = falla;
    const fallo = await enAlguna();
    if (!fallo) throw new Error('It held');
    expect(fallo.message).toMatch(dice);
    const { solo, pasos } = fallo.jugada;
    // The very first step may show it: there is nothing to take away then.
    expect(solo?.size ?? pasos).toBeLessThanOrEqual(8);
    expect(ordenDe(fallo.jugada)).toMatch(/^npm run sim -- --semilla rota\d? --pasos \d+( --solo [\d,]+)?$/);
    roto.falla = 'none';
    expect(await masCorta(oficinas, fallo.jugada)).toBeUndefined();
  },
  PLAZO,
);

test('steps that do not matter are taken away, the last one never', async () => {
  const todos = Array.from({ length: 200 }, (_, i) => i + 1);
  const hacenFalta = [7, 90, 91, 200];
  const quedan = await encoger(todos, async (menos) => hacenFalta.every((paso) => menos.includes(paso)));
  expect(quedan).toEqual(hacenFalta);
  expect(await encoger([3], async () => true)).toEqual([3]);
});
