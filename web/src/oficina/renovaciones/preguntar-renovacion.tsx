import { type Visto } from '@leal/contract';
import { calcularCredito, fechaLocal, fechaVencimiento, formatearFecha } from '@leal/domain';
import { decidible } from '../acciones/decision.ts';
import { RENOVACION } from '../clases/renovacion.ts';
import { OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { entregaDe, textoEntregar } from '../../piezas/credito/entrega.ts';
import { preguntar } from '../pregunta/DialogoDecision.tsx';
import type { Sentido } from '../pregunta/decision.ts';
import { CampoMotivoRechazo } from '../pregunta/campos.tsx';
import { CostoDelPedido } from '../../piezas/legal/DatosCosto.tsx';
import { comoSeLlama } from '../../lib/llamados.ts';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { lecturaDeSolicitud } from '../../lib/visto/lecturas.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';
import { Hechos } from '../../piezas/campos/Hechos.tsx';
import { DatosEntrega } from '../../comun/renovaciones/DatosEntrega.tsx';
import type { Renovacion } from '../../comun/renovaciones/Tarjetas.tsx';
import { Nombre } from '../../ui/Nombre.tsx';

const { tomar } = decidible(RENOVACION);

/**
 * The effects of an approval now: the balance as it is today, which may be less than when it was asked for, what is
 * handed over, and the schedule of the new credit.
 */
function PlanRenovacion({ visto }: { visto: Visto<'renovacion'> }) {
  const { monto_solicitado, dias_pago, saldo_anterior: saldo } = visto;
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  const nuevo = calcularCredito(monto_solicitado, dias_pago);
  return (
    <dl className="datos">
      <DatosEntrega saldo={saldo} entrega={entregaDe(monto_solicitado, dias_pago, saldo)} />
      <Hechos de={visto} campos={['interes']} />
      <Dato nombre={OTROS_NOMBRES.total_a_pagar}>
        <Monto valor={nuevo.monto_total} />
      </Dato>
      <Dato nombre="Plan de pagos">
        {dias_pago} abonos de <Monto valor={nuevo.monto_diario} />
      </Dato>
      <Dato nombre={OTROS_NOMBRES.vence_si_hoy}>
        {formatearFecha(fechaVencimiento(hoy, dias_pago, festivos))}
      </Dato>
      <CostoDelPedido pedido={{ monto: monto_solicitado, plazo: dias_pago }} />
    </dl>
  );
}

const comun = (item: Renovacion, sentido: Sentido) => ({
  ...tomar(item, sentido),
  lectura: lecturaDeSolicitud('renovacion', { ...item, id_credito: item.id_credito_anterior }, {}),
  tarjeta: item,
});

function aEntregar({ monto_solicitado, dias_pago, saldo_anterior }: Visto<'renovacion'>): string {
  const entrega = entregaDe(monto_solicitado, dias_pago, saldo_anterior);
  return entrega.tipo === 'cubre' ? `${textoEntregar(entrega.entregado)}.` : 'No cubre el saldo.';
}

const preguntarAprobacion = (item: Renovacion): void =>
  preguntar<'renovacion'>({
    ...comun(item, 'aprobar'),
    titulo: 'Aprobar renovación',
    pregunta: (visto) => (
      <>
        ¿Renovar el crédito de <Nombre de={comoSeLlama(item)} /> por <Monto valor={visto.monto_solicitado} />{' '}
        a {visto.dias_pago} días? <strong>{aEntregar(visto)}</strong>
      </>
    ),
    campos: (visto) => <PlanRenovacion visto={visto} />,
    impide: ({ motivo_sin_confirmar }) => motivo_sin_confirmar ?? null,
  });

const preguntarRechazo = (item: Renovacion): void =>
  preguntar<'renovacion'>({
    ...comun(item, 'rechazar'),
    titulo: 'Motivo del rechazo',
    pregunta: ({ monto_solicitado, dias_pago }) => (
      <>
        Renovación de <Nombre de={comoSeLlama(item)} /> por <Monto valor={monto_solicitado} /> a {dias_pago}{' '}
        días. El cobrador lo leerá.
      </>
    ),
    primerCampo: 'motivo_rechazo',
    campos: (visto) => (
      <>
        <dl className="datos">
          <Hechos de={visto} campos={['saldo_anterior', 'interes']} />
        </dl>
        <CampoMotivoRechazo />
      </>
    ),
  });

/** The manager sees what an approval does before it; a rejection needs a reason (spec §5). */
export const preguntarRenovacion = (item: Renovacion, sentido: Sentido): void =>
  sentido === 'aprobar' ? preguntarAprobacion(item) : preguntarRechazo(item);
