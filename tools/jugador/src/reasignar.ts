// Somebody's clients go over to somebody else.
import type { FormaDeCompartir } from '@leal/domain';
import type { Momento } from './momento.ts';
import type { Caminante } from './puerta.ts';

type Seleccion = {
  readonly de: string;
  readonly a: readonly string[];
  readonly por?: FormaDeCompartir;
  readonly clientes?: readonly string[];
};

/** Some of a collector's clients, or the whole route, to one or shared out among several; rarely to whom nobody may give any. */
export function elegirReasignacion(
  m: Momento,
): { readonly quien: Caminante; readonly seleccion: Seleccion } | undefined {
  const { azar, oficina } = m;
  const de = m.cobrador().uid;
  const cuantosReciben = azar.ocurre(0.3) ? 2 : 1;
  const a = [...new Set(Array.from({ length: cuantosReciben }, () => m.cobrador().uid))];
  const creditos = oficina.espejo
    .de('clientes')
    .filter(({ id_cobrador, eliminado }) => id_cobrador === de && !eliminado);
  if (creditos.length === 0 || a.includes(de)) return undefined;
  const entera = azar.ocurre(0.2);
  const elegidos = Array.from({ length: azar.entero(1, 3) }, () => azar.elegir(creditos).id_cliente);
  return {
    quien: m.gerente(),
    seleccion: {
      de,
      a,
      ...(azar.ocurre(0.5) && { por: azar.elegir(['cuenta', 'colonia'] as const) }),
      ...(!entera && { clientes: [...new Set(elegidos)] }),
    },
  };
}
