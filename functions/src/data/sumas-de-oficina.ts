import { comoSumas, type EquipoDoc, type ResumenDoc, type TotalesDoc } from '@leal/contract/documentos';
import {
  type Aportacion,
  type DiaDeRuta,
  diaDeRuta,
  diferencia,
  type Fecha,
  type Negocio,
  numerosDe,
  rezagadas,
  sumador,
} from '@leal/domain';
import type { Timestamp } from 'firebase-admin/firestore';
import { documentosEn } from './instante.ts';
import {
  comoLeido,
  desdeCuando,
  estaAlMinuto,
  instanteDe,
  MAXIMO_MOVIDOS,
  resumen,
  rutaDeEquipo,
} from './resumen.ts';
import { totalesEn } from './totales-al-dia.ts';
import { contarTotales, leerTotales, totalesMovidos } from './totales.ts';
import { cacheTemporal } from '../platform/cache-temporal.ts';

/** An office with no more collectors than these reads each: it costs no more, and nothing has to be kept. */
const POCOS = 30;
const HORA_MS = 60 * 60_000;
const recordados = cacheTemporal<true>(HORA_MS, 1, () => performance.now());

/**
 * The fact that an office has few collectors is remembered for an hour, so that nobody looks for sums that it does not
 * have.
 */
export const sonPocos = {
  leer: (): boolean => recordados.leer('') === true,
  anotar: (cuantos: number): boolean => {
    if (cuantos > POCOS) recordados.olvidar('');
    return cuantos <= POCOS && recordados.guardar('', true);
  },
};

/** The number of collectors is asked of the store when it is not remembered: a read per thousand. */
export const sonPocosCobradores = async (): Promise<boolean> =>
  sonPocos.leer() || sonPocos.anotar(await contarTotales());

/** Enough to know those that are shown, whichever of them have moved. */
const CANDIDATAS = 16;

type Cuando = { readonly hoy: Fecha; readonly negocio: Pick<Negocio, 'festivos'> };
/** All collectors' sums, and the routes of today, at least those that lag the most. */
type DeOficina = Pick<ResumenDoc, 'sumas'> & {
  readonly rutas: readonly DiaDeRuta[];
  /** They are as they were then; absent: as they are now. */
  readonly al?: Timestamp;
};
type DeTodos = DeOficina & { readonly equipo: EquipoDoc['rutas'] };

const comoAportacion = (sumas: object | undefined): Aportacion => ({
  totales: sumas ? numerosDe(sumas) : {},
  dias: {},
});

export type Todas = Iterable<TotalesDoc> | AsyncIterable<TotalesDoc>;

/** Whoever has the sums of all in hand anyway, and keeps more of them than this does. */
type Fuente = {
  readonly todas?: Todas;
  /** Keeps the rows of all, once they have gone by. */
  readonly guardarFilas?: () => Promise<ResumenDoc['filas']>;
};

async function sumar(todas: Todas, { hoy, negocio }: Cuando): Promise<DeTodos> {
  const suma = sumador();
  const rutas: DiaDeRuta[] = [];
  const equipo: Record<string, EquipoDoc['rutas'][string]> = {};
  for await (const sumas of todas) {
    suma.mas(comoAportacion(sumas));
    rutas.push(diaDeRuta(sumas, hoy, negocio));
    equipo[sumas.id_cobrador] = rutaDeEquipo(sumas, hoy);
  }
  return { sumas: comoSumas(suma.total.totales), rutas, equipo };
}

/** Every collector's sums as of that instant: a read for each, unless somebody has them in hand. */
export const sumarTodos = (
  instante: Timestamp,
  cuando: Cuando,
  todas: Todas = totalesEn(instante),
): Promise<DeTodos> => sumar(todas, cuando);

/** Adds up every collector as of that instant, and leaves the sums for those who come next, where there are many. */
export async function sumarYGuardar(
  instante: Timestamp,
  cuando: Cuando,
  { todas = totalesEn(instante), guardarFilas }: Fuente = {},
): Promise<DeTodos> {
  const deTodos = await sumar(todas, cuando);
  const { sumas, rutas } = deTodos;
  if (sonPocos.anotar(rutas.length)) return deTodos;
  const leido = comoLeido(instante);
  // They are there before anybody is told of them.
  const filas = await guardarFilas?.();
  await resumen().set({
    leido,
    fecha: cuando.hoy,
    sumas,
    rezagadas: rezagadas(rutas, CANDIDATAS),
    ...(filas && { filas }),
  });
  return deTodos;
}

/** The collectors whose sums may not be as the stored ones say. */
export const movidosDesde = (guardado: ResumenDoc, maximo: number) =>
  totalesMovidos(desdeCuando(guardado), maximo).get();

function conMovidos(
  { sumas, rezagadas: rutas }: ResumenDoc,
  antes: readonly (TotalesDoc | undefined)[],
  ahora: readonly TotalesDoc[],
  { hoy, negocio }: Cuando,
): DeOficina {
  const suma = sumador();
  suma.mas(comoAportacion(sumas));
  for (const [i, actual] of ahora.entries())
    suma.mas(diferencia(comoAportacion(antes[i]), comoAportacion(actual)));
  const movidos = new Set(ahora.map(({ id_cobrador }) => id_cobrador));
  const quietas = rutas.filter(({ id_cobrador }) => !movidos.has(id_cobrador));
  return {
    sumas: comoSumas(suma.total.totales),
    rutas: [...quietas, ...ahora.map((actual) => diaDeRuta(actual, hoy, negocio))],
  };
}

/** The stored sums with what moved since; where too much has moved, as they were; null: they are too old. */
async function alDia(guardado: ResumenDoc, cuando: Cuando): Promise<DeOficina | null> {
  if (guardado.fecha !== cuando.hoy) return null;
  const instante = instanteDe(guardado);
  const { docs, readTime } = await movidosDesde(guardado, MAXIMO_MOVIDOS + 1);
  if (!estaAlMinuto(guardado, readTime)) return null;
  if (docs.length > MAXIMO_MOVIDOS) return { sumas: guardado.sumas, rutas: guardado.rezagadas, al: instante };
  const antes = await documentosEn(
    instante,
    docs.map(({ ref }) => ref),
  );
  return conMovidos(
    guardado,
    antes,
    docs.map((foto) => foto.data()),
    cuando,
  );
}

/**
 * The sums of all collectors. Few collectors are read one by one; of many, the stored sums are read and the few that
 * moved since: exact, or, when more than those have moved, as of the last minute.
 */
export async function leerSumasDeOficina(cuando: Cuando): Promise<DeOficina> {
  if (sonPocos.leer()) {
    const todas = await leerTotales();
    sonPocos.anotar(todas.length);
    return sumar(todas, cuando);
  }
  const foto = await resumen().get();
  const guardado = foto.data();
  return (guardado && (await alDia(guardado, cuando))) ?? (await sumarYGuardar(foto.readTime, cuando));
}
