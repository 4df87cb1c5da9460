import { type Gasto, type Visto } from '@leal/contract';
import { decidible } from '../acciones/decision.ts';
import { GASTOS } from '../clases/gastos.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoMotivoRechazo } from '../pregunta/campos.tsx';
import { lecturaDeGasto } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(GASTOS);

const comun = (gasto: Gasto, sentido: Sentido) => ({
  textoEnviar: ACCION[sentido],
  titulo: `${ACCION[sentido]} gasto`,
  ...tomar(gasto, sentido),
  lectura: lecturaDeGasto(gasto.id_gasto),
  tarjeta: gasto,
});

const que = (visto: Visto<'gasto'>, de: Gasto) => (
  <>
    <Monto valor={visto.monto} /> de <Nombre de={de.nombre_cobrador} />: «{visto.motivo}»
  </>
);

const preguntarAprobacion = (gasto: Gasto): void =>
  preguntar<'gasto'>({
    ...comun(gasto, 'aprobar'),
    pregunta: (visto) => <>¿Aprobar el gasto de {que(visto, gasto)}? Baja su efectivo a entregar de hoy.</>,
    decidir: () => ({ decision: 'aprobar' }),
  });

const preguntarRechazo = (gasto: Gasto): void =>
  preguntar<'gasto', { motivo_rechazo: string }>({
    ...comun(gasto, 'rechazar'),
    peligro: true,
    pregunta: (visto) => <>¿Rechazar el gasto de {que(visto, gasto)}? El cobrador leerá por qué.</>,
    primerCampo: 'motivo_rechazo',
    campos: () => <CampoMotivoRechazo />,
    decidir: ({ motivo_rechazo }) => ({ decision: 'rechazar', motivo_rechazo: motivo_rechazo.trim() }),
  });

/** A rejection needs a reason (spec §5). */
export const preguntarGasto = (gasto: Gasto, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(gasto) : preguntarRechazo(gasto);
