import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useVolver } from './use-volver.ts';

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
