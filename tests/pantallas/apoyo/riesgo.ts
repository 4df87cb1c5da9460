// The screen of the portfolio at risk: an office with whoever is behind in it.
import type { reporteDeRiesgo, Respuesta } from '@leal/contract';
import { fecha } from '@leal/domain';
import { creditoDe } from '../../setup/credito-de.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Pedido } from './abrir.tsx';
import { enOficina, gerente } from './oficina.ts';

/** Behind for more than 60 days, for 14, and not at all: today is Wednesday 18 November. */
export const CARTERA = [
  creditoDe('Ana Riesgo', { fecha_inicio: fecha('2026-09-01'), plazo: 60 }),
  creditoDe('Beto Riesgo', { fecha_inicio: fecha('2026-11-03') }),
  creditoDe('Carla Riesgo', { fecha_inicio: fecha('2026-11-17') }),
];

export const enRiesgo = (pedido?: Pedido, filtro = '') => enOficina(`gerente/riesgo${filtro}`, pedido);
export const delServidor = async (dias = 7) =>
  (await invocar(await gerente(), 'reporteDeRiesgo', { consulta: { dias } })).cuerpo as unknown as Respuesta<
    typeof reporteDeRiesgo
  >;
