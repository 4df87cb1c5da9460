import { todosParaPayment } from '@leal/contract';
import { useEffect, useMemo } from 'react';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { elegirCredito, type Origen } from '../datos/elegir-credito.ts';
import { CargandoPago, ClienteNoEncontrado, ErrorPago } from './Estados.tsx';
import { MultiplesClientes } from './MultiplesClientes.tsx';
import { useVolver } from './Encabezado.tsx';

type Props = { slug: string; alAbrir: (id_credito: string, origen: Origen) => void };

/** Opens the credit that an address without one means, or asks which one. */
export function BuscarCredito({ slug, alAbrir }: Props) {
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
