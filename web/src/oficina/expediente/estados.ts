import type { CreditoDelExpediente } from '@leal/contract';
import type { EstadoCliente } from '@leal/domain';
import { ESTADO_CREDITO } from '../../piezas/credito/estado.ts';
import type { Estado } from '../../ui/insignia/Insignia.tsx';

export const ESTADO_CLIENTE: { readonly [E in EstadoCliente]: Estado } = {
  activo: { texto: 'Activo', tono: 'bien' },
  por_aprobar: { texto: 'Por aprobar', tono: 'espera' },
  finalizado: { texto: 'Finalizado', tono: 'neutro' },
  sin_credito: { texto: 'Sin crédito', tono: 'neutro' },
  castigado: { texto: 'Castigado', tono: 'mal' },
  eliminado: { texto: 'Eliminado', tono: 'mal' },
};

export const estadoDe = ({ vencido, estado_credito }: CreditoDelExpediente): Estado =>
  vencido ? { texto: 'Vencido', tono: 'mal' } : ESTADO_CREDITO[estado_credito];
