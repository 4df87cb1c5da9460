import type { CreditoDelExpediente } from '@leal/contract';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';

/** A loan is taken out as lost, that is taken back, or its client may have another one. */
export type PreguntaDeCastigo = 'castigar' | 'deshacer' | 'levantar';

export const abrirPregunta = (cual: PreguntaDeCastigo, credito: CreditoDelExpediente): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCastigo.tsx'),
    ({ preguntarCastigo }) => preguntarCastigo(cual, credito),
  );
