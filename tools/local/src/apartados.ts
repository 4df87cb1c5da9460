// Ports that two runs on one machine never take from each other. Between finding a free port and listening on it
// another run may take it. So each set of ports has a guard port: who listens on the guard owns the set, and the
// system frees the guard when its owner ends, in whatever way.
import { createServer, type Server } from 'node:net';
import { ErrorLocal } from './error-local.ts';
import { BASE, desplazados, LOCAL, ocupado, type Puertos } from './puertos.ts';

export interface Apartados {
  puertos: Puertos;
  soltar: () => void;
}

// The first port lies below the range from which Linux takes the local ports of outgoing connections.
const PRIMERO = 20_000;
const TAMANO = 20;
const BLOQUES = 600;

function tomarGuardia(port: number): Promise<Server | undefined> {
  return new Promise((resolver) => {
    const guardia = createServer();
    guardia.unref();
    guardia.once('error', () => resolver(undefined));
    guardia.listen({ port, host: LOCAL, exclusive: true }, () => resolver(guardia));
  });
}

async function apartar(guardia: number, puertos: Puertos): Promise<Apartados | undefined> {
  const tomada = await tomarGuardia(guardia);
  if (!tomada) return undefined;
  const soltar = () => void tomada.close();
  if ((await ocupado(puertos)) === undefined) return { puertos, soltar };
  soltar();
  return undefined;
}

function delBloque(numero: number): Puertos {
  const inicio = PRIMERO + numero * TAMANO;
  return Object.fromEntries(Object.keys(BASE).map((servicio, i) => [servicio, inicio + i])) as Puertos;
}

/** A set of ports for one suite, held until `soltar` or the end of the process. */
export async function apartarPuertos(): Promise<Apartados> {
  const desde = Math.floor(Math.random() * BLOQUES);
  for (let i = 0; i < BLOQUES; i += 1) {
    const numero = (desde + i) % BLOQUES;
    const apartados = await apartar(PRIMERO + numero * TAMANO + TAMANO - 1, delBloque(numero));
    if (apartados) return apartados;
  }
  throw new ErrorLocal('No se encontraron puertos libres entre 20000 y 32000.');
}

// No two of these shifts give one port to two services, and all stay below the blocks.
const DESFASES = [6_000, 7_000, 8_000].flatMap((base) => Array.from({ length: 10 }, (_, i) => base + 10 * i));
const GUARDIAS = 19_600;

/** A shift (LEAL_DESFASE_PUERTOS) whose ports are free and held, for tests of `npm start` itself. */
export async function apartarDesfase(): Promise<Apartados & { desfase: number }> {
  const desde = Math.floor(Math.random() * DESFASES.length);
  const lugares = [...DESFASES.entries()];
  for (const [lugar, desfase] of [...lugares.slice(desde), ...lugares.slice(0, desde)]) {
    const apartados = await apartar(GUARDIAS + lugar, desplazados(desfase));
    if (apartados) return { ...apartados, desfase };
  }
  throw new ErrorLocal('No se encontró un desfase libre entre 6000 y 8090.');
}
