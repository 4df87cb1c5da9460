import { type SolicitudDe } from '@leal/contract';
import { esEfectivo, fecha, formatearFecha } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { ELIMINACION_PAGO } from '../clases/eliminacion-pago.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import { ACCION, type Sentido } from '../pregunta/decision.ts';
import { CampoComentario } from '../pregunta/campos.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { formaActual } from './FormaDePago.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(ELIMINACION_PAGO);

export type Eliminacion = SolicitudDe<'eliminacion_pago'>;

/** The card of a deletion says no day. */
const BOCETO = { fecha: fecha('2026-01-01') };

/** An approved deletion cannot be undone (spec §4): the question says so. */
export const preguntarEliminacion = (item: Eliminacion, sentido: Sentido): void =>
  preguntar<'eliminacion_pago'>({
    ...tomar(item, sentido),
    titulo: `${ACCION[sentido]} eliminación de pago`,
    peligro: true,
    lectura: lecturaDeSolicitud('eliminacion_pago', item, BOCETO),
    tarjeta: { monto_actual: item.monto_pago, ...formaActual(item) },
    pregunta: ({ monto_actual, fecha }) =>
      sentido === 'aprobar' ? (
        <>
          ¿Eliminar el pago{!esEfectivo(item) && ' por transferencia'} de <Monto valor={monto_actual} /> de{' '}
          <Nombre de={comoSeLlama(item)} /> del {formatearFecha(fecha)}? No se puede deshacer.
        </>
      ) : (
        <>
          ¿Rechazar la eliminación? El pago de <Monto valor={monto_actual} /> de{' '}
          <Nombre de={comoSeLlama(item)} /> del {formatearFecha(fecha)} se queda.
        </>
      ),
    campos: () => <CampoComentario />,
    primerCampo: sentido === 'rechazar' ? 'comentario' : undefined,
  });
