import { activosSinPagoHoy, type CreditoDeRuta, type Respuesta } from '@leal/contract';
import { fusionarOrden } from '@leal/domain';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { claveDe } from '../../lib/api/consultas.ts';

export type Ruta = Respuesta<typeof activosSinPagoHoy>;

/** What an answer means for the card: it leaves the route, or stays payable below, marked. */
export type EfectoEnRuta =
  | { readonly clase: 'sale' }
  | { readonly clase: 'visitado'; readonly cambios: Partial<CreditoDeRuta> };

const sin = (creditos: readonly CreditoDeRuta[], id: string): CreditoDeRuta[] =>
  creditos.filter((c) => c.id_credito !== id);

const conCambios = (
  creditos: readonly CreditoDeRuta[],
  id: string,
  cambios: Partial<CreditoDeRuta>,
): CreditoDeRuta[] => creditos.map((c) => (c.id_credito === id ? { ...c, ...cambios } : c));

/** The route without that credit, in whichever of its three lists it stood. */
export function quitarDeRuta(ruta: Ruta, id: string): Ruta {
  const datos = sin(ruta.datos, id);
  return {
    ...ruta,
    datos,
    visitados: sin(ruta.visitados, id),
    inician_manana: sin(ruta.inician_manana, id),
    total: datos.length,
  };
}

/** The credit moves to 'Visitados hoy, sin pago'; one that starts tomorrow stays where it is, marked. */
export function marcarVisitado(ruta: Ruta, id: string, cambios: Partial<CreditoDeRuta>): Ruta {
  const deHoy = ruta.datos.find((c) => c.id_credito === id);
  const visitados = conCambios(ruta.visitados, id, cambios);
  const datos = sin(ruta.datos, id);
  return {
    ...ruta,
    datos,
    visitados: deHoy ? [...visitados, { ...deHoy, ...cambios }] : visitados,
    inician_manana: conCambios(ruta.inician_manana, id, cambios),
    total: datos.length,
  };
}

/** The cached route after an answer, without asking the server again. */
export const aplicarEnRuta = (ruta: Ruta, id: string, efecto: EfectoEnRuta): Ruta =>
  efecto.clase === 'sale' ? quitarDeRuta(ruta, id) : marcarVisitado(ruta, id, efecto.cambios);

const claveRuta = (id_usuario: string) => claveDe(activosSinPagoHoy, { parametros: { id_usuario } });

export const leerRuta = (id_cobrador: string): Ruta | undefined =>
  clienteConsultas.getQueryData<Ruta>(claveRuta(id_cobrador));

/**
 * Changes the cached route, and keeps its age: what a screen knows from its own answers says nothing
 * about what others did.
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

/** Stops a read that is on its way: its answer must not undo what was just changed. */
export async function detenerLecturaDeRuta(id_cobrador: string): Promise<void> {
  if (leerRuta(id_cobrador)) await clienteConsultas.cancelQueries({ queryKey: claveRuta(id_cobrador) });
}

/** After a failure the route is read again, because its current state is unknown. */
export const releerRuta = (id_cobrador: string): Promise<void> =>
  clienteConsultas.invalidateQueries({ queryKey: claveRuta(id_cobrador) });

/** `ids` with `movido` moved to the place of `destino`; unchanged when either is unknown. */
export function moverId(ids: readonly string[], movido: string, destino: string): string[] {
  const desde = ids.indexOf(movido);
  const hasta = ids.indexOf(destino);
  if (desde < 0 || hasta < 0 || desde === hasta) return [...ids];
  const resto = ids.filter((id) => id !== movido);
  return [...resto.slice(0, hasta), movido, ...resto.slice(hasta)];
}

export const idsDeRuta = (ruta: Ruta): string[] => ruta.datos.map((c) => c.id_credito);

/**
 * The route in a new order. Merged as the server merges: cards that left meanwhile are ignored and
 * cards that `orden` does not name keep their place, so that undoing an order never undoes a payment.
 */
export function reordenarRuta(ruta: Ruta, orden: readonly string[]): Ruta {
  const presentes = new Map(ruta.datos.map((c) => [c.id_credito, c]));
  const nuevo = orden.filter((id) => presentes.has(id));
  const datos = fusionarOrden([...presentes.keys()], nuevo).flatMap((id) => presentes.get(id) ?? []);
  return { ...ruta, datos };
}

/** Broadcast after a completed card action (spec §4), for any listener. */
export const EVENTO_ACCION_COMPLETADA = 'card-action-completed';

type DetalleAccion = { readonly id_credito: string };

export function anunciarAccion(id_credito: string, destino: EventTarget = window): void {
  destino.dispatchEvent(new CustomEvent<DetalleAccion>(EVENTO_ACCION_COMPLETADA, { detail: { id_credito } }));
}
