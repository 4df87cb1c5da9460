// The routes of the office: a room has as many collectors as its tests have made.
import type { Red } from './red.ts';

type Pagina = {
  readonly datos: readonly { readonly id_cobrador: string }[];
  readonly siguiente: string | null;
};

const DEL_DEMO = /^cobrador-\d+$/;
export const RUTAS = /^GET \/gerente\/rutas(\?|$)/;

/** The demo's, and this one's, are all there is to see. */
export const conPocasRutas = (red: Red, uid?: string): void =>
  red.tratar(RUTAS, async (_, seguir) => {
    const { datos, ...resto } = (await (await seguir()).json()) as Pagina;
    const pocas = datos.filter(({ id_cobrador: id }) => DEL_DEMO.test(id) || id === uid);
    return Response.json({ ...resto, datos: pocas });
  });
