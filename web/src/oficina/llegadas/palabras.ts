import type { DiaDeLlegadas, FilaLlegada } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { cuantos } from '../../piezas/textos/textos.ts';

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
  apertura: 'Pagado antes de Leal',
};

/** 'Pago de $120.00'. */
export const queEs = ({ tipo, monto_pagado }: Pick<FilaLlegada, 'tipo' | 'monto_pagado'>): string =>
  tipo === 'pago' ? `${QUE_ES.pago} de ${formatearPesos(monto_pagado)}` : QUE_ES[tipo];
