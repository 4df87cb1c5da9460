// The fewest steps that still go wrong: pieces of a walk are taken away, large ones first, as long as what is left fails alike.
import { Fallo, jugar, type Jugada } from './jugar.ts';
import type { Oficinas } from './oficina.ts';

/** How often it is tried: each try plays an office again. */
const INTENTOS = 150;

/** The last step is the one that shows the fault, and stays. */
export async function encoger(
  pasos: readonly number[],
  fallaCon: (pasos: readonly number[]) => Promise<boolean>,
): Promise<readonly number[]> {
  let quedan = pasos;
  let intentos = 0;
  for (let trozo = Math.ceil(quedan.length / 2); trozo >= 1; trozo = trozo === 1 ? 0 : Math.ceil(trozo / 2)) {
    for (let i = 0; i < quedan.length - 1 && intentos < INTENTOS; intentos += 1) {
      const hasta = Math.min(i + trozo, quedan.length - 1);
      const menos = quedan.filter((_, j) => j < i || j >= hasta);
      if (await fallaCon(menos)) quedan = menos;
      else i = hasta;
    }
  }
  return quedan;
}

/** The failure of a walk; undefined when it does not fail. */
async function falloDe(oficinas: Oficinas, jugada: Jugada): Promise<Fallo | undefined> {
  try {
    await jugar(oficinas, jugada);
    return undefined;
  } catch (causa) {
    if (causa instanceof Fallo) return causa;
    throw causa;
  }
}

/** Plays it, and then with fewer and fewer steps: the shortest walk that fails of the same. */
export async function masCorta(oficinas: Oficinas, jugada: Jugada): Promise<Fallo | undefined> {
  const primero = await falloDe(oficinas, jugada);
  let fallo = primero;
  if (primero === undefined) return undefined;
  const { semilla, pasos, solo } = primero.jugada;
  const todos = Array.from({ length: pasos }, (_, i) => i + 1).filter((paso) => solo?.has(paso) !== false);
  await encoger(todos, async (menos) => {
    const otro = await falloDe(oficinas, { semilla, pasos, solo: new Set(menos) });
    if (otro?.que !== primero.que) return false;
    fallo = otro;
    return true;
  });
  return fallo;
}

/** The command that plays it again. */
export const ordenDe = ({ semilla, pasos, solo }: Jugada): string =>
  `npm run sim -- --semilla ${semilla} --pasos ${pasos}${solo ? ` --solo ${[...solo].join(',')}` : ''}`;
