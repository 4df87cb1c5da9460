import type { FilasDoc, ResumenDoc, TotalesDoc } from '@leal/contract/documentos';
import {
  type Fecha,
  figurasDeRuta,
  huboAlgo,
  type OpcionesVentana,
  semanaDe,
  semanaDeTotales,
  sumarDias,
} from '@leal/domain';
import { createHash } from 'node:crypto';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { resumenDeFilas } from './resumen.ts';
import type { Todas } from './sumas-de-oficina.ts';
import { leerInactivos } from './usuarios.ts';

/*
 * What the screens of all collectors say of each: made of their sums by the minute's job, which has all of them in hand, and
 * read by a few hundred at a time.
 */

export type Fila = FilasDoc['filas'][number];
export type IndiceDeFilas = NonNullable<ResumenDoc['filas']>;

export type CuandoDeFilas = { readonly hoy: Fecha; readonly negocio: OpcionesVentana };

function semanasDe({ ultimos_15_dias }: TotalesDoc, hoy: Fecha): Pick<Fila, 'semanas'> {
  const { inicio } = semanaDe(hoy);
  const actual = semanaDeTotales(ultimos_15_dias, inicio);
  const anterior = semanaDeTotales(ultimos_15_dias, sumarDias(inicio, -7));
  return huboAlgo(actual) || huboAlgo(anterior) ? { semanas: { actual, anterior } } : {};
}

/** A collector's row on that day; `inactivo`: as was known of the account, where the sums do not say it. */
export function filaDe(sumas: TotalesDoc, { hoy, negocio }: CuandoDeFilas, inactivo: boolean): Fila {
  const { id_cobrador, nombre_cobrador, vacaciones, ultimo_movimiento_en, activo = !inactivo } = sumas;
  // The least payment follows a setting, and would be old where nobody moves.
  const { abono_minimo: _, ...ruta } = figurasDeRuta(sumas, hoy, negocio);
  return {
    id_cobrador,
    nombre_cobrador,
    ...(!activo && { inactivo: true }),
    ...(vacaciones && { vacaciones }),
    ultimo_movimiento_en,
    ruta,
    ...semanasDe(sumas, hoy),
  };
}

const comparar = (a: string, b: string): number => Number(a > b) - Number(a < b);

export const enOrdenDeId = (filas: readonly Fila[]): Fila[] =>
  filas.toSorted((a, b) => comparar(a.id_cobrador, b.id_cobrador));

/** The rows of one document: some 300 KB with the longest names, of the 1 MiB that fits. */
const POR_DOCUMENTO = 250;

const versionDe = (filas: readonly Fila[]): string =>
  createHash('sha256').update(JSON.stringify(filas)).digest('base64url').slice(0, 16);

const HORA_MS = 60 * 60_000;
/** Sums say it since it was turned on or off the last time; of older ones the accounts are asked, once an hour. */
const inactivos = cacheTemporal<ReadonlySet<string>>(HORA_MS, 1);

/** The rows of all whose sums go by on their way to somewhere else, and the documents of them. */
export async function recogerFilas(cuando: CuandoDeFilas) {
  const apagados = inactivos.leer('') ?? inactivos.guardar('', await leerInactivos());
  const filas: Fila[] = [];
  return {
    async *de(todas: Todas): AsyncGenerator<TotalesDoc> {
      for await (const sumas of todas) {
        filas.push(filaDe(sumas, cuando, apagados.has(sumas.id_cobrador)));
        yield sumas;
      }
    },
    /** Writes those documents in which something has changed; `antes`: what there was. */
    async guardar(antes: IndiceDeFilas = []): Promise<IndiceDeFilas> {
      const enOrden = enOrdenDeId(filas);
      const indice: IndiceDeFilas = [];
      for (let i = 0; i * POR_DOCUMENTO < enOrden.length; i += 1) {
        const suyas = enOrden.slice(i * POR_DOCUMENTO, (i + 1) * POR_DOCUMENTO);
        const version = versionDe(suyas);
        indice.push({ desde: suyas[0]?.id_cobrador ?? '', version });
        if (antes[i]?.version !== version) await resumenDeFilas(i).set({ version, filas: suyas });
      }
      return indice;
    },
  };
}
