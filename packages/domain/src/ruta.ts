import { filtrarPorTexto } from './busqueda.ts';
import { normalizar } from './cliente.ts';
import type { Centavos } from './dinero.ts';
import { type CampoSena, type DatosCliente, TELEFONOS } from './ficha.ts';

/**
 * The saved order after a drag. Clients named for the first time get a slot at the end; then all the named take, in
 * their new order, the slots they hold, and the others keep theirs. So a list that shows only today's clients does not
 * shuffle those of the other days, and a new client can be dragged to the front.
 */
export function fusionarOrden(actual: readonly string[], nuevo: readonly string[]): string[] {
  const movidos = new Set(nuevo);
  const enOrden = movidos.values();
  const lugares = [...new Set([...actual, ...nuevo])];
  return lugares.map((id) => (movidos.has(id) ? (enOrden.next().value ?? id) : id));
}

/** A renewed credit inherits its predecessor's slot. */
export const heredarLugar = (orden: readonly string[], anterior: string, nuevo: string): string[] =>
  orden.map((id) => (id === anterior ? nuevo : id));

const comparar = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Cards stand in the saved order; those without a place come last, by name (accents ignored). */
export function ordenarRuta<C extends { readonly id_credito: string; readonly nombre: string }>(
  creditos: readonly C[],
  orden: readonly string[],
): C[] {
  const lugares = new Map(orden.map((id, lugar) => [id, lugar]));
  return creditos
    .map((credito) => ({
      credito,
      lugar: lugares.get(credito.id_credito) ?? Number.MAX_SAFE_INTEGER,
      nombre: normalizar(credito.nombre),
    }))
    .sort(
      (a, b) =>
        a.lugar - b.lugar ||
        comparar(a.nombre, b.nombre) ||
        comparar(a.credito.id_credito, b.credito.id_credito),
    )
    .map(({ credito }) => credito);
}

type CreditoBuscado = Pick<DatosCliente, CampoSena> & {
  readonly monto_solicitado: Centavos;
  /** Absent for who has paid today. */
  readonly atrasos?: number;
};

/**
 * Search on the route (spec §5): by what the office finds a client, and by the requested amount and the late count.
 */
export const filtrarRuta = <C extends CreditoBuscado>(creditos: readonly C[], texto: string): C[] =>
  filtrarPorTexto(creditos, texto, (credito) => ({
    textos: [credito.nombre, credito.negocio, credito.direccion],
    monto: credito.monto_solicitado,
    ...(credito.atrasos !== undefined && { numero: credito.atrasos }),
    telefonos: TELEFONOS.map((campo) => credito[campo] ?? ''),
  }));
