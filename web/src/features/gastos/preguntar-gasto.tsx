import {
  type Gasto,
  gastosPendientes,
  listarGastos,
  resolverGastoCallable,
  type Visto,
} from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { preguntar } from '../../comun/decision/DialogoDecision.tsx';
import { ACCION, CampoMotivoRechazo, DECISION, type Sentido } from '../../comun/decision/palabras.tsx';
import type { Donde } from '../../comun/decision/tras-decidir.ts';
import { montoDe } from '../../lib/llamados.ts';
import { lecturaDeGasto } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';

export const DONDE: Donde = { llamadas: [listarGastos, gastosPendientes], campo: 'id_gasto' };

const comun = (gasto: Gasto, sentido: Sentido) => ({
  textoEnviar: ACCION[sentido],
  titulo: `${ACCION[sentido]} gasto`,
  callable: resolverGastoCallable,
  lectura: lecturaDeGasto(gasto.id_gasto),
  tarjeta: gasto,
  asunto: ({ monto }: Visto<'gasto'>) =>
    `${DECISION[sentido]} del gasto de ${formatearPesos(monto)} de ${gasto.nombre_cobrador}`,
  id: gasto.id_gasto,
  detalle: ({ monto }: Visto<'gasto'>) => montoDe(monto, { nombre: gasto.nombre_cobrador }),
  donde: DONDE,
});

const Que = ({ visto, de }: { visto: Visto<'gasto'>; de: Gasto }) => (
  <>
    <Monto valor={visto.monto} /> de {de.nombre_cobrador}: «{visto.motivo}»
  </>
);

const preguntarAprobacion = (gasto: Gasto): void =>
  preguntar<'gasto'>({
    ...comun(gasto, 'aprobar'),
    pregunta: (visto) => (
      <>
        ¿Aprobar el gasto de <Que visto={visto} de={gasto} />? Baja su efectivo a entregar de hoy.
      </>
    ),
    decidir: () => ({ decision: 'aprobar' }),
    exito: 'Gasto aprobado correctamente',
    fallo: 'Error al aprobar el gasto',
  });

const preguntarRechazo = (gasto: Gasto): void =>
  preguntar<'gasto', { motivo_rechazo: string }>({
    ...comun(gasto, 'rechazar'),
    peligro: true,
    pregunta: (visto) => (
      <>
        ¿Rechazar el gasto de <Que visto={visto} de={gasto} />? El cobrador leerá por qué.
      </>
    ),
    primerCampo: 'motivo_rechazo',
    campos: () => <CampoMotivoRechazo />,
    decidir: ({ motivo_rechazo }) => ({ decision: 'rechazar', motivo_rechazo: motivo_rechazo.trim() }),
    exito: 'Gasto rechazado correctamente',
    fallo: 'Error al rechazar el gasto',
  });

/** A rejection needs a reason (spec §5). */
export const preguntarGasto = (gasto: Gasto, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(gasto) : preguntarRechazo(gasto);
