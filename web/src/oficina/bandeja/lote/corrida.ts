// Several decisions one after the other. They belong to the page and not to a dialog: they go on when that is closed,
// and on another screen.
import { useSyncExternalStore } from 'react';
import { conPausas } from '../../acciones/con-pausas.ts';
import type { Decision, Decisiva, Dicha } from '../../pregunta/decision.ts';
import { alCerrarSesion } from '../../../lib/al-cerrar.ts';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { crearOyentes } from '../../../lib/oyentes.ts';
import { releerDe } from '../al-dia.ts';

/** One of the decisions: what is sent, and whose it is. */
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
let sesion = new AbortController();
const oyentes = crearOyentes();

/** A closed page sends nothing: what was not sent would wait without anybody being told. */
const antesDeCerrar = (suceso: BeforeUnloadEvent): void => suceso.preventDefault();

function poner(nueva: Corrida | null): void {
  if (nueva === actual) return;
  actual = nueva;
  if (nueva) addEventListener('beforeunload', antesDeCerrar);
  else removeEventListener('beforeunload', antesDeCerrar);
  oyentes.despertar();
}

/** The one that is going on; null: none. */
export const useCorrida = (): Corrida | null => useSyncExternalStore(oyentes.suscribir, () => actual);

export const detener = (): void => poner(actual && { ...actual, detenida: true });

/** Collectors at once: the sums of one take one decision at a time. */
const A_LA_VEZ = 4;
async function enviarEncargo(encargo: Encargo, fin: AbortSignal): Promise<void> {
  const { decisiva, decision, visto } = encargo;
  const { id, accion, acerca } = decisiva;
  const porque = await conPausas(accion, { acerca, datos: { id, visto, ...decision } }, fin).then(
    () => null,
    (error: unknown) => mensajeDeError(error),
  );
  if (fin.aborted || actual === null) return;
  const { hechas, noPasaron } = actual;
  poner(
    porque === null
      ? { ...actual, hechas: hechas + 1 }
      : { ...actual, noPasaron: [...noPasaron, { clave: encargo.clave, porque }] },
  );
}

/**
 * Each request is a decision of its own; one at a time for a collector. Resolves with what became of them, or with null when
 * the session has ended: then there is nobody to tell.
 */
export async function correr(encargos: readonly Encargo[]): Promise<Corrida | null> {
  const fin = sesion.signal;
  poner({ total: encargos.length, hechas: 0, noPasaron: [], detenida: false });
  const filas = [...Map.groupBy(encargos, ({ id_cobrador }) => id_cobrador).values()];
  const atender = async (): Promise<void> => {
    for (let fila = filas.shift(); fila; fila = filas.shift())
      for (const encargo of fila) {
        if (fin.aborted || actual?.detenida) return;
        // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
        await enviarEncargo(encargo, fin);
      }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, atender));
  const final = actual;
  if (fin.aborted || final === null) return null;
  poner(null);
  const rechazadas = new Set(final.noPasaron.map(({ clave }) => clave));
  const deQuien = encargos.filter(({ clave }) => rechazadas.has(clave)).map((encargo) => encargo.id_cobrador);
  if (deQuien.length > 0) releerDe([...new Set(deQuien)]).catch(() => undefined);
  return final;
}

alCerrarSesion(() => {
  sesion.abort();
  sesion = new AbortController();
  poner(null);
});
