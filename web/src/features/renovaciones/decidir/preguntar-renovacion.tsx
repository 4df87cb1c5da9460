import { renovacionesHistorial, renovacionesPendientes, resolverSolicitudCallable } from '@leal/contract';
import { Monto } from '../../../ui/Monto.tsx';
import type { Donde } from '../../solicitudes/bandeja/tras-decidir.ts';
import { CampoMotivoRechazo } from '../../solicitudes/decision/CampoMotivoRechazo.tsx';
import { preguntar } from '../../solicitudes/decision/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../../solicitudes/decision/textos.ts';
import type { Renovacion } from '../pantalla/DatosRenovacion.tsx';
import { PlanRenovacion } from './PlanRenovacion.tsx';

export const DONDE: Donde = {
  llamadas: [renovacionesPendientes, renovacionesHistorial],
  campo: 'id_solicitud',
};

const comun = ({ id_solicitud: id }: Renovacion, sentido: Sentido) => ({
  textoEnviar: ACCION[sentido],
  callable: resolverSolicitudCallable,
  id,
  donde: DONDE,
});

const preguntarAprobacion = (item: Renovacion): void =>
  preguntar({
    ...comun(item, 'aprobar'),
    titulo: 'Aprobar renovación',
    pregunta: (
      <>
        ¿Renovar el crédito de {item.nombre_cliente} por <Monto valor={item.monto_solicitado} /> a{' '}
        {item.dias_pago} días?
      </>
    ),
    campos: <PlanRenovacion item={item} />,
    decidir: () => ({ decision: 'aprobar' }),
    exito: 'Renovación aprobada correctamente',
    fallo: 'Error al aprobar renovación',
  });

const preguntarRechazo = (item: Renovacion): void =>
  preguntar<{ motivo_rechazo: string }>({
    ...comun(item, 'rechazar'),
    titulo: 'Motivo del rechazo',
    peligro: true,
    pregunta: (
      <>
        Renovación de {item.nombre_cliente} por <Monto valor={item.monto_solicitado} />. El cobrador lo leerá.
      </>
    ),
    primerCampo: 'motivo_rechazo',
    campos: <CampoMotivoRechazo />,
    decidir: ({ motivo_rechazo }) => ({ decision: 'rechazar', motivo_rechazo: motivo_rechazo.trim() }),
    exito: 'Renovación rechazada correctamente',
    fallo: 'Error al rechazar renovación',
  });

/** Before it is approved the manager sees what that does; a rejection needs a reason (spec §5). */
export const preguntarRenovacion = (item: Renovacion, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
