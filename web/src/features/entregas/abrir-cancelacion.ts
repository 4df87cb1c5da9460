import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { SinEntregar } from './DialogoCancelar.tsx';

/** The question before a loan is cancelled, from the client's page and from the list. */
export const abrirCancelacion = (credito: SinEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCancelar.tsx'),
    ({ preguntarCancelacion }) => preguntarCancelacion(credito),
  );
