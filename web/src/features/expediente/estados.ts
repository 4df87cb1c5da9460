import type { CreditoDelExpediente } from '@leal/contract';
import type { ClaseDia, EstadoCliente, EstadoCredito } from '@leal/domain';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export const ESTADO_CLIENTE: { readonly [E in EstadoCliente]: Estado } = {
  activo: { texto: 'Activo', tono: 'bien' },
  por_aprobar: { texto: 'Por aprobar', tono: 'espera' },
  finalizado: { texto: 'Finalizado', tono: 'neutro' },
  sin_credito: { texto: 'Sin crédito', tono: 'neutro' },
  eliminado: { texto: 'Eliminado', tono: 'mal' },
};

const ESTADO_CREDITO: { readonly [E in EstadoCredito]: Estado } = {
  Pendiente: { texto: 'Por aprobar', tono: 'espera' },
  Aprobado: { texto: 'Activo', tono: 'bien' },
  Rechazado: { texto: 'Rechazado', tono: 'mal' },
  Finalizado: { texto: 'Finalizado', tono: 'neutro' },
  Renovado: { texto: 'Renovado', tono: 'neutro' },
  Cancelado: { texto: 'Cancelado', tono: 'mal' },
};

export const estadoDe = ({ vencido, estado_credito }: CreditoDelExpediente): Estado =>
  vencido ? { texto: 'Vencido', tono: 'mal' } : ESTADO_CREDITO[estado_credito];

/** What a day of the calendar is called: in its cell, and in the count below (one, several). */
export const NOMBRE_DIA: {
  readonly [C in ClaseDia]: { readonly dia: string; readonly cuenta: readonly [string, string] };
} = {
  pago: { dia: 'Pago', cuenta: ['pago', 'pagos'] },
  multiple: { dia: 'Abonos múltiples', cuenta: ['pago múltiple', 'pagos múltiples'] },
  espera: { dia: 'Abonos múltiples por aprobar', cuenta: ['por aprobar', 'por aprobar'] },
  liquidacion: { dia: 'Liquidado por renovación', cuenta: ['liquidación', 'liquidaciones'] },
  visita: { dia: 'Visita sin pago', cuenta: ['visita', 'visitas'] },
  atraso: { dia: 'Atraso', cuenta: ['atraso', 'atrasos'] },
  sin_registro: { dia: 'Sin registro', cuenta: ['sin registro', 'sin registro'] },
  libre: { dia: 'No se cobra', cuenta: ['día sin cobro', 'días sin cobro'] },
  por_cobrar: { dia: 'Por cobrar', cuenta: ['por cobrar', 'por cobrar'] },
  fuera: { dia: 'Fuera del crédito', cuenta: ['', ''] },
};
