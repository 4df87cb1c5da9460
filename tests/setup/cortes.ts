// A collector's cut of one payment of 120, counted 20 short.
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';

type Cuerpo = Record<string, unknown>;

/** The open cut is handed in, whatever is in it; without a count, 20 less than expected in bills of 100. */
export async function entregarCorteDe(quien: Persona, conteo: Cuerpo = { '100': 1 }): Promise<string> {
  const { cuerpo: abierto } = await invocar(quien, 'abiertoDeCobrador', {
    parametros: { id_usuario: quien.uid },
  });
  const { numero, esperado } = abierto;
  const { estado, cuerpo } = await invocar(quien, 'entregarCorte', { cuerpo: { numero, esperado, conteo } });
  if (estado !== 201) throw new Error(`entregarCorte: ${JSON.stringify(cuerpo)}`);
  return cuerpo.corte.id_corte;
}

/** A manager answers what stands there now. */
export async function decidirCorteDe(
  gerente: Persona,
  id_corte: string,
  como: 'confirmar' | 'devolver' = 'confirmar',
): Promise<string> {
  const parametros = { id_corte };
  const { cuerpo: leido } = await invocar(gerente, 'detalleCorte', { parametros });
  const { esperado, contado, estado: visto } = leido.corte;
  const { estado, cuerpo } = await invocar(gerente, 'decidirCorte', {
    parametros,
    cuerpo: {
      decision: como,
      ...(como === 'devolver' && { motivo: 'Cuenta de nuevo' }),
      visto: { esperado, contado, estado: visto },
    },
  });
  if (estado !== 200) throw new Error(`decidirCorte: ${JSON.stringify(cuerpo)}`);
  return id_corte;
}

/** The deeds of a scene with its collector's cuts. */
export function cortesDeEscena(mundo: Mundo, cobrador: Persona, abonar: (monto: number) => Promise<unknown>) {
  const gerente = () => mundo.cuenta('gerente@leal.demo');
  const entregarCorte = async () => {
    await abonar(120);
    return entregarCorteDe(cobrador);
  };
  return {
    entregarCorte,
    corteDevuelto: async () => decidirCorteDe(await gerente(), await entregarCorte(), 'devolver'),
    /** With a difference of 20. */
    corteConfirmado: async () => decidirCorteDe(await gerente(), await entregarCorte()),
  };
}
