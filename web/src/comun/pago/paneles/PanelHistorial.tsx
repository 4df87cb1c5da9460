import type { Credito, HistorialItem } from '@leal/contract';
import { admiteCorreccion, fechaLocal } from '@leal/domain';
import type { CSSProperties } from 'react';
import { useAhora } from '../../../lib/reloj.ts';
import { datosDe } from '../../../ui/encabezado/antiguedad.ts';
import { ErrorCarga } from '../../../ui/estados/FalloConsulta.tsx';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import type { ConsultaHistorial } from '../../../piezas/credito/credito-leido.ts';
import { promesasDichas } from '../../../piezas/credito/promesas-dichas.ts';
import { abrirComprobante } from '../../comprobante/abrir.ts';
import { pagoDeHistorial, type QuienPaga } from '../../comprobante/pago.ts';
import { deHistorial, editarPago, pedirEdicion, pedirEliminacion } from '../correccion/corregir.ts';
import { FilaMovimiento, type AccionesFila } from './FilaMovimiento.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

type PropsLista = {
  historial: ConsultaHistorial;
  acciones: AccionesFila | null;
  /** The person who pays, for the receipts that a collector gives. */
  quien: QuienPaga | null;
};

function Lista({ historial, acciones, quien }: PropsLista) {
  const alComprobante = (de?: readonly HistorialItem[]) =>
    quien ? (item: HistorialItem) => abrirComprobante(pagoDeHistorial(quien, item, de)) : undefined;
  const { data, aqui, isError, error, isFetching, refetch } = historial;
  // The rows on this phone are there all the same when there is no answer; what they promise counts.
  const filas = [...aqui.filas, ...(data?.datos ?? [])];
  const promesas = promesasDichas(filas, fechaLocal(useAhora(60_000)));
  if (!data && !isError) return <HuecoDeFilas />;
  return (
    <>
      {isError && datosDe(historial) === null && (
        <ErrorCarga
          mensaje="Error al cargar historial de pagos"
          detalle={error.mensaje}
          alReintentar={refetch}
          reintentando={isFetching}
        />
      )}
      {data && filas.length === 0 && <Vacio texto="No hay transacciones registradas" />}
      {filas.length > 0 && (
        <ol className="pago-historial lista-lisa rayas mide" {...lugarPara(botonesDe(acciones, quien))}>
          {aqui.filas.map((item) => (
            <FilaMovimiento
              key={item.id_pago}
              item={item}
              acciones={null}
              promesa={promesas.get(item)?.texto}
              alComprobante={alComprobante()}
              soloAqui
            />
          ))}
          {data?.datos.map((item) => (
            <FilaMovimiento
              key={`${item.id_pago} ${item.capturado_en}`}
              item={item}
              acciones={acciones}
              promesa={promesas.get(item)?.texto}
              alComprobante={alComprobante(data.datos)}
            />
          ))}
        </ol>
      )}
    </>
  );
}

/** The number of buttons of a payment: they get a column of their own where there is room. */
const botonesDe = (acciones: AccionesFila | null, quien: QuienPaga | null): number =>
  (acciones ? 1 + Number('alEliminar' in acciones) : 0) + Number(quien !== null);

const lugarPara = (botones: number) =>
  botones > 0 && { 'data-botones': true, style: { '--botones': botones } as CSSProperties };

/** A manager changes it, a collector asks for it; only a collector asks for a deletion (spec §2). */
const accionesDe = (credito: Credito, esCobrador: boolean): AccionesFila =>
  esCobrador
    ? {
        tituloEditar: 'Solicitar edición',
        alEditar: (item) => pedirEdicion(deHistorial(credito, item)),
        alEliminar: (item) => pedirEliminacion(deHistorial(credito, item)),
      }
    : { tituloEditar: 'Editar pago', alEditar: (item) => editarPago(deHistorial(credito, item)) };

type Props = { historial: ConsultaHistorial; credito: Credito; esCobrador: boolean };

export const PanelHistorial = ({ historial, credito, esCobrador }: Props) => (
  <Panel
    titulo="Historial de Transacciones"
    subtitulo={datosDe(historial) ?? 'Registro de pagos y transacciones'}
  >
    <Lista
      historial={historial}
      acciones={admiteCorreccion(credito.estado_credito) ? accionesDe(credito, esCobrador) : null}
      quien={esCobrador ? credito : null}
    />
  </Panel>
);
