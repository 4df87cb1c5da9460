import type { MiSolicitud } from '@leal/contract';
import type { ReactNode } from 'react';
import { NOMBRES, OTROS_NOMBRES } from '../../piezas/campos/nombres.ts';
import { Dicho, Tarjeta } from '../../piezas/tarjetas/Tarjeta.tsx';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Dato } from '../../ui/panel/Panel.tsx';
import { estadoDe, filasDe, nombreDe } from './por-clase.ts';

/** The data of a request; `children`: the lines that all have. */
const DatosDeTipo = ({ item, children }: { item: MiSolicitud; children: ReactNode }) => (
  <dl className="datos">
    {filasDe(item).map(([nombre, valor]) => (
      <Dato key={nombre} nombre={nombre}>
        {valor}
      </Dato>
    ))}
    {children}
  </dl>
);

/** A credit that is not active yet has nothing to look at on the payment screen. */
const enlaceDe = (item: MiSolicitud): string | null =>
  item.tipo === 'credito' && item.estado !== 'aprobada' ? null : item.id_credito;

/** One of the collector's own requests: what was asked for, and what the manager said. */
export const MiTarjeta = ({ item }: { item: MiSolicitud }) => (
  <Tarjeta
    nombre={item.nombre_cliente}
    id_credito={enlaceDe(item)}
    senas={[nombreDe(item.tipo), item.negocio]}
    estado={estadoDe(item)}
  >
    <DatosDeTipo item={item}>
      <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(item.fecha_solicitud)}</Dato>
      {item.fecha_respuesta !== null && (
        <>
          <Dato nombre={NOMBRES.fecha_respuesta}>{textoInstante(item.fecha_respuesta)}</Dato>
          <Dato nombre={OTROS_NOMBRES.decidio}>{item.nombre_gerente ?? '—'}</Dato>
        </>
      )}
    </DatosDeTipo>
    <Dicho nombre={NOMBRES.motivo} texto={item.motivo} />
    <Dicho nombre={NOMBRES.comentario_gerente} texto={item.comentario} />
    <Dicho nombre={OTROS_NOMBRES.aclarado} texto={('aclarado' in item && item.aclarado) || ''} />
  </Tarjeta>
);
