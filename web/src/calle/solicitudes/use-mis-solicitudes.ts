import { type ConteosSolicitudes, type MiSolicitud, misSolicitudes } from '@leal/contract';
import { useMemo } from 'react';
import { type ListaLeida, useLista } from '../../lib/api/lista.ts';
import { consultaDeFiltro, type Filtro } from './filtro.ts';
import { juntar } from './juntar.ts';

type MisSolicitudes = {
  readonly lista: ListaLeida<MiSolicitud>;
  readonly conteos: ConteosSolicitudes | undefined;
};

const sumarConteos = (a?: ConteosSolicitudes, b?: ConteosSolicitudes): ConteosSolicitudes | undefined =>
  a &&
  b && {
    pendientes: a.pendientes + b.pendientes,
    aprobadas: a.aprobadas + b.aprobadas,
    rechazadas: a.rechazadas + b.rechazadas,
  };

const useUnTipo = (filtro: Filtro) =>
  useLista(misSolicitudes, { consulta: consultaDeFiltro(filtro) }, { conservar: true });
type Leida = ReturnType<typeof useUnTipo>;

/** The state of both lists together. */
function unir(a: Leida, b: Leida): ListaLeida<MiSolicitud> {
  const listas = [a, b];
  const junto =
    a.filas && b.filas && juntar<MiSolicitud>(listas.map(({ filas = [], hayMas }) => ({ filas, hayMas })));
  const alguna = (es: (lista: Leida) => boolean) => listas.some(es);
  return {
    filas: junto?.filas,
    anteriores: alguna(({ anteriores }) => anteriores),
    primera: undefined,
    error: a.error ?? b.error,
    isFetching: alguna(({ isFetching }) => isFetching),
    hayMas: alguna(({ hayMas }) => hayMas),
    trayendoMas: alguna(({ trayendoMas }) => trayendoMas),
    traerMas: () => Promise.all(listas.filter((_, i) => junto?.cortas[i]).map(({ traerMas }) => traerMas())),
    refetch: () => Promise.all(listas.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

/**
 * The collector's own requests. The server keeps new credits apart from the requests; without a type they are one list
 * here. With one, both reads are the same and are done once.
 */
export function useMisSolicitudes({ tipo, estado }: Filtro): MisSolicitudes {
  const solicitudes = useUnTipo({ tipo, estado });
  const creditos = useUnTipo({ tipo: tipo ?? 'credito', estado });
  const juntas = tipo === undefined;
  const lista = useMemo(
    () => (juntas ? unir(solicitudes, creditos) : solicitudes),
    [juntas, solicitudes, creditos],
  );
  const conteos = juntas
    ? sumarConteos(solicitudes.primera?.conteos, creditos.primera?.conteos)
    : solicitudes.primera?.conteos;
  return { lista, conteos };
}
