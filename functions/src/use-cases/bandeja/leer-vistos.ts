import type { PreguntaDeVarias, vistosDeVarias as contrato } from '@leal/contract';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { creditos, leerUltimos } from '../../data/creditos.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerPregunta } from '../decisiones/leer-visto.ts';
import { hallar } from '../vistos/hallar.ts';
import { leerVistoGasto } from '../vistos/leer-vistos.ts';
import { parecidosDe, POCOS } from '../vistos/parecidos.ts';
import { vistoDeCredito } from '../vistos/visto-de.ts';

type Leer = (id: string, lectura: Lectura) => Promise<PreguntaDeVarias>;

const SIN_MAS = { consulta: {}, cuerpo: undefined };

/** Each kind reads what the question about one of it shows; of the facts beside a loan only who else its client may be. */
const LEER: { readonly [C in 'creditos' | 'gastos' | 'solicitudes']: Leer } = {
  creditos: async (id_credito) => {
    const credito = await hallar(creditos.doc(id_credito));
    const parecidos = parecidosDe(credito, await leerUltimos(credito, POCOS));
    return { tipo: 'credito', estado: credito.estado_credito, visto: vistoDeCredito(credito), parecidos };
  },
  gastos: async (id_gasto, lectura) => {
    const { estado, visto } = await leerVistoGasto({ ...SIN_MAS, parametros: { id_gasto } }, lectura);
    return { tipo: 'gasto', estado, visto };
  },
  solicitudes: (id, lectura) => leerPregunta(id, lectura, false),
};

async function siEsta(id: string, leyendo: Promise<PreguntaDeVarias>) {
  try {
    return [{ id, pregunta: await leyendo }];
  } catch (error) {
    if (error instanceof ErrorApp && error.codigo === 'NO_ENCONTRADO') return [];
    throw error;
  }
}

/**
 * The facts that one question about several shows: a read for each expense, five for a credit, two or three for a
 * request (a renewal over transfers: one more); an edit that asks for another term also reads the ledger, where the credit does not say that it has been
 * paid.
 */
export const leerVistosDeVarias: CasoLectura<typeof contrato> = async ({ consulta }, lectura) => {
  const clases = Object.keys(LEER) as (keyof typeof LEER)[];
  const leidas = clases.flatMap((clase) =>
    (consulta[clase] ?? []).map((id) => siEsta(id, LEER[clase](id, lectura))),
  );
  return { datos: (await Promise.all(leidas)).flat() };
};
