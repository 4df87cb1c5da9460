// A collector with a credit, and another one who works their route.
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';
import { prestar } from './prestar.ts';
import { type Pareja, reasignador } from './reasignador.ts';

/** The phone that takes the cash. */
export const TAP = { dispositivo: 'tel-1', secuencia: 1 };

/** A payment of one abono of the first one's credit. */
export const abonar = (quien: Persona, { de }: Pareja, mas: object = {}) =>
  invocar(quien, 'registrarAbono', { cuerpo: { id_credito: de.id_credito, monto: 120, ...mas } });

export function prestador(mundo: Mundo) {
  const de = reasignador(mundo);
  return {
    ...de,
    /** A collector with a credit, and another one who works their route today. */
    prestada: async ({ ambos = false, credito = {} } = {}) => {
      const par = await de.conOtro(credito);
      const gerente = await mundo.cuenta('gerente@leal.demo');
      const { cuerpo } = await prestar(gerente, par.de.cobrador.uid, { a: par.a.uid, ambos });
      return { ...par, id_prestada: cuerpo.prestada.id_prestada };
    },
    enMano: async (par: Pareja) => (await de.libros(par)).map(({ totales }) => totales.en_mano_centavos),
  };
}
