// The counts of the local Firestore, as production bills them.
import type { ClienteSuite } from '@leal/local';
import type { Persona } from './mundo.ts';

export type Fila = {
  readonly accion: string;
  readonly lecturas: number;
  readonly escrituras: number;
  /** Round trips. */
  readonly viajes: number;
};

export function contador(suite: ClienteSuite) {
  const filas: Fila[] = [];

  async function contar<T>(accion: string, hacer: () => Promise<T>): Promise<T> {
    await suite.reiniciarMedidor();
    const resultado = await hacer();
    const { lecturas, escrituras, llamadas } = await suite.medidor();
    const viajes = Object.values(llamadas).reduce((a, b) => a + b, 0);
    filas.push({ accion, lecturas, escrituras, viajes });
    return resultado;
  }
  /** Twice, the dearer forgotten: once a minute a call reads the settings and its caller's record again. */
  async function leer(accion: string, ruta: string, quien: Persona): Promise<void> {
    const hacer = () => quien.llamar('GET', ruta);
    await contar(accion, hacer);
    await contar(accion, hacer);
    const [ultima, otra] = filas.splice(-2);
    if (ultima && otra) filas.push(ultima.lecturas < otra.lecturas ? ultima : otra);
  }
  const fila = (accion: string) => filas.find((f) => f.accion === accion);

  return { filas, contar, leer, fila };
}
