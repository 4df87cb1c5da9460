import type { ReactNode } from 'react';
import type { CreditoCobrable } from '../../acciones/toque.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { type MotivoElegido, MotivosVisita } from './MotivosVisita.tsx';

/** The question of a late day, with its reasons and a promise inside; nobody has to give one. */
export const preguntaDeAtraso = (
  credito: CreditoCobrable,
  alElegir: (motivo: MotivoElegido) => void,
): ReactNode => (
  <>
    <p className="motivos-pregunta">{`¿Confirmar registrar atraso para ${comoSeLlama(credito)}?`}</p>
    <MotivosVisita credito={credito} alElegir={alElegir} />
  </>
);
