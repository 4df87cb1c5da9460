import { type ComprobanteDeCuenta, type CuentaDeCredito, estadoDeCuenta } from '@leal/contract';
import { aInstanteIso, type Centavos, estadoDeCuentaDe, fechaLocal, recibePagos } from '@leal/domain';
import { useMemo } from 'react';
import { useDetalle, useHistorial, usePagosDespues } from '../../piezas/credito/credito-leido.ts';
import { useLlamada } from '../../lib/api/consultas.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { ahora } from '../../lib/reloj.ts';
import { leidoEn } from '../../ui/encabezado/antiguedad.ts';

export type Leida = {
  readonly cuenta: CuentaDeCredito;
  readonly comprobantes: readonly ComprobanteDeCuenta[];
  /** ISO instant of all of it. */
  readonly al: string;
  /** The cash that this phone has taken since, which is not in it. */
  readonly despues: Centavos;
};

/** The statement is read each time it is opened: so the route's code needs to know nothing of it to make it old. */
const CADA_VEZ = { staleTime: 0 };

/** The office's statement, and what this phone has registered after it. */
export function useEstado(id_credito: string) {
  const consulta = useLlamada(estadoDeCuenta, { parametros: { id_credito } }, CADA_VEZ);
  const { data } = consulta;
  const despues = usePagosDespues(id_credito, data);
  const leida = useMemo<Leida | null>(
    () => (data ? { cuenta: data, comprobantes: data.comprobantes, al: data.al, despues } : null),
    [data, despues],
  );
  return { consulta, leida };
}

/** The receipts of a client come only with the office's statement. */
const NINGUNO: readonly ComprobanteDeCuenta[] = [];

type Detalle = NonNullable<ReturnType<typeof useDetalle>['data']>;
type Historial = NonNullable<ReturnType<typeof useHistorial>['data']>;

/** When the last payment was, of a loan that has ended: its own answer says no more of it. */
const finDe = ({ credito }: Detalle, { datos }: Historial) =>
  recibePagos(credito.estado_credito)
    ? null
    : (datos.find((fila) => fila.monto > 0 && !fila.eliminado && !fila.cancelado)?.fecha ?? null);

/**
 * The statement as this phone can make it from what it has read of the client today, when there is no line: by the
 * same function, with what it has registered drawn over it. Null without them.
 */
export function useConocida(id_credito: string): {
  readonly buscando: boolean;
  readonly leida: Leida | null;
} {
  const detalle = useDetalle(id_credito);
  const historial = useHistorial(id_credito);
  const negocio = useNegocio();
  const hoy = fechaLocal(ahora());
  const { data } = detalle;
  const { data: filas, aqui } = historial;
  const al = leidoEn(detalle).getTime();
  const leida = useMemo<Leida | null>(() => {
    if (!data || !filas) return null;
    const fecha_fin = finDe(data, filas);
    const credito = { ...data.credito, fecha_fin, dias_a_tiempo: null };
    const estado = estadoDeCuentaDe(credito, filas.datos, { hoy, negocio });
    return (
      estado && {
        cuenta: { ...estado, credito },
        comprobantes: NINGUNO,
        al: aInstanteIso(new Date(al)),
        despues: aqui.monto,
      }
    );
  }, [data, filas, aqui.monto, hoy, negocio, al]);
  const buscando = (!data && !detalle.isError) || (!filas && !historial.isError);
  return { buscando, leida };
}
