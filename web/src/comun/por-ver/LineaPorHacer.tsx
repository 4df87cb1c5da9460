import './por-ver.css';
import { RightOutlined } from '@ant-design/icons';
import { Link } from 'react-router-dom';
import { Monto } from '../../ui/Monto.tsx';
import { usePorVer } from './por-ver.ts';

/** Cash that waits is not forgotten on the street: one quiet line that leads to it. */
export function LineaPorHacer() {
  const { tareas, en_mano } = usePorVer();
  if (tareas === 0) return null;
  return (
    <Link to="/cobrador/solicitudes" className="por-hacer">
      <span>
        <strong>
          <Monto valor={en_mano} />
        </strong>{' '}
        por devolver o registrar
      </span>
      <RightOutlined aria-hidden />
    </Link>
  );
}
