// Clients on their way to another collector, brought on by this page. It belongs to the page and not to a dialog: it
// goes on when that is closed, and on another screen. When the page is gone, the server's clock does the rest.
import type { Reasignacion } from '@leal/contract';
import { useSyncExternalStore } from 'react';
import { conPausas } from '../acciones/con-pausas.ts';
import { LO_QUE_CADUCA, SEGUIR_REASIGNACION } from '../acciones/reasignacion.ts';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
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

async function llevar(id: string, fin: AbortSignal): Promise<void> {
  try {
    for (let ultima = conocidas.get(id); ultima?.estado === 'en_curso'; ultima = conocidas.get(id)) {
      if (fin.aborted) return;
      const { nombre_de } = ultima;
      const pedido = {
        acerca: { id_reasignacion: id, nombre_de },
        datos: { parametros: { id_reasignacion: id } },
      };
      // oxlint-disable-next-line no-await-in-loop -- one part after the other
      poner(await conPausas(SEGUIR_REASIGNACION, pedido, fin));
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
