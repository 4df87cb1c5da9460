import { Modal, type ModalProps } from 'antd';
import { useVueltaDelFoco } from '../encabezado/foco.ts';
import { type PedidoCapa, useCapa } from './use-capa.tsx';

type Propias = Omit<PedidoCapa, 'abierta'>;
type DeAntd = Omit<ModalProps, 'open' | 'onCancel' | 'keyboard' | 'centered' | 'closable' | 'modalRender'>;
type Props = DeAntd & Propias & { abierta: boolean };

/** Every dialog. It fades in without moving: antd's zoom would move its buttons under the finger. */
export function Ventana({ abierta, alCerrar, ocupada, esperando, afterClose, ...resto }: Props) {
  useVueltaDelFoco();
  const { envuelta, alSalir } = useCapa({ abierta, alCerrar, ocupada, esperando });
  return (
    <Modal
      transitionName="ant-fade"
      mask={{ closable: false }}
      {...resto}
      centered
      closable={false}
      open={abierta}
      keyboard={!ocupada}
      modalRender={envuelta}
      onCancel={alCerrar}
      afterClose={() => {
        alSalir();
        afterClose?.();
      }}
    />
  );
}
