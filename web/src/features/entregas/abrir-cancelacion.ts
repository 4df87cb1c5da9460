import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { SinEntregar } from './DialogoCancelar.tsx';

/** The question before a loan is cancelled, from the client's page and from the list. */
export const abrirCancelacion = (credito: SinEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCancelar.tsx'),
    ({ preguntarCancelacion }) => preguntarCancelacion(credito),
  );

/** The question before a hand-over that never happened is taken back, from the client's page. */
export const abrirDeshacer = (credito: SinEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoDeshacer.tsx'),
    ({ preguntarDeshacer }) => preguntarDeshacer(credito),
  );
