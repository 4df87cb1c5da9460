import { ErrorCarga } from '../../../ui/estados/ErrorCarga.tsx';
import { useRuta } from '../api/use-ruta.ts';
import '../ruta.css';
import type { AccionesRuta } from '../tarjeta/acciones-ruta.ts';
import { CargandoRuta } from './CargandoRuta.tsx';
import { EncabezadoSinRuta } from './Encabezado.tsx';
import { RutaDelDia } from './RutaDelDia.tsx';

export type PropsRuta = {
  idCobrador: string;
  /** Read only, with the manager's colours. */
  vistaGerente?: boolean;
  /** What a manager decides; it stands on a card whose payment waits for a decision. */
  decisiones?: Pick<AccionesRuta, 'aprobar' | 'rechazar'>;
};

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
