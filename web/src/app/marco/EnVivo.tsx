import { ROL, type IdRol } from '@leal/domain';
import { useNovedades } from '../../features/avisos/use-novedades.ts';
import { Antena } from '../../lib/vivo/Antena.tsx';

function NovedadesDelCobrador() {
  useNovedades();
  return null;
}

/** Everything live that belongs to no screen. The menu's counters are beside it. */
export const EnVivo = ({ rol }: { rol: IdRol }) => (
  <>
    <Antena />
    {rol === ROL.cobrador && <NovedadesDelCobrador />}
  </>
);

export { ContadorPendientes } from './ContadorPendientes.tsx';
