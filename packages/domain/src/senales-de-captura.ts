import type { Fecha } from './calendario.ts';
import {
  deFila,
  entre,
  type FilaDeSenal,
  type FilaMirada,
  type HechosDeCobrador,
  llegoEl,
  type Mirada,
} from './hechos-de-senales.ts';
import { MOTIVO_AUSENTE } from './motivos-visita.ts';
import { metrosEntre } from './punto.ts';
import { fechaLocal } from './zona-horaria.ts';

/* Signals of when and where a phone says that something was taken. */

const MS_POR_MINUTO = 60_000;

/** Doors that are nearer to each other are one place: a market, a row of shops. */
const METROS_DE_UN_LUGAR = 150;
/** Once is a market, or a list that was written up afterwards. */
export const DIAS_CON_TOQUES = 3;

const tocada = ({ captura }: FilaMirada): number => captura.capturado_en.getTime();

/** Made on a phone, and sent at once: of what waited, only the phone says the hour. */
const enLinea = ({ captura, tipo }: FilaMirada): boolean =>
  tipo !== 'liquidacion' && captura.dispositivo !== undefined && !captura.tardia;

const palabras = (texto: string): string => texto.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const mismoLugar = (a: FilaMirada, b: FilaMirada): boolean =>
  a.id_credito === b.id_credito ||
  palabras(a.direccion) === palabras(b.direccion) ||
  (a.punto !== undefined && b.punto !== undefined && metrosEntre(a.punto, b.punto) <= METROS_DE_UN_LUGAR);

/** One row of each place. */
const porLugar = (filas: readonly FilaMirada[]): FilaMirada[] =>
  filas.reduce<FilaMirada[]>(
    (lugares, fila) => (lugares.some((otra) => mismoLugar(otra, fila)) ? lugares : [...lugares, fila]),
    [],
  );

/** The most places of one phone within a minute. */
function masJuntas(filas: readonly FilaMirada[]): FilaMirada[] {
  const enOrden = filas.toSorted((a, b) => tocada(a) - tocada(b));
  return enOrden.reduce<FilaMirada[]>((mejor, primera, i) => {
    const minuto = enOrden.slice(i).filter((fila) => tocada(fila) - tocada(primera) < MS_POR_MINUTO);
    const lugares = minuto.length > mejor.length ? porLugar(minuto) : [];
    return lugares.length > mejor.length ? lugares : mejor;
  }, []);
}

/** The rows of each day that are of a minute with so many places. */
function juntasPorDia(filas: readonly FilaMirada[], veces: number): Map<Fecha, FilaMirada[]> {
  const dias = Map.groupBy(filas.filter(enLinea), ({ captura }) => fechaLocal(captura.capturado_en));
  return new Map(
    [...dias].flatMap(([dia, delDia]) => {
      const telefonos = Map.groupBy(delDia, ({ captura }) => captura.dispositivo);
      const juntas = [...telefonos.values()].map(masJuntas).find((grupo) => grupo.length >= veces);
      return juntas ? [[dia, juntas] as const] : [];
    }),
  );
}

/** The credits whose doors the rule of a minute has to know: those of minutes that would be said without them. */
export const creditosJuntos = (filas: readonly FilaMirada[], veces: number): string[] =>
  [...juntasPorDia(filas, veces).values()].flat().map(({ id_credito }) => id_credito);

