/** The part of a list that has arrived, newest first. */
type Tramo<T> = { readonly filas: readonly T[]; readonly hayMas: boolean };
type Fechada = { readonly fecha_solicitud: string };

const instante = ({ fecha_solicitud }: Fechada): number => Date.parse(fecha_solicitud);

/** Down to where a list is known; all of it when there is no more. */
function fondo<T extends Fechada>({ filas, hayMas }: Tramo<T>): number {
  const ultima = filas.at(-1);
  if (!hayMas) return -Infinity;
  return ultima ? instante(ultima) : Infinity;
}

/**
 * Several lists as one, newest first, down to where all of them are known: what comes below might
 * still belong further up. `cortas`: those that end there, whose next page shows more.
 */
export function juntar<T extends Fechada>(tramos: readonly Tramo<T>[]) {
  const fondos = tramos.map(fondo);
  const limite = Math.max(...fondos);
  const filas = tramos
    .flatMap((tramo) => tramo.filas)
    .filter((fila) => instante(fila) >= limite)
    .toSorted((a, b) => instante(b) - instante(a));
  return {
    filas,
    cortas: fondos.map((instanteFinal, i) => tramos[i]?.hayMas === true && instanteFinal === limite),
  };
}
