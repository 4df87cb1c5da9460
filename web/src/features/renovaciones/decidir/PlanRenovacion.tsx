import type { Visto } from '@leal/contract';
import { calcularCredito, fechaLocal, fechaVencimiento, formatearFecha } from '@leal/domain';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Hechos } from '../../../comun/campos/Hechos.tsx';
import { entregaDe } from '../../../comun/credito/entrega.ts';
import { DatosEntrega } from '../solicitar/DatosEntrega.tsx';

/**
 * What an approval does now: the balance as it is today, which may be less than when it was asked for,
 * what is handed over, and the schedule of the new credit.
 */
export function PlanRenovacion({ visto }: { visto: Visto<'renovacion'> }) {
  const { monto_solicitado, dias_pago, saldo_anterior: saldo } = visto;
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  const nuevo = calcularCredito(monto_solicitado, dias_pago);
  return (
    <dl className="datos">
      <DatosEntrega saldo={saldo} entrega={entregaDe(monto_solicitado, dias_pago, saldo)} />
      <Hechos de={visto} campos={['interes']} />
      <Dato nombre="Total a pagar">
        <Monto valor={nuevo.monto_total} />
      </Dato>
      <Dato nombre="Plan de pagos">
        {dias_pago} abonos de <Monto valor={nuevo.monto_diario} />
      </Dato>
      <Dato nombre="Vence (aprobado hoy)">{formatearFecha(fechaVencimiento(hoy, dias_pago, festivos))}</Dato>
    </dl>
  );
}
