// What the clock starts, in the middle of everything else.
import { lunesDe } from '@leal/domain';
import { expect } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import {
  compilarReportes,
  recompilarReportes,
} from '../../functions/src/use-cases/reportes/compilar-reportes.ts';
import { guardarMarcas } from '../../functions/src/use-cases/reportes/guardar-marcas.ts';
import type { Oficina } from './oficina.ts';

/** The night's reconciliation has nothing to repair, whatever goes on meanwhile. */
export async function conciliar({ ahora }: Oficina): Promise<void> {
  const { detalle, por_revisar, fallidos } = await conciliarSaldos({ reloj: { ahora } });
  expect({ detalle, por_revisar, fallidos }).toEqual({ detalle: [], por_revisar: [], fallidos: [] });
}

export async function recompilar({ ahora }: Oficina): Promise<void> {
  expect((await recompilarReportes(ahora())).fallidos).toEqual([]);
}

export async function marcar({ ahora }: Oficina): Promise<void> {
  expect((await guardarMarcas(ahora())).fallidos).toEqual([]);
}

/** Monday's compilation, at the first step of a new week. */
export async function empezarSemana({ ahora, hoy }: Oficina, ayer: string): Promise<void> {
  if (lunesDe(hoy()) <= ayer) return;
  expect((await compilarReportes(ahora())).fallidos).toEqual([]);
}
