// The least that a payment costs: one transaction of two round trips that reads and writes the documents of a payment,
// with the Admin SDK and nothing else. Its writes are learnt from one real payment.
import { randomUUID } from 'node:crypto';
import { type DocumentReference, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Cobro } from './cobros.ts';

type Datos = Record<string, unknown>;

const esMapa = (valor: unknown): valor is Datos =>
  typeof valor === 'object' && valor !== null && Object.getPrototypeOf(valor) === Object.prototype;

const igual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const cambiados = (antes: Datos, despues: Datos): Datos =>
  Object.fromEntries(Object.entries(despues).filter(([campo, valor]) => !igual(valor, antes[campo])));

/** The increments that turn one into the other, as sums are written. */
function incrementos(antes: Datos, despues: Datos): Datos {
  return Object.fromEntries(
    Object.entries(cambiados(antes, despues)).map(([campo, valor]) => {
      const previo = antes[campo];
      if (typeof valor === 'number') return [campo, FieldValue.increment(valor - Number(previo ?? 0))];
      return [campo, esMapa(valor) ? incrementos(esMapa(previo) ? previo : {}, valor) : valor];
    }),
  );
}

/** The documents that a payment of this credit touches and that were there before. */
async function fotos(db: Firestore, { id_credito, id_cobrador }: Cobro, dia: string) {
  const leer = async (ruta: string): Promise<Datos> => (await db.doc(ruta).get()).data() ?? {};
  const credito = await leer(`creditos/${id_credito}`);
  return {
    credito,
    cliente: await leer(`clientes/${String(credito['id_cliente'])}`),
    totales: await leer(`totales/${id_cobrador}`),
    dia: await leer(`totales/${id_cobrador}/dias/${dia}`),
  };
}

/** The one document of a collection in which nothing was before the payment. */
const unica = async (db: Firestore, coleccion: string): Promise<Datos> =>
  (await db.collection(coleccion).limit(1).get()).docs[0]?.data() ?? {};

/** Learns from `pagar`, a real payment of `cobro`; gives back the same as a bare transaction. */
export async function abrirDesnudas(db: Firestore, cobro: Cobro, dia: string, pagar: () => Promise<void>) {
  const antes = await fotos(db, cobro, dia);
  await pagar();
  const despues = await fotos(db, cobro, dia);
  const { docs } = await db
    .collection(`creditos/${cobro.id_credito}/movimientos`)
    .where('fecha', '==', dia)
    .get();
  const movimiento = docs[0]?.data() ?? {};
  const [auditoria, respuesta] = [await unica(db, 'bitacora'), await unica(db, 'idempotencia')];
  const [fila] = Object.values(despues.dia['filas'] as Datos);
  const deTotales = incrementos(antes.totales, despues.totales);
  const deDia = incrementos({ ...antes.dia, filas: despues.dia['filas'] }, despues.dia);
  const deCredito = cambiados(antes.credito, despues.credito);
  const deCliente = cambiados(antes.cliente, despues.cliente);

  return async ({ id_credito, id_cobrador }: Cobro): Promise<void> => {
    const id = randomUUID();
    const credito = db.doc(`creditos/${id_credito}`);
    const clave = db.doc(`idempotencia/${id}`);
    await db.runTransaction(
      async (tx) => {
        const [, , leido] = await tx.getAll(db.doc(`usuarios/${id_cobrador}`), clave, credito);
        const cliente = db.doc(`clientes/${String(leido?.get('id_cliente'))}`);
        const fusionar = (donde: DocumentReference, datos: Datos) => tx.set(donde, datos, { merge: true });
        tx.create(credito.collection('movimientos').doc(`desnudo-${id}`), movimiento);
        tx.update(credito, deCredito);
        fusionar(db.doc(`totales/${id_cobrador}`), deTotales);
        fusionar(db.doc(`totales/${id_cobrador}/dias/${dia}`), {
          ...deDia,
          filas: { [`desnuda-${id}`]: fila },
        });
        tx.update(cliente, deCliente);
        tx.create(db.doc(`bitacora/${id}`), auditoria);
        tx.create(clave, respuesta);
      },
      { maxAttempts: 1 },
    );
  };
}
