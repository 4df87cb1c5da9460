import type { CapturaDeFila } from './fila-dia.ts';
import type { Parametros } from './parametros.ts';

/**
 * A mark names what does not fit the other captures of its phone. It refuses nothing: a manager looks at it. A clock
 * that is wrong but left alone, days without a line and a second phone leave none.
 */
export const MARCAS = [
  /** Another capture of the phone came with the same number, under another key. */
  'secuencia_repetida',
  /** It was made after a capture whose hour is later. */
  'fuera_de_orden',
  /** It came late, and was made after a capture of a later hour that reached the server at once. */
  'anterior_en_linea',
  /** The phone's own clock had gone back since the capture before it. */
  'reloj_atrasado',
  /** Somebody moved the phone's clock: its distance to the server's is another than a capture before or after it. */
  'reloj_movido',
  /** It came late from a phone that nobody had heard of at that hour. */
  'telefono_nuevo',
] as const;

export type Marca = (typeof MARCAS)[number];

export type FilaMarcable = { readonly id: string; readonly captura: CapturaDeFila };

type DeTelefono = FilaMarcable & { readonly captura: { readonly dispositivo: string } };
type Numerada = FilaMarcable & { readonly captura: { readonly secuencia: number } };

type Anotar = (fila: FilaMarcable, marca: Marca) => void;

const MS_POR_MINUTO = 60_000;

const esDeTelefono = (fila: FilaMarcable): fila is DeTelefono => fila.captura.dispositivo !== undefined;
const esNumerada = (fila: FilaMarcable): fila is Numerada => fila.captura.secuencia !== undefined;

const capturada = ({ captura }: FilaMarcable): number => captura.capturado_en.getTime();
const llegada = ({ captura }: FilaMarcable): number => captura.sincronizado_en.getTime();
/** The hour on the phone's own clock at the tap. */
const enSuReloj = (fila: FilaMarcable): number => capturada(fila) - (fila.captura.desfase_ms ?? 0);

const porSecuencia = (a: Numerada, b: Numerada): number =>
  a.captura.secuencia - b.captura.secuencia || llegada(a) - llegada(b) || a.id.localeCompare(b.id);

const mismaClave = (a: FilaMarcable, b: FilaMarcable): boolean =>
  a.captura.clave !== undefined && a.captura.clave === b.captura.clave;

function marcarRepetidas(iguales: readonly Numerada[], anotar: Anotar): void {
  for (const fila of iguales)
    if (iguales.some((otraFila) => otraFila !== fila && !mismaClave(fila, otraFila)))
      anotar(fila, 'secuencia_repetida');
}

/** Marks by number: whoever was made later may not be of an earlier hour. */
function marcarOrden(porNumero: readonly (readonly Numerada[])[], tolerancia: number, anotar: Anotar): void {
  let ultima = -Infinity;
  let ultimaEnLinea = -Infinity;
  for (const iguales of porNumero) {
    for (const fila of iguales) {
      if (capturada(fila) < ultima - tolerancia) anotar(fila, 'fuera_de_orden');
      if (fila.captura.tardia && capturada(fila) < ultimaEnLinea - tolerancia)
        anotar(fila, 'anterior_en_linea');
    }
    for (const fila of iguales) {
      ultima = Math.max(ultima, capturada(fila));
      if (!fila.captura.tardia) ultimaEnLinea = Math.max(ultimaEnLinea, capturada(fila));
    }
  }
}

/** Without a number only the server tells the order: the phone had a line after that hour, and did not send it. */
function marcarSinNumero(filas: readonly FilaMarcable[], tolerancia: number, anotar: Anotar): void {
  for (const fila of filas) {
    if (esNumerada(fila) || !fila.captura.tardia) continue;
    const enLineaDespues = filas.some(
      (otraFila) =>
        !otraFila.captura.tardia &&
        llegada(otraFila) < llegada(fila) &&
        capturada(otraFila) > capturada(fila) + tolerancia,
    );
    if (enLineaDespues) anotar(fila, 'anterior_en_linea');
  }
}

