// The beginning of most tests: an office, a browser, and a collector of their own, with these clients, standing before
// a screen.
import { iniciarSuite, type OpcionesSuite } from '@leal/local';
import type { CreditoDeCartera } from '@leal/seed';
import { afterAll } from 'vitest';
import { abrirMundo, type Cobrador, type MundoServido } from '../../setup/mundo.ts';
import { RELOJ_DE_PRUEBAS } from '../../setup/reloj.ts';
import { type Pedido, usarNavegador, type Visita } from './navegador.ts';
import { encabezadoRuta } from './ruta.ts';
import { guardarSesion } from './sesion-guardada.ts';
import { ESCRITORIO, type Tamano, TELEFONO } from './tamanos.ts';

export { creditoDe } from '../../setup/credito-de.ts';

export type Escena = Visita & { readonly cobrador: Cobrador };

export const idCredito = ({ cobrador }: Pick<Escena, 'cobrador'>, numero = 1): string =>
  `${cobrador.prefijo}-cre-${numero}`;

/** The office of a suite that is this file's alone, without anybody's clients. */
export async function mundoPropio(opciones: OpcionesSuite = {}): Promise<MundoServido> {
  const suite = await iniciarSuite({ reloj: RELOJ_DE_PRUEBAS, semilla: 'vacia', ...opciones });
  afterAll(() => suite.detener());
  return abrirMundo(suite);
}

/** For a whole file, at its top: of the suite that it shares with others, unless it has another one. */
export function usarEscenas(habitual: Tamano = TELEFONO, mundo: MundoServido = abrirMundo()) {
  const { suite } = mundo;
  const { url } = suite;
  const abrir = usarNavegador(habitual);

  /** A profile that is signed in already, at this address; nothing of it is loaded yet. */
  const abrirComo = async (email: string, pedido?: Pedido): Promise<Visita> => {
    const visita = await abrir(pedido);
    await guardarSesion(suite, visita.pagina, email);
    return visita;
  };

  /** Signed in, at an address below /leal/. */
  const abrirEn = async (email: string, camino: string, pedido?: Pedido): Promise<Visita> => {
    const visita = await abrirComo(email, pedido);
    await visita.pagina.goto(url + camino);
    return visita;
  };

  /** A manager of the demo, at a desk. */
  const comoGerente = (camino: string, pedido?: Pedido): Promise<Visita> =>
    abrirEn('gerente@leal.demo', camino, { tamano: ESCRITORIO, ...pedido });

  /** A new collector with these credits, signed in; nothing is loaded yet. */
  const nueva = async (creditos: readonly CreditoDeCartera[], pedido?: Pedido): Promise<Escena> => {
    const cobrador = await mundo.cobrador(creditos);
    return { ...(await abrirComo(cobrador.email, pedido)), cobrador };
  };

  /** Signed in, and the route is there. */
  const enRuta = async (creditos: readonly CreditoDeCartera[], pedido?: Pedido): Promise<Escena> => {
    const escena = await nueva(creditos, pedido);
    await escena.pagina.goto(`${url}cobrador`);
    await encabezadoRuta(escena.pagina).waitFor();
    return escena;
  };

  /** Signed in, at the payment screen of the first credit. */
  const enPago = async (creditos: readonly CreditoDeCartera[], pedido?: Pedido): Promise<Escena> => {
    const escena = await nueva(creditos, pedido);
    await escena.pagina.goto(`${url}payment/cliente?credito=${idCredito(escena)}`);
    await escena.pagina.getByRole('heading', { name: 'Registro de Pago', exact: true }).waitFor();
    return escena;
  };

  return { mundo, suite, url, abrir, abrirComo, abrirEn, comoGerente, nueva, enRuta, enPago };
}
