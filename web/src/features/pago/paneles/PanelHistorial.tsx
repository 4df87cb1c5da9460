import type { Credito } from '@leal/contract';
import { Skeleton } from 'antd';
import { ErrorCarga } from '../../../ui/estados/ErrorCarga.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import type { ConsultaHistorial } from '../api/use-pago.ts';
import { renglonDe } from '../datos/renglon.ts';
import { enConstruccion } from '../en-construccion.tsx';
import { FilaMovimiento, type AccionesFila } from './FilaMovimiento.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

type PropsLista = { historial: ConsultaHistorial; acciones: AccionesFila | null };

function Lista({ historial: { data, isError, error, isFetching, refetch }, acciones }: PropsLista) {
  if (!data && !isError) return <Skeleton active title={false} paragraph={{ rows: 8 }} />;
  return (
    <>
      {isError && (
        <ErrorCarga
          mensaje="Error al cargar historial de pagos"
          detalle={error.mensaje}
          alReintentar={refetch}
          reintentando={isFetching}
        />
      )}
      {data?.datos.length === 0 && <Vacio texto="No hay transacciones registradas" />}
      {data && data.datos.length > 0 && (
        <ol className="pago-historial" data-botones={botonesDe(acciones)}>
          {data.datos.map((item) => (
            <FilaMovimiento
              key={`${item.id_pago} ${item.capturado_en}`}
              renglon={renglonDe(item)}
              acciones={acciones}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** How many buttons a payment has: they get a column of their own where there is room. */
const botonesDe = (acciones: AccionesFila | null): number =>
  acciones ? 1 + Number('alEliminar' in acciones) : 0;

/** What was renewed or cancelled is history for good. */
const seCorrige = ({ estado_credito }: Credito): boolean =>
  estado_credito === 'Aprobado' || estado_credito === 'Finalizado';

type Props = {
  historial: ConsultaHistorial;
  credito: Credito;
  esCobrador: boolean;
  alEditar: () => void;
};

export function PanelHistorial({ historial, credito, esCobrador, alEditar }: Props) {
  const acciones: AccionesFila = {
    tituloEditar: esCobrador ? 'Solicitar edición' : 'Editar pago',
    alEditar,
    ...(esCobrador && { alEliminar: () => void enConstruccion('Eliminar pago') }),
  };
  return (
    <Panel titulo="Historial de Transacciones" subtitulo="Registro de pagos y transacciones">
      <Lista historial={historial} acciones={seCorrige(credito) ? acciones : null} />
    </Panel>
  );
}
