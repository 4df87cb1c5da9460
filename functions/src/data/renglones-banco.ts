import { createHash } from 'node:crypto';
import { TOPE_CUENTAS } from '@leal/contract';
import { type MovimientoDoc, type RenglonBancoDoc, renglonBancoDoc } from '@leal/contract/documentos';
import { type Centavos, claveDeDeposito, claveSinDia, type EstadoDeRenglon, type Fecha } from '@leal/domain';
import { FieldValue, type Query, type Transaction } from 'firebase-admin/firestore';
import { coleccion } from './coleccion.ts';
import { enConsultas } from './en-consultas.ts';
import type { EntreDias } from './entre-dias.ts';
import { contarYSumar, type CuentaYMonto } from './contar-y-sumar.ts';

/** The deposits of the bank, each under what it is. */
export const renglonesBanco = coleccion('renglones_banco', renglonBancoDoc);

const LARGO_DE_ID = 32;

/** The id of a deposit: the same one has the same, from whatever file. */
export const idDeRenglon = (...deposito: Parameters<typeof claveDeDeposito>): string =>
  huellaDe(claveDeDeposito(...deposito));

const huellaDe = (clave: string): string =>
  createHash('sha256').update(clave).digest('hex').slice(0, LARGO_DE_ID);

/** What it is but for its day; undefined where its reference does not tell it from others. */
export function sinDiaDe(...deposito: Parameters<typeof claveSinDia>): string | undefined {
  const clave = claveSinDia(...deposito);
  return clave === null ? undefined : huellaDe(clave);
}

type SinCuenta = Parameters<typeof claveDeDeposito>[1];
/** What a deposit is, under whatever account. */
export const igualDe = (deposito: SinCuenta): string => idDeRenglon('', deposito);

/** The deposits that are one of these but for the account. */
export async function leerIguales(
  tx: Transaction,
  depositos: readonly SinCuenta[],
): Promise<readonly RenglonBancoDoc[]> {
  const fotos = await Promise.all(
    enConsultas(depositos.map(igualDe)).map((tanda) =>
      tx.get(renglonesBanco.todas().where('igual', 'in', tanda)),
    ),
  );
  return fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

/** The accounts by their names, each found by the one before: a read each. */
export async function leerCuentas(): Promise<string[]> {
  const cuentas: string[] = [];
  for (let ultima = ''; cuentas.length < TOPE_CUENTAS; cuentas.push(ultima)) {
    const despues = renglonesBanco.todas().where('cuenta', '>', ultima).orderBy('cuenta').limit(1);
    // oxlint-disable-next-line no-await-in-loop -- each is found by the one before
    const siguiente = (await despues.get()).docs[0]?.data().cuenta;
    if (siguiente === undefined) break;
    ultima = siguiente;
  }
  return cuentas;
}

/** How many deposits of an account are there of that day. */
export async function contarDelDia(cuenta: string, fecha: Fecha): Promise<number> {
  const suyos = renglonesBanco.todas().where('cuenta', '==', cuenta).where('fecha', '==', fecha);
  return (await suyos.count().get()).data().count;
}

/** On those days of the bank, both included. */
export function renglonesEntre(
  estado: EstadoDeRenglon | 'todos',
  { desde, hasta }: EntreDias,
): Query<RenglonBancoDoc> {
  const suyos = estado === 'todos' ? renglonesBanco.todas() : renglonesEn(estado);
  const conInicio = desde === undefined ? suyos : suyos.where('fecha', '>=', desde);
  return hasta === undefined ? conInicio : conInicio.where('fecha', '<=', hasta);
}

export const renglonesEn = (estado: EstadoDeRenglon): Query<RenglonBancoDoc> =>
  renglonesBanco.todas().where('estado', '==', estado);

/** How many they are and their money, without reading them: a read for each thousand. */
export const sumarRenglones = (estado: EstadoDeRenglon, tx?: Transaction): Promise<CuentaYMonto> =>
  contarYSumar(renglonesEn(estado), tx);

type Dicho = { readonly en: Date; readonly por: string };
type Pago = Pick<MovimientoDoc, 'id_credito' | 'id_movimiento' | 'id_cliente' | 'banco'>;

const quienDice = ({ en, por }: Dicho) => ({ dicho_en: en, dicho_por: por });

/** The deposit is that payment from now on: what names it in the payment's row is written by the same change. */
export function asignarRenglon(
  tx: Transaction,
  id_renglon: string,
  { id_credito, id_movimiento, id_cliente, nombre }: Pago & { readonly nombre: string },
  dicho: Dicho & { readonly abonos?: number },
): void {
  tx.update(renglonesBanco.doc(id_renglon), {
    estado: 'de_pago',
    pago: { id_credito, id_movimiento, id_cliente, nombre },
    ...(dicho.abonos !== undefined && { abonos: dicho.abonos }),
    ...quienDice(dicho),
  });
}

/** The payment lets go of its deposit, unless it keeps it: a correction of amount or form asks the bank anew. Reads nothing. */
export function soltarRenglon(
  tx: Transaction,
  { banco: antes }: Pick<Pago, 'banco'>,
  { banco: despues }: Pick<Pago, 'banco'>,
  dicho: Dicho,
): void {
  if (antes?.renglon === undefined || antes.renglon === despues?.renglon) return;
  const libre = { estado: 'libre', pago: FieldValue.delete(), ...quienDice(dicho) } as const;
  tx.update(renglonesBanco.doc(antes.renglon), libre);
}

/** More deposits of these amounts than a person can look at. */
const TOPE_CANDIDATOS = 300;

type Entre = { readonly desde: Fecha; readonly hasta: Fecha };

export const libresDeMontos = (montos: readonly Centavos[], { desde, hasta }: Entre) =>
  renglonesEn('libre')
    .where('monto_centavos', 'in', montos)
    .where('fecha', '>=', desde)
    .where('fecha', '<=', hasta)
    .orderBy('fecha')
    .limit(TOPE_CANDIDATOS + 1);

/** The free deposits with one of these numbers, whatever their amount and day: a number has few. */
export async function leerDeNumeros(numeros: readonly string[]): Promise<readonly RenglonBancoDoc[]> {
  const fotos = await Promise.all(
    enConsultas(numeros).map((tanda) =>
      renglonesEn('libre').where('numero', 'in', tanda).limit(TOPE_CANDIDATOS).get(),
    ),
  );
  return fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

export type Candidatos = {
  readonly depositos: readonly RenglonBancoDoc[];
  /** The amounts of which there may be more. */
  readonly cortados: readonly Centavos[];
};

/** The free deposits of any of these amounts between two days: of thirty amounts three hundred at most. */
export async function leerCandidatos(montos: readonly Centavos[], entre: Entre): Promise<Candidatos> {
  const tandas = await Promise.all(
    enConsultas(montos).map(async (tanda) => {
      const { docs } = await libresDeMontos(tanda, entre).get();
      const depositos = docs.slice(0, TOPE_CANDIDATOS).map((foto) => foto.data());
      return { depositos, cortados: docs.length > TOPE_CANDIDATOS ? tanda : [] };
    }),
  );
  return {
    depositos: tandas.flatMap(({ depositos }) => depositos),
    cortados: tandas.flatMap(({ cortados }) => cortados),
  };
}
