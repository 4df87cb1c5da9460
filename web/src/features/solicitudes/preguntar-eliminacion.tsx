import { resolverSolicitudCallable, type SolicitudDe, solicitudesEliminacionPago } from '@leal/contract';
import { formatearFecha, formatearPesos } from '@leal/domain';
import { preguntar } from '../../comun/decision/DialogoDecision.tsx';
import {
  ACCION,
  CampoComentario,
  conComentario,
  DECISION,
  type Sentido,
} from '../../comun/decision/palabras.tsx';
import type { Donde } from '../../comun/decision/tras-decidir.ts';
import { comoSeLlama, montoDe } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';

export type Eliminacion = SolicitudDe<'eliminacion_pago'>;

export const DONDE: Donde = { llamadas: [solicitudesEliminacionPago], campo: 'id_solicitud' };

const EXITO = {
  aprobar: 'Solicitud aprobada correctamente',
  rechazar: 'Solicitud rechazada correctamente',
} as const;

/** An approved deletion cannot be undone (spec §4): the question says so. */
export const preguntarEliminacion = (item: Eliminacion, sentido: Sentido): void =>
  preguntar<'eliminacion_pago', { comentario?: string }>({
    titulo: `${ACCION[sentido]} eliminación de pago`,
    textoEnviar: ACCION[sentido],
    peligro: true,
    lectura: lecturaDeSolicitud('eliminacion_pago', item),
    tarjeta: { monto_actual: item.monto_pago },
    pregunta: ({ monto_actual, fecha }) =>
      sentido === 'aprobar' ? (
        <>
          ¿Eliminar el pago de <Monto valor={monto_actual} /> de {comoSeLlama(item)} del{' '}
          {formatearFecha(fecha)}? No se puede deshacer.
        </>
      ) : (
        <>
          ¿Rechazar la eliminación? El pago de <Monto valor={monto_actual} /> de {comoSeLlama(item)} del{' '}
          {formatearFecha(fecha)} se queda.
        </>
      ),
    callable: resolverSolicitudCallable,
    asunto: ({ monto_actual }) =>
      `${DECISION[sentido]} de la eliminación del pago de ${formatearPesos(monto_actual)} de ${comoSeLlama(item)}`,
    id: item.id_solicitud,
    donde: DONDE,
    campos: () => <CampoComentario />,
    primerCampo: 'comentario',
    decidir: ({ comentario }) => ({ decision: sentido, ...conComentario(comentario) }),
    exito: EXITO[sentido],
    detalle: ({ monto_actual }) => montoDe(monto_actual, item),
    fallo: 'Error al procesar la solicitud',
  });
