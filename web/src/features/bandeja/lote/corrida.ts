// Several decisions one after the other. They belong to the page and not to a dialog: they go on when that is closed,
// and on another screen.
import { bandeja } from '@leal/contract';
import { useSyncExternalStore } from 'react';
import type { Decision, Decisiva, Dicha } from '../../../comun/decision/DialogoDecision.tsx';
import { mutacionDe } from '../../../lib/acciones/use-accion.ts';
import { alCerrarSesion } from '../../../lib/al-cerrar.ts';
import { clienteConsultas } from '../../../lib/api/cliente-consultas.ts';
import { invalidar } from '../../../lib/api/consultas.ts';
import { ErrorApi, mensajeDeError } from '../../../lib/api/error-api.ts';
import { mejorMomento } from '../../../lib/linea.ts';

/** One of them: what is sent, and whose it is. */
export type Encargo = {
  readonly clave: string;
  readonly id_cobrador: string;
  readonly decisiva: Decisiva;
  readonly decision: Decision;
  readonly visto: Dicha['visto'];
};
type NoPaso = { readonly clave: string; readonly porque: string };

export type Corrida = {
  readonly total: number;
  readonly hechas: number;
  readonly noPasaron: readonly NoPaso[];
  /** No other one is sent. */
  readonly detenida: boolean;
};

let actual: Corrida | null = null;
let turno = 0;
const oyentes = new Set<() => void>();

function poner(nueva: Corrida | null): void {
  actual = nueva;
  for (const avisar of oyentes) avisar();
}

const suscribir = (oyente: () => void): (() => void) => {
  oyentes.add(oyente);
  return () => oyentes.delete(oyente);
};

/** The one that is going on; null: none. */
export const useCorrida = (): Corrida | null => useSyncExternalStore(suscribir, () => actual);

export const detener = (): void => poner(actual && { ...actual, detenida: true });

/** Collectors at once: the sums of one take one decision at a time. */
const A_LA_VEZ = 4;
const VECES = 5;
const PAUSA_MS = 1000;

/** Nothing was done: the server is busy, or this person has asked too much of it. */
const espera = (error: unknown): boolean =>
  error instanceof ErrorApi && ['DEMASIADAS_SOLICITUDES', 'INTENTA_DE_NUEVO'].includes(error.codigo);

async function mandar({ decisiva, decision, visto }: Encargo): Promise<void> {
  const { id, accion, acerca } = decisiva;
  const datos = { id, visto, ...decision };
  for (let vez = 1; ; vez += 1) {
    try {
      const mutacion = clienteConsultas.getMutationCache().build(clienteConsultas, mutacionDe(accion));
      // oxlint-disable-next-line no-await-in-loop -- the same one again
      await mutacion.execute({ acerca, datos });
      return;
    } catch (error) {
      if (!espera(error) || vez === VECES) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await mejorMomento(PAUSA_MS * vez);
  }
}

async function uno(encargo: Encargo, mio: number): Promise<void> {
  const porque = await mandar(encargo).then(
    () => null,
    (error: unknown) => mensajeDeError(error),
  );
  if (turno !== mio || actual === null) return;
  const { hechas, noPasaron } = actual;
  poner(
    porque === null
      ? { ...actual, hechas: hechas + 1 }
      : { ...actual, noPasaron: [...noPasaron, { clave: encargo.clave, porque }] },
  );
}

/** Each is a decision of its own. Resolves with what became of them; one at a time for a collector. */
export async function correr(encargos: readonly Encargo[]): Promise<Corrida> {
  const mio = (turno += 1);
  poner({ total: encargos.length, hechas: 0, noPasaron: [], detenida: false });
  const filas = [...Map.groupBy(encargos, ({ id_cobrador }) => id_cobrador).values()];
  const atender = async (): Promise<void> => {
    for (let fila = filas.shift(); fila; fila = filas.shift())
      for (const encargo of fila) {
        if (turno !== mio || actual?.detenida) return;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await uno(encargo, mio);
      }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, atender));
  const fin = actual ?? { total: encargos.length, hechas: 0, noPasaron: [], detenida: true };
  if (turno === mio) poner(null);
  if (fin.noPasaron.length > 0) void invalidar(bandeja);
  return fin;
}

alCerrarSesion(() => {
  turno += 1;
  poner(null);
});
