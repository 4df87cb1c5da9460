/** An emoji with what varies and joins it: seen as one sign. */
const EMOJI = /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*/gu;

/** Nothing is seen of these, or they change the order in which the rest is read. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const MENSAJE_INVISIBLES = 'Tiene caracteres invisibles. Bórralo y escríbelo de nuevo';
export const MENSAJE_SIN_LETRAS = 'Escribe al menos una letra o un número';

/** Whether all of it can be seen, in the order in which it stands: names that look alike are alike. */
export const seVe = (texto: string): boolean => !INVISIBLES.test(texto.replaceAll(EMOJI, ''));

/** Whether anybody can say it. */
export const tieneLetras = (texto: string): boolean => /[\p{L}\p{N}]/u.test(texto);

/** Embeddings, overrides and isolates of the reading order. */
const ORDEN_DE_LECTURA = /[\u202A-\u202E\u2066-\u2069]/g;

/** What was stored before such signs were refused, without what could turn the text around it. */
export const enSuOrden = (texto: string): string => texto.replaceAll(ORDEN_DE_LECTURA, '');
