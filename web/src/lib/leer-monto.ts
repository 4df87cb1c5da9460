import { aPesos, type Centavos, desdePesos, MONTO_MAXIMO, sinSignosOcultos } from '@leal/domain';

const CON_PUNTO = /^\d{1,3}(?:,\d{3})+(?:\.\d{0,2})?$|^\d+(?:\.\d{0,2})?$|^\.\d{1,2}$/;
/** Some keypads only offer the comma: '12,5' is twelve fifty, '1,250' is one thousand two hundred fifty. */
const CON_COMA_DECIMAL = /^\d+,\d{1,2}$/;

/** '1.234,50', and '1.234' where it can only be thousands: written as elsewhere, and never guessed at. */
const CON_PUNTO_DE_MILES = /^\d{1,3}(?:\.\d{3})+(,\d{1,2})?$/;

const limpiar = (texto: string): string => sinSignosOcultos(texto).replace(/[$\s]/g, '');

function leerPesos(texto: string): number | null {
  const limpio = limpiar(texto);
  if (CON_COMA_DECIMAL.test(limpio)) return Number(limpio.replace(',', '.'));
  return CON_PUNTO.test(limpio) ? Number(limpio.replaceAll(',', '')) : null;
}

/** The typed amount in centavos; null when it is empty, negative or no amount at all. */
export function leerMonto(texto: string): Centavos | null {
  const pesos = leerPesos(texto);
  return pesos === null ? null : desdePesos(pesos);
}

/** An amount, but more than any may be. */
export const excedeMaximo = (texto: string): boolean => (leerPesos(texto) ?? 0) > aPesos(MONTO_MAXIMO);

/** The words for an amount written by another country's rules; else null, and the form says what is wrong. */
export function malEscrito(texto: string): string | null {
  const limpio = limpiar(texto);
  const escrito = CON_PUNTO_DE_MILES.exec(limpio);
  if (!escrito) return null;
  const bien = limpio.replaceAll('.', '').replace(',', '.');
  return escrito[1] === undefined
    ? `El punto es de los centavos; los miles van con coma o juntos: ${bien}`
    : `Usa punto para los centavos: ${bien}`;
}

/** An amount as the field shows it, with its two decimals (spec §9): '120.00', '120.50'. */
export const escribirMonto = (monto: Centavos): string => (monto / 100).toFixed(2);
