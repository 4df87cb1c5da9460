/*
 * A signature drawn on a screen: strokes of points on a sheet of fixed size, kept as a short text. The phone makes it
 * small (`reducirFirma`), so that the server's limits refuse nothing that a phone of ours has drawn.
 */

/** The sheet's size in its own units, and how much of it may be kept: letters of the text, strokes, points. */
export const HOJA_FIRMA = { ancho: 600, alto: 240, letras: 8_000, trazos: 200, puntos: 2_000 } as const;

/** Whole units of the sheet, from its upper left corner. */
export type PuntoFirma = readonly [x: number, y: number];
/** The points from where the finger came down to where it was lifted. */
export type TrazoFirma = readonly PuntoFirma[];
export type Firma = readonly TrazoFirma[];

const textoDelTrazo = (trazo: TrazoFirma): string => trazo.map(([x, y]) => `${x},${y}`).join(' ');

/** 'x,y x,y;x,y x,y': strokes are parted by semicolons, each as SVG writes the points of a line. */
export const textoDeFirma = (firma: Firma): string => firma.map(textoDelTrazo).join(';');

/** Dots alone are no signature: a finger that only touched the sheet has signed nothing. */
export const estaFirmado = (firma: Firma): boolean => firma.some(({ length }) => length > 1);

const PUNTO = /^(0|[1-9]\d{0,2}),(0|[1-9]\d{0,2})$/;

function interpretarPunto(texto: string): PuntoFirma | null {
  const [, x, y] = PUNTO.exec(texto) ?? [];
  const [a, b] = [Number(x), Number(y)];
  return a <= HOJA_FIRMA.ancho && b <= HOJA_FIRMA.alto ? [a, b] : null;
}

const cuantosPuntos = (firma: Firma): number => firma.reduce((suma, { length }) => suma + length, 0);

const cabe = (firma: Firma): boolean =>
  firma.length <= HOJA_FIRMA.trazos &&
  cuantosPuntos(firma) <= HOJA_FIRMA.puntos &&
  textoDeFirma(firma).length <= HOJA_FIRMA.letras;

/** The signature that a text says; null for anything else: another shape, outside the sheet, too large, only dots. */
export function interpretarFirma(texto: string): Firma | null {
  if (texto.length > HOJA_FIRMA.letras) return null;
  const firma: PuntoFirma[][] = [];
  for (const trazo of texto.split(';')) {
    const puntos = trazo.split(' ').map(interpretarPunto);
    if (puntos.includes(null)) return null;
    firma.push(puntos as PuntoFirma[]);
  }
  return estaFirmado(firma) && cabe(firma) ? firma : null;
}

const enLaHoja = ([x, y]: PuntoFirma): PuntoFirma => [
  Math.min(Math.max(Math.round(x), 0), HOJA_FIRMA.ancho),
  Math.min(Math.max(Math.round(y), 0), HOJA_FIRMA.alto),
];

/** The distance of a point from the line between two others. */
function lejania([x, y]: PuntoFirma, [ax, ay]: PuntoFirma, [bx, by]: PuntoFirma): number {
  const [dx, dy] = [bx - ax, by - ay];
  const largo2 = dx * dx + dy * dy;
  const t = largo2 === 0 ? 0 : Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / largo2, 0), 1);
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

/** Ramer, Douglas and Peucker: without the points that lie this near to the line of their neighbours. */
function aligerar(trazo: TrazoFirma, tolerancia: number): PuntoFirma[] {
  const [primero, ultimo] = [trazo[0], trazo.at(-1)];
  if (!primero || !ultimo || trazo.length < 3) return [...trazo];
  let [mayor, donde] = [0, 0];
  for (const [n, punto] of trazo.entries()) {
    const distancia = lejania(punto, primero, ultimo);
    if (distancia > mayor) [mayor, donde] = [distancia, n];
  }
  if (mayor <= tolerancia) return [primero, ultimo];
  return [
    ...aligerar(trazo.slice(0, donde + 1), tolerancia).slice(0, -1),
    ...aligerar(trazo.slice(donde), tolerancia),
  ];
}

/** Beyond this a stroke is a line from its beginning to its end. */
const TOLERANCIA_MAYOR = 512;

/**
 * The drawing in whole units of the sheet, as fine as there is room for; strokes after the last allowed are left out.
 */
export function reducirFirma(dibujada: Firma): Firma {
  const firma = dibujada
    .filter(({ length }) => length > 0)
    .slice(0, HOJA_FIRMA.trazos)
    .map((trazo) => trazo.map(enLaHoja));
  for (let tolerancia = 1; tolerancia < TOLERANCIA_MAYOR; tolerancia *= 2) {
    const reducida = firma.map((trazo) => aligerar(trazo, tolerancia));
    if (cabe(reducida)) return reducida;
  }
  return firma.map((trazo) => aligerar(trazo, Infinity));
}
