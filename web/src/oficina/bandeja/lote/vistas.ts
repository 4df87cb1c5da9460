// The values now of the rows that one question is about.
import { enPartes } from '@leal/domain';
import { bandeja, type PreguntaDeVarias, TOPE_VISTOS, vistosDeVarias } from '@leal/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ErrorApi } from '../../../lib/api/error-api.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { llamar } from '../../../lib/api/llamar.ts';
import { claveDe, type Fila } from '../../listas/fila.ts';

type Vistas = ReadonlyMap<string, PreguntaDeVarias>;

const LISTA = { creditos: 'creditos', gastos: 'gastos' } as const;
const listaDe = ({ clase }: Fila) => (clase in LISTA ? (clase as keyof typeof LISTA) : 'solicitudes');

/** Reads all of them now, in as few answers as there is room for. */
async function leerVistas(filas: readonly Fila[], signal: AbortSignal): Promise<Vistas> {
  const leidas = await Promise.all(
    enPartes(filas, TOPE_VISTOS).map((tanda) => {
      const ids = Map.groupBy(tanda, listaDe);
      const consulta = Object.fromEntries(
        [...ids].map(([lista, filasDeLista]) => [lista, filasDeLista.map(({ id }) => id)]),
      );
      return llamar(vistosDeVarias, { consulta, signal });
    }),
  );
  return new Map(leidas.flatMap(({ datos }) => datos.map(({ id, pregunta }) => [id, pregunta] as const)));
}

const NINGUNA: ReadonlySet<string> = new Set();

/**
 * The answers are read once, when the question opens. `idas` are those that have left the list since, which is kept up
 * to date: somebody else has decided them. A question that is closing (`abierta` false) changes no more.
 */
export function useVistas(filas: readonly Fila[], abierta: boolean) {
  const consulta = useQuery<Vistas, ErrorApi>({
    queryKey: [vistosDeVarias.ruta, filas.map(({ clave }) => clave)],
    queryFn: ({ signal }) => leerVistas(filas, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { filas: enLista } = useLista(bandeja, {}, { deFondo: { leer: false } });
  const [idas, setIdas] = useState(NINGUNA);
  const quedan = useMemo(() => enLista && new Set(enLista.map(claveDe)), [enLista]);
  const nuevas = filas.filter(({ clave }) => quedan && !quedan.has(clave) && !idas.has(clave));
  if (abierta && nuevas.length > 0) setIdas(new Set([...idas, ...nuevas.map(({ clave }) => clave)]));
  return { consulta, idas };
}
