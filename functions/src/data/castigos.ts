import type { CreditoDoc } from '@leal/contract/documentos';
import type { ClienteDoc } from '@leal/contract/documentos';
import { centavos, type Centavos, type SenasPersonales, slugsDelNombre } from '@leal/domain';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import { clientes } from './clientes.ts';
import { creditos, deCobradores } from './creditos.ts';
import { enConsultas } from './en-consultas.ts';

/** The credits that were written off: of these collectors, or everybody's (null); a deleted client's too. */
export const creditosCastigados = (ids: readonly string[] | null): Query<CreditoDoc> =>
  deCobradores(creditos.todas().where('estado_credito', '==', 'Castigado'), ids);

/** Whose loan was written off, deleted clients too: a later loan may have been allowed. */
export const clientesCastigados = (): Query<ClienteDoc> =>
  clientes.todas().where('por_castigo', 'in', ['impide', 'levantado']);

/** The written-off loans of these clients. */
export async function leerCastigadosDe(ids: readonly string[]): Promise<CreditoDoc[]> {
  const fotos = await Promise.all(
    enConsultas(ids).map((tanda) => creditosCastigados(null).where('id_cliente', 'in', tanda).get()),
  );
  return fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

/** What a manager wants written off, whoever waits longest first; what ends a loan ends that (`asentarEfectos`). */
export const castigosPedidos = (): Query<CreditoDoc> => creditos.todas().orderBy('castigo_pedido.en');

/** Counts them: a read, and one more per thousand. */
export const contarCastigosPedidos = async (): Promise<number> =>
  (await castigosPedidos().count().get()).data().count;

export type TotalesDeCastigos = {
  readonly creditos: number;
  readonly saldo: Centavos;
  readonly perdido: Centavos;
  /** What they owed when they were written off. */
  readonly debido: Centavos;
};

/** Without reading them: a read for each thousand. */
export async function sumarCastigos(consulta: Query): Promise<TotalesDeCastigos> {
  const sumas = await consulta
    .aggregate({
      creditos: AggregateField.count(),
      saldo: AggregateField.sum('saldo_centavos'),
      perdido: AggregateField.sum('castigo.capital_centavos'),
      debido: AggregateField.sum('castigo.saldo_centavos'),
    })
    .get();
  const { creditos: n, saldo, perdido, debido } = sumas.data();
  return { creditos: n, saldo: centavos(saldo), perdido: centavos(perdido), debido: centavos(debido) };
}

/** More records of one person than anybody would look through. */
const MAXIMO_IMPEDIDOS = 20;

/** The clients of that name whose written-off loan bars another; deleted ones too. By the name: many may share a phone that stands for none. */
export const impedidosComo = ({ nombre }: SenasPersonales): Query<ClienteDoc> =>
  clientes
    .todas()
    .where('por_castigo', '==', 'impide')
    .where('slug', 'in', slugsDelNombre(nombre))
    .limit(MAXIMO_IMPEDIDOS);
