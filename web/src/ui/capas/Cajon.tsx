import './cajon.css';
import { Drawer, type DrawerProps } from 'antd';
import { type PedidoCapa, useCapa } from './use-capa.tsx';

type DeAntd = Pick<DrawerProps, 'title' | 'extra' | 'footer' | 'children'>;
type Props = DeAntd & Pick<PedidoCapa, 'abierta' | 'alCerrar'> & { alOcultar: () => void };

/**
 * A drawer at the right of a desk's screen: what one row of it holds, beside the rows. The focus stays where it is, and
 * the Tab key comes to it after what stands before it. Its buttons do not scroll with its text.
 */
export function Cajon({ abierta, alCerrar, alOcultar, ...resto }: Props) {
  const { envuelta, alSalir } = useCapa({ abierta, alCerrar });
  return (
    <Drawer
      {...resto}
      aria-modal={false}
      rootClassName="cajon"
      placement="right"
      size="min(32.5rem, 58vw)"
      getContainer={false}
      mask={false}
      autoFocus={false}
      focusable={{ trap: false, focusTriggerAfterClose: false }}
      closable={{ placement: 'end' }}
      open={abierta}
      destroyOnHidden
      drawerRender={envuelta}
      onClose={alCerrar}
      afterOpenChange={(visible) => {
        if (visible) return;
        alSalir();
        alOcultar();
      }}
    />
  );
}
