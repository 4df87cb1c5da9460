import { type Estado, Insignia } from '../../ui/insignia/Insignia.tsx';
import type { ComoEsta } from './use-como-esta.ts';

const DICHO: { readonly [E in ComoEsta['estado']]: Estado } = {
  en_camino: { texto: 'Aún no llega a la oficina', tono: 'espera' },
  por_aplicar: { texto: 'Recibido, por aplicar', tono: 'espera' },
  llego: { texto: 'Ya llegó a la oficina', tono: 'bien' },
  corregido: { texto: 'Corregido', tono: 'espera' },
  sin_pago: { texto: 'Este comprobante no tiene pago', tono: 'mal' },
  reemplazado: { texto: 'Hay uno más nuevo', tono: 'mal' },
  revocado: { texto: 'Anulado', tono: 'mal' },
  sin_efecto: { texto: 'Ya no cuenta como pago', tono: 'mal' },
  pago_rechazado: { texto: 'Su pago no se registró', tono: 'mal' },
  no_aceptado: { texto: 'La oficina no aceptó este comprobante', tono: 'mal' },
};

/** Whether it stands, above it. */
export const EstadoAqui = ({ estado, detalle }: ComoEsta) => (
  <output className="grupo aire-4">
    <Insignia {...DICHO[estado]} />
    {detalle !== undefined && <span>{detalle}</span>}
  </output>
);
