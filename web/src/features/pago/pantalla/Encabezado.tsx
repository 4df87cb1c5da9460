import { ArrowLeftOutlined } from '@ant-design/icons';
import { inicioDe } from '@leal/domain';
import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useUsuario } from '../../../lib/sesion/use-sesion.ts';

/** The router numbers its entries: 0 is where this tab came in. */
const hayAnterior = (): boolean => ((window.history.state as { idx?: number } | null)?.idx ?? 0) > 0;

/** Back to where the user came from; from a link opened on its own, to the user's home. */
export function useVolver(): () => void {
  const navegar = useNavigate();
  const { id_rol } = useUsuario();
  return () => void (hayAnterior() ? navegar(-1) : navegar(inicioDe(id_rol)));
}

export function Encabezado() {
  const volver = useVolver();
  return (
    <header className="pago-encabezado">
      <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={volver}>
        Volver
      </Button>
      <div>
        <h1>Registro de Pago</h1>
        <p>Gestiona los pagos del cliente</p>
      </div>
    </header>
  );
}
