import { sonIguales } from '@leal/domain';

/** The values of what a question is about, field by field: the server compares them before it does anything. */
export type Valores = Readonly<Record<string, unknown>>;

/** A field whose value is no longer what the person read. `campo` of a nested field: 'cambios.telefono'. */
export type Movido = { readonly campo: string; readonly antes: unknown; readonly ahora: unknown };

export type AlDia<V extends Valores> = {
  /** The values on screen, which the decision is about; undefined until they were read. */
  readonly visto: V | undefined;
  /** The changes that came while the person was reading, the last time that there were some. */
  readonly movidos: readonly Movido[];
};

const esMapa = (valor: unknown): valor is Valores =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const planos = (valores: Valores): Map<string, unknown> =>
  new Map(
    Object.entries(valores).flatMap(([campo, valor]) =>
      esMapa(valor)
        ? Object.entries(valor).map(([dentro, valorDentro]) => [`${campo}.${dentro}`, valorDentro] as const)
        : [[campo, valor] as const],
    ),
  );

/** The fields that both readings have, with different values; a field of only one reading is no change. */
function movidosEntre(antes: Valores, ahora: Valores): Movido[] {
  const previos = planos(antes);
  return [...planos(ahora)]
    .filter(([campo, valor]) => previos.has(campo) && !sonIguales(previos.get(campo), valor))
    .map(([campo, valor]) => ({ campo, antes: previos.get(campo), ahora: valor }));
}

/**
 * The same question after another reading. A field that changed once stays in the list, with the last value
 * before the change, so that a person who looks later sees it too.
 */
export function ponerAlDia<V extends Valores>(
  { visto, movidos }: AlDia<V>,
  leido: V,
  tarjeta: Valores = {},
): AlDia<V> {
  const nuevos = movidosEntre(visto ?? tarjeta, leido);
  const demas = movidos.filter(({ campo }) => !nuevos.some((nuevo) => nuevo.campo === campo));
  return { visto: leido, movidos: nuevos.length === 0 ? movidos : [...demas, ...nuevos] };
}
