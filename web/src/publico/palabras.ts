import type { Respuesta, verComprobante } from '@leal/contract';
import { formatearPesos } from '@leal/domain';

export type Consultado = Respuesta<typeof verComprobante>;
type Palabras = {
  readonly titulo: string;
  readonly detalle: string;
  readonly tono: 'bien' | 'espera' | 'mal';
};

/** Whether it stands, for whoever holds it. */
export function palabrasDe({ estado, monto_anterior }: Consultado): Palabras {
  switch (estado) {
    case 'en_camino':
      return {
        titulo: 'Aún no llega a la oficina',
        detalle: 'El teléfono de quien cobró todavía no lo ha enviado. Consúltalo más tarde.',
        tono: 'espera',
      };
    case 'sin_pago':
      return {
        titulo: 'Este comprobante no tiene pago',
        detalle: 'A la oficina no le ha llegado ningún pago de este comprobante. Pregunta en la oficina.',
        tono: 'mal',
      };
    case 'reemplazado':
      return {
        titulo: 'Hay uno más nuevo',
        detalle: 'De este pago se dio otro comprobante después. Pide el enlace del nuevo.',
        tono: 'mal',
      };
    case 'por_aplicar':
      return {
        titulo: 'Recibido, por aplicar',
        detalle: 'La oficina lo tiene y falta que lo apruebe.',
        tono: 'espera',
      };
    case 'vigente':
      return { titulo: 'Vigente', detalle: 'El pago está registrado.', tono: 'bien' };
    case 'corregido':
      return {
        titulo: 'Corregido',
        detalle: `La oficina corrigió el monto.${monto_anterior === undefined ? '' : ` Antes decía ${formatearPesos(monto_anterior)}.`}`,
        tono: 'espera',
      };
    case 'sin_efecto':
      return {
        titulo: 'Ya no cuenta como pago',
        detalle: 'La oficina lo eliminó o no lo aceptó. Pregunta en la oficina por qué.',
        tono: 'mal',
      };
    case 'revocado':
      return {
        titulo: 'Anulado',
        detalle: 'Lo anuló quien lo dio o la oficina. Pide otro comprobante.',
        tono: 'mal',
      };
    default:
      return estado satisfies never;
  }
}
