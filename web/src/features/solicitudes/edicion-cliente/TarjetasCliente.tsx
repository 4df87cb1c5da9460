import { comoSeLlama } from '../../../lib/llamados.ts';
import { Dicho } from '../../../comun/bandeja/Dicho.tsx';
import { ESTADO_EDICION } from '../../../comun/solicitud/estados.ts';
import { QuienDecide, QuienPide } from '../../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { Botones } from '../../../comun/decision/Botones.tsx';
import { Cambios } from './Cambios.tsx';
import { type EdicionDeCliente, preguntarCambios } from './preguntar-cambios.tsx';

type Props = { item: EdicionDeCliente };

const quien = ({ nombre_cliente: nombre, id_credito, negocio, direccion, estado }: EdicionDeCliente) => ({
  nombre,
  id_credito,
  senas: [negocio, direccion],
  estado: ESTADO_EDICION[estado],
});

export const ClientePendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarCambios(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <QuienPide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Cambios item={item} />
  </Tarjeta>
);

export const ClienteResuelto = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <QuienPide {...item} />
      <QuienDecide
        nombre_gerente={item.nombre_gerente}
        fecha_respuesta={item.fecha_resolucion}
        nombreFecha="Fecha de resolución"
      />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario" texto={item.comentario} />
    <Cambios item={item} />
  </Tarjeta>
);
