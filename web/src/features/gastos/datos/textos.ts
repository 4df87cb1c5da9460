import type { Gasto } from '@leal/contract';
import type { EstadoSolicitud } from '@leal/domain';
import type { Tono } from '../../../ui/insignia/Insignia.tsx';

type Estado = { readonly texto: string; readonly tono: Tono };

/** The states of an expense (spec §4). */
export const ESTADO_GASTO: { readonly [E in EstadoSolicitud]: Estado } = {
  pendiente: { texto: 'Pendiente', tono: 'espera' },
  aprobada: { texto: 'Aprobado', tono: 'bien' },
  rechazada: { texto: 'Rechazado', tono: 'mal' },
};

export const idDeGasto = ({ id_gasto }: Gasto): string => id_gasto;

export const ERROR_GASTOS = 'Error al obtener gastos';
