import type { FormaDeCompartir } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';

/** A collector by id and name. */
export type Cobrador = { readonly id_cobrador: string; readonly nombre: string };

/** The clients that get another collector: these, or the whole route of that one. */
export type PorReasignar = {
  readonly de: Cobrador;
  readonly clientes?: readonly { readonly id_cliente: string; readonly nombre: string }[];
};

/** To whom, and how they are shared out where these are several. */
export type Elegidos = { readonly a: readonly string[]; readonly por?: FormaDeCompartir };

/** 'Ana López', '12 clientes', 'la ruta de Luis'. */
export function queSon({ de, clientes }: PorReasignar): string {
  if (clientes === undefined) return `la ruta de ${de.nombre}`;
  const [unico, otro] = clientes;
  return unico && !otro ? unico.nombre : cuantos(clientes.length, 'cliente', 'clientes');
}

/** Whether they can go to several. */
export const seComparten = ({ clientes }: PorReasignar): boolean => (clientes?.length ?? 2) > 1;

/** The selection in the words of the calls. */
export const pedidaDe = ({ de, clientes }: PorReasignar, { a, por }: Elegidos) => ({
  de: de.id_cobrador,
  a: [...a],
  ...(por !== undefined && { por }),
  ...(clientes && { clientes: clientes.map(({ id_cliente }) => id_cliente) }),
});
