import { clienteDoc, creditoDoc, movimientoDoc, type MovimientoDoc } from '@leal/contract/documentos';
import { type EstadoCredito, type EstadoEnBanco, sinCorreccion, type SinCorreccion } from '@leal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { convertidor } from './coleccion.ts';
import { enConsultas } from './en-consultas.ts';
import { contarYSumar, type CuentaYMonto } from './contar-y-sumar.ts';

/** The transfers of all credits in that state: a deleted one, and cash, has none. */
export const transferenciasEn = (estado: EstadoEnBanco): Query<MovimientoDoc> =>
  firestore()
    .collectionGroup('movimientos')
    .where('banco.estado', '==', estado)
    .withConverter(convertidor(movimientoDoc));

export const sumarTransferencias = (estado: EstadoEnBanco): Promise<CuentaYMonto> =>
  contarYSumar(transferenciasEn(estado));

/** The payments that are paired with a deposit of the bank. */
export const sumarConRenglon = (tx: Transaction): Promise<CuentaYMonto> =>
  contarYSumar(firestore().collectionGroup('movimientos').where('banco.renglon', '>', ''), tx);

/** Rows that are read for each reference that is asked for, on the average: itself, and others under it. */
const POR_REFERENCIA = 3;

/** The transfers since then under these references, the newest first: three a reference are read at most. */
export async function leerConReferencia(
  normales: readonly string[],
  desde: Date,
): Promise<readonly MovimientoDoc[]> {
  const leidas = await Promise.all(
    enConsultas(normales).map((tanda) =>
      firestore()
        .collectionGroup('movimientos')
        .where('referencia_normal', 'in', tanda)
        .where('capturado_en', '>=', desde)
        .orderBy('capturado_en', 'desc')
        .limit(tanda.length * POR_REFERENCIA)
        .withConverter(convertidor(movimientoDoc))
        .get(),
    ),
  );
  return leidas.flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

const soloEstado = creditoDoc.shape.estado_credito;
const soloAbierto = clienteDoc.shape.id_credito_abierto;

/** Which credit these clients have open; who is not there, none. */
async function leerAbiertosDe(ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const referencias = [...new Set(ids)].map((id) => firestore().doc(`clientes/${id}`));
  const fotos = await firestore().getAll(...referencias, { fieldMask: ['id_credito_abierto'] });
  return new Map(
    fotos.map((foto) => [foto.id, soloAbierto.safeParse(foto.get('id_credito_abierto')).data ?? null]),
  );
}

export type Corregible = {
  readonly estado_credito: EstadoCredito;
  readonly sin_correccion: SinCorreccion | null;
};

/** Whether payments of these credits can be corrected: each credit, and the client of each that was paid off. */
export async function leerCorregibles(
  pagos: readonly Pick<MovimientoDoc, 'id_credito' | 'id_cliente'>[],
): Promise<ReadonlyMap<string, Corregible>> {
  const clienteDe = new Map(pagos.map(({ id_credito, id_cliente }) => [id_credito, id_cliente]));
  if (clienteDe.size === 0) return new Map();
  const referencias = [...clienteDe.keys()].map((id) => firestore().doc(`creditos/${id}`));
  const fotos = await firestore().getAll(...referencias, {
    fieldMask: ['estado_credito', 'cliente_eliminado'],
  });
  const creditos = fotos.flatMap((foto) => {
    const { data: estado_credito } = soloEstado.safeParse(foto.get('estado_credito'));
    if (estado_credito === undefined) return [];
    const cliente_eliminado = foto.get('cliente_eliminado') === true;
    return [{ id: foto.id, id_cliente: clienteDe.get(foto.id) ?? '', estado_credito, cliente_eliminado }];
  });
  const enDuda = creditos.filter((c) => c.estado_credito === 'Finalizado' && !c.cliente_eliminado);
  const abiertos = await leerAbiertosDe(enDuda.map(({ id_cliente }) => id_cliente));
  return new Map(
    creditos.map((credito) => {
      const id_credito_abierto = abiertos.get(credito.id_cliente);
      const { estado_credito } = credito;
      return [credito.id, { estado_credito, sin_correccion: sinCorreccion(credito, { id_credito_abierto }) }];
    }),
  );
}

/** In what state these credits are now: one document each. */
export async function leerEstadosDeCreditos(
  ids: readonly string[],
): Promise<ReadonlyMap<string, EstadoCredito>> {
  const unicos = [...new Set(ids)];
  if (unicos.length === 0) return new Map();
  const referencias = unicos.map((id) => firestore().doc(`creditos/${id}`));
  const fotos = await firestore().getAll(...referencias, { fieldMask: ['estado_credito'] });
  return new Map(
    fotos.flatMap((foto) => {
      const { data } = soloEstado.safeParse(foto.get('estado_credito'));
      return data === undefined ? [] : [[foto.id, data]];
    }),
  );
}
