import type { PreguntaDeVarias, vistosDeVarias as contrato } from '@leal/contract';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { leerVistoSolicitud } from '../decisiones/leer-visto.ts';
import { leerVistoCredito, leerVistoGasto } from '../vistos/leer-vistos.ts';

type Leer = (id: string, lectura: Lectura) => Promise<PreguntaDeVarias>;

const SIN_MAS = { consulta: {}, cuerpo: undefined };

/** The same readings as of a question about one of them. */
const LEER: { readonly [C in 'creditos' | 'gastos' | 'solicitudes']: Leer } = {
  creditos: async (id_credito, lectura) => {
    const { estado, visto } = await leerVistoCredito({ ...SIN_MAS, parametros: { id_credito } }, lectura);
    return { tipo: 'credito', estado, visto };
  },
  gastos: async (id_gasto, lectura) => {
    const { estado, visto } = await leerVistoGasto({ ...SIN_MAS, parametros: { id_gasto } }, lectura);
    return { tipo: 'gasto', estado, visto };
  },
  solicitudes: (id, lectura) => leerVistoSolicitud({ ...SIN_MAS, parametros: { id } }, lectura),
};

async function siEsta(id: string, leyendo: Promise<PreguntaDeVarias>) {
  try {
    return [{ id, pregunta: await leyendo }];
  } catch (error) {
    if (error instanceof ErrorApp && error.codigo === 'NO_ENCONTRADO') return [];
    throw error;
  }
}

/** What one question about several shows of each: as many reads as the questions about each of them. */
export const leerVistosDeVarias: CasoLectura<typeof contrato> = async ({ consulta }, lectura) => {
  const clases = Object.keys(LEER) as (keyof typeof LEER)[];
  const leidas = clases.flatMap((clase) =>
    (consulta[clase] ?? []).map((id) => siEsta(id, LEER[clase](id, lectura))),
  );
  return { datos: (await Promise.all(leidas)).flat() };
};
