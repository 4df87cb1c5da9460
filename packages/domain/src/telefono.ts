import { sinSignosOcultos } from './letras.ts';

/** The signs that people write between the digits of a number: spaces, dashes of any kind, dots, brackets. */
const ENTRE_DIGITOS = /[\s\p{Pd}().·/]/gu;
/** Mexico's country code, also with the 1 of a mobile; the prefixes that were dialled before 2019; long distance. */
const NACIONAL = /^(?:\+?52|\+?521|044|045|01)?(\d{10})$/;

/**
 * A number of ten digits as people write it or a phone's contacts hand it over: '+52 1 618 123 4567', '044…', '01…',
 * 'tel:+52…', between signs of direction, with any dash or space. A text that is none comes back as it was typed.
 */
export function leerTelefono(escrito: string): string {
  const limpio = sinSignosOcultos(escrito).trim();
  const numero = limpio.replace(/^tel:/i, '').replaceAll(ENTRE_DIGITOS, '');
  return NACIONAL.exec(numero)?.[1] ?? limpio;
}

/** Whether it is a whole number. */
export const esTelefono = (texto: string): boolean => /^\d{10}$/.test(texto);
