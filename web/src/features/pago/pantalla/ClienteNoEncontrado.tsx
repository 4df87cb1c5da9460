import { Button, Empty } from 'antd';
import { useVolver } from './use-volver.ts';

/** Unknown, or another collector's: both look alike. */
export function ClienteNoEncontrado() {
  const volver = useVolver();
  return (
    <section className="pago-aviso" role="alert">
      <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={null} />
      <h2>Cliente no encontrado</h2>
      <p>No se pudo encontrar la información del cliente solicitado.</p>
      <Button type="primary" onClick={volver}>
        Volver
      </Button>
    </section>
  );
}
