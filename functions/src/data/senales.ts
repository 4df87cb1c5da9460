import {
  cuentaDeSenalesDoc,
  type CuentaDeSenalesDoc,
  senalesDoc,
  type SenalesDoc,
} from '@leal/contract/documentos';
import { CLAVES_DE_SENAL, type ClaveDeSenal, type Fecha } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { transaccionDeTrabajo } from '../platform/transacciones.ts';
import { coleccion, leer } from './coleccion.ts';

export const senales = coleccion('senales', senalesDoc);

export const idDeSenales = (id_cobrador: string, fecha: Fecha): string => `${id_cobrador}_${fecha}`;

type FiltroDeSenales = {
  readonly id_cobrador?: string | undefined;
  readonly abierta?: boolean | undefined;
  /** That day alone. */
  readonly fecha?: Fecha | undefined;
};

/** Days of collectors with a signal; their order (newest day first) is the caller's. */
export function senalesCon({ id_cobrador, abierta, fecha }: FiltroDeSenales): Query<SenalesDoc> {
  const todas = senales.todas();
  const deQuien = id_cobrador === undefined ? todas : todas.where('id_cobrador', '==', id_cobrador);
  const como = abierta === undefined ? deQuien : deQuien.where('abierta', '==', abierta);
  return fecha === undefined ? como : como.where('fecha', '>=', fecha).where('fecha', '<=', fecha);
}

/** A collector's between these days, the second one left out. */
export async function leerSenalesEntre(
  id_cobrador: string,
  desde: Fecha,
  antesDe: Fecha,
): Promise<SenalesDoc[]> {
  const suyas = senalesCon({ id_cobrador }).where('fecha', '>=', desde).where('fecha', '<', antesDe);
  return (await suyas.orderBy('fecha', 'desc').get()).docs.map((foto) => foto.data());
}

/** Keeps what was found of a day; what is kept already stays, with what managers have said of it. */
export const guardarHalladas = (doc: SenalesDoc): Promise<void> =>
  transaccionDeTrabajo(async (tx) => {
    const documento = senales.doc(doc.id);
    if (!(await tx.get(documento)).exists) tx.create(documento, doc);
  });

/** Of how many collectors each signal is kept on that day. */
export async function contarClaves(fecha: Fecha): Promise<{ readonly [C in ClaveDeSenal]?: number }> {
  const docs = (await senalesCon({ fecha }).orderBy('fecha', 'desc').get()).docs.map((foto) => foto.data());
  const claves = docs.flatMap((doc) => CLAVES_DE_SENAL.filter((clave) => doc.senales[clave]));
  return Object.fromEntries(
    [...Map.groupBy(claves, (clave) => clave)].map(([clave, todas]) => [clave, todas.length]),
  );
}

const cuenta = () => coleccion('resumenes', cuentaDeSenalesDoc).doc('senales');
const SIN_CUENTA: CuentaDeSenalesDoc = { dias: {}, en_curso: null };

/** One read; no day of an office that has looked at none yet. */
export const leerCuentaDeSenales = async (): Promise<CuentaDeSenalesDoc> =>
  (await leer(cuenta())) ?? SIN_CUENTA;

/** Written by the night's job alone, which runs once at a time. */
export const guardarCuentaDeSenales = (nueva: CuentaDeSenalesDoc): Promise<unknown> => cuenta().set(nueva);
