/** A collector's phone. It numbers what is captured on it, in the order of the taps. */
export type Telefono = {
  readonly dispositivo: string;
  readonly desfase_ms: number;
  /** Notes a tap; its number is known once the whole story is. */
  readonly tocar: (en: Date) => () => number;
};

export function telefonoNuevo(dispositivo: string): Telefono {
  const toques: Date[] = [];
  let numeros: ReadonlyMap<Date, number> | undefined;
  const numerar = () =>
    new Map(toques.toSorted((a, b) => a.getTime() - b.getTime()).map((toque, i) => [toque, i + 1]));
  return {
    dispositivo,
    desfase_ms: 1500,
    tocar: (en) => {
      const toque = new Date(en);
      toques.push(toque);
      return () => (numeros ??= numerar()).get(toque) ?? 0;
    },
  };
}
