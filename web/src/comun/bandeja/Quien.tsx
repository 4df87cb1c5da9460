import { textoInstante } from '../../lib/texto-instante.ts';
import { Dato } from '../../ui/panel/Dato.tsx';

type Pedida = { readonly nombre_solicitante: string; readonly fecha_solicitud: string };
type Decidida = { readonly nombre_gerente: string | null; readonly fecha_respuesta: string | null };

/** Who asked, and when. */
export const QuienPide = ({ nombre_solicitante, fecha_solicitud }: Pedida) => (
  <>
    <Dato nombre="Solicitante">{nombre_solicitante}</Dato>
    <Dato nombre="Fecha de solicitud">{textoInstante(fecha_solicitud)}</Dato>
  </>
);

type PropsDecide = Decidida & { nombreFecha?: string };

/** Who decided, and when. */
export const QuienDecide = ({ nombre_gerente, fecha_respuesta, nombreFecha }: PropsDecide) => (
  <>
    <Dato nombre="Procesado por">{nombre_gerente ?? '—'}</Dato>
    <Dato nombre={nombreFecha ?? 'Fecha de respuesta'}>{textoInstante(fecha_respuesta)}</Dato>
  </>
);
