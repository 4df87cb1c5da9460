import { mejorMomento } from '../mejor-momento.ts';
import { conPlazo } from '../plazo.ts';
import { primeraPantallaLista } from './primera-pantalla.ts';

const OTRA_VEZ_MS = 60_000;

/** Code that nobody waits for, once the first screen is ready. It may never come; it never fails. */
export async function traerTarde<T>(traer: () => Promise<T>): Promise<T> {
  await primeraPantallaLista();
  for (;;) {
    try {
      return await conPlazo(traer);
    } catch {
      await mejorMomento(OTRA_VEZ_MS);
    }
  }
}
