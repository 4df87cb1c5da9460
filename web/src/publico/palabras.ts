import type { Respuesta, verComprobante } from '@leal/contract';
import { formatearPesos } from '@leal/domain';

export type Consultado = Respuesta<typeof verComprobante>;
type Palabras = {
  readonly titulo: string;
  readonly detalle: string;
  readonly tono: 'bien' | 'espera' | 'mal';
};

const PALABRAS: { readonly [E in Consultado['estado']]: Palabras } = {
  en_camino: {
    titulo: 'Aún no llega a la oficina',
    detalle: 'El teléfono de quien cobró todavía no lo ha enviado. Consúltalo más tarde.',
    tono: 'espera',
  },
  sin_pago: {
    titulo: 'Este comprobante no tiene pago',
    detalle: 'A la oficina no le ha llegado ningún pago de este comprobante. Pregunta en la oficina.',
    tono: 'mal',
  },
  reemplazado: {
    titulo: 'Hay uno más nuevo',
    detalle: 'De este pago se dio otro comprobante después. Pide el enlace del nuevo.',
    tono: 'mal',
  },
  por_aplicar: {
    titulo: 'Recibido, por aplicar',
    detalle: 'La oficina lo tiene y falta que lo apruebe.',
    tono: 'espera',
  },
  vigente: { titulo: 'Vigente', detalle: 'El pago está registrado.', tono: 'bien' },
  corregido: { titulo: 'Corregido', detalle: 'La oficina corrigió el monto.', tono: 'espera' },
  sin_efecto: {
    titulo: 'Ya no cuenta como pago',
    detalle: 'La oficina lo eliminó o no lo aceptó. Pregunta en la oficina por qué.',
    tono: 'mal',
  },
  revocado: {
    titulo: 'Anulado',
    detalle: 'Lo anuló quien lo dio o la oficina. Pide otro comprobante.',
    tono: 'mal',
  },
};

/** Whether it stands, for whoever holds it. */
export function palabrasDe({ estado, monto_anterior }: Consultado): Palabras {
  const palabras = PALABRAS[estado];
  if (estado !== 'corregido' || monto_anterior === undefined) return palabras;
  return { ...palabras, detalle: `${palabras.detalle} Antes decía ${formatearPesos(monto_anterior)}.` };
}
