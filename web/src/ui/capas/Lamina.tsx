import { Drawer, type DrawerProps } from 'antd';
import { type PedidoCapa, useCapa } from './use-capa.tsx';

type DeAntd = Pick<DrawerProps, 'title' | 'children' | 'destroyOnHidden'>;
type Props = DeAntd & PedidoCapa & { alOcultar?: (() => void) | undefined };

/** A sheet from below, within the thumb's reach: the payment of a card, the menu. It is as high as its content. */
export function Lamina({ abierta, alCerrar, ocupada = false, esperando, alOcultar, ...resto }: Props) {
  const { envuelta, alSalir } = useCapa({ abierta, alCerrar, ocupada, esperando });
  return (
    <Drawer
      {...resto}
      rootClassName="lamina"
      placement="bottom"
      size="auto"
      closable={{ placement: 'end', disabled: ocupada }}
      open={abierta}
      keyboard={!ocupada}
      mask={{ closable: !ocupada }}
      drawerRender={envuelta}
      onClose={alCerrar}
      afterOpenChange={(visible) => {
        if (visible) return;
        alSalir();
        alOcultar?.();
      }}
    />
  );
}
