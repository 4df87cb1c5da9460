const esMapa = (valor: unknown): valor is Readonly<Record<string, unknown>> =>
  typeof valor === 'object' && valor !== null;

/** The same value, lists and maps by what is in them: the value of a field, as documents and answers have it. */
export const sonIguales = (a: unknown, b: unknown): boolean =>
  a === b ||
  (esMapa(a) &&
    esMapa(b) &&
    Object.keys(a).length === Object.keys(b).length &&
    Object.keys(a).every((campo) => campo in b && sonIguales(a[campo], b[campo])));
