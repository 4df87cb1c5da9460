import { formatearPesos } from '@leal/domain';
import { Alert } from 'antd';
import { comoSeLlama } from '../../../lib/llamados.ts';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Dicho } from '../../../comun/bandeja/Dicho.tsx';
import { ESTADO_MULTIPLE } from '../../../comun/solicitud/estados.ts';
import { QuienDecide, QuienPide } from '../../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { Botones } from '../../../comun/decision/Botones.tsx';
import { DatosMultiple, type Multiple } from './DatosMultiple.tsx';
import { nombreEfectivo, partesDeTarea } from '../../../comun/solicitud/efectivo.ts';
import { preguntarMultiple } from './preguntar-multiple.tsx';

type Props = { item: Multiple };

const quien = ({ nombre_cliente: nombre, id_credito, negocio, direccion, estado }: Multiple) => ({
  nombre,
  id_credito,
  senas: [negocio, direccion],
  estado: ESTADO_MULTIPLE[estado],
});

export const MultiplePendiente = ({ item }: Props) => (
  <Tarjeta
    {...quien(item)}
    acciones={
      <Botones
        sobre={item.id_solicitud}
        nombre={comoSeLlama(item)}
        alElegir={(sentido) => preguntarMultiple(item, sentido)}
      />
    }
  >
    <dl className="datos">
      <DatosMultiple item={item} />
      <QuienPide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
  </Tarjeta>
);

const ConElEfectivo = ({ item }: Props) =>
  item.efectivo !== null && (
    <>
      <Dato nombre="Efectivo">
        {nombreEfectivo(item.efectivo)}
        {item.tarea_hecha ? ' (hecho)' : ' (por hacer)'}
      </Dato>
      {partesDeTarea(item).map(([nombre, monto]) => (
        <Dato key={nombre} nombre={nombre}>
          <Monto valor={monto} />
        </Dato>
      ))}
    </>
  );

/** What was done may be another thing than what was asked for: then managers are told. */
const ContraLoPedido = ({ item: { efectivo, tarea, nombre_solicitante } }: Props) =>
  efectivo === 'registrar' &&
  tarea &&
  tarea.devuelto > 0 && (
    <Alert
      type="warning"
      showIcon
      title={`Se pidió registrarlo y ${nombre_solicitante} devolvió ${formatearPesos(tarea.devuelto)}.`}
    />
  );

export const MultipleResuelta = ({ item }: Props) => (
  <Tarjeta {...quien(item)}>
    <dl className="datos">
      <DatosMultiple item={item} />
      {item.monto_aprobado !== null && (
        <Dato nombre="Monto aprobado">
          <strong>
            <Monto valor={item.monto_aprobado} />
          </strong>
        </Dato>
      )}
      <ConElEfectivo item={item} />
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <ContraLoPedido item={item} />
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario del gerente" texto={item.comentario_gerente} />
  </Tarjeta>
);
