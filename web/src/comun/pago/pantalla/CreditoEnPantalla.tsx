import { type ErrorApi, esDeLinea } from '../../../lib/api/error-api.ts';
import { useSobreQuien } from '../../../lib/titulo.ts';
import { datosDe, leidoEn } from '../../../ui/encabezado/antiguedad.ts';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { useHistorial } from '../../../piezas/credito/credito-leido.ts';
import { CargandoPago, ClienteNoEncontrado, ErrorPago } from './Estados.tsx';
import { Paneles } from './Paneles.tsx';
import { useDetalleAbierto } from '../datos/use-detalle-abierto.ts';
import type { CreditoAbierto, Origen } from '../datos/elegir-credito.ts';

/** Spec §8, 'Client lookup'. */
const ERROR_DE: Record<Origen, string> = {
  directo: 'Error al cargar información del cliente',
  unico: 'Error al cargar abonos del cliente',
  elegido: 'Error al cargar abonos del cliente seleccionado',
};

/** Another collector's credit and an unknown one get the same answer (403 for a collector, 404 for a manager). */
const noExiste = ({ codigo }: ErrorApi): boolean =>
  codigo === 'NO_ENCONTRADO' || codigo === 'PROHIBIDO' || codigo === 'DATOS_INVALIDOS';

type Props = CreditoAbierto & { esCobrador: boolean };

/** One credit in its four states; the history loads at the same time, with states of its own. */
export function CreditoEnPantalla({ id_credito, origen, esCobrador }: Props) {
  const detalle = useDetalleAbierto(id_credito);
  const { data, deOtra, isError, error, isFetching, refetch } = detalle;
  const historial = useHistorial(id_credito);
  useSobreQuien(data?.credito.nombre);
  const reintento = { alReintentar: refetch, reintentando: isFetching };
  if (!data) {
    if (!isError) return <CargandoPago />;
    if (noExiste(error)) return <ClienteNoEncontrado />;
    return <ErrorPago mensaje={ERROR_DE[origen]} error={error} {...reintento} />;
  }
  return (
    <>
      {isError && deOtra && !esDeLinea(error) && (
        <ErrorPago mensaje={ERROR_DE[origen]} error={error} {...reintento} />
      )}
      {isError && datosDe(detalle) === null && (
        <ErrorCarga mensaje="No se pudo actualizar el cliente" detalle={error.mensaje} {...reintento} />
      )}
      <Paneles detalle={data} leido={leidoEn(detalle)} {...{ historial, esCobrador }} />
    </>
  );
}
