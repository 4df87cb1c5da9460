import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { lunesDe, sumarDias } from '@leal/domain';
import { Button } from 'antd';
import { textoSemana } from '../datos/textos.ts';
import type { EnReportes } from './use-lugar.ts';

const DIAS = 7;

/** To earlier weeks and back again; there is nothing to see in the future. */
export function NavegarSemana({ en: { hoy, lugar, cambiar } }: { en: EnReportes }) {
  const { semana } = lugar;
  const esActual = semana === lunesDe(hoy);
  const mover = (semanas: number) => cambiar({ semana: sumarDias(semana, semanas * DIAS) });
  return (
    <div className="reportes-navegar">
      <Button aria-label="Semana anterior" icon={<LeftOutlined aria-hidden />} onClick={() => mover(-1)} />
      <p aria-live="polite">
        <strong>{textoSemana(semana)}</strong>
        {esActual && <span>Esta semana</span>}
      </p>
      <Button
        aria-label="Semana siguiente"
        icon={<RightOutlined aria-hidden />}
        disabled={esActual}
        onClick={() => mover(1)}
      />
    </div>
  );
}
