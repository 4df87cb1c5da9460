import {
  type ConciliacionBreve,
  conciliacionBreve,
  conciliacionDoc,
  type CreditoDoc,
  ESTADOS_CONCILIACION,
  type GastoDoc,
  type MovimientoDoc,
  movimientoDoc,
  type SolicitudDoc,
} from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { clientes } from './clientes.ts';
import { coleccion, convertidor, leer } from './coleccion.ts';
import { creditos } from './creditos.ts';
import { gastos } from './gastos.ts';
import { solicitudes } from './solicitudes.ts';
import { idsDeCuentas } from './usuarios.ts';

/** One a day, under its business date. */
export const conciliaciones = coleccion('conciliaciones', conciliacionDoc);

const breves = coleccion('conciliaciones', conciliacionBreve);

/** All but the one that is running, or was interrupted. */
const TERMINADAS = ESTADOS_CONCILIACION.filter((estado) => estado !== 'en_curso');

/** The newest one that is over, if there is one; one read. */
export async function ultimaConciliacion(): Promise<ConciliacionBreve | undefined> {
  const terminadas = breves.todas().where('estado', 'in', TERMINADAS);
  const { docs } = await terminadas.orderBy('fecha', 'desc').limit(1).get();
  return docs[0]?.data();
}

/** The figures of the portfolio on that day; undefined where nobody looked. */
export const carteraDel = async (fecha: Fecha): Promise<ConciliacionBreve['cartera']> =>
  (await leer(breves.doc(fecha)))?.cartera;

/** Every collector, turned off or not, and every owner of sums: one without the other is reported. */
export async function idsDeCobradores(): Promise<string[]> {
  const [cuentas, totales] = await Promise.all([
    idsDeCuentas(),
    firestore().collection('totales').select().get(),
  ]);
  return [...new Set([...cuentas, ...totales.docs.map(({ id }) => id)])].sort();
}

const delCobrador = <T>(consulta: Query<T>, id_cobrador: string): Query<T> =>
  consulta.where('id_cobrador', '==', id_cobrador);

/** A collector's whole ledger: by path, a credit's rows come together and in the order of the credits. */
export const libroDe = (id_cobrador: string): Query<MovimientoDoc> =>
  delCobrador(firestore().collectionGroup('movimientos'), id_cobrador).withConverter(
    convertidor(movimientoDoc),
  );

export const creditosDe = (id_cobrador: string): Query<CreditoDoc> =>
  delCobrador(creditos.todas(), id_cobrador);

/** Credits of others, of which that collector's days and box hold something. */
export const creditosTambienDe = (id_cobrador: string): Query<CreditoDoc> =>
  creditos.todas().where('tambien_de', 'array-contains', id_cobrador);

export const gastosDe = (id_cobrador: string): Query<GastoDoc> => delCobrador(gastos.todas(), id_cobrador);

/** Only these, and those with an open task (`conTarea`), add something to the sums. */
export const solicitudesQueEsperan = (id_cobrador: string): Query<SolicitudDoc> =>
  delCobrador(solicitudes.todas(), id_cobrador).where('estado', '==', 'pendiente');

/** The clients are counted in the index: a thousand of them cost one read. */
export const cuentaDeClientes = (id_cobrador: string) =>
  delCobrador(clientes.todas(), id_cobrador).where('eliminado', '==', false).count();
