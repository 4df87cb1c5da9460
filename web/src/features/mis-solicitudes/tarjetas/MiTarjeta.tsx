import type { MiSolicitud } from '@leal/contract';
import { Dicho, Tarjeta } from '../../../comun/bandeja/Tarjeta.tsx';
import { textoInstante } from '../../../lib/texto-instante.ts';
import { Dato } from '../../../ui/panel/Dato.tsx';
import { estadoDe, NOMBRE_TIPO } from '../datos/textos.ts';
import { DatosDeTipo } from './DatosDeTipo.tsx';

/** A credit that is not active yet has nothing to look at on the payment screen. */
const enlaceDe = (item: MiSolicitud): string | null =>
  item.tipo === 'credito' && item.estado !== 'aprobada' ? null : item.id_credito;

/** One of the collector's own requests: what was asked for, and what the manager said. */
export const MiTarjeta = ({ item }: { item: MiSolicitud }) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_credito={enlaceDe(item)}
    senas={[NOMBRE_TIPO[item.tipo], item.negocio]}
    estado={estadoDe(item)}
  >
    <DatosDeTipo item={item}>
      <Dato nombre="Fecha de solicitud">{textoInstante(item.fecha_solicitud)}</Dato>
      {item.fecha_respuesta !== null && (
        <>
          <Dato nombre="Fecha de respuesta">{textoInstante(item.fecha_respuesta)}</Dato>
          <Dato nombre="Decidió">{item.nombre_gerente ?? '—'}</Dato>
        </>
      )}
    </DatosDeTipo>
    <Dicho nombre="Motivo" texto={item.motivo} />
    <Dicho nombre="Comentario del gerente" texto={item.comentario} />
  </Tarjeta>
);
