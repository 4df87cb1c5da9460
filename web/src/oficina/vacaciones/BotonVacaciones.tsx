import type { UsuarioConEstado } from '@leal/contract';
import { Button } from 'antd';
import { comoSeLlama } from '../../lib/llamados.ts';
import { abrirTarde } from '../dialogos/abrir-tarde.ts';

/** The dialog has a calendar: its code is fetched then. */
export const abrirVacaciones = abrirTarde(
  async () => (await import('./DialogoVacaciones.tsx')).preguntarVacaciones,
);

export const BotonVacaciones = ({ usuario }: { usuario: UsuarioConEstado }) => (
  <Button aria-label={`Vacaciones de ${comoSeLlama(usuario)}`} onClick={() => abrirVacaciones(usuario)}>
    Vacaciones
  </Button>
);
