import { createServer } from 'node:net';
import { ErrorLocal } from './error-local.ts';

export const BASE = {
  hosting: 5000,
  functions: 5001,
  firestore: 8080,
  auth: 9099,
  hub: 4400,
  logging: 4500,
  hostingInterno: 5005,
  eventarc: 9299,
  tasks: 9499,
} as const;

// The blocked ports of the Fetch standard that a shift can reach: no browser, nor Node's fetch, calls one.
const BLOQUEADOS = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

export type Puertos = { [servicio in keyof typeof BASE]: number };

export const LOCAL = '127.0.0.1';

export function desplazados(desfase: number): Puertos {
  const pares = Object.entries(BASE).map(([servicio, puerto]) => [servicio, puerto + desfase]);
  return Object.fromEntries(pares) as Puertos;
}

export function puertoLibre(puerto: number): Promise<boolean> {
  return new Promise((resolver) => {
    const sonda = createServer();
    sonda.once('error', () => resolver(false));
    sonda.listen({ port: puerto, host: LOCAL, exclusive: true }, () => sonda.close(() => resolver(true)));
  });
}

export async function ocupado(puertos: Puertos): Promise<number | undefined> {
  for (const puerto of Object.values(puertos)) if (!(await puertoLibre(puerto))) return puerto;
  return undefined;
}

const bloqueado = (puertos: Puertos): number | undefined =>
  Object.values(puertos).find((puerto) => BLOQUEADOS.has(puerto));

/** The shifts that are tried by themselves. */
export const DESFASES = Array.from({ length: 10 }, (_, i) => 10 * i).filter(
  (desfase) => bloqueado(desplazados(desfase)) === undefined,
);

function leerDesfase(texto: string): number {
  const desfase = Number(texto);
  if (Number.isInteger(desfase) && desfase >= 0 && desfase % 10 === 0 && desfase <= 50_000) return desfase;
  throw new ErrorLocal(`LEAL_DESFASE_PUERTOS debe ser un múltiplo de 10, no "${texto}".`);
}

/** An explicit shift is used as it is; without one, a busy set of ports moves by 10. */
export async function elegirPuertos(pedido: string | undefined): Promise<Puertos> {
  if (pedido) return exigir(desplazados(leerDesfase(pedido)), pedido);
  for (const desfase of DESFASES) {
    const puertos = desplazados(desfase);
    if ((await ocupado(puertos)) === undefined) return puertos;
  }
  throw new ErrorLocal(
    'Los puertos de Leal están ocupados; cierra otra copia o usa LEAL_DESFASE_PUERTOS=200.',
  );
}

async function exigir(puertos: Puertos, desfase: string): Promise<Puertos> {
  const prohibido = bloqueado(puertos);
  if (prohibido !== undefined)
    throw new ErrorLocal(
      `Los navegadores bloquean el puerto ${prohibido} (LEAL_DESFASE_PUERTOS=${desfase}); usa otro desfase.`,
    );
  const puerto = await ocupado(puertos);
  if (puerto === undefined) return puertos;
  throw new ErrorLocal(
    `El puerto ${puerto} está ocupado (LEAL_DESFASE_PUERTOS=${desfase}); usa otro desfase.`,
  );
}
