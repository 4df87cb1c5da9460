// The office of the API's tests: served by the project's suite, where it has one; else in a room of this process, which
// all files of a worker share.
import { demoDelDia } from '@leal/local/demo-guardado';
import type { DescripcionSuite } from '@leal/local';
import { abrirSala, caminante } from '@leal/jugador';
import { CUENTAS_DEMO } from '@leal/seed';
import { afterAll, inject } from 'vitest';
import { abrirMundo as abrirServido, type Mundo, type Persona } from './mundo.ts';
import { mundoDe } from './mundo-de-sala.ts';
import { RELOJ_DE_PRUEBAS } from './reloj.ts';

const servida = inject('suite') as DescripcionSuite | undefined;

/** With the demo in it, as a suite has it, and a clock that goes on from the same instant. */
async function enSala() {
  let desfase = 0;
  const ahora = () => new Date(Date.now() + desfase);
  const moverReloj = (iso: string): void => void (desfase = Date.parse(iso) - Date.now());
  const sala = await abrirSala('demo-leal');
  sala.ponerReloj(ahora);
  const empezar = async (): Promise<void> => {
    moverReloj(RELOJ_DE_PRUEBAS);
    sala.vaciar(await demoDelDia(ahora()));
  };
  await empezar();
  const gente = CUENTAS_DEMO.map(({ uid, id_rol, email }): [string, Persona] => [
    email,
    { ...caminante(uid, id_rol, email), email },
  ]);
  return { mundo: mundoDe(sala, gente, ahora), moverReloj, empezar };
}

const enEstaSala = servida ? undefined : await enSala();

/** Call it once a file, at the top. */
export const abrirMundo = (): Mundo => enEstaSala?.mundo ?? abrirServido();

/**
 * For a file about other instants, in a room: it moves the clock. When the file ends, the office of all others is there
 * again, at its hour and without what was done at another one.
 */
export function usarReloj(): (iso: string) => void {
  if (!enEstaSala) throw new Error('A suite has a clock of its own');
  afterAll(enEstaSala.empezar);
  return enEstaSala.moverReloj;
}
