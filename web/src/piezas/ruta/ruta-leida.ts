import {
  activosSinPagoHoy,
  type CreditoDeRuta,
  type PagadoHoy,
  QUIEN_PAGO,
  type Respuesta,
} from '@leal/contract';
import { type Centavos, CERO, fusionarOrden, tomar } from '@leal/domain';
import { clienteConsultas } from '../../lib/api/cliente-consultas.ts';
import { claveDe } from '../../lib/api/consultas.ts';

export type Ruta = Respuesta<typeof activosSinPagoHoy>;

type Pagado = PagadoHoy['pagado'];

/** The answer's effect on the card: it leaves the route, found by a search alone, or stays payable below, marked. */
export type EfectoEnRuta =
  | { readonly clase: 'sale'; readonly pagado: Pagado; readonly saldo: Centavos }
  | { readonly clase: 'visitado'; readonly cambios: Partial<CreditoDeRuta> };

const sin = (creditos: readonly CreditoDeRuta[], id: string): CreditoDeRuta[] =>
  creditos.filter((c) => c.id_credito !== id);

const conCambios = (
  creditos: readonly CreditoDeRuta[],
  id: string,
  cambios: Partial<CreditoDeRuta>,
): CreditoDeRuta[] => creditos.map((c) => (c.id_credito === id ? { ...c, ...cambios } : c));

/** The card of that credit, in whichever of the three lists it stands. */
export const tarjetaDe = (
  { datos, visitados, inician_manana }: Ruta,
  id: string,
): CreditoDeRuta | undefined =>
  [...datos, ...visitados, ...inician_manana].find(({ id_credito }) => id_credito === id);

const pagadaDe = (tarjeta: CreditoDeRuta, saldo: Centavos) => ({
  ...tomar(tarjeta, QUIEN_PAGO),
  saldo,
  estado_credito: saldo === CERO ? ('Finalizado' as const) : tarjeta.estado_credito,
});

/** The credit has paid, and leaves every list. */
export function quitarDeRuta(ruta: Ruta, id: string, pagado: Pagado, saldo: Centavos): Ruta {
  const tarjeta = tarjetaDe(ruta, id);
  if (!tarjeta) return ruta;
  const datos = sin(ruta.datos, id);
  return {
    ...ruta,
    datos,
    visitados: sin(ruta.visitados, id),
    inician_manana: sin(ruta.inician_manana, id),
    pagados: [{ ...pagadaDe(tarjeta, saldo), pagado }, ...(ruta.pagados ?? [])],
    total: datos.length,
  };
}

/** The credit moves to 'Visitados hoy, sin pago'; one that starts tomorrow stays where it is, marked. */
export function ponerVisitado(ruta: Ruta, id: string, cambios: Partial<CreditoDeRuta>): Ruta {
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

/** The route after what happened to one of its cards, without asking the server again. */
export const aplicarEnRuta = (ruta: Ruta, id: string, efecto: EfectoEnRuta): Ruta =>
  efecto.clase === 'sale'
    ? quitarDeRuta(ruta, id, efecto.pagado, efecto.saldo)
    : ponerVisitado(ruta, id, efecto.cambios);

/** Reads the route again after a failure, because its current state is unknown. */
export const releerRuta = (id_cobrador: string): Promise<void> =>
  clienteConsultas.invalidateQueries({
    queryKey: claveDe(activosSinPagoHoy, { parametros: { id_usuario: id_cobrador } }),
  });

/** `ids` with `movido` moved to the place of `destino`; unchanged when either is unknown. */
export function moverId(ids: readonly string[], movido: string, destino: string): string[] {
  const desde = ids.indexOf(movido);
  const hasta = ids.indexOf(destino);
  if (desde < 0 || hasta < 0 || desde === hasta) return [...ids];
  const resto = ids.filter((id) => id !== movido);
  return [...resto.slice(0, hasta), movido, ...resto.slice(hasta)];
}

/** Begins the subject of a door's register, before its client. */
export const PUERTA_DE = 'puerta ';

/** The cards of that client, with its door there. */
export function ponerPunto(ruta: Ruta, id_cliente: string, punto: CreditoDeRuta['punto']): Ruta {
  const ubicar = (lista: readonly CreditoDeRuta[]): CreditoDeRuta[] =>
    lista.map((tarjeta) => (tarjeta.id_cliente === id_cliente ? { ...tarjeta, punto } : tarjeta));
  const { datos, visitados, inician_manana } = ruta;
  return {
    ...ruta,
    datos: ubicar(datos),
    visitados: ubicar(visitados),
    inician_manana: ubicar(inician_manana),
  };
}

/** The subject of a new order's register. */
export const ORDEN_DE_RUTA = 'orden de la ruta';

/**
 * These cards in a new order. Merged as the server merges: cards that left meanwhile are ignored and cards that `orden`
 * does not name keep their place.
 */
export function enOrden<C extends Pick<CreditoDeRuta, 'id_credito'>>(
  creditos: readonly C[],
  orden: readonly string[],
): C[] {
  const presentes = new Map(creditos.map((c) => [c.id_credito, c]));
  const nuevo = orden.filter((id) => presentes.has(id));
  return fusionarOrden([...presentes.keys()], nuevo).flatMap((id) => presentes.get(id) ?? []);
}

/** Broadcast after a completed card action (spec §4), for any listener. */
export const EVENTO_ACCION_COMPLETADA = 'card-action-completed';

type DetalleAccion = { readonly id_credito: string };

export function anunciarAccion(id_credito: string, destino: EventTarget = window): void {
  destino.dispatchEvent(new CustomEvent<DetalleAccion>(EVENTO_ACCION_COMPLETADA, { detail: { id_credito } }));
}
