// The office of the API's tests: served by the project's suite, where it has one; else in a room of this process, which
// all files of a worker share.
import { demoDelDia } from '@leal/local/demo-guardado';
import type { DescripcionSuite } from '@leal/local';
import { abrirSala, caminante } from '@leal/jugador';
import { CUENTAS_DEMO } from '@leal/seed';
import { inject } from 'vitest';
import { abrirMundo as abrirServido, type Mundo, type Persona } from './mundo.ts';
import { mundoDe } from './mundo-de-sala.ts';
import { RELOJ_DE_PRUEBAS } from './reloj.ts';

const servida = inject('suite') as DescripcionSuite | undefined;

/** With the demo in it, as a suite has it, and a clock that goes on from the same instant. */
async function enSala(): Promise<Mundo> {
  const desfase = Date.parse(RELOJ_DE_PRUEBAS) - Date.now();
  const ahora = () => new Date(Date.now() + desfase);
  const sala = await abrirSala('demo-leal');
  sala.ponerReloj(ahora);
  sala.vaciar(await demoDelDia(ahora()));
  const gente = CUENTAS_DEMO.map(({ uid, id_rol, email }): [string, Persona] => [
    email,
    { ...caminante(uid, id_rol, email), email },
  ]);
  return mundoDe(sala, gente, ahora);
}

const enEstaSala = servida ? undefined : await enSala();

/** Call it once a file, at the top. */
export const abrirMundo = (): Mundo => enEstaSala ?? abrirServido();
