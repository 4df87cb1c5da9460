import type { DiaDeLlegadas, FilaLlegada } from '@leal/contract';
import { type Fecha, fechaContable, formatearPesos } from '@leal/domain';
import { cuantos } from '../../../comun/textos/textos.ts';

/** '2 tarde · 1 marcada'. */
export const textoDeDia = ({ tardias, marcadas }: Pick<DiaDeLlegadas, 'tardias' | 'marcadas'>): string =>
  [
    ...(tardias > 0 ? [cuantos(tardias, 'llegó tarde', 'llegaron tarde')] : []),
    ...(marcadas > 0 ? [cuantos(marcadas, 'marcada', 'marcadas')] : []),
  ].join(' · ');

const QUE_ES: Record<FilaLlegada['tipo'], string> = {
  pago: 'Pago',
  visita: 'Visita sin pago',
  atraso: 'Atraso',
  liquidacion: 'Liquidación',
};

/** 'Pago de $120.00'. */
export const queEs = ({ tipo, monto_pagado }: Pick<FilaLlegada, 'tipo' | 'monto_pagado'>): string =>
  tipo === 'pago' ? `${QUE_ES.pago} de ${formatearPesos(monto_pagado)}` : QUE_ES[tipo];

/** The day whose cash it changed, when that is not its own: it came once its day was over. */
export function diaDelEfectivo(
  fila: Pick<FilaLlegada, 'tipo' | 'fecha_pago' | 'sincronizado_en'>,
): Fecha | null {
  const { tipo, fecha_pago, sincronizado_en } = fila;
  const dia = fechaContable(fecha_pago, new Date(sincronizado_en));
  return tipo === 'pago' && dia !== fecha_pago ? dia : null;
}
