import type { DiferenciaConciliada } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { leer } from '../../data/coleccion.ts';
import { hacerLugar } from '../../data/hacer-lugar.ts';
import { conReintentos } from '../../platform/transacciones.ts';
import { aplicarEnmiendas } from './aplicar-enmiendas.ts';
import { firma, guardiaDe } from './guardia.ts';
import type { Enmienda, Revision } from './revision.ts';

/** Something that was read has changed, so the counts may be wrong: everything has to be read again. */
export class CambioEntretanto extends Error {}

export type AlReparar = {
  readonly hoy: Fecha;
  readonly ahora: Date;
  /** Different for every try. */
  readonly corrida: string;
  /** The repairs that this run has made to the collector; grows with `alAplicar`. */
  readonly aplicadas: readonly DiferenciaConciliada[];
  /** Called after each commit, so that what was repaired is known even when a later commit fails. */
  readonly alAplicar: (diferencias: readonly DiferenciaConciliada[]) => void;
};

/** Documents that one commit reads and writes: far below any limit, and short. */
const PESO_DE_TANDA = 200;

const pesoDe = (enmienda: Enmienda): number =>
  enmienda.tipo === 'dia' ? 1 + 2 * enmienda.filas.length + enmienda.esperas.length : 1;

/** Makes as few commits as possible; pruning comes last, because it looks at the totals after the repairs. */
function tandasDe(enmiendas: readonly Enmienda[]): Enmienda[][] {
  const tandas: Enmienda[][] = [];
  let peso = Infinity;
  for (const enmienda of enmiendas.filter(({ tipo }) => tipo !== 'poda')) {
    peso += pesoDe(enmienda);
    if (peso > PESO_DE_TANDA) {
      tandas.push([]);
      peso = pesoDe(enmienda);
    }
    tandas.at(-1)?.push(enmienda);
  }
  const podas = enmiendas.filter(({ tipo }) => tipo === 'poda');
  return podas.length > 0 ? [...tandas, podas] : tandas;
}

const diferenciasDe = (tanda: readonly Enmienda[]): DiferenciaConciliada[] =>
  tanda.flatMap(({ diferencias }) => diferencias);

const FAILED_PRECONDITION = 9;

/** A credit that changed since it was read is refused by the store itself. */
const comoCambio = (error: unknown): unknown =>
  (error as { code?: unknown }).code === FAILED_PRECONDITION ? new CambioEntretanto() : error;

type Firmada = Pick<Revision, 'id_cobrador'> & { readonly esperada: string | null; readonly marca: string };

/** One signed commit: it is applied once, even when it is sent again. */
async function repararTanda(
  tanda: readonly Enmienda[],
  { id_cobrador, esperada, marca }: Firmada,
  { hoy, ahora, aplicadas }: AlReparar,
): Promise<void> {
  const documento = guardiaDe(id_cobrador);
  const firmado = firma(marca, ahora, [...aplicadas, ...diferenciasDe(tanda)]);
  const repararUnaVez = async (tx: Transaction): Promise<true> => {
    const firmada = (await tx.get(documento)).data()?.huella ?? null;
    if (firmada === marca) return true;
    if (firmada !== esperada) throw new CambioEntretanto();
    await aplicarEnmiendas({ tx, id_cobrador, hoy, ahora }, tanda);
    tx.set(documento, firmado);
    return true;
  };
  const averiguar = async () => ((await leer(documento))?.huella === marca ? true : null);
  try {
    await conReintentos(repararUnaVez, { averiguar, hacerLugar });
  } catch (error) {
    throw comoCambio(error);
  }
}

/**
 * Adds the drifts, in one commit (several when there are very many), each one signed. Sums that others write meanwhile
 * stay: they are only added to, never set. Throws `CambioEntretanto` when somebody else repaired this collector, or
 * moved one of the credits, after they were read; nothing of that commit is written then.
 */
export async function repararCobrador(
  { id_cobrador, guardia, enmiendas }: Revision,
  cuando: AlReparar,
): Promise<void> {
  let esperada = guardia?.huella ?? null;
  for (const [i, tanda] of tandasDe(enmiendas).entries()) {
    const marca = `${cuando.corrida}/${i}`;
    await repararTanda(tanda, { id_cobrador, esperada, marca }, cuando);
    esperada = marca;
    cuando.alAplicar(diferenciasDe(tanda));
  }
}
