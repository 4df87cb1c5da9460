import { fechaLocal } from '@leal/domain';
import { useState } from 'react';
import type { ClaseSinPago } from '../../acciones/atraso.ts';
import type { CreditoCobrable, MotivoElegido } from '../../acciones/toque.ts';
import { deEseDia } from '../../piezas/credito/pronostico.ts';
import { comoSeLlama } from '../../lib/llamados.ts';
import { ahora } from '../../lib/reloj.ts';
import { SinPago } from './SinPago.tsx';

/** The answer so far: a late day, or only the visit. */
export type SinPagoElegido = { readonly clase: ClaseSinPago; readonly motivo: MotivoElegido };

const PREGUNTAS: Record<ClaseSinPago, string> = {
  atraso: '¿Confirmar registrar atraso para',
  visita: '¿Confirmar registrar visita sin pago para',
};

type Props = { credito: CreditoCobrable; alElegir: (elegido: SinPagoElegido) => void };

/** The question of a late day (spec §8), with its reasons and a promise inside; nobody has to give one. */
export function PreguntaAtraso({ credito, alElegir }: Props) {
  const [elegido, setElegido] = useState<SinPagoElegido>({ clase: 'atraso', motivo: {} });
  const [visitado] = useState(() => deEseDia(credito, fechaLocal(ahora())).visita_hoy !== undefined);
  const elegir = (nuevo: Partial<SinPagoElegido>) => {
    const todo = { ...elegido, ...nuevo };
    setElegido(todo);
    alElegir(todo);
  };
  return (
    <>
      <p className="motivos-pregunta">{`${PREGUNTAS[elegido.clase]} ${comoSeLlama(credito)}?`}</p>
      <SinPago
        credito={credito}
        clase={elegido.clase}
        alCambiarClase={visitado ? undefined : (clase) => elegir({ clase })}
        alElegir={(motivo) => elegir({ motivo })}
      />
    </>
  );
}
