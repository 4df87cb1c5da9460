import { Drawer, type DrawerProps } from 'antd';
import { ensordecerDedos } from './sordera.ts';
import { type PedidoCapa, useCapa } from './use-capa.tsx';

type DeAntd = Omit<
  DrawerProps,
  'open' | 'onClose' | 'keyboard' | 'mask' | 'drawerRender' | 'afterOpenChange'
>;
type Props = DeAntd & PedidoCapa & { alOcultar?: (() => void) | undefined };

/** A drawer that slides in from an edge: a sheet from below, the menu from the side. */
export function Lamina({ abierta, alCerrar, ocupada = false, esperando, alOcultar, ...resto }: Props) {
  const envuelta = useCapa({ abierta, alCerrar, ocupada, esperando });
  return (
    <Drawer
      {...resto}
      open={abierta}
      keyboard={!ocupada}
      mask={{ closable: !ocupada }}
      drawerRender={envuelta}
      onClose={alCerrar}
      afterOpenChange={(visible) => {
        if (visible) return;
        ensordecerDedos();
        alOcultar?.();
      }}
    />
  );
}
