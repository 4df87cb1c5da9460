import '../../../ui/panel/panel.css';
import { Skeleton } from 'antd';

/** The shape of the ready screen, so that nothing jumps when the client arrives. */
export const CargandoPago = () => (
  <div aria-busy>
    <div className="pago-portada">
      <output className="pago-cargando">Cargando información del cliente...</output>
    </div>
    <div className="pago-columnas" aria-hidden>
      <div className="pago-columna">
        <div className="panel pago-hueco-accion">
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
        <div className="panel">
          <Skeleton active paragraph={{ rows: 5 }} />
        </div>
      </div>
      <div className="pago-columna">
        <div className="panel">
          <Skeleton active paragraph={{ rows: 2 }} />
        </div>
        <div className="panel">
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      </div>
    </div>
  </div>
);
