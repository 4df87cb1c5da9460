import { NOMBRES } from '../../piezas/campos/nombres.ts';
import { textoInstante } from '../../piezas/textos/textos.ts';
import { Dato } from '../../ui/panel/Panel.tsx';

type Pedida = { readonly nombre_solicitante: string; readonly fecha_solicitud: string };
type Decidida = { readonly nombre_gerente: string | null; readonly fecha_respuesta: string | null };

/** The asker and the time. */
export const QuienPide = ({ nombre_solicitante, fecha_solicitud }: Pedida) => (
  <>
    <Dato nombre={NOMBRES.nombre_solicitante}>{nombre_solicitante}</Dato>
    <Dato nombre={NOMBRES.fecha_solicitud}>{textoInstante(fecha_solicitud)}</Dato>
  </>
);

type PropsDecide = Decidida & { nombreFecha?: string };

/** The decider and the time. */
export const QuienDecide = ({ nombre_gerente, fecha_respuesta, nombreFecha }: PropsDecide) => (
  <>
    <Dato nombre={NOMBRES.nombre_gerente}>{nombre_gerente ?? '—'}</Dato>
    <Dato nombre={nombreFecha ?? 'Fecha de respuesta'}>{textoInstante(fecha_respuesta)}</Dato>
  </>
);
