// Clients on their way to another collector, brought on by this page. It belongs to the page and not to a dialog: it goes on when
// that is closed, and on another screen. Where the page goes, the server's clock does the rest.
import type { Reasignacion } from '@leal/contract';
import { useSyncExternalStore } from 'react';
import { LO_QUE_CADUCA, SEGUIR_REASIGNACION } from '../acciones/reasignacion.ts';
import { mutacionDe } from '../../lib/acciones/use-accion.ts';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
import { ErrorApi } from '../../lib/api/error-api.ts';
import { mejorMomento } from '../../lib/linea.ts';
import { crearOyentes } from '../../lib/oyentes.ts';

/** `sola`: this page could not bring it on; the server does. */
export type Avance = Reasignacion & { readonly sola?: true };

let conocidas: ReadonlyMap<string, Avance> = new Map();
let sesion = new AbortController();
const oyentes = crearOyentes();

function poner(avance: Avance): void {
  conocidas = new Map([...conocidas, [avance.id_reasignacion, avance]]);
  oyentes.despertar();
}

/** How far it is, as this page knows; undefined: it has not brought it on. */
export const useAvance = (id: string): Avance | undefined =>
  useSyncExternalStore(oyentes.suscribir, () => conocidas.get(id));

/** Somebody stopped it, here or elsewhere: no further part is asked for. */
export const anotarAvance = (reasignacion: Reasignacion): void => poner(reasignacion);

const VECES = 6;
const PAUSA_MS = 1000;

/** Nothing was done: the server is busy, credits go over to another calendar, or this person has asked too much of it. */
const espera = (error: unknown): boolean =>
  error instanceof ErrorApi && ['DEMASIADAS_SOLICITUDES', 'INTENTA_DE_NUEVO'].includes(error.codigo);

/** The next part; a lost answer is asked for until it comes. */
async function pasarParte(
  { id_reasignacion, nombre_de }: Reasignacion,
  fin: AbortSignal,
): Promise<Reasignacion> {
  const pedido = { acerca: { id_reasignacion, nombre_de }, datos: { parametros: { id_reasignacion } } };
  for (let vez = 1; ; vez += 1) {
    try {
      const mutacion = clienteConsultas
        .getMutationCache()
        .build(clienteConsultas, mutacionDe(SEGUIR_REASIGNACION));
      // oxlint-disable-next-line no-await-in-loop -- the same one again
      return (await mutacion.execute(pedido)).respuesta;
    } catch (error) {
      if (!espera(error) || vez === VECES || fin.aborted) throw error;
    }
    // oxlint-disable-next-line no-await-in-loop -- one pause after the other
    await mejorMomento(PAUSA_MS * vez, fin);
  }
}

async function llevar(id: string, fin: AbortSignal): Promise<void> {
  try {
    for (let ultima = conocidas.get(id); ultima?.estado === 'en_curso'; ultima = conocidas.get(id)) {
      if (fin.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      poner(await pasarParte(ultima, fin));
    }
  } catch {
    const ultima = conocidas.get(id);
    if (ultima && !fin.aborted) poner({ ...ultima, sola: true });
  }
  if (fin.aborted) return;
  await caducarTodo();
  await invalidar(...LO_QUE_CADUCA);
}

/** Brings it on, part by part, to its end. */
export function empezarAvance(reasignacion: Reasignacion): void {
  const yaVa = conocidas.get(reasignacion.id_reasignacion);
  if (yaVa && !yaVa.sola) return;
  poner(reasignacion);
  void llevar(reasignacion.id_reasignacion, sesion.signal);
}

alCerrarSesion(() => {
  sesion.abort();
  sesion = new AbortController();
  conocidas = new Map();
  oyentes.despertar();
});
