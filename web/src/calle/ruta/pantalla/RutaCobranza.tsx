import '../ruta.css';
import { activosSinPagoHoy } from '@leal/contract';
import { type Fecha, fechaLocal } from '@leal/domain';
import { Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { conGuardados } from '../../../piezas/ruta/con-guardados.ts';
import { vistazoDe } from '../../../piezas/ruta/vistazo.ts';
import { faltaEn, useSobrepuestos } from '../../../lib/acciones/sobrepuestos.ts';
import { clienteConsultas } from '../../../lib/api/cliente-consultas.ts';
import { pedidaEn } from '../../../lib/api/con-copia.ts';
import { claveDe } from '../../../lib/api/consultas.ts';
import { enLaUrl, texto, useEnLaUrl } from '../../../lib/en-la-url.ts';
import { perezosa } from '../../../lib/perezosa.tsx';
import { useAhora } from '../../../lib/reloj.ts';
import { useRetrasado } from '../../../lib/use-retrasado.ts';
import { datosDe } from '../../../ui/encabezado/antiguedad.ts';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeTarjetas } from '../../../ui/estados/Huecos.tsx';
import { Buscador, EncabezadoSinRuta } from './Encabezado.tsx';
import { NINGUNA, type PropsRuta, RutaDelDia } from './RutaDelDia.tsx';
import { useRuta } from './use-ruta.ts';

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

/** A collector's route of today in its four states; a failed load never looks like an empty one. */
export function RutaCobranza(props: PropsRuta) {
  const { idCobrador, vistaGerente = false, prestada = false, decisiones = NINGUNA } = props;
  const consulta = useRuta(idCobrador, vistaGerente || prestada, prestada);
  const { data, isError, error, isFetching, refetch } = consulta;
  const sobrepuestos = useSobrepuestos();
  const pedida = pedidaEn(data);
  const ruta = useMemo(() => data && conGuardados(data, sobrepuestos, pedida), [data, sobrepuestos, pedida]);
  const vistazo = useMemo(
    () =>
      data &&
      vistazoDe(data, {
        faltan: sobrepuestos.filter((sobrepuesto) => faltaEn(sobrepuesto, pedida)),
        estan: [],
      }),
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
      <RutaDelDia ruta={ruta} {...{ vistazo, antiguedad, idCobrador, vistaGerente, prestada, decisiones }} />
    </>
  );
}

const ElegirRuta = perezosa(async () => (await import('./RutasPrestadas.tsx')).ElegirRuta);
const EN_LA_URL = enLaUrl({ ruta: texto() });

/** A collector's own route, or one that they work for somebody else. */
export function RutaPropia({ idCobrador }: { idCobrador: string }) {
  const [{ ruta }, elegir] = useEnLaUrl(EN_LA_URL);
  const { lleva = [] } = useRuta(idCobrador, false).data ?? {};
  const ajena = lleva.find(({ id_cobrador }) => id_cobrador === ruta)?.id_cobrador;
  return (
    <>
      {lleva.length > 0 && (
        <Suspense fallback={null}>
          <ElegirRuta lleva={lleva} elegida={ajena} alElegir={(nueva) => elegir({ ruta: nueva })} />
        </Suspense>
      )}
      <RutaCobranza key={ajena ?? ''} idCobrador={ajena ?? idCobrador} prestada={ajena !== undefined} />
    </>
  );
}
