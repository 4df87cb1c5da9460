import { comoSeLlama } from '../../../lib/llamados.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Dicho } from '../../../comun/bandeja/Dicho.tsx';
import { ESTADO_ELIMINACION } from '../../../comun/solicitud/estados.ts';
import { QuienDecide, QuienPide } from '../../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { BotonesRedondos } from '../../../comun/decision/Botones.tsx';
import { type Eliminacion, preguntarEliminacion } from './preguntar-eliminacion.tsx';

type Props = { item: Eliminacion };

/** The client's name in upper case, and the address (spec §2). */
const quien = ({ nombre_cliente, id_credito, direccion, estado }: Eliminacion) => ({
  nombre: nombre_cliente.toLocaleUpperCase('es-MX'),
  id_credito,
  senas: [direccion],
  estado: ESTADO_ELIMINACION[estado],
});

const MontoDelPago = ({ item }: Props) => (
  <Dato nombre="Monto del pago">
    <strong>
      <Monto valor={item.monto_pago} />
    </strong>
  </Dato>
);

export const EliminacionPendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <BotonesRedondos
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarEliminacion(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <MontoDelPago item={item} />
      <QuienPide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
  </Tarjeta>
);

export const EliminacionResuelta = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <MontoDelPago item={item} />
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario" texto={item.comentario} />
  </Tarjeta>
);
