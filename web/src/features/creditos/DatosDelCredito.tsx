import type { Credito } from '@leal/contract';
import { Monto } from '../../ui/Monto.tsx';
import { Dato } from '../../ui/panel/Dato.tsx';

/** How much, at what interest, for how long, and what comes of it. */
export const DatosDelCredito = ({ item }: { item: Credito }) => (
  <>
    <Dato nombre="Monto solicitado">
      <strong>
        <Monto valor={item.monto_solicitado} />
      </strong>
    </Dato>
    <Dato nombre="Interés">{item.interes} %</Dato>
    <Dato nombre="Días de pago">{item.dias_pago} días</Dato>
    <Dato nombre="Total a pagar">
      <Monto valor={item.monto_total} />
    </Dato>
    <Dato nombre="Abono diario">
      <Monto valor={item.monto_diario} />
    </Dato>
  </>
);
