import type { reporteDia, Respuesta } from '@leal/contract';
import { juntarMotivos, motivoDe } from '@leal/domain';
import type { Cuenta, DelDia } from './del-dia.ts';

type Motivos = Respuesta<typeof reporteDia>['motivos'];
/** The reason that was said last of each credit without a payment. */
type Dichos = ReadonlyMap<string, string | null>;

/** The same once these taps are in it. */
function dichosTras(antes: Dichos, { filas, esperan }: Cuenta): Dichos {
  const dichos = new Map(antes);
  for (const { tipo, id_credito, ...porque } of filas.toReversed())
    if (tipo !== 'pago') dichos.set(id_credito, motivoDe(porque) ?? dichos.get(id_credito) ?? null);
  for (const { tipo, id_credito } of filas) if (tipo === 'pago') dichos.delete(id_credito);
  for (const id of esperan) dichos.delete(id);
  return dichos;
}

/** The reasons of no payment, as the next answer will say them, and how many more when it has what is not confirmed. */
export function motivosAlDia(motivos: Motivos, { confirmado, sinConfirmar }: DelDia) {
  const dichos = new Map(
    motivos?.flatMap(({ motivo, creditos = [] }) => creditos.map((id) => [id, motivo] as const)),
  );
  const tras = dichosTras(dichos, confirmado);
  const faltan = [...dichosTras(tras, sinConfirmar).keys()].filter((id) => !tras.has(id)).length;
  // A kept answer of before does not say which credits it counts.
  const sabe = motivos?.every(({ creditos }) => creditos !== undefined);
  return { motivos: sabe ? juntarMotivos(tras) : motivos, faltan };
}
