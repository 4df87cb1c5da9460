// A day on which the tasks of a bench can be done: who is behind and who is not, a promise, requests to decide.
import type { Suite } from '@leal/local';
import { diasAtrasado, type Fecha, fechaLocal } from '@leal/domain';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { porApi } from './por-api.ts';

export type Fila = Readonly<Record<'id_credito' | 'nombre' | 'telefono', string>> & {
  readonly monto_diario: number;
  /** Days behind. */
  readonly dias: number;
};

const GASTOS = 22;
const POCOS_DIAS = 5;

/** The things that the tasks need of the first collector's route. */
export async function prepararDia(suite: Suite) {
  process.env['METADATA_SERVER_DETECTION'] = 'none';
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.firestore}`;
  const db = getFirestore(initializeApp({ projectId: suite.proyecto }));
  const email = 'cobrador1@leal.demo';
  const token = await suite.token(email);
  const { uid } = suite.usuarios.find((usuario) => usuario.email === email) ?? { uid: '' };
  const pedir = porApi(suite, token);
  const { datos } = await pedir<{ readonly datos: readonly Record<string, never>[] }>(
    'GET',
    `clientes/activos-sin-pago-hoy/${uid}`,
  );
  const hoy = fechaLocal(await suite.ahora());
  const docs = await Promise.all(
    datos.map(({ id_credito }) => db.doc(`creditos/${String(id_credito)}`).get()),
  );
  const repetidos = (nombre: unknown) => docs.filter((doc) => doc.get('nombre') === nombre).length > 1;
  const filas = docs.filter((doc) => !repetidos(doc.get('nombre')));
  const comoFila = (doc: (typeof docs)[number]): Fila => ({
    id_credito: doc.id,
    nombre: String(doc.get('nombre')),
    telefono: String(doc.get('telefono')),
    monto_diario: Number(doc.get('monto_diario_centavos')) / 100,
    dias: diasAtrasado(doc.get('debe_desde') as Fecha | null, hoy),
  });
  const todas = filas.map(comoFila);
  const alDia = todas.find(({ dias }) => dias === 0);
  // So few days are brought up to date without a manager.
  const atrasado = todas.find(({ dias }) => dias > 1 && dias < POCOS_DIAS);
  const [otro, prometio] = todas.filter((fila) => fila !== alDia && fila !== atrasado);
  if (!alDia || !atrasado || !otro || !prometio) throw new Error('The demo lacks a client of some kind');
  await pedir('POST', 'abonos/registrar', {
    id_credito: prometio.id_credito,
    monto: 0,
    motivo_visita: 'No tiene',
    promesa: { fecha: hoy, monto: prometio.monto_diario },
  });
  for (let n = 0; n < GASTOS; n += 1)
    await pedir('POST', 'gastos/crear', { monto: 50 + n, motivo: `Gasolina ${n}` });
  const { nombre: cobrador } = (await db.doc(`usuarios/${uid}`).get()).data() as { nombre: string };
  return { alDia, atrasado, otro, prometio, cobrador };
}
