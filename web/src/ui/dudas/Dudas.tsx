import { LoadingOutlined } from '@ant-design/icons';
import { textoDuda, useDudas } from '../../lib/acciones/dudas.ts';
import './dudas.css';

/** What was sent and has no answer yet, at the bottom of every screen, so that nothing moves when it appears. */
export const Dudas = () => (
  <output className="dudas">
    {useDudas().map((duda) => (
      <span key={duda.clave}>
        <LoadingOutlined aria-hidden />
        {textoDuda(duda)}
      </span>
    ))}
  </output>
);
