import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Dicho } from '../bandeja/Dicho.tsx';
import { ESTADO_MULTIPLE } from '../bandeja/estados.ts';
import { QuienDecide, QuienPide } from '../bandeja/Quien.tsx';
import { Tarjeta } from '../bandeja/Tarjeta.tsx';
import { Botones } from '../decision/Botones.tsx';
import { DatosMultiple, type Multiple } from './DatosMultiple.tsx';
import { nombreEfectivo } from './efectivo.ts';
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
      <Botones nombre={item.nombre_cliente} alElegir={(sentido) => preguntarMultiple(item, sentido)} />
    }
  >
    <dl className="datos">
      <DatosMultiple item={item} />
      <QuienPide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
  </Tarjeta>
);

const ConElEfectivo = ({ item: { efectivo, tarea_hecha } }: Props) =>
  efectivo !== null && (
    <Dato nombre="Efectivo">
      {nombreEfectivo(efectivo)}
      {tarea_hecha ? ' (hecho)' : ' (por hacer)'}
    </Dato>
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
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario del gerente" texto={item.comentario_gerente} />
  </Tarjeta>
);
