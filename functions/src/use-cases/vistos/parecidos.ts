import type { Parecido } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { parecidoPor, type SenasPersonales } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { leerUltimos, leerVigentes } from '../../data/creditos.ts';

/* Who seems to be the same person as another client: said, and never in the way of anything. */

/** Of one person the newest credits are looked at; where many persons are, or somebody is written, fewer. */
export const ULTIMOS = 8;
export const POCOS = 4;
/** As many as are said. */
const DICHOS = 3;

type Quien = SenasPersonales & { readonly id_cliente?: string };

/** Who owes says most, then who asks. */
const CUANTO_DICE: { readonly [E in CreditoDoc['estado_credito']]?: number } = { Aprobado: 2, Pendiente: 1 };
const dice = ({ estado_credito }: CreditoDoc): number => CUANTO_DICE[estado_credito] ?? 0;

/** What a renewal has settled says who its client was then: today's phone and name stand on the one after it. */
const esDeHoy = ({ id_credito_siguiente }: CreditoDoc): boolean => id_credito_siguiente === null;

/** One credit of each other client who is alike, those that say most first. */
function creditosDeParecidos({ id_cliente, ...quien }: Quien, ultimos: readonly CreditoDoc[]): CreditoDoc[] {
  const otros = ultimos.filter(
    (uno) =>
      uno.id_cliente !== id_cliente &&
      uno.cliente_eliminado !== true &&
      esDeHoy(uno) &&
      parecidoPor(quien, uno) !== null,
  );
  const porCliente = new Map<string, CreditoDoc>();
  for (const uno of otros.toSorted((a, b) => dice(b) - dice(a)))
    if (!porCliente.has(uno.id_cliente)) porCliente.set(uno.id_cliente, uno);
  return [...porCliente.values()].slice(0, DICHOS);
}

/** Undefined: not alike any more. */
function presentarParecido(quien: SenasPersonales, otro: CreditoDoc, deOficina = true): Parecido | undefined {
  const por = parecidoPor(quien, otro);
  if (por === null || otro.cliente_eliminado === true) return undefined;
  const { nombre, estado_credito, saldo_centavos: saldo, nombre_cobrador } = otro;
  if (otro.id_cobrador === quien.id_cobrador) return { por, cliente: { nombre, estado_credito, saldo } };
  return { por, cliente: deOficina ? { nombre, estado_credito, saldo, nombre_cobrador } : null };
}

/** `ultimos`: the newest credits of whoever seems to be this person; only the office is told of other collectors' clients. */
export const parecidosDe = (quien: Quien, ultimos: readonly CreditoDoc[], deOficina = true): Parecido[] =>
  creditosDeParecidos(quien, ultimos).flatMap((otro) => presentarParecido(quien, otro, deOficina) ?? []);

/** The credit of whoever somebody may be already; it is kept, so that lists need no search (`buscar-parecidos.ts`). */
export async function hallarParecido(
  tx: Transaction | undefined,
  quien: Quien,
  cuantos = POCOS,
): Promise<string | undefined> {
  const [primero] = creditosDeParecidos(quien, await leerUltimos(quien, cuantos, tx));
  return primero?.id_credito;
}

/** By credit, what stands now with the one that was kept: a read more for each that has one. */
export async function leerParecidos(
  pendientes: readonly CreditoDoc[],
): Promise<ReadonlyMap<string, Parecido>> {
  const vigentes = await leerVigentes(pendientes.flatMap(({ parecido }) => parecido ?? []));
  return new Map(
    pendientes.flatMap((uno) => {
      const otro = vigentes.get(uno.parecido ?? '');
      const parecido = otro && presentarParecido(uno, otro);
      return parecido ? [[uno.id_credito, parecido] as const] : [];
    }),
  );
}
