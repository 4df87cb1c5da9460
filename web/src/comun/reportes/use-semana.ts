import { reporteDia, reporteSemana } from '@leal/contract';
import { diasDeSemana, type Fecha, fechaLocal } from '@leal/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { claveDe } from '../../lib/api/consultas.ts';
import { type ErrorApi, esPasajero } from '../../lib/api/error-api.ts';
import { llamar } from '../../lib/api/llamar.ts';
import { ahora } from '../../lib/reloj.ts';
import { armarSemana, type Semana } from './armar-semana.ts';

type Pedido = { readonly id_usuario: string; readonly semana: Fecha; readonly signal: AbortSignal };

/** The week without rows: this screen shows none, and so a week that is over is one small document. */
const peticionDe = (id_usuario: string, semana: Fecha) => ({
  parametros: { id_usuario },
  consulta: { semana, historial: 'no' as const },
});

/** The days that have begun, each by its own call. */
async function leerPorDias({ id_usuario, semana, signal }: Pedido): Promise<Semana> {
  const hoy = fechaLocal(ahora());
  const fechas = diasDeSemana(semana).filter((fecha) => fecha <= hoy);
  const dias = fechas.map((fecha) =>
    llamar(reporteDia, { parametros: { id_usuario }, consulta: { fecha }, signal }),
  );
  return armarSemana(semana, await Promise.all(dias));
}

/** Spec §8: when the week does not answer, its days are read. A final refusal holds for the days too. */
async function leerSemana(pedido: Pedido): Promise<Semana> {
  const { id_usuario, semana, signal } = pedido;
  try {
    return await llamar(reporteSemana, { ...peticionDe(id_usuario, semana), signal });
  } catch (error) {
    if (signal.aborted || !esPasajero(error)) throw error;
    return leerPorDias(pedido);
  }
}

/** A collector's week. The fallback is its second try; after that there is 'Reintentar'. */
export const useSemana = (id_usuario: string, semana: Fecha) =>
  useQuery(
    queryOptions<Semana, ErrorApi>({
      queryKey: claveDe(reporteSemana, peticionDe(id_usuario, semana)),
      queryFn: ({ signal }) => leerSemana({ id_usuario, semana, signal }),
      retry: false,
    }),
  );
