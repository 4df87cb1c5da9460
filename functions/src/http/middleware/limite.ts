import { ErrorApp } from '../../platform/errores.ts';

/** A queue of 100 captures with its reloads passes at once; a loop that never stops does not. */
const RAFAGA = 1000;
const POR_SEGUNDO = 50;
const MAXIMO_USUARIOS = 5000;
/** What a refused caller is told to wait: by then the bucket has a screen's worth again. */
export const ESPERA_S = 1;

type Cubeta = { fichas: number; en: number };

/** Token buckets, one per user and instance; `ahoraMs` is any clock that only goes forward. */
export function crearLimite(rafaga = RAFAGA, porSegundo = POR_SEGUNDO) {
  const cubetas = new Map<string, Cubeta>();
  return (uid: string, ahoraMs: number): void => {
    const { fichas, en } = cubetas.get(uid) ?? { fichas: rafaga, en: ahoraMs };
    const quedan = Math.min(rafaga, fichas + ((ahoraMs - en) / 1000) * porSegundo);
    if (cubetas.size >= MAXIMO_USUARIOS) cubetas.clear();
    const alcanza = quedan >= 1;
    cubetas.set(uid, { fichas: alcanza ? quedan - 1 : quedan, en: ahoraMs });
    if (!alcanza) throw new ErrorApp('DEMASIADAS_SOLICITUDES');
  };
}

const limite = crearLimite();
export const contarPeticion = (uid: string): void => limite(uid, performance.now());
