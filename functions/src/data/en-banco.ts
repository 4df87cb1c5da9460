import { TOPE_SIN_DEPOSITO } from '@leal/contract';
import {
  clienteDoc,
  type CreditoDoc,
  creditoDoc,
  movimientoDoc,
  type MovimientoDoc,
} from '@leal/contract/documentos';
import {
  type Centavos,
  type EstadoCredito,
  type EstadoEnBanco,
  ESTADOS_EN_BANCO,
  sinCorreccion,
  type SinCorreccion,
} from '@leal/domain';
import type { Query, Transaction } from 'firebase-admin/firestore';
import { firestore } from '../platform/firebase.ts';
import { convertidor } from './coleccion.ts';
import { movimientos } from './creditos.ts';
import { contarYSumar, type CuentaYMonto } from './contar-y-sumar.ts';

/** The transfers of all credits in that state: a deleted one, and cash, has none. */
export const transferenciasEn = (estado: EstadoEnBanco): Query<MovimientoDoc> =>
  firestore()
    .collectionGroup('movimientos')
    .where('banco.estado', '==', estado)
    .withConverter(convertidor(movimientoDoc));

/** How many of each of these amounts are in that state: a read for each thousand of each. */
export async function contarDeMontos(
  estado: EstadoEnBanco,
  montos: readonly Centavos[],
): Promise<ReadonlyMap<Centavos, number>> {
  const cuentas = montos.map(async (monto) => {
    const foto = await transferenciasEn(estado).where('monto_centavos', '==', monto).count().get();
    return [monto, foto.data().count] as const;
  });
  return new Map(await Promise.all(cuentas));
}

export const sumarTransferencias = (estado: EstadoEnBanco): Promise<CuentaYMonto> =>
  contarYSumar(transferenciasEn(estado));

/** The payments that are paired with a deposit of the bank. */
export const sumarConRenglon = (tx: Transaction): Promise<CuentaYMonto> =>
  contarYSumar(firestore().collectionGroup('movimientos').where('banco.renglon', '>', ''), tx);

/** Rows that are read under each reference: itself, and as many others as are said. */
const POR_REFERENCIA = 4;

/** The transfers since then under these references, the newest of each: what many write ('PAGO') hides no other. */
export async function leerConReferencia(
  normales: readonly string[],
  desde: Date,
): Promise<readonly MovimientoDoc[]> {
  const leidas = await Promise.all(
    [...new Set(normales)].map((normal) =>
      firestore()
        .collectionGroup('movimientos')
        .where('referencia_normal', '==', normal)
        .where('capturado_en', '>=', desde)
        .orderBy('capturado_en', 'desc')
        .limit(POR_REFERENCIA)
        .withConverter(convertidor(movimientoDoc))
        .get(),
    ),
  );
  return leidas.flatMap(({ docs }) => docs.map((foto) => foto.data()));
}

type DeEseMonto = { readonly monto_centavos: Centavos; readonly desde: Date };

/** The transfers of a credit of that amount, since then, that no deposit is: none is read of a credit that never had a transfer. */
export async function leerSinDeposito(
  tx: Transaction,
  { id_credito, con_transferencia }: Pick<CreditoDoc, 'id_credito' | 'con_transferencia'>,
  { monto_centavos, desde }: DeEseMonto,
): Promise<readonly MovimientoDoc[]> {
  if (con_transferencia !== true) return [];
  const iguales = movimientos(id_credito)
    .todas()
    .where('banco.estado', 'in', ESTADOS_EN_BANCO)
    .where('monto_centavos', '==', monto_centavos)
    .where('capturado_en', '>=', desde)
    .orderBy('capturado_en', 'desc')
    .limit(TOPE_SIN_DEPOSITO);
  const leidos = (await tx.get(iguales)).docs.map((foto) => foto.data());
  return leidos.filter(({ banco }) => banco?.renglon === undefined);
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
