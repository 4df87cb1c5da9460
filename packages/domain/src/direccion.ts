import { normalizar, UBICACION_POR_DEFECTO } from './cliente.ts';

/** Mexico's states, and the cities of a lender's streets, as they end an address; compared without dots and accents. */
const ESTADOS = `aguascalientes ags|baja california|bc|baja california sur|bcs|campeche|camp|chiapas|chis|chihuahua|chih
|ciudad de mexico|cdmx|df|coahuila|coahuila de zaragoza|coah|colima|col|durango|dgo|estado de mexico|edomex|mex|mexico
|guanajuato|gto|guerrero|gro|hidalgo|hgo|jalisco|jal|michoacan|mich|morelos|mor|nayarit|nay|nuevo leon|nl|oaxaca|oax
|puebla|pue|queretaro|qro|quintana roo|qroo|san luis potosi|slp|sinaloa|sin|sonora|son|tabasco|tab|tamaulipas|tamps
|tlaxcala|tlax|veracruz|ver|yucatan|yuc|zacatecas|zac`;
const CIUDADES = `victoria de durango|gomez palacio|lerdo|ciudad lerdo|torreon|monterrey|mty|guadalupe|apodaca|escobedo
|general escobedo|san nicolas|san nicolas de los garza|santa catarina|saltillo|cd lerdo`;
const LUGARES = new Set([ESTADOS, CIUDADES].join('|').replaceAll('\n', '').split('|'));

const CODIGO_POSTAL = /^(?:c\.?\s*p\.?\s*:?\s*)?\d{5}$/i;
/** A hint how to find the address, which is no part of it. */
const REFERENCIA =
  /^(?:frente|enfrente|junto|a(?:l)?\s+(?:un\s+)?(?:lado|costado)|atr[aá]s|detr[aá]s|a\s+espaldas|a\s+(?:media|una|dos|\d+)\s+cuadras?|cerca|enseguida|pasando|antes\s+de|por\s+(?:la|el|los|las)|entre|esq(?:uina|\.)?|(?:casa|port[oó]n|puerta)\s+(?:de\s+)?(?:color|blanc|negr|azul|verde|roj|amarill|caf|gris)\w*|ref(?:erencia|\.)?|a\s+la\s+vuelta)/iu;
/** A part inside a building or a block: it belongs to the street. */
const INTERIOR =
  /^(?:int|interior|depto|departamento|local|piso|edif|edificio|mz|manzana|lt|lote|#|no|num|n[uú]mero)\b\.?|^#?\d+\w?$/iu;
/** A colonia that is named as one, wherever it stands; 'Colonias' is the name of a street. */
const CON_COLONIA = /(?:^|[\s,])((?:col\.|colonia|fracc(?:\.|ionamiento))\s+[^,]+)/iu;

/** One place after the other: 'monterrey nl'. */
const sonLugares = (palabras: readonly string[]): boolean =>
  palabras.length === 0 ||
  palabras.some(
    (_, i) => LUGARES.has(palabras.slice(0, i + 1).join(' ')) && sonLugares(palabras.slice(i + 1)),
  );

const esLugar = (parte: string): boolean =>
  sonLugares(
    normalizar(parte)
      .replaceAll('.', '')
      .replace(/\s+\d{5}$/, '')
      .split(' '),
  );

const sobra = (parte: string): boolean =>
  CODIGO_POSTAL.test(parte) || REFERENCIA.test(parte) || esLugar(parte);

/**
 * 'Hidalgo 12, Int. 3, Centro, Durango' as people write it: street and colonia. A part that says so ('Col.') is the
 * colonia; else the last part that is no state, city, postal code or reference, and none when only the street is left.
 */
export function partirDireccion(direccion: string): { calle: string; colonia: string } {
  const dicha = CON_COLONIA.exec(direccion);
  if (dicha?.[1]) {
    const calle = direccion.slice(0, dicha.index).replace(/[\s,]+$/, '');
    return { calle: calle.trim(), colonia: dicha[1].trim() };
  }
  const partes = direccion
    .split(',')
    .map((parte) => parte.trim())
    .filter((parte) => parte !== '');
  const [primera = '', ...resto] = partes;
  const quedan = resto.filter((parte) => !sobra(parte));
  const ultima = quedan.at(-1);
  const colonia = ultima !== undefined && !INTERIOR.test(ultima) ? ultima : '';
  const calle = [primera, ...(colonia === '' ? quedan : quedan.slice(0, -1))].join(', ');
  return { calle, colonia };
}

type Donde = {
  readonly direccion: string;
  readonly calle?: string | undefined;
  readonly colonia?: string | undefined;
  readonly ubicacion?: string | undefined;
};

/** The colonia as it was typed, else as the address names it; '' where nobody says it. */
export const coloniaDe = ({ direccion, colonia }: Pick<Donde, 'direccion' | 'colonia'>): string =>
  colonia || partirDireccion(direccion).colonia;

/** The city inside a location: the part after the colonia; Durango when only the default is known. */
export const ciudadDe = ({ ubicacion = '', colonia = '' }: Pick<Donde, 'ubicacion' | 'colonia'>): string => {
  if (ubicacion === UBICACION_POR_DEFECTO) return '';
  return ubicacion.startsWith(colonia) ? ubicacion.slice(colonia.length).trim() : ubicacion;
};

const CIUDAD_POR_DEFECTO = 'Durango';

/** The place that a map is asked for: street, colonia and city, none of them twice. */
export function lugarEnMapa(donde: Donde): string {
  const { direccion, calle, colonia } = donde;
  const partes = [calle || direccion, colonia ?? '', ciudadDe(donde) || CIUDAD_POR_DEFECTO];
  const dichas: string[] = [];
  for (const parte of partes.filter((tramo) => tramo.trim() !== ''))
    if (!normalizar(dichas.join(', ')).split(', ').includes(normalizar(parte))) dichas.push(parte);
  return dichas.join(', ');
}
