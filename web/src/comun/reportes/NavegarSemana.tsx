import './navegar-semana.css';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { type Fecha, lunesDe, sumarDias } from '@leal/domain';
import { Button } from 'antd';
import { textoSemana } from '../../piezas/textos/textos.ts';

const DIAS = 7;

type Props = {
  /** The Monday that is shown. */
  semana: Fecha;
  hoy: Fecha;
  alCambiar: (lunes: Fecha) => void;
  /** Shows the week, without working buttons. */
  inactivo?: boolean;
};

/** The way to earlier weeks and back again; there is nothing to see in the future. */
export function NavegarSemana({ semana, hoy, alCambiar, inactivo = false }: Props) {
  const esActual = semana === lunesDe(hoy);
  const mover = (semanas: number) => alCambiar(sumarDias(semana, semanas * DIAS));
  return (
    <div className="navegar-semana fila extremos">
      <Button
        className="fija"
        aria-label="Semana anterior"
        icon={<LeftOutlined aria-hidden />}
        disabled={inactivo}
        onClick={() => mover(-1)}
      />
      <p className="pila aire-0 alto-dedo al-medio" aria-live="polite">
        <strong>{textoSemana(semana)}</strong>
        {esActual && <span className="nota">Esta semana</span>}
      </p>
      <Button
        className="fija"
        aria-label="Semana siguiente"
        icon={<RightOutlined aria-hidden />}
        disabled={inactivo || esActual}
        onClick={() => mover(1)}
      />
    </div>
  );
}
