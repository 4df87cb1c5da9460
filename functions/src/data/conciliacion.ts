import {
  type ConciliacionBreve,
  conciliacionBreve,
  conciliacionDoc,
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

/** Today's may be running, or may have been interrupted: then yesterday's is the last complete one. */
const RECIENTES = 2;

/** The newest one that is over, if there is one. */
export async function ultimaConciliacion(): Promise<ConciliacionBreve | undefined> {
  const breves = coleccion('conciliaciones', conciliacionBreve).todas();
  const { docs } = await breves.orderBy('fecha', 'desc').limit(RECIENTES).get();
  return docs.map((foto) => foto.data()).find(({ estado }) => estado !== 'en_curso');
}

/** Every collector, turned off or not, and every owner of sums: one without the other is reported. */
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

/** Only these, and those with an open task (`conTarea`), add something to the sums. */
export const solicitudesQueEsperan = (id_cobrador: string): Query<SolicitudDoc> =>
  suyas(solicitudes.todas(), id_cobrador).where('estado', '==', 'pendiente');

/** Counted in the index: a thousand clients cost one read. */
export const cuentaDeClientes = (id_cobrador: string) =>
  suyas(clientes.todas(), id_cobrador).where('eliminado', '==', false).count();
