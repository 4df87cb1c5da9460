/** What a question is about, field by field: what the server compares before it does anything. */
export type Valores = Readonly<Record<string, unknown>>;

/** A field that no longer says what the person read. `campo` of something inside another: 'cambios.telefono'. */
export type Movido = { readonly campo: string; readonly antes: unknown; readonly ahora: unknown };

export type AlDia<V extends Valores> = {
  /** What stands on screen, and is what gets decided; undefined until it was read. */
  readonly visto: V | undefined;
  /** What changed under the reader's eyes, the last time that it did. */
  readonly movidos: readonly Movido[];
};

const esMapa = (valor: unknown): valor is Valores =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const planos = (valores: Valores): Map<string, unknown> =>
  new Map(
    Object.entries(valores).flatMap(([campo, valor]) =>
      esMapa(valor)
        ? Object.entries(valor).map(([dentro, suyo]) => [`${campo}.${dentro}`, suyo] as const)
        : [[campo, valor] as const],
    ),
  );

/** Where both say something, and not the same; what only one of them knows is no change. */
function movidosEntre(antes: Valores, ahora: Valores): Movido[] {
  const previos = planos(antes);
  return [...planos(ahora)]
    .filter(([campo, valor]) => previos.has(campo) && previos.get(campo) !== valor)
    .map(([campo, valor]) => ({ campo, antes: previos.get(campo), ahora: valor }));
}

/**
 * The same question after another reading. A field that moved once stays told, from what was read last
 * before it moved: who looks up only now must see it too.
 */
export function ponerAlDia<V extends Valores>(
  { visto, movidos }: AlDia<V>,
  leido: V,
  tarjeta: Valores = {},
): AlDia<V> {
  const nuevos = movidosEntre(visto ?? tarjeta, leido);
  const otros = movidos.filter(({ campo }) => !nuevos.some((nuevo) => nuevo.campo === campo));
  return { visto: leido, movidos: nuevos.length === 0 ? movidos : [...otros, ...nuevos] };
}
