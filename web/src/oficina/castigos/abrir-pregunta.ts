import type { CreditoDelExpediente } from '@leal/contract';
import { traerDialogo } from '../../ui/dialogos/traer-dialogo.ts';
import type { PreguntaDeCastigo } from './preguntas.ts';

/** The question before a manager does one of these. */
export const abrirPregunta = (cual: PreguntaDeCastigo, credito: CreditoDelExpediente): Promise<void> =>
  traerDialogo(
    () => import('./DialogoCastigo.tsx'),
    ({ preguntarCastigo }) => preguntarCastigo(cual, credito),
  );
