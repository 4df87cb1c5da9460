// Collectors of many that move, and what the screens of all of them answer.
import type { NombreLlamada } from '@leal/contract';
import type { Caminante, Sala } from '@leal/jugador';
import { llamarPorContrato } from '@leal/seed';
import { expect } from 'vitest';
import { moverTotales } from '../../functions/src/data/totales.ts';
import { conReintentos } from '../../functions/src/platform/transacciones.ts';
import { HOY, idDe } from './muchos.ts';
import { AHORA } from './oficina.ts';

type Semana = { dias: number[]; cobrado: number };
type Fila = {
  id_cobrador: string;
  nombre_cobrador: string;
  activo?: boolean;
  recaudado?: number;
  actual?: Semana;
  anterior?: Semana | null;
};
export type Pagina = { datos: Fila[]; siguiente: string | null; leido?: string };

type Transaccion = Parameters<Parameters<typeof conReintentos<null>>[0]>[0];
export const escribir = (hacer: (tx: Transaccion) => void) =>
  conReintentos<null>(
    (tx) => {
      hacer(tx);
      return Promise.resolve(null);
    },
    { averiguar: () => Promise.resolve(null) },
  );
export const sumar = (id: string, incrementos: Parameters<typeof moverTotales>[2]) =>
  escribir((tx) => moverTotales(tx, id, incrementos, { hoy: HOY, ultimo_movimiento_en: AHORA }));
export const mover = (i: number, dia = HOY, cobrado_centavos = 12_300) =>
  sumar(idDe(i), { ultimos_15_dias: { [dia]: { cobrado_centavos, pagos: 1 } } });
export const moverDoce = async () => {
  for (let i = 1; i <= 12; i += 1) await mover(i);
};

/** All answers of a screen, one after the other. */
export async function paginasDe<P extends { readonly siguiente: string | null }>(
  quien: Caminante,
  nombre: NombreLlamada,
  cuales: Record<string, string> = {},
): Promise<P[]> {
  const paginas: P[] = [];
  for (let cursor: string | null | undefined; cursor !== null; cursor = paginas.at(-1)!.siguiente) {
    const consulta = { ...cuales, ...(cursor && { cursor }) };
    const { estado, cuerpo } = await llamarPorContrato(quien, nombre, { consulta });
    expect(estado).toBe(200);
    paginas.push(cuerpo as unknown as P);
  }
  return paginas;
}

/** What it reads and writes. */
export async function medido<T>(sala: Sala, hacer: () => Promise<T>) {
  sala.motor.meter.reset();
  const resultado = await hacer();
  const { reads, writes } = sala.motor.meter.reading();
  return { resultado, reads, writes };
}
