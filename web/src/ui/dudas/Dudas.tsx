import { LoadingOutlined } from '@ant-design/icons';
import { textoDuda, useDudas } from '../../lib/acciones/dudas.ts';
import './dudas.css';

/** What was sent and has no answer yet; what waits for a line is counted in the header. At the bottom of every screen, so that nothing moves when it appears. */
export const Dudas = () => (
  <output className="dudas">
    {useDudas()
      .filter(({ guardada }) => !guardada)
      .map((duda) => (
        <span key={duda.clave}>
          <LoadingOutlined aria-hidden />
          {textoDuda(duda)}
        </span>
      ))}
  </output>
);
