import type { PreguntaDeEntrega, SinEntregar } from './sin-entregar.ts';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** The question before a loan is cancelled, or a hand-over that never happened is taken back: from the client's page and from the list. */
export const abrirPregunta = (cual: PreguntaDeEntrega, credito: SinEntregar): Promise<void> =>
  traerDialogo(
    () => import('./DialogoEntrega.tsx'),
    ({ preguntarEntrega }) => preguntarEntrega(cual, credito),
  );
