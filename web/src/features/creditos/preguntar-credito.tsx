import {
  type CreditoPendiente,
  historialCreditos,
  pendientesCreditos,
  resolverCreditoCallable,
} from '@leal/contract';
import { Monto } from '../../ui/Monto.tsx';
import type { Donde } from '../solicitudes/bandeja/tras-decidir.ts';
import { CampoComentario } from '../solicitudes/decision/CampoComentario.tsx';
import { preguntar } from '../solicitudes/decision/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../solicitudes/decision/textos.ts';

export const DONDE: Donde = { llamadas: [pendientesCreditos, historialCreditos], campo: 'id_credito' };

/** Spec §8. */
const TEXTOS = {
  aprobar: { exito: 'Crédito aprobado', fallo: 'Error al aprobar crédito' },
  rechazar: { exito: 'Crédito rechazado', fallo: 'Error al rechazar crédito' },
} as const;

/** An approved credit starts the same day; the collector sees the comment of a rejection. */
export const preguntarCredito = (item: CreditoPendiente, sentido: Sentido): void =>
  preguntar<{ comentario?: string }>({
    ...TEXTOS[sentido],
    titulo: `${ACCION[sentido]} crédito`,
    textoEnviar: ACCION[sentido],
    peligro: sentido === 'rechazar',
    pregunta: (
      <>
        ¿{ACCION[sentido]} el crédito de{' '}
        <strong>
          <Monto valor={item.monto_solicitado} />
        </strong>{' '}
        a {item.dias_pago} días de {item.nombre}?{sentido === 'aprobar' && ' Empieza hoy.'}
      </>
    ),
    callable: resolverCreditoCallable,
    id: item.id_credito,
    donde: DONDE,
    ...(sentido === 'rechazar' && { campos: <CampoComentario />, primerCampo: 'comentario' }),
    decidir: ({ comentario }) => ({ decision: sentido, ...conComentario(comentario) }),
  });
