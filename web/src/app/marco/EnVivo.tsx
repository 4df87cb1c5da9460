import { ROL, type IdRol } from '@leal/domain';
import { useNovedades } from '../../features/avisos/use-novedades.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';
import { useCuentaViva } from '../../lib/vivo/use-cuenta-viva.ts';

function CuentaViva() {
  useCuentaViva();
  return null;
}

function NovedadesDelCobrador() {
  useNovedades();
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are beside it. */
export const EnVivo = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    <CuentaViva />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
  </>
);

export { ContadorPendientes } from './ContadorPendientes.tsx';
