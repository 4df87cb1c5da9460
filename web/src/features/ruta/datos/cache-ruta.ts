import { activosSinPagoHoy } from '@leal/contract';
import { clienteConsultas } from '../../../lib/api/cliente-consultas.ts';
import { claveDe } from '../../../lib/api/consultas.ts';
import type { Ruta } from './cambios-ruta.ts';

const claveRuta = (id_usuario: string) => claveDe(activosSinPagoHoy, { parametros: { id_usuario } });

export const leerRuta = (id_cobrador: string): Ruta | undefined =>
  clienteConsultas.getQueryData<Ruta>(claveRuta(id_cobrador));

/**
 * Changes the cached route in place. It stays as old as it was: what a screen knows from its own
 * answers is no news about what others did.
 */
export function cambiarRuta(id_cobrador: string, cambio: (ruta: Ruta) => Ruta): void {
  const clave = claveRuta(id_cobrador);
  const updatedAt = clienteConsultas.getQueryState(clave)?.dataUpdatedAt;
  clienteConsultas.setQueryData<Ruta>(
    clave,
    (ruta) => ruta && cambio(ruta),
    updatedAt === undefined ? {} : { updatedAt },
  );
}

/** An answer that is still on its way must not bring back what was just changed. */
export async function detenerLecturaDeRuta(id_cobrador: string): Promise<void> {
  if (leerRuta(id_cobrador)) await clienteConsultas.cancelQueries({ queryKey: claveRuta(id_cobrador) });
}

/** After a failure the route is asked for again: nobody knows what stands. */
export const releerRuta = (id_cobrador: string): Promise<void> =>
  clienteConsultas.invalidateQueries({ queryKey: claveRuta(id_cobrador) });
