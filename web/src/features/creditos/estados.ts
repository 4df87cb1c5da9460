import type { CreditoDecidido } from '@leal/contract';
import type { Tono } from '../../ui/insignia/Insignia.tsx';

type Estado = { readonly texto: string; readonly tono: Tono };

export const PENDIENTE: Estado = { texto: 'PENDIENTE', tono: 'espera' };

/** The decision, for ever; anything but 'Aprobado' counts as rejected (spec §3). */
export const decisionDe = ({ estado_credito }: Pick<CreditoDecidido, 'estado_credito'>): Estado =>
  estado_credito === 'Aprobado' ? { texto: 'APROBADO', tono: 'bien' } : { texto: 'RECHAZADO', tono: 'mal' };
