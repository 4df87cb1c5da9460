import type { FilasDeSemanaDoc, FilasDoc, TotalesDoc } from '@leal/contract/documentos';
import {
  type Fecha,
  figurasDeRuta,
  huboAlgo,
  type OpcionesVentana,
  semanaDe,
  semanaDeTotales,
  sumarDias,
} from '@leal/domain';
import { cacheTemporal } from '../platform/cache-temporal.ts';
import { guardarPartes, type IndiceDeFilas } from './partes-de-filas.ts';
import { resumenDeFilas } from './resumen.ts';
import type { Todas } from './sumas-de-oficina.ts';
import { leerInactivos } from './usuarios.ts';

/*
 * What the screens of all collectors say of each: made of their sums by the minute's job, which has all of them in hand, and
 * read by a few hundred at a time.
 */

export type Fila = FilasDoc['filas'][number];
export type FilaDeSemana = FilasDeSemanaDoc['filas'][number];

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

/** The rows of one document: some 300 KB with the longest names, of the 1 MiB that fits. */
const POR_DOCUMENTO = 250;

/** Of a week alone more fit: some 150 KB. */
export const SEMANAS_POR_DOCUMENTO = 500;

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
    guardar: (antes?: IndiceDeFilas): Promise<IndiceDeFilas> =>
      guardarPartes(filas, { porDocumento: POR_DOCUMENTO, documento: resumenDeFilas, antes }),
  };
}
