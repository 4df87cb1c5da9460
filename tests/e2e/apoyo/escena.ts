// The beginning of most tests: a collector of their own, with these clients, standing before a screen.
import type { CreditoDeCartera } from '@leal/seed';
import type { Cobrador, MundoServido } from '../../setup/mundo.ts';
import type { Pedido, usarNavegador, Visita } from './navegador.ts';
import { encabezadoRuta } from './ruta.ts';
import { guardarSesion } from './sesion-guardada.ts';

export { creditoDe } from '../../setup/credito-de.ts';

export type Credito = CreditoDeCartera;
export type Escena = Visita & { readonly cobrador: Cobrador };

export const idCredito = ({ cobrador }: Pick<Escena, 'cobrador'>, numero = 1): string =>
  `${cobrador.prefijo}-cre-${numero}`;

export function usarEscenas(mundo: MundoServido, abrir: ReturnType<typeof usarNavegador>) {
  /** A profile that is signed in already, at this address; nothing of it is loaded yet. */
  const abrirComo = async (email: string, pedido?: Pedido): Promise<Visita> => {
    const visita = await abrir(pedido);
    await guardarSesion(mundo.suite, visita.pagina, email);
    return visita;
  };

  /** The same for a new collector, with these credits. */
  const nueva = async (creditos: readonly Credito[], pedido?: Pedido): Promise<Escena> => {
    const cobrador = await mundo.cobrador(creditos);
    return { ...(await abrirComo(cobrador.email, pedido)), cobrador };
  };

  /** Signed in, and the route is there. */
  const enRuta = async (creditos: readonly Credito[], pedido?: Pedido): Promise<Escena> => {
    const escena = await nueva(creditos, pedido);
    await escena.pagina.goto(`${mundo.suite.url}cobrador`);
    await encabezadoRuta(escena.pagina).waitFor();
    return escena;
  };

  /** Signed in, at an address of the payment screen; the first credit's own unless told otherwise. */
  const enPago = async (creditos: readonly Credito[], camino?: string, pedido?: Pedido): Promise<Escena> => {
    const escena = await nueva(creditos, pedido);
    const propio = `payment/cliente?credito=${idCredito(escena)}`;
    await escena.pagina.goto(mundo.suite.url + (camino ?? propio));
    await escena.pagina.getByRole('heading', { name: 'Registro de Pago', exact: true }).waitFor();
    return escena;
  };

  return { abrirComo, nueva, enRuta, enPago };
}
