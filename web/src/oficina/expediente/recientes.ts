import type { ClienteHallado } from '@leal/contract';
import { alCerrarSesion } from '../../lib/al-cerrar.ts';

/** The most that are looked through without searching. */
const MAXIMO = 5;

let recientes: readonly ClienteHallado[] = [];

/** The clients whose pages were opened last, newest first. In memory only: they are people's names. */
export const clientesRecientes = (): readonly ClienteHallado[] => recientes;

export function recordarCliente(cliente: ClienteHallado): void {
  const demas = recientes.filter(({ id_cliente }) => id_cliente !== cliente.id_cliente);
  recientes = [cliente, ...demas].slice(0, MAXIMO);
}

alCerrarSesion(() => {
  recientes = [];
});
