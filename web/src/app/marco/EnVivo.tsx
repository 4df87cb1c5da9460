import { type ClasePorAprobar, formatearNumero, type IdRol, ROL } from '@leal/domain';
import { Badge } from 'antd';
import { useNovedades } from '../../features/avisos/use-novedades.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';
import { usePorAprobarDeTodos } from '../../lib/vivo/use-avisos.ts';
import { useCuentaViva } from '../../lib/vivo/use-cuenta-viva.ts';

type Props = { clases: readonly ClasePorAprobar[]; size?: 'small' };

const leido = (n: number): string => (n === 1 ? '1 pendiente' : `${formatearNumero(n)} pendientes`);

/** How many of these wait for a manager. Shows nothing while it is unknown, and nothing when it is 0. */
export function ContadorPendientes({ clases, size }: Props) {
  const espera = usePorAprobarDeTodos();
  const n = espera ? clases.reduce((suma, clase) => suma + espera[clase], 0) : 0;
  if (n <= 0) return null;
  return (
    <>
      <span aria-hidden className="contador">
        <Badge
          count={size === 'small' ? n : formatearNumero(n)}
          {...(size && { size })}
          color="var(--ant-color-primary)"
        />
      </span>
      <span className="solo-lectores">{leido(n)}</span>
    </>
  );
}

function CuentaViva() {
  useCuentaViva();
  return null;
}

function NovedadesDelCobrador() {
  useNovedades();
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are separate. */
export const EnVivo = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    <CuentaViva />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
  </>
);
