import type { Centavos } from './dinero.ts';

/*
 * An amount as a cheque or a pagaré says it. The libraries that were looked at do not write Spanish before a noun ('veintiuno
 * pesos', 'un millón pesos'), or bring a whole linter along.
 */

const palabras = (juntas: string): readonly string[] => juntas.split(' ');

/** Before a noun: 'UN', 'VEINTIÚN'. */
const MENORES = [
  '',
  ...palabras('UN DOS TRES CUATRO CINCO SEIS SIETE OCHO NUEVE DIEZ ONCE DOCE TRECE CATORCE QUINCE'),
  ...palabras('DIECISÉIS DIECISIETE DIECIOCHO DIECINUEVE VEINTE VEINTIÚN VEINTIDÓS VEINTITRÉS'),
  ...palabras('VEINTICUATRO VEINTICINCO VEINTISÉIS VEINTISIETE VEINTIOCHO VEINTINUEVE'),
];
const DECENAS = ['', '', '', ...palabras('TREINTA CUARENTA CINCUENTA SESENTA SETENTA OCHENTA NOVENTA')];
const CENTENAS = [
  '',
  ...palabras('CIENTO DOSCIENTOS TRESCIENTOS CUATROCIENTOS QUINIENTOS SEISCIENTOS SETECIENTOS'),
  ...palabras('OCHOCIENTOS NOVECIENTOS'),
];
const MIL = 1000;
const MILLON = MIL * MIL;

const juntar = (...partes: readonly (string | undefined)[]): string =>
  partes.filter((parte) => parte !== undefined && parte !== '').join(' ');

/** 1 to 99; '' of 0. */
function hastaCien(n: number): string {
  if (n < MENORES.length) return MENORES[n] ?? '';
  const unidad = n % 10;
  return juntar(DECENAS[(n - unidad) / 10], unidad > 0 ? `Y ${MENORES[unidad]}` : '');
}

/** 1 to 999; '' of 0. */
function hastaMil(n: number): string {
  if (n === 100) return 'CIEN';
  return juntar(CENTENAS[Math.floor(n / 100)], hastaCien(n % 100));
}

/** '' of none, the word of one, the count of several. */
function deEsos(n: number, singular: string, plural: string): string {
  if (n === 1) return singular;
  return n > 1 ? `${hastaMil(n)} ${plural}` : '';
}

function enLetra(n: number): string {
  if (n === 0) return 'CERO';
  return juntar(
    deEsos(Math.floor(n / MILLON), 'UN MILLÓN', 'MILLONES'),
    deEsos(Math.floor(n / MIL) % MIL, 'MIL', 'MIL'),
    hastaMil(n % MIL),
  );
}

/** The noun: 'UN PESO', 'UN MILLÓN DE PESOS'. */
function pesosTras(n: number): string {
  if (n === 1) return 'PESO';
  return n > 0 && n % MILLON === 0 ? 'DE PESOS' : 'PESOS';
}

/** 'DOS MIL CUATROCIENTOS PESOS 00/100 M.N.'. Throws below 0 and from a thousand millions on. */
export function montoEnLetra(cantidad: Centavos): string {
  const fraccion = cantidad % 100;
  const enteros = (cantidad - fraccion) / 100;
  if (cantidad < 0 || enteros >= MIL * MILLON) throw new RangeError(`No words for ${cantidad}`);
  return `${enLetra(enteros)} ${pesosTras(enteros)} ${String(fraccion).padStart(2, '0')}/100 M.N.`;
}
