import {
  conciliacionDoc,
  type ConciliacionDoc,
  type CreditoDoc,
  type GastoDoc,
  type MovimientoDoc,
  movimientoDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { clientes } from './clientes.ts';
import { coleccion, convertidor } from './coleccion.ts';
import { creditos } from './creditos.ts';
import { gastos } from './gastos.ts';
import { solicitudes } from './solicitudes.ts';
import { idsDeCuentas } from './usuarios.ts';

/** One a day, under its business date. */
export const conciliaciones = coleccion('conciliaciones', conciliacionDoc);

/** The newest one, if there ever was one: one read. */
export async function ultimaConciliacion(): Promise<ConciliacionDoc | undefined> {
  const { docs } = await conciliaciones.todas().orderBy('fecha', 'desc').limit(1).get();
  return docs[0]?.data();
}

/** Whoever is a collector, turned off or not, and whoever has sums: one without the other is to be told. */
export async function idsDeCobradores(): Promise<string[]> {
  const [cuentas, totales] = await Promise.all([
    idsDeCuentas(),
    firestore().collection('totales').select().get(),
  ]);
  return [...new Set([...cuentas, ...totales.docs.map(({ id }) => id)])].sort();
}

const suyas = <T>(consulta: Query<T>, id_cobrador: string): Query<T> =>
  consulta.where('id_cobrador', '==', id_cobrador);

/** A collector's whole ledger: by path, a credit's rows come together and in the order of the credits. */
export const libroDe = (id_cobrador: string): Query<MovimientoDoc> =>
  suyas(firestore().collectionGroup('movimientos'), id_cobrador).withConverter(convertidor(movimientoDoc));

export const creditosDe = (id_cobrador: string): Query<CreditoDoc> => suyas(creditos.todas(), id_cobrador);

export const gastosDe = (id_cobrador: string): Query<GastoDoc> => suyas(gastos.todas(), id_cobrador);

/** Only these add anything: a decided request is in no sum. */
export const solicitudesQueEsperan = (id_cobrador: string): Query<SolicitudDoc> =>
  suyas(solicitudes.todas(), id_cobrador).where('estado', '==', 'pendiente');

/** Counted in the index: a thousand clients cost one read. */
export const cuentaDeClientes = (id_cobrador: string) =>
  suyas(clientes.todas(), id_cobrador).where('eliminado', '==', false).count();
