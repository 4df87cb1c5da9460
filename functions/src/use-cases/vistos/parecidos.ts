import type { Parecido } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { parecidoPor, type SenasPersonales, sinEntregar } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { leerUltimos, leerVigentes } from '../../data/creditos.ts';

/* The clients who seem to be the same person as another: they are said, and are never in the way of anything. */

/** The credits of one person that are looked at; fewer where there are many persons, or somebody is written. */
export const ULTIMOS = 8;
export const POCOS = 4;
/** The most people that are named. */
const DICHOS = 3;

type Quien = SenasPersonales & { readonly id_cliente?: string };

/** A client who left a loan unpaid says most, then one who owes, then one who asks. */
const CUANTO_DICE: { readonly [E in CreditoDoc['estado_credito']]?: number } = {
  Castigado: 3,
  Aprobado: 2,
  Pendiente: 1,
};
const dice = ({ estado_credito }: CreditoDoc): number => CUANTO_DICE[estado_credito] ?? 0;

/** A credit that was renewed says who its client was then: today's phone and name stand on the one after it. */
const esDeHoy = ({ id_credito_siguiente }: CreditoDoc): boolean => id_credito_siguiente === null;

/** One credit of each other client who is alike, those that say most first. */
function creditosDeParecidos({ id_cliente, ...quien }: Quien, ultimos: readonly CreditoDoc[]): CreditoDoc[] {
  const parecidos = ultimos.filter(
    (credito) =>
      credito.id_cliente !== id_cliente &&
      credito.cliente_eliminado !== true &&
      esDeHoy(credito) &&
      parecidoPor(quien, credito) !== null,
  );
  const porCliente = new Map<string, CreditoDoc>();
  for (const credito of parecidos.toSorted((a, b) => dice(b) - dice(a)))
    if (!porCliente.has(credito.id_cliente)) porCliente.set(credito.id_cliente, credito);
  return [...porCliente.values()].slice(0, DICHOS);
}

/** Undefined: not alike any more. */
function presentarParecido(
  quien: SenasPersonales,
  credito: CreditoDoc,
  deOficina = true,
): Parecido | undefined {
  const por = parecidoPor(quien, credito);
  if (por === null || credito.cliente_eliminado === true) return undefined;
  const { nombre, estado_credito, saldo_centavos: saldo, nombre_cobrador } = credito;
  const cliente = { nombre, estado_credito, saldo, ...sinEntregar(credito) };
  if (credito.id_cobrador === quien.id_cobrador) return { por, cliente };
  return { por, cliente: deOficina ? { ...cliente, nombre_cobrador } : null };
}

/** `ultimos`: the newest credits of whoever seems to be this person; only the office is told of other collectors' clients. */
export const parecidosDe = (quien: Quien, ultimos: readonly CreditoDoc[], deOficina = true): Parecido[] =>
  creditosDeParecidos(quien, ultimos).flatMap(
    (credito) => presentarParecido(quien, credito, deOficina) ?? [],
  );

/** The credit of whoever somebody may be already; it is kept, so that lists need no search (`buscar-parecidos.ts`). */
export async function hallarParecido(
  tx: Transaction | undefined,
  quien: Quien,
  cuantos = POCOS,
): Promise<string | undefined> {
  const [primero] = creditosDeParecidos(quien, await leerUltimos(quien, cuantos, tx));
  return primero?.id_credito;
}

/** Each waiting credit's kept likeness, if it still stands: a read more for each that has one. */
export async function leerParecidos(
  pendientes: readonly CreditoDoc[],
): Promise<ReadonlyMap<string, Parecido>> {
  const vigentes = await leerVigentes(pendientes.flatMap(({ parecido }) => parecido ?? []));
  return new Map(
    pendientes.flatMap((pendiente) => {
      const vigente = vigentes.get(pendiente.parecido ?? '');
      const parecido = vigente && presentarParecido(pendiente, vigente);
      return parecido ? [[pendiente.id_credito, parecido] as const] : [];
    }),
  );
}
