// The office lives random weeks over the real use cases: everything that people and jobs do, interleaved, at once,
// again, and on a bad line. After every step what it wrote is checked against the rules (escrito.ts); from time to time
// everything that is stored, and every screen (revisar.ts). A walk that fails prints how to run it alone.
import { CALLABLES, type Llamada, LLAMADAS } from '@leal/contract';
import { crearAzar } from '@leal/seed';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Caminata } from './caminar.ts';
import { Escrito } from './escrito.ts';
import { abrirOficinas } from './oficina.ts';
import { Relato } from './relato.ts';
import { revisar } from './revisar.ts';

const TODO = process.env['LEAL_PRUEBAS'] === 'todo';
/** `seed:steps`, as a failing walk prints it. */
const PEDIDA = process.env['LEAL_CAMINATA']?.split(':').map(Number);
/** The same walk in every run, others in the long one, or those from a seed that is asked for. */
const PRIMERA = PEDIDA?.[0] ?? Number(process.env['FC_SEED'] ?? (TODO ? Math.floor(Math.random() * 1e6) : 1));
/** About 160 requests for each hundred steps. */
const PASOS = PEDIDA?.[1] ?? 2_000;
const SEMILLAS = Array.from({ length: TODO && !PEDIDA ? 12 : 1 }, (_, i) => PRIMERA + i);
const ENTRE_REVISIONES = 250;
/** For what hangs; a long walk takes a minute on a busy machine. */
const PLAZO = 900_000;

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
  const escrito = new Escrito(oficina.espejo);
  const caminata = new Caminata(oficina, String(semilla), relato);
  for (let paso = 1; paso <= PASOS; paso += 1) {
    try {
      await caminata.dar(paso);
      if (paso === PASOS) relato.alFinal = await caminata.terminar(paso);
      escrito.comprobar(oficina);
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

const hechas = new Map<string, number>();

test.each(SEMILLAS)(
  `walk %i: after each of ${PASOS} steps every total is the sum of its rows`,
  async (semilla) => {
    const relato = new Relato();
    await caminar(semilla, relato);
    if (TODO) console.info(semilla, relato.operaciones, JSON.stringify(relato.alFinal));
    for (const [nombre, veces] of relato.hechos) hechas.set(nombre, (hechas.get(nombre) ?? 0) + veces);
    expect(oficinas.errores).not.toHaveBeenCalled();
  },
  PLAZO,
);

/** Calls of signing in, and of the log: the walk does not make them. */
const DE_ENTRADA = new Set(['firebaseLogin', 'register', 'getUserByUid', 'avisarErrorWeb']);

if (TODO && !PEDIDA)
  test('the walks did everything that there is to do, by every door', () => {
    const cambian = Object.entries<Llamada>(LLAMADAS).filter(([, { metodo }]) => metodo !== 'GET');
    const rutas = cambian.map(([nombre]) => nombre).filter((nombre) => !DE_ENTRADA.has(nombre));
    const todas = [...rutas, ...Object.keys(CALLABLES).map((nombre) => `callable ${nombre}`)];
    expect(todas.filter((una) => !hechas.has(una))).toEqual([]);
  });
