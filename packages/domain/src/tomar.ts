/** Takes these fields alone of a thing. */
export const tomar = <T extends object, const C extends keyof T>(cosa: T, campos: readonly C[]): Pick<T, C> =>
  Object.fromEntries(campos.map((campo) => [campo, cosa[campo]])) as Pick<T, C>;
