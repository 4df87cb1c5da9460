import {
  calcularCredito,
  type Centavos,
  type Costo,
  costoDelCredito,
  fechaLocal,
  formatearCat,
  legalesDe,
  type Plazo,
} from '@leal/domain';
import { useNegocio } from '../../lib/negocio.ts';
import { useAhora } from '../../lib/reloj.ts';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Panel.tsx';

const FALTA = '—';

/** The cost of the loan; its lines are there before the amount is. */
export const FilasCosto = ({ costo }: { costo: Costo | null }) => (
  <>
    <Dato nombre="Interés en pesos">{costo ? <Monto valor={costo.monto_interes} /> : FALTA}</Dato>
    <Dato nombre="CAT sin IVA">{formatearCat(costo?.cat ?? null) ?? FALTA}</Dato>
  </>
);

type Pedido = { readonly monto: Centavos; readonly plazo: Plazo };

/** The cost of a loan that would be approved today; only where the owner wants it shown. */
export function CostoDelPedido({ pedido }: { pedido: Pedido | null }) {
  const negocio = useNegocio();
  const fecha_inicio = fechaLocal(useAhora());
  if (!legalesDe(negocio).mostrar_cat) return null;
  if (pedido === null) return <FilasCosto costo={null} />;
  const { monto: monto_solicitado, plazo: dias_pago } = pedido;
  const credito = {
    ...calcularCredito(monto_solicitado, dias_pago),
    monto_solicitado,
    dias_pago,
    fecha_inicio,
  };
  return <FilasCosto costo={costoDelCredito(credito, negocio.festivos)} />;
}
