// All oracles of an office's figures, one after the other: each counts again from raw documents what a screen says.
import { expect } from 'vitest';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { leerLibro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { abrirPantallas, Pantallas } from './pantallas.ts';
import { efectivo } from './revisar-efectivo.ts';
import { evolucion } from './revisar-evolucion.ts';
import { resultado } from './revisar-resultado.ts';
import { riesgoDeAyer } from './revisar-riesgo-de-ayer.ts';
import { riesgo } from './revisar-riesgo.ts';

type Oraculo = (oficina: Oficina, pantallas: Pantallas) => Promise<unknown>;

async function cerrarElDia({ ahora }: Oficina): Promise<void> {
  const { por_revisar, fallidos } = await conciliarSaldos({ reloj: { ahora: () => ahora }, deNoche: true });
  expect({ por_revisar, fallidos }).toEqual({ por_revisar: [], fallidos: [] });
}

/** In this order: the night comes before what it keeps. */
const ORACULOS: readonly (readonly [string, Oraculo])[] = [
  ['portfolio at risk, ages and terms', riesgo],
  ['result of four months', resultado],
  ['cash of the next days', efectivo],
  ['the night', cerrarElDia],
  ['weekly pictures: roll rates, vintages, promises, first payments, expected and collected', evolucion],
  ['risk at the close of the day before, by amount, colonia and age', riesgoDeAyer],
];

export type Comparada = {
  readonly numero: number;
  readonly cobradores: number;
  readonly creditos: number;
  readonly renglones: number;
  /** Pictures of a collector's week. */
  readonly fotos: number;
  readonly diferencias: readonly { readonly oraculo: string; readonly que: string }[];
};

/** One office by all of them: what was compared, and where an answer was not what the documents say. */
export async function comparar(
  puerta: Awaited<ReturnType<typeof abrirPantallas>>,
  numero: number,
): Promise<Comparada> {
  const oficina = await puerta.oficina(numero);
  const pantallas = puerta.entrar(oficina);
  const { creditos, filas } = leerLibro(oficina.documentos);
  const diferencias: { oraculo: string; que: string }[] = [];
  let fotos = 0;
  for (const [oraculo, contar] of ORACULOS) {
    try {
      const contado = await contar(oficina, pantallas);
      if (typeof contado === 'number') fotos = contado;
    } catch (error) {
      diferencias.push({ oraculo, que: error instanceof Error ? error.message : String(error) });
    }
  }
  return {
    numero,
    cobradores: oficina.cobradores.length,
    creditos: creditos.length,
    renglones: filas.length,
    fotos,
    diferencias,
  };
}
