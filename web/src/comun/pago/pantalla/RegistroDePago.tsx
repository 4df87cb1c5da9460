import '../pago.css';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { todosParaPayment } from '@leal/contract';
import { ROL } from '@leal/domain';
import { Button } from 'antd';
import { useEffect, useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useHistorial } from '../../../piezas/credito/credito-leido.ts';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';
import { useVolver } from '../../../lib/use-volver.ts';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { type ErrorApi, esDeLinea } from '../../../lib/api/error-api.ts';
import { useSobreQuien } from '../../../lib/titulo.ts';
import { datosDe, leidoEn } from '../../../ui/encabezado/antiguedad.ts';
import { Encabezado as EncabezadoDePantalla } from '../../../ui/encabezado/Encabezado.tsx';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import {
  type CreditoAbierto,
  elegirCredito,
  type Origen,
  useCreditoAbierto,
} from '../datos/elegir-credito.ts';
import { useDetalleAbierto } from '../datos/use-detalle-abierto.ts';
import { CargandoPago, ClienteNoEncontrado, ErrorPago } from './Estados.tsx';
import { MultiplesClientes } from './MultiplesClientes.tsx';
import { Paneles } from './Paneles.tsx';

const NOTA = 'Gestiona los pagos del cliente';

/** The age of the credit on screen, when that must be said. */
const NotaDelCredito = ({ id_credito }: { id_credito: string }) =>
  datosDe(useDetalleAbierto(id_credito)) ?? NOTA;

/** No id: it is not known yet which credit is meant. */
function Encabezado({ id_credito }: { id_credito: string | undefined }) {
  const volver = useVolver();
  return (
    <EncabezadoDePantalla
      titulo="Registro de Pago"
      nota={id_credito === undefined ? NOTA : <NotaDelCredito id_credito={id_credito} />}
      antes={
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={volver}>
          Volver
        </Button>
      }
    />
  );
}

type PropsBuscar = { slug: string; alAbrir: (id_credito: string, origen: Origen) => void };

/** Opens the credit that an address without one means, or asks which one. */
function BuscarCredito({ slug, alAbrir }: PropsBuscar) {
  const { data, isError, error, isFetching, refetch } = useLlamada(todosParaPayment, {
    consulta: { slug },
  });
  const volver = useVolver();
  const eleccion = useMemo(() => data && elegirCredito(data.datos), [data]);
  const unico = eleccion?.clase === 'abrir' ? eleccion.id_credito : null;
  useEffect(() => {
    if (unico !== null) alAbrir(unico, 'unico');
  }, [unico, alAbrir]);

  if (!eleccion && isError) {
    return (
      <ErrorPago
        mensaje="Error al cargar información del cliente"
        error={error}
        alReintentar={refetch}
        reintentando={isFetching}
      />
    );
  }
  if (eleccion?.clase === 'ninguno') return <ClienteNoEncontrado />;
  if (eleccion?.clase !== 'elegir') return <CargandoPago />;
  return (
    <MultiplesClientes
      opciones={eleccion.opciones}
      alElegir={(id) => alAbrir(id, 'elegido')}
      alCancelar={volver}
    />
  );
}

/** Spec §8, 'Client lookup'. */
const ERROR_DE: Record<Origen, string> = {
  directo: 'Error al cargar información del cliente',
  unico: 'Error al cargar abonos del cliente',
  elegido: 'Error al cargar abonos del cliente seleccionado',
};

/** Another collector's credit and an unknown one get the same answer (403 for a collector, 404 for a manager). */
const noExiste = ({ codigo }: ErrorApi): boolean =>
  codigo === 'NO_ENCONTRADO' || codigo === 'PROHIBIDO' || codigo === 'DATOS_INVALIDOS';

/** One credit in its four states; the history loads at the same time, with states of its own. */
function CreditoEnPantalla({ id_credito, origen, esCobrador }: CreditoAbierto & { esCobrador: boolean }) {
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

/** Spec §2, 'Payment screen'. Another credit is another screen: nothing typed is kept for it. */
export function RegistroDePago() {
  const { slug = '' } = useParams();
  // A collector registers and asks for corrections; for others the panels are read-only.
  const esCobrador = useUsuario().id_rol === ROL.cobrador;
  const { abierto, abrir } = useCreditoAbierto();
  return (
    <div key={slug} className="pila amplia">
      <Encabezado id_credito={abierto?.id_credito} />
      {abierto ? (
        <CreditoEnPantalla key={abierto.id_credito} {...abierto} esCobrador={esCobrador} />
      ) : (
        <BuscarCredito slug={slug} alAbrir={abrir} />
      )}
    </div>
  );
}
