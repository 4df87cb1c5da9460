// The beginning of most tests: a collector of their own, with these clients, standing before a screen.
import type { CreditoDeCartera } from '@leal/seed';
import { screen } from '@testing-library/react';
import type { Cobrador } from '../../setup/mundo.ts';
import { abrir, type Pantalla, type Pedido } from './abrir.tsx';
import { mundo } from './mundo.ts';
import { encabezadoRuta } from './ruta.ts';

export type Escena = Pantalla & { readonly cobrador: Cobrador };

export const idCredito = ({ cobrador }: Pick<Escena, 'cobrador'>, numero = 1): string =>
  `${cobrador.prefijo}-cre-${numero}`;

/** Signed in, and the route is there. */
export async function enRuta(creditos: readonly CreditoDeCartera[], pedido?: Pedido): Promise<Escena> {
  const cobrador = await mundo.cobrador(creditos);
  const pantalla = await abrir(cobrador, 'cobrador', pedido);
  await encabezadoRuta();
  return { ...pantalla, cobrador };
}

/** Signed in, at an address of the payment screen; the first credit's own unless told otherwise. */
export async function enPago(
  creditos: readonly CreditoDeCartera[],
  camino?: string,
  pedido?: Pedido,
): Promise<Escena> {
  const cobrador = await mundo.cobrador(creditos);
  const propio = `payment/cliente?credito=${idCredito({ cobrador })}`;
  const pantalla = await abrir(cobrador, camino ?? propio, pedido);
  await screen.findByRole('heading', { name: 'Registro de Pago' });
  return { ...pantalla, cobrador };
}
