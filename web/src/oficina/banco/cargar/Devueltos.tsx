import type { RenglonListado } from '@leal/contract';
import { formatearFecha, formatearPesos } from '@leal/domain';
import { Alert } from 'antd';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { BotonEnlace } from '../../../ui/BotonEnlace.tsx';
import { useOficina } from '../../figuras/use-oficina.ts';
import { ClienteEnlazado } from '../columnas.tsx';
import type { Devuelto } from './enviar.ts';

/** Whose it is now: a payment that was seen with it, or nobody's. */
const DeQuien = ({ deposito: { estado, pago } }: { deposito: RenglonListado }) => {
  if (pago)
    return (
      <>
        {'visto en el banco como pago de '}
        <ClienteEnlazado {...pago} />
      </>
    );
  return estado === 'ajeno' ? 'ya apartado: no es de un cliente' : 'libre';
};

/** Of several alike nobody can tell which one went back. */
const Devolucion = ({ devuelto: { devolucion, depositos } }: { devuelto: Devuelto }) => (
  <li className="pila aire-4">
    <span translate="no">
      {`Devolución del ${formatearFecha(devolucion.fecha)}, ${formatearPesos(devolucion.monto)} · ${devolucion.referencia}`}
    </span>
    {depositos.map((deposito) => (
      <span key={deposito.id_renglon}>
        {`${depositos.length > 1 ? 'Puede devolver' : 'Devuelve'} el depósito del ${formatearFecha(deposito.fecha)}, ${formatearPesos(deposito.monto)}: `}
        <DeQuien deposito={deposito} />
      </span>
    ))}
  </li>
);

const QUE_SIGUE =
  'Nada cambió. Si el dinero se regresó: una transferencia vista se deja por confirmar y se marca «No llegó»; un depósito libre se aparta con «No es de un cliente».';

type Props = {
  devueltos: readonly Devuelto[];
  /** Nothing but this was asked for. */
  seDiceSiNoHay: boolean;
};

/** Reversals of deposits that an earlier file brought: their money is not there any more, and a manager says what follows from it. */
export function Devueltos({ devueltos, seDiceSiNoHay }: Props) {
  const { base } = useOficina();
  if (devueltos.length === 0)
    return seDiceSiNoHay ? (
      <Alert type="success" title="Ninguno devuelve un depósito que ya estaba cargado" />
    ) : null;
  const hay = (estado: RenglonListado['estado']) =>
    devueltos.some(({ depositos }) => depositos.some((deposito) => deposito.estado === estado));
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={`${cuantos(devueltos.length, 'devolución', 'devoluciones')} de depósitos que ya estaban cargados`}
      description={
        <div className="pila aire-8">
          <ul className="lista-lisa pila aire-8">
            {devueltos.map((devuelto, i) => (
              <Devolucion key={i} devuelto={devuelto} />
            ))}
          </ul>
          <span>{QUE_SIGUE}</span>
          <div className="fila dobla aire-12">
            {hay('de_pago') && (
              <BotonEnlace camino={`${base}/transferencias?ver=vistas`}>Transferencias vistas</BotonEnlace>
            )}
            {hay('libre') && (
              <BotonEnlace camino={`${base}/transferencias/depositos?ver=libres`}>
                Depósitos libres
              </BotonEnlace>
            )}
          </div>
        </div>
      }
    />
  );
}
