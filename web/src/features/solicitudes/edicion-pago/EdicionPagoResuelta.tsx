import type { SolicitudDe } from '@leal/contract';
import { Monto } from '../../../ui/Monto.tsx';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { Dicho } from '../../../comun/bandeja/Dicho.tsx';
import { ESTADO_REVISADA } from '../../../comun/solicitud/estados.ts';
import { QuienDecide, QuienPide } from '../../../comun/bandeja/Quien.tsx';
import { Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';

export const EdicionPagoResuelta = ({ item }: { item: SolicitudDe<'edicion_pago'> }) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_credito={item.id_credito}
    senas={[item.negocio, item.direccion]}
    estado={ESTADO_REVISADA[item.estado]}
  >
    <dl className="datos">
      <Dato nombre="Monto original">
        <Monto valor={item.monto_pagado} />
      </Dato>
      <Dato nombre="Monto solicitado">
        <Monto valor={item.monto_nuevo} />
      </Dato>
      {item.monto_aprobado !== null && (
        <Dato nombre="Monto aprobado">
          <strong>
            <Monto valor={item.monto_aprobado} />
          </strong>
        </Dato>
      )}
      <QuienPide {...item} />
      <QuienDecide {...item} />
    </dl>
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario" texto={item.comentario} />
  </Tarjeta>
);
