import { detalleCredito } from '@leal/contract';
import { calcularCredito, fechaLocal, fechaVencimiento, formatearFecha } from '@leal/domain';
import { useLlamada } from '../../../lib/api/consultas.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { useAhora } from '../../../lib/reloj.ts';
import { FalloConsulta } from '../../../ui/estados/FalloConsulta.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { entregaDe } from '../datos/entrega.ts';
import type { Renovacion } from '../pantalla/DatosRenovacion.tsx';
import { DatosEntrega } from '../solicitar/DatosEntrega.tsx';

/**
 * What an approval does now: the balance as it is today, which may be less than when it was asked for,
 * what is handed over, and the schedule of the new credit.
 */
export function PlanRenovacion({ item }: { item: Renovacion }) {
  const { id_credito_anterior: id_credito, monto_solicitado, dias_pago } = item;
  const consulta = useLlamada(detalleCredito, { parametros: { id_credito } }, { staleTime: 0 });
  const hoy = fechaLocal(useAhora());
  const { festivos } = useNegocio();
  const nuevo = calcularCredito(monto_solicitado, dias_pago);
  const saldo = consulta.data?.credito.saldo;
  return (
    <>
      <FalloConsulta consulta={consulta} mensaje="Error al cargar datos" />
      <dl className="datos" aria-busy={saldo === undefined}>
        <DatosEntrega saldo={saldo} entrega={entregaDe(monto_solicitado, dias_pago, saldo)} />
        <Dato nombre="Total a pagar">
          <Monto valor={nuevo.monto_total} />
        </Dato>
        <Dato nombre="Plan de pagos">
          {dias_pago} abonos de <Monto valor={nuevo.monto_diario} />
        </Dato>
        <Dato nombre="Vence (aprobado hoy)">
          {formatearFecha(fechaVencimiento(hoy, dias_pago, festivos))}
        </Dato>
      </dl>
    </>
  );
}
