import { normalizar } from './cliente.ts';

/** How the clients of a route are shared out: as many to each, or each neighbourhood whole. */
export const FORMAS_DE_COMPARTIR = ['cuenta', 'colonia'] as const;
export type FormaDeCompartir = (typeof FORMAS_DE_COMPARTIR)[number];

type ConColonia = { readonly colonia: string };

/** Runs of the order that they come in, so that neighbours stay together; none is longer than another by more than one. */
function porCuenta<C>(clientes: readonly C[], cuantos: number): C[][] {
  const hasta = (i: number): number => Math.floor((clientes.length * i) / cuantos);
  return Array.from({ length: cuantos }, (_, i) => clientes.slice(hasta(i), hasta(i + 1)));
}

/** A client without a neighbourhood is one of its own. */
function gruposDe<C extends ConColonia>(clientes: readonly C[]): C[][] {
  const sueltos = clientes.filter(({ colonia }) => normalizar(colonia) === '').map((cliente) => [cliente]);
  const conColonia = clientes.filter(({ colonia }) => normalizar(colonia) !== '');
  const grupos = Map.groupBy(conColonia, ({ colonia }) => normalizar(colonia)).values();
  return [...[...grupos].toSorted((a, b) => b.length - a.length), ...sueltos];
}

/** The largest neighbourhood first, each to whoever has the fewest by then. */
function porColonia<C extends ConColonia>(clientes: readonly C[], cuantos: number): C[][] {
  const partes: C[][] = Array.from({ length: cuantos }, () => []);
  for (const grupo of gruposDe(clientes))
    partes.reduce((menor, parte) => (parte.length < menor.length ? parte : menor)).push(...grupo);
  const lugares = new Map(clientes.map((cliente, lugar) => [cliente, lugar]));
  const lugar = (cliente: C): number => lugares.get(cliente) ?? 0;
  return partes.map((parte) => parte.toSorted((a, b) => lugar(a) - lugar(b)));
}

/**
 * Shares clients out among so many collectors (one or more): the part of each, in the order in which they came. The same
 * clients in the same order give the same parts.
 */
export const compartirClientes = <C extends ConColonia>(
  clientes: readonly C[],
  cuantos: number,
  forma: FormaDeCompartir,
): C[][] => (forma === 'colonia' ? porColonia : porCuenta)(clientes, cuantos);
