import { resolverSolicitudCallable, solicitudesEliminacionPago, type SolicitudDe } from '@leal/contract';
import { Monto } from '../../../ui/Monto.tsx';
import type { Donde } from '../bandeja/tras-decidir.ts';
import { CampoComentario } from '../decision/CampoComentario.tsx';
import { preguntar } from '../decision/DialogoDecision.tsx';
import { ACCION, conComentario, type Sentido } from '../decision/textos.ts';

export type Eliminacion = SolicitudDe<'eliminacion_pago'>;

export const DONDE: Donde = { llamadas: [solicitudesEliminacionPago], campo: 'id_solicitud' };

const EXITO = {
  aprobar: 'Solicitud aprobada correctamente',
  rechazar: 'Solicitud rechazada correctamente',
} as const;

/** An approved deletion cannot be undone (spec §4): the question says so. */
export const preguntarEliminacion = (item: Eliminacion, sentido: Sentido): void =>
  preguntar<{ comentario?: string }>({
    titulo: `${ACCION[sentido]} eliminación de pago`,
    textoEnviar: ACCION[sentido],
    peligro: true,
    pregunta:
      sentido === 'aprobar' ? (
        <>
          ¿Eliminar el pago de <Monto valor={item.monto_pago} /> de {item.nombre_cliente}? No se puede
          deshacer.
        </>
      ) : (
        <>
          ¿Rechazar la eliminación? El pago de <Monto valor={item.monto_pago} /> de {item.nombre_cliente} se
          queda.
        </>
      ),
    callable: resolverSolicitudCallable,
    id: item.id_solicitud,
    donde: DONDE,
    campos: <CampoComentario />,
    primerCampo: 'comentario',
    decidir: ({ comentario }) => ({ decision: sentido, ...conComentario(comentario) }),
    exito: EXITO[sentido],
    fallo: 'Error al procesar la solicitud',
  });