export function toquesJuntos({ filas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] {
  const { fecha, veces } = mirada;
  const deEsosDias = filas.filter(({ captura }) => entre(mirada)(fechaLocal(captura.capturado_en)));
  const dias = juntasPorDia(deEsosDias, veces);
  if (!dias.has(fecha) || dias.size < DIAS_CON_TOQUES) return [];
  return [...dias.values()].flat().map((fila) => deFila(fila, 'en el mismo minuto que otros de otro lugar'));
}

/** Late days are told at the door, too; who paid was met somewhere. */
export const esVisita = ({ tipo }: FilaMirada): boolean => tipo === 'visita' || tipo === 'atraso';

/** How far from the door the phone was at the least; null: one of both is not known, or was not at that time. */
function metrosALaPuerta({ posicion, punto, captura }: FilaMirada): number | null {
  if (!posicion || !punto || punto.capturado_en > captura.capturado_en) return null;
  return Math.floor(metrosEntre(posicion, punto) - posicion.precision_m - punto.precision_m);
}

/** The newest of each client: of a door that is set wrong, or out of reach, every visit would count. */
const unaPorCliente = (filas: readonly FilaMirada[]): FilaMirada[] => [
  ...new Map(filas.toSorted((a, b) => tocada(a) - tocada(b)).map((fila) => [fila.id_credito, fila])).values(),
];

export function lejosDelPunto({ filas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] {
  const lejos = filas.filter(
    (fila) =>
      esVisita(fila) &&
      entre(mirada)(llegoEl(fila)) &&
      (metrosALaPuerta(fila) ?? 0) > mirada.umbrales.senal_metros,
  );
  return unaPorCliente(lejos).map((fila) => deFila(fila, `a ${metrosALaPuerta(fila)} m de su puerta`));
}

/** The least that is compared with, and the part of it that has a position. */
const OTROS_CON_POSICION = 5;
export const PARTE_CON_POSICION = 80;
/** Of those whom nobody found, the part without one. */
export const PARTE_SIN_POSICION = 40;
const POR_CIENTO = 100;

export function ausentesSinPosicion({ filas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] {
  const miradas = filas.filter((fila) => fila.posicion !== undefined && entre(mirada)(llegoEl(fila)));
  const noEstaba = miradas.filter((fila) => esVisita(fila) && fila.motivo_visita === MOTIVO_AUSENTE);
  const otras = miradas.filter((fila) => !noEstaba.includes(fila));
  const conPosicion = otras.filter(({ posicion }) => posicion !== null).length;
  const sin = noEstaba.filter(({ posicion }) => posicion === null);
  const comparables =
    otras.length >= OTROS_CON_POSICION && sin.length * POR_CIENTO >= noEstaba.length * PARTE_SIN_POSICION;
  if (!comparables || conPosicion * POR_CIENTO < otras.length * PARTE_CON_POSICION) return [];
  return unaPorCliente(sin).map((fila) => deFila(fila, `«${MOTIVO_AUSENTE}», sin decir dónde`));
}

/** A clock that stood still is behind by less than the time since; one that began anew, by days. */
const MS_DE_UN_DIA = 24 * 60 * MS_POR_MINUTO;

const minutos = (ms: number): string => `${Math.round(Math.abs(ms) / MS_POR_MINUTO)} min`;

/** What a flat battery cannot do to a clock between two captures; null: it may have been one, or nothing. */
function movioElReloj(fila: FilaMirada, previa: FilaMirada, tolerancia: number): string | null {
  const es = fila.captura.desfase_ms ?? 0;
  const movido = es - (previa.captura.desfase_ms ?? 0);
  if (es < -tolerancia && movido < -tolerancia)
    return `su teléfono quedó adelantado ${minutos(es)} desde el registro anterior`;
  const pasaron = tocada(fila) - tocada(previa);
  if (es > tolerancia && movido > pasaron + tolerancia && es < MS_DE_UN_DIA)
    return `su teléfono quedó atrasado ${minutos(es)} desde el registro anterior, ${minutos(pasaron)} antes`;
  return null;
}

type Numerada = FilaMirada & { readonly captura: { readonly secuencia: number } };
const esNumerada = (fila: FilaMirada): fila is Numerada =>
  fila.tipo !== 'liquidacion' &&
  fila.captura.secuencia !== undefined &&
  fila.captura.desfase_ms !== undefined &&
  fila.captura.dispositivo !== undefined;

export function relojesMovidos({ filas }: HechosDeCobrador, mirada: Mirada): FilaDeSenal[] {
  const tolerancia = mirada.parametros.tolerancia_futuro_min * MS_POR_MINUTO;
  const telefonos = Map.groupBy(filas.filter(esNumerada), ({ captura }) => captura.dispositivo);
  return [...telefonos.values()].flatMap((suyas) => {
    const enOrden = suyas.toSorted((a, b) => a.captura.secuencia - b.captura.secuencia);
    return enOrden.flatMap((fila, i) => {
      const previa = enOrden[i - 1];
      if (!previa || !entre(mirada)(llegoEl(fila))) return [];
      const que = movioElReloj(fila, previa, tolerancia);
      return que === null ? [] : [deFila(fila, que)];
    });
  });
}
