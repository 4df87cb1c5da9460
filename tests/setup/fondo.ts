// Cash that the office gave a collector, and that they have confirmed: with it the box can lend and hand in.
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';

export async function darFondo(
  mundo: Pick<Mundo, 'cuenta'>,
  cobrador: Persona,
  monto: number,
): Promise<void> {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const dado = await invocar(gerente, 'crearTraspaso', { cuerpo: { monto, id_cobrador: cobrador.uid } });
  const { id_traspaso } = dado.cuerpo.traspaso;
  const { estado, cuerpo } = await invocar(cobrador, 'decidirTraspasoDe', {
    parametros: { id_traspaso },
    cuerpo: { decision: 'confirmar', monto },
  });
  if (estado !== 200) throw new Error(`darFondo: ${JSON.stringify(cuerpo)}`);
}

/** The open cut, as its screen reads it. */
export const cajaDe = async (cobrador: Persona) =>
  (await invocar(cobrador, 'abiertoDeCobrador', { parametros: { id_usuario: cobrador.uid } })).cuerpo;
