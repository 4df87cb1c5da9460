import { type Gasto, gastosPendientes, listarGastos, resolverGastoCallable } from '@leal/contract';
import { Monto } from '../../../ui/Monto.tsx';
import type { Donde } from '../../solicitudes/bandeja/tras-decidir.ts';
import { CampoMotivoRechazo } from '../../solicitudes/decision/CampoMotivoRechazo.tsx';
import { preguntar } from '../../solicitudes/decision/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../../solicitudes/decision/textos.ts';

export const DONDE: Donde = { llamadas: [listarGastos, gastosPendientes], campo: 'id_gasto' };

const comun = ({ id_gasto: id }: Gasto, sentido: Sentido) => ({
  textoEnviar: ACCION[sentido],
  titulo: `${ACCION[sentido]} gasto`,
  callable: resolverGastoCallable,
  id,
  donde: DONDE,
});

const Que = ({ gasto }: { gasto: Gasto }) => (
  <>
    <Monto valor={gasto.monto} /> de {gasto.nombre_cobrador}: «{gasto.motivo}»
  </>
);

const preguntarAprobacion = (gasto: Gasto): void =>
  preguntar({
    ...comun(gasto, 'aprobar'),
    pregunta: (
      <>
        ¿Aprobar el gasto de <Que gasto={gasto} />? Baja su efectivo a entregar de hoy.
      </>
    ),
    decidir: () => ({ decision: 'aprobar' }),
    exito: 'Gasto aprobado correctamente',
    fallo: 'Error al aprobar el gasto',
  });

const preguntarRechazo = (gasto: Gasto): void =>
  preguntar<{ motivo_rechazo: string }>({
    ...comun(gasto, 'rechazar'),
    peligro: true,
    pregunta: (
      <>
        ¿Rechazar el gasto de <Que gasto={gasto} />? El cobrador leerá por qué.
      </>
    ),
    primerCampo: 'motivo_rechazo',
    campos: <CampoMotivoRechazo />,
    decidir: ({ motivo_rechazo }) => ({ decision: 'rechazar', motivo_rechazo: motivo_rechazo.trim() }),
    exito: 'Gasto rechazado correctamente',
    fallo: 'Error al rechazar el gasto',
  });

/** A rejection needs a reason (spec §5). */
export const preguntarGasto = (gasto: Gasto, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(gasto) : preguntarRechazo(gasto);
