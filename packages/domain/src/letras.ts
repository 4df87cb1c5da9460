/** A sign that is seen as one: an emoji with what varies and joins it, and a key of a keypad. */
const SIGNO =
  /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier}|\u200D\p{Extended_Pictographic})*|[\d#*]\uFE0F?\u20E3/u
    .source;
const SIGNOS = new RegExp(SIGNO, 'gu');

/** Signs of direction and of no width: nothing is seen of them, and nobody types them; keyboards and other apps do. */
const OCULTO =
  /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|\p{Variation_Selector}/u.source;
const SIGNO_U_OCULTO = new RegExp(`(${SIGNO})|${OCULTO}`, 'gu');

/** Nothing is seen of these, or they change the order in which the rest is read. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const MENSAJE_INVISIBLES = 'Tiene caracteres invisibles. Bórralo y escríbelo de nuevo';
export const MENSAJE_SIN_LETRAS = 'Escribe al menos una letra o un número';

/** The text that somebody meant to write: without what their keyboard put between it. */
export const sinSignosOcultos = (texto: string): string =>
  texto.replaceAll(SIGNO_U_OCULTO, (_, signo: string | undefined) => signo ?? '');

/** Whether all of it can be seen, in the order in which it stands: names that look alike are alike. */
export const seVe = (texto: string): boolean => !INVISIBLES.test(texto.replaceAll(SIGNOS, ''));

/** Whether anybody can say it. */
export const tieneLetras = (texto: string): boolean => /[\p{L}\p{N}]/u.test(texto);

/** Embeddings, overrides and isolates of the reading order. */
const ORDEN_DE_LECTURA = /[\u202A-\u202E\u2066-\u2069]/g;

/** A text that was stored before such signs were taken out, without those that could turn the text around it. */
export const enSuOrden = (texto: string): string => texto.replaceAll(ORDEN_DE_LECTURA, '');
