import { avisoDoc, type AvisoDoc } from '@leal/contract/documentos';
import { NADA_POR_APROBAR, type PorAprobar } from '@leal/domain';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { coleccion } from './coleccion.ts';
import { ahoraDelAlmacen } from './incrementos.ts';

export const avisos = coleccion('avisos', avisoDoc);

type Cambios = {
  readonly por_aprobar?: PorAprobar;
  readonly ruta?: number;
  readonly caja?: number;
  readonly ultima_resolucion?: object;
  readonly manos?: object;
  readonly no_estan?: readonly object[];
};

/** A merge keeps what it does not name: what was said of the decision before must go. */
const SIN_LO_DE_ANTES = {
  con_otros_datos: FieldValue.delete(),
  monto_centavos: FieldValue.delete(),
  monto_entregado_centavos: FieldValue.delete(),
  por_resolver_centavos: FieldValue.delete(),
};

/** Additions to every number of the document, so that it is complete even when this creates it. */
function mover(
  tx: Transaction,
  id_cobrador: string,
  { por_aprobar = NADA_POR_APROBAR, ruta = 0, caja = 0, ...resto }: Cambios,
) {
  const contadores = Object.entries(por_aprobar).map(([clase, n]) => [clase, FieldValue.increment(n)]);
  tx.set(
    firestore().doc(`avisos/${id_cobrador}`),
    {
      por_aprobar: Object.fromEntries(contadores) as object,
      ruta: FieldValue.increment(ruta),
      ...(caja !== 0 && { caja: FieldValue.increment(caja) }),
      movido_en: ahoraDelAlmacen(),
      ...resto,
    },
    { merge: true },
  );
}

/** More or fewer of a collector's requests wait for a manager; moved with the running sums, never alone. */
export const moverPorAprobar = (tx: Transaction, id_cobrador: string, por_aprobar: PorAprobar): void =>
  mover(tx, id_cobrador, { por_aprobar });

/** The route changed from outside: the collector's app loads it again. */
export const avisarRuta = (tx: Transaction, id_cobrador: string): void => mover(tx, id_cobrador, { ruta: 1 });

/** Something of this collector's waits for a manager, or waits no more, that no phone shows: the office counts again. */
export const avisarOficina = (tx: Transaction, id_cobrador: string): void => mover(tx, id_cobrador, {});

/** Clients came to this collector, or went: the route is another one, and the collector's app says why. */
export const avisarManos = (
  tx: Transaction,
  id_cobrador: string,
  manos: NonNullable<AvisoDoc['manos']>,
): void => mover(tx, id_cobrador, { ruta: 1, manos });

export type QueNoEstan = NonNullable<AvisoDoc['no_estan']>;

/** So many notices of transfers that are not there are kept: whoever hears of the last learns of those before. */
const NO_ESTAN_QUE_QUEDAN = 10;

/** What these collectors were told of transfers that are not there. */
export async function leerAvisosDelBanco(
  tx: Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, QueNoEstan>> {
  if (ids.length === 0) return new Map();
  const fotos = await tx.getAll(...ids.map((id) => avisos.doc(id)));
  return new Map(fotos.map((foto) => [foto.id, foto.data()?.no_estan ?? []]));
}

/** The office does not find a transfer in the bank: its collector reads it beside those before, whatever else was said since. */
export const avisarQueNoEsta = (
  tx: Transaction,
  id_cobrador: string,
  antes: QueNoEstan,
  nuevo: QueNoEstan[number],
): void => mover(tx, id_cobrador, { ruta: 1, no_estan: [...antes, nuevo].slice(-NO_ESTAN_QUE_QUEDAN) });

/** Cash was handed over, or a cut moved: the collector's app and the office read the cash box again. */
export const avisarCaja = (tx: Transaction, id_cobrador: string): void => mover(tx, id_cobrador, { caja: 1 });

/** A manager decided one of the collector's requests; `ruta`: the decision also changed the route. */
export const avisarResolucion = (
  tx: Transaction,
  id_cobrador: string,
  ultima_resolucion: NonNullable<AvisoDoc['ultima_resolucion']>,
  { ruta }: { readonly ruta: boolean },
): void =>
  mover(tx, id_cobrador, {
    ultima_resolucion: { ...SIN_LO_DE_ANTES, ...ultima_resolucion },
    ruta: ruta ? 1 : 0,
  });

/** The document of somebody new: nothing waits. */
export const crearAvisos = (tx: Transaction, uid: string) =>
  tx.set(avisos.doc(uid), { por_aprobar: { ...NADA_POR_APROBAR }, ultima_resolucion: null, ruta: 0 });
