/** The parts of an error's message that may quote people, and what stands for each. */
const AJENOS: readonly (readonly [ajeno: RegExp, senal: string])[] = [
  [/[\w.+-]+@[\w.-]+/g, '(correo)'],
  [/\b[a-z]+:\/\/\S+/gi, '(dirección)'],
  // A path of the app, which holds names and ids; a message that is about a file of ours says it in its stack.
  [/(?<=^|[\s('"`])\/[^\s'"`)]+/g, '(dirección)'],
  [/"[^"]*("|$)/g, '"…"'],
  [/`[^`]*(`|$)/g, '`…`'],
  // Engines quote a property's name in these, which is what one needs to know.
  [/'(?:([a-z_$][\w$]*)'|[^']*(?:'|$))/g, "'$1'"],
  // Phones and amounts, with what stands between their digits; and ids.
  [/\d([ .,()-]*\d){3,}/g, '#'],
  [/\b(?=\w*\d)\w{8,}\b/g, '#'],
  // 'Ana García', but not 'TypeError: Cannot'.
  [/\p{Lu}[\p{L}'’-]+(\s+(de|del|la|las|los|y)\b)*(\s+\p{Lu}[\p{L}'’-]+)+/gu, '…'],
];

/** The message without what may be of a person: addresses, texts, numbers, full names. */
export const sinPersonas = (mensaje: string): string =>
  AJENOS.reduce((texto, [ajeno, senal]) => texto.replaceAll(ajeno, senal), mensaje);

/** A place in a stack: the function's name, the file, line and column, as all engines write them. */
const MARCO =
  /^(?:\s*at )?([\w$.<>]*)[^/]*?https?:\/\/[^\s?]*?([\w.-]+\.[cm]?[jt]sx?)(?:\?[^:\s]*)?:(\d+):(\d+)/;

/** The places of a stack, without its first line, which is the message again. */
export const marcosDe = (pila: string): string[] =>
  pila.split('\n').flatMap((linea) => {
    const [, funcion = '', archivo, fila, columna] = MARCO.exec(linea) ?? [];
    return archivo === undefined ? [] : [`${funcion} ${archivo}:${fila}:${columna}`.trim()];
  });

/** An error in one line. */
export const causaSinPersonas = (error: unknown): string => sinPersonas(String(error));

/** The same with the places of our own stack, which begin where its message ends. */
export function pilaSinPersonas(error: unknown): string {
  const dicho = causaSinPersonas(error);
  if (!(error instanceof Error)) return dicho;
  const { message, stack = '' } = error;
  const lugares = stack.includes(message) ? stack.slice(stack.lastIndexOf(message) + message.length) : '';
  return dicho + lugares;
}
