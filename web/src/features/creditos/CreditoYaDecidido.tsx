import type { CreditoDecidido } from '@leal/contract';
import { Dato } from '../../ui/panel/Dato.tsx';
import { Dicho } from '../../comun/bandeja/Dicho.tsx';
import { QuienDecide } from '../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../comun/bandeja/Tarjeta.tsx';
import { DatosDelCredito } from './DatosDelCredito.tsx';
import { decisionDe } from './estados.ts';

/** The decision, which stays, beside where the credit stands today. */
export const CreditoYaDecidido = ({ item }: { item: CreditoDecidido }) => (
  <Tarjeta
    nombre={item.nombre}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion]}
    estado={decisionDe(item)}
  >
    <dl className="datos">
      <DatosDelCredito item={item} />
      <QuienDecide
        nombre_gerente={item.nombre_gerente}
        fecha_respuesta={item.fecha_aprobacion}
        nombreFecha="Fecha de procesamiento"
      />
      <Dato nombre="Estado hoy">{item.estado_actual}</Dato>
    </dl>
    <Dicho nombre="Comentario" texto={item.comentario} />
  </Tarjeta>
);