/**
 * The phone's clock between one capture and the next. When it was moved, the capture after it is marked, and those
 * just before it that waited for a line: their hour was taken from a clock that nobody had compared since.
 */
function marcarReloj(numeradas: readonly Numerada[], tolerancia: number, anotar: Anotar): void {
  const conDesfase = numeradas.filter(({ captura }) => captura.desfase_ms !== undefined);
  for (const [i, fila] of conDesfase.entries()) {
    const previa = conDesfase[i - 1];
    if (previa === undefined) continue;
    if (enSuReloj(fila) < enSuReloj(previa) - tolerancia) anotar(fila, 'reloj_atrasado');
    const movido = (fila.captura.desfase_ms ?? 0) - (previa.captura.desfase_ms ?? 0);
    if (Math.abs(movido) <= tolerancia) continue;
    anotar(fila, 'reloj_movido');
    const ultimaALaVez = conDesfase.slice(0, i).findLastIndex(({ captura }) => !captura.tardia);
    for (const espero of conDesfase.slice(ultimaALaVez + 1, i)) anotar(espero, 'reloj_movido');
  }
}

/** When a phone was first heard: a row that came at once was heard at its hour. */
const oidoEn = (filas: readonly FilaMarcable[]): number =>
  Math.min(...filas.map((fila) => (fila.captura.tardia ? llegada(fila) : capturada(fila))));

/** The rows that came late from before the phone was first heard; as exact as its clock, which is only measured. */
const deTelefonoNuevo = (filas: readonly FilaMarcable[], antesDe: number): FilaMarcable[] =>
  filas.filter((fila) => fila.captura.tardia && capturada(fila) < antesDe);

const porTelefono = (filas: readonly FilaMarcable[]): ReadonlyMap<string, readonly FilaMarcable[]> =>
  Map.groupBy(filas.filter(esDeTelefono), ({ captura }) => captura.dispositivo);

/** The phones of which these rows alone cannot tell whether they had been heard before: somebody has to look further back. */
export const telefonosPorOir = (filas: readonly FilaMarcable[]): string[] =>
  [...porTelefono(filas)]
    .filter(([, filasDelTelefono]) => deTelefonoNuevo(filasDelTelefono, oidoEn(filasDelTelefono)).length > 0)
    .map(([dispositivo]) => dispositivo);

type Conocido = {
  /** When the phones of `telefonosPorOir` were first heard, as far as the ledger knows. */
  readonly oidos: ReadonlyMap<string, Date>;
  /** The most that a phone's clock may be out (`tolerancia_futuro_min`). */
  readonly parametros: Pick<Parametros, 'tolerancia_futuro_min'>;
};

/** The marks of one collector's rows of some days, by row; a row without marks is not in it. */
export function marcasDe(
  filas: readonly FilaMarcable[],
  { oidos, parametros }: Conocido,
): ReadonlyMap<string, readonly Marca[]> {
  const tolerancia = parametros.tolerancia_futuro_min * MS_POR_MINUTO;
  const halladas = new Map<string, Set<Marca>>();
  const anotar: Anotar = ({ id }, marca) => {
    halladas.set(id, (halladas.get(id) ?? new Set()).add(marca));
  };
  for (const [dispositivo, filasDelTelefono] of porTelefono(filas)) {
    const numeradas = filasDelTelefono.filter(esNumerada).sort(porSecuencia);
    const porNumero = [...Map.groupBy(numeradas, ({ captura }) => captura.secuencia).values()];
    for (const iguales of porNumero) marcarRepetidas(iguales, anotar);
    marcarOrden(porNumero, tolerancia, anotar);
    marcarSinNumero(filasDelTelefono, tolerancia, anotar);
    marcarReloj(numeradas, tolerancia, anotar);
    const oido = Math.min(oidoEn(filasDelTelefono), oidos.get(dispositivo)?.getTime() ?? Infinity);
    for (const fila of deTelefonoNuevo(filasDelTelefono, oido - tolerancia)) anotar(fila, 'telefono_nuevo');
  }
  return new Map(
    [...halladas].map(
      ([id, marcasDeFila]) => [id, MARCAS.filter((marca) => marcasDeFila.has(marca))] as const,
    ),
  );
}
