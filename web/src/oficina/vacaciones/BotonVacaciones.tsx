import type { UsuarioConEstado } from '@leal/contract';
import { Button } from 'antd';
import { comoSeLlama } from '../../lib/llamados.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** The dialog has a calendar: its code is fetched then. */
export const abrirVacaciones = (usuario: UsuarioConEstado): Promise<void> =>
  traerDialogo(
    () => import('./DialogoVacaciones.tsx'),
    ({ preguntarVacaciones }) => preguntarVacaciones(usuario),
  );

export const BotonVacaciones = ({ usuario }: { usuario: UsuarioConEstado }) => (
  <Button aria-label={`Vacaciones de ${comoSeLlama(usuario)}`} onClick={() => void abrirVacaciones(usuario)}>
    Vacaciones
  </Button>
);
