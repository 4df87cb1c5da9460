// The office lives weeks of chance over the real use cases: everything that people and jobs do, interleaved, at once,
// again, and on a bad line. Whatever came of it, every total is what its rows add up to. A walk that fails says how
// it is walked again alone.
import { crearAzar } from '@leal/seed';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Caminata } from './caminar.ts';
import { abrirOficinas } from './oficina.ts';
import { Relato } from './relato.ts';
import { revisar } from './revisar.ts';

const TODO = process.env['LEAL_PRUEBAS'] === 'todo';
/** `seed:steps`, as a failing walk prints it. */
const PEDIDA = process.env['LEAL_CAMINATA']?.split(':').map(Number);
const PASOS = PEDIDA?.[1] ?? (TODO ? 700 : 120);
const SEMILLAS = PEDIDA?.slice(0, 1) ?? Array.from({ length: TODO ? 12 : 2 }, (_, i) => i + 1);
const ENTRE_REVISIONES = 40;

let oficinas: Awaited<ReturnType<typeof abrirOficinas>>;
beforeAll(async () => {
  oficinas = await abrirOficinas();
});
afterEach(() => oficinas.errores.mockClear());
afterAll(async () => {
  await oficinas.cerrar();
  vi.restoreAllMocks();
});

async function caminar(semilla: number, relato: Relato): Promise<void> {
  const oficina = oficinas.abrir(`s${semilla}`, crearAzar(`caminata ${semilla}`));
  const caminata = new Caminata(oficina, String(semilla), relato);
  for (let paso = 1; paso <= PASOS; paso += 1) {
    try {
      await caminata.dar(paso);
      if (paso % ENTRE_REVISIONES === 0 || paso === PASOS)
        await revisar(oficina, crearAzar(`revisar ${semilla} ${paso}`));
    } catch (causa) {
      const otra = `LEAL_CAMINATA=${semilla}:${paso} npx vitest run --project servidor tests/caminata`;
      const errores = oficinas.errores.mock.calls.map((llamada) => llamada.map(String).join(' '));
      throw new Error(`${String(causa)}\n\n${errores.join('\n')}\n${relato.toString()}\n\n${otra}`, {
        cause: causa,
      });
    }
  }
}

test.each(SEMILLAS)(`walk %i: after ${PASOS} steps every total is the sum of its rows`, async (semilla) => {
  const relato = new Relato();
  await caminar(semilla, relato);
  expect(oficinas.errores).not.toHaveBeenCalled();
  if (process.env['LEAL_CUENTA'])
    process.stderr.write(
      `${process.cpuUsage().user / 1e6} ${relato.operaciones} ${JSON.stringify([...relato.hechos])}\n`,
    );
});
