import '../ruta.css';
import { activosSinPagoHoy } from '@leal/contract';
import { type Fecha, fechaLocal } from '@leal/domain';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { conGuardados } from '../../../piezas/ruta/con-guardados.ts';
import { vistazoDe } from '../../../piezas/ruta/vistazo.ts';
import { faltaEn, useSobrepuestos } from '../../../lib/acciones/sobrepuestos.ts';
import { clienteConsultas } from '../../../lib/api/cliente-consultas.ts';
import { pedidaEn } from '../../../lib/api/con-copia.ts';
import { claveDe, consultaDe } from '../../../lib/api/consultas.ts';
import { ahora, useAhora } from '../../../lib/reloj.ts';
import { useRetrasado } from '../../../lib/use-retrasado.ts';
import { datosDe } from '../../../ui/encabezado/antiguedad.ts';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../../ui/estados/Huecos.tsx';
import type { AccionesRuta } from '../acciones/use-acciones-ruta.ts';
import { Buscador, EncabezadoSinRuta } from './Encabezado.tsx';
import { type PropsRuta, RutaDelDia } from './RutaDelDia.tsx';

const FRESCA_MS = 5 * 60_000;
const AJENA_FRESCA_MS = 30_000;

/**
 * A collector's route of today. Each of the collector's own actions is drawn over it, so it is
 * fetched again only on focus after five minutes, after a failure, or on another day. Somebody else's
 * route (`ajena`) is out of date much sooner.
 */
const useRuta = (id_usuario: string, ajena: boolean) =>
  useQuery({
    ...consultaDe(activosSinPagoHoy, { parametros: { id_usuario } }),
    staleTime: ({ state }) => {
      if (state.data?.fecha !== fechaLocal(ahora())) return 0;
      return ajena ? AJENA_FRESCA_MS : FRESCA_MS;
    },
    refetchOnWindowFocus: true,
    refetchOnReconnect: false,
  });

const nada = () => {};

/** The time that nothing may come before it is said. */
const PACIENCIA_MS = 5_000;

/** The same places as the route that is coming: heading, search box, cards; on a line that hangs, that nothing comes. */
function CargandoRuta({ alReintentar }: { alReintentar: () => unknown }) {
  const tarda = useRetrasado(true, PACIENCIA_MS, false);
  return (
    <section className="ruta">
      <EncabezadoSinRuta />
      {tarda ? (
        <ErrorCarga
          tipo="warning"
          mensaje="Tu señal no responde"
          detalle="Seguimos esperando la ruta. Lo que ya registraste no se pierde."
          alReintentar={alReintentar}
        />
      ) : (
        <>
          <Buscador texto="" alEscribir={nada} encontrados={null} disabled />
          <HuecoDeTarjetas
            className="ruta-cuadricula rejilla lista-lisa"
            cuantas={6}
            datos={1}
            alto={6.125}
          />
        </>
      )}
    </section>
  );
}

/** Asks anew, instead of waiting for what hangs. */
function useOtraVez(id_usuario: string, refetch: () => unknown) {
  const [vez, setVez] = useState(0);
  const otraVez = async () => {
    setVez((n) => n + 1);
    await clienteConsultas.cancelQueries({
      queryKey: claveDe(activosSinPagoHoy, { parametros: { id_usuario } }),
    });
    void refetch();
  };
  return { vez, otraVez };
}

/** The screen that was left open asks at midnight for the route of the day that begins. */
function useOtroDia(fecha: Fecha | undefined, refetch: () => unknown): void {
  const instante = useAhora();
  const pasado = fecha !== undefined && fecha < fechaLocal(instante);
  useEffect(() => {
    if (pasado) void refetch();
  }, [pasado, refetch]);
}

const NINGUNA: AccionesRuta = {};

/** A collector's route of today in its four states; a failed load never looks like an empty one. */
export function RutaCobranza({ idCobrador, vistaGerente = false, decisiones = NINGUNA }: PropsRuta) {
  const consulta = useRuta(idCobrador, vistaGerente);
  const { data, isError, error, isFetching, refetch } = consulta;
  const sobrepuestos = useSobrepuestos();
  const pedida = pedidaEn(data);
  const ruta = useMemo(() => data && conGuardados(data, sobrepuestos, pedida), [data, sobrepuestos, pedida]);
  const vistazo = useMemo(
    () => data && vistazoDe(data, { faltan: sobrepuestos.filter((uno) => faltaEn(uno, pedida)), estan: [] }),
    [data, sobrepuestos, pedida],
  );
  const { vez, otraVez } = useOtraVez(idCobrador, refetch);
  const reintento = { alReintentar: refetch, reintentando: isFetching };
  useOtroDia(data?.fecha, refetch);
  // The first cards are mounted in slices: what an answer sets off, React would draw in one piece.
  const enPantalla = useDeferredValue(ruta !== undefined);
  if (!ruta || !enPantalla) {
    return !ruta && isError ? (
      <section className="ruta">
        <EncabezadoSinRuta />
        <ErrorCarga mensaje="Error al cargar la ruta" detalle={error.mensaje} {...reintento} />
      </section>
    ) : (
      <CargandoRuta key={vez} alReintentar={otraVez} />
    );
  }
  const antiguedad = datosDe(consulta);
  return (
    <>
      {isError && antiguedad === null && (
        <ErrorCarga mensaje="No se pudo actualizar la ruta" detalle={error.mensaje} {...reintento} />
      )}
      <RutaDelDia ruta={ruta} {...{ vistazo, antiguedad, idCobrador, vistaGerente, decisiones }} />
    </>
  );
}
