import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { useRuta } from '../api/use-ruta.ts';
import '../ruta.css';
import type { AccionesRuta } from '../tarjeta/acciones-ruta.ts';
import { CargandoRuta } from './CargandoRuta.tsx';
import { EncabezadoSinRuta } from './Encabezado.tsx';
import { type PropsRuta, RutaDelDia } from './RutaDelDia.tsx';

const NINGUNA: AccionesRuta = {};

/** A collector's route of today in its four states; a failed load never looks like an empty one. */
export function RutaCobranza({ idCobrador, vistaGerente = false, decisiones = NINGUNA }: PropsRuta) {
  const { data, isError, error, isFetching, refetch } = useRuta(idCobrador, vistaGerente);
  const reintento = { alReintentar: refetch, reintentando: isFetching };
  if (!data) {
    return isError ? (
      <section className="ruta">
        <EncabezadoSinRuta />
        <ErrorCarga mensaje="Error al cargar la ruta" detalle={error.mensaje} {...reintento} />
      </section>
    ) : (
      <CargandoRuta />
    );
  }
  return (
    <>
      {isError && (
        <ErrorCarga mensaje="No se pudo actualizar la ruta" detalle={error.mensaje} {...reintento} />
      )}
      <RutaDelDia ruta={data} {...{ idCobrador, vistaGerente, decisiones }} />
    </>
  );
}
