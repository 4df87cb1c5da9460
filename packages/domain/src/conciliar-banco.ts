import { diasEntre, type Fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import { distingue } from './senales-de-dinero.ts';

/* Which rows of the bank could be which transfers: proposals only, for a manager to look at side by side. */

/** A deposit, as the bank's own list says it; `cuenta`: whichever account of the office it came into. */
export type Deposito = {
  readonly id: string;
  readonly fecha: Fecha;
  readonly monto_centavos: Centavos;
  readonly referencia: string;
  /** The bank's own words, which may hold the reference as well. */
  readonly concepto?: string | undefined;
};

/** A transfer that nobody has seen in the bank yet. */
export type PorHallar = {
  readonly id_pago: string;
  readonly monto_centavos: Centavos;
  readonly transferencia: { readonly referencia?: string | undefined; readonly fecha: Fecha };
};

export type ParejaPropuesta =
  | { readonly tipo: 'referencia' | 'monto'; readonly id_pago: string; readonly id: string }
  /** Several could be it, or several could have it: a person decides. */
  | { readonly tipo: 'ambigua'; readonly id_pago: string; readonly ids: readonly string[] }
  | { readonly tipo: 'ninguna'; readonly id_pago: string };

/** So many days may be between what the client says and what the bank says. */
export const DIAS_DE_DIFERENCIA = 1;
/** So many, where the reference is the same: clients write 'pago' week after week, and a shop passes a deposit on days later. */
export const DIAS_CON_REFERENCIA = 7;

/** A reference as two people type it: without signs, blanks and the zeros before it, in capitals. */
export const referenciaNormal = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .replace(/^0+/, '');

/** The number by which a transfer is told from others; undefined: it has only words, or nothing. */
export function numeroDe({ referencia }: { readonly referencia?: string | undefined }): string | undefined {
  const normal = referenciaNormal(referencia ?? '');
  return distingue(normal) ? normal : undefined;
}

type Coincide = (pago: PorHallar, deposito: Deposito) => boolean;

/** A shorter text is in too many others by chance. */
const LARGO_QUE_SE_BUSCA = 6;

function diceLaReferencia(referencia: string, { referencia: delBanco, concepto = '' }: Deposito): boolean {
  const normal = referenciaNormal(referencia);
  if (normal === '') return false;
  if (normal === referenciaNormal(delBanco)) return true;
  return normal.length >= LARGO_QUE_SE_BUSCA && referenciaNormal(concepto).includes(normal);
}

const aLoMas =
  (dias: number): Coincide =>
  ({ transferencia: { fecha }, monto_centavos }, deposito) =>
    monto_centavos === deposito.monto_centavos && Math.abs(diasEntre(fecha, deposito.fecha)) <= dias;

const porMonto = aLoMas(DIAS_DE_DIFERENCIA);
const deEsosDias = aLoMas(DIAS_CON_REFERENCIA);

/** The same reference, and the same money: another amount under it is told apart (`conOtroMonto`). */
const porReferencia: Coincide = (pago, deposito) =>
  deEsosDias(pago, deposito) && diceLaReferencia(pago.transferencia.referencia ?? '', deposito);

/**
 * By the transfer's id, the deposits that have its number, of about its days, and another amount: one of both was written wrong, and a
 * person looks. Only of transfers and deposits that have no pair.
 */
export function conOtroMonto(
  pagos: readonly PorHallar[],
  depositos: readonly Deposito[],
): ReadonlyMap<string, readonly string[]> {
  const hallados = pagos.map((pago): [string, readonly string[]] => {
    const { fecha } = pago.transferencia;
    const numero = numeroDe(pago.transferencia);
    const suyos = depositos.filter(
      (deposito) =>
        numero !== undefined &&
        numeroDe(deposito) === numero &&
        deposito.monto_centavos !== pago.monto_centavos &&
        Math.abs(diasEntre(fecha, deposito.fecha)) <= DIAS_CON_REFERENCIA,
    );
    return [pago.id_pago, suyos.map(({ id }) => id).toSorted()];
  });
  return new Map(hallados.filter(([, ids]) => ids.length > 0));
}

/** The pairs that only have each other; what has several candidates is left for a person. */
function parejas(pagos: readonly PorHallar[], depositos: readonly Deposito[], coincide: Coincide) {
  const deCadaPago = new Map(
    pagos.map((pago) => [
      pago.id_pago,
      depositos
        .filter((deposito) => coincide(pago, deposito))
        .map(({ id }) => id)
        .toSorted(),
    ]),
  );
  const pedidos = new Map<string, number>();
  for (const id of [...deCadaPago.values()].flat()) pedidos.set(id, (pedidos.get(id) ?? 0) + 1);
  const esUnica = (ids: readonly string[]): boolean => ids.length === 1 && pedidos.get(ids[0] ?? '') === 1;
  return { deCadaPago, esUnica };
}

/**
 * What each transfer could be in the bank, in the order of the transfers: by its reference, else by amount and day. A deposit
 * is proposed for one transfer at most; nothing depends on the order in which either came. Nothing is verified by it. `cortados`:
 * the amounts of which there are more than these, so that only the number of a transfer tells one pair from others.
 */
export function proponerParejas(
  pagos: readonly PorHallar[],
  depositos: readonly Deposito[],
  cortados: ReadonlySet<Centavos> = new Set(),
): ParejaPropuesta[] {
  const primero = parejas(pagos, depositos, porReferencia);
  const conReferencia = new Set(
    [...primero.deCadaPago].flatMap(([pago, ids]) => (ids.length > 0 ? [pago] : [])),
  );
  const tomados = new Set([...primero.deCadaPago.values()].flat());
  const segundo = parejas(
    pagos.filter(({ id_pago }) => !conReferencia.has(id_pago)),
    depositos.filter(({ id }) => !tomados.has(id)),
    porMonto,
  );
  return pagos.map(({ id_pago, monto_centavos, transferencia }) => {
    const tipo = conReferencia.has(id_pago) ? 'referencia' : 'monto';
    const { deCadaPago, esUnica } = tipo === 'referencia' ? primero : segundo;
    const ids = deCadaPago.get(id_pago) ?? [];
    const [id] = ids;
    if (id === undefined) return { tipo: 'ninguna', id_pago };
    const porNumero = tipo === 'referencia' && numeroDe(transferencia) !== undefined;
    const haySolo = esUnica(ids) && (porNumero || !cortados.has(monto_centavos));
    return haySolo ? { tipo, id_pago, id } : { tipo: 'ambigua', id_pago, ids };
  });
}
