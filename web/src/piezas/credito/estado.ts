import type { EstadoCredito } from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

/** The state of a credit, as every screen says it. */
export const ESTADO_CREDITO: { readonly [E in EstadoCredito]: Estado } = {
  Pendiente: { texto: 'Por aprobar', tono: 'espera' },
  Aprobado: { texto: 'Activo', tono: 'bien' },
  Rechazado: { texto: 'Rechazado', tono: 'mal' },
  Finalizado: { texto: 'Finalizado', tono: 'neutro' },
  Renovado: { texto: 'Renovado', tono: 'neutro' },
  Cancelado: { texto: 'Cancelado', tono: 'mal' },
  Castigado: { texto: 'Castigado', tono: 'mal' },
};
