import type { Gasto } from '@leal/contract';
import { decidible } from '../acciones/decision.ts';
import { GASTOS } from '../clases/gastos.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoMotivoRechazo } from '../pregunta/campos.tsx';
import { lecturaDeGasto } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(GASTOS);

const LUEGO = {
  aprobar: 'Baja su efectivo a entregar de hoy.',
  rechazar: 'El cobrador leerá por qué.',
} as const;

/** A rejection needs a reason (spec §5). */
export const preguntarGasto = (gasto: Gasto, sentido: Sentido): void =>
  preguntar<'gasto'>({
    ...tomar(gasto, sentido),
    titulo: `${ACCION[sentido]} gasto`,
    lectura: lecturaDeGasto(gasto.id_gasto),
    tarjeta: gasto,
    pregunta: ({ monto, motivo }) => (
      <>
        ¿{ACCION[sentido]} el gasto de <Monto valor={monto} /> de <Nombre de={gasto.nombre_cobrador} />:{' '}
        {`«${motivo}»? ${LUEGO[sentido]}`}
      </>
    ),
    ...(sentido === 'rechazar' && { primerCampo: 'motivo_rechazo', campos: () => <CampoMotivoRechazo /> }),
  });
