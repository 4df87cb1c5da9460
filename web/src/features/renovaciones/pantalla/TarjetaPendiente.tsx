import { formatearNumero, restar } from '@leal/domain';
import { QuienPide, Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { Botones } from '../../../comun/decision/Botones.tsx';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { preguntarRenovacion } from '../decidir/preguntar-renovacion.tsx';
import { CreditoAnterior, CreditoNuevo, quienRenueva, type Renovacion } from './DatosRenovacion.tsx';

/** A renewal that waits for the manager (spec §2). */
export const TarjetaPendiente = ({ item }: { item: Renovacion }) => (
  <Tarjeta
    {...quienRenueva(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarRenovacion(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <CreditoAnterior item={item} />
      <Dato nombre="Saldo anterior">
        <Monto valor={item.saldo_anterior} />
      </Dato>
      <Dato nombre="Atrasos">{item.atrasos === undefined ? '—' : formatearNumero(item.atrasos)}</Dato>
      <CreditoNuevo item={item} />
      <Dato nombre="Se entrega al cliente">
        <Monto valor={restar(item.monto_solicitado, item.saldo_anterior)} />
      </Dato>
      <QuienPide {...item} />
    </dl>
  </Tarjeta>
);
