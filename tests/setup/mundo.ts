// A collector of one test's own, with the portfolio that the test asks for: tests share a suite, never data.
import { randomUUID } from 'node:crypto';
import { type ClienteSuite, conectarSuite, crearUsuarios, sinHosting } from '@leal/local';
import { idCorreo } from '@leal/domain';
import {
  type CarteraPedida,
  type CreditoDeCartera,
  type Documento,
  type Llama,
  type DatosDeLlamada,
  type Respuesta,
  unaCartera,
} from '@leal/seed';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, inject } from 'vitest';

export type Persona = Llama & {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
};
export type Mundo = {
  readonly suite: ClienteSuite;
  readonly db: Firestore;
  /** One of the demo's accounts. */
  readonly cuenta: (email: string) => Promise<Persona>;
  /** A new manager, for what one of the demo's cannot do without disturbing others. */
  readonly gerente: () => Promise<Persona>;
  /** A new collector with these credits; ids are prefixed with `prefijo`. */
  readonly cobrador: (
    creditos?: readonly CreditoDeCartera[],
    resto?: Partial<CarteraPedida>,
  ) => Promise<Persona & { readonly prefijo: string }>;
};

export const CONTRASENA = 'Leal.2026';
const DEL_DEMO = new Set([
  'configuracion/negocio',
  'usuarios/gerente-1',
  `correos/${idCorreo('gerente@leal.demo')}`,
]);

export async function pedir<T>(
  suite: Pick<ClienteSuite, 'api'>,
  token: string | undefined,
  metodo: string,
  ruta: string,
  { cuerpo, clave, cabeceras = {} }: DatosDeLlamada = {},
): Promise<Respuesta<T>> {
  const respuesta = await fetch(`${suite.api}${ruta.replace(/^\//, '')}`, {
    method: metodo,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(clave === undefined ? {} : { 'idempotency-key': clave }),
      ...cabeceras,
    },
    ...(cuerpo === undefined ? {} : { body: typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo) }),
  });
  const texto = await respuesta.text();
  const esJson = respuesta.headers.get('content-type')?.includes('json') === true;
  return {
    estado: respuesta.status,
    cuerpo: (esJson && texto !== '' ? JSON.parse(texto) : texto) as T,
    cabeceras: respuesta.headers,
  };
}

async function personaDe(suite: ClienteSuite, uid: string, email: string): Promise<Persona> {
  const token = await suite.token(email, CONTRASENA);
  const directa = sinHosting(suite);
  return {
    uid,
    email,
    token,
    llamar: <T>(metodo: string, ruta: string, peticion?: DatosDeLlamada) =>
      pedir<T>(directa, token, metodo, ruta, peticion),
  };
}

const POR_LOTE = 500;

/** A whole portfolio in one commit, or few. */
async function escribir(db: Firestore, documentos: readonly Documento[]): Promise<void> {
  const propios = documentos.filter(({ ruta }) => !DEL_DEMO.has(ruta));
  for (let i = 0; i < propios.length; i += POR_LOTE) {
    const lote = db.batch();
    for (const { ruta, datos } of propios.slice(i, i + POR_LOTE)) lote.set(db.doc(ruta), datos);
    await lote.commit();
  }
}

/** Connects to the project's suite; call it once a file, at the top. */
export function abrirMundo(descripcion = inject('suite')): Mundo {
  const suite = conectarSuite(descripcion);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.auth}`;
  const app = initializeApp({ projectId: suite.proyecto }, randomUUID());
  const db = getFirestore(app);
  afterAll(() => deleteApp(app));

  /** The demo's people sign in once a file. */
  const delDemo = new Map<string, Promise<Persona>>();
  const conRol = async (uid: string, email: string, id_rol: number): Promise<Persona> => {
    await crearUsuarios(`127.0.0.1:${suite.puertos.auth}`, [{ uid, email, password: CONTRASENA, id_rol }]);
    return personaDe(suite, uid, email);
  };

  return {
    suite,
    db,
    gerente: async () => {
      const uid = `g${randomUUID().slice(0, 8)}`;
      const email = `${uid}@leal.demo`;
      const creado_en = await suite.ahora();
      const registro = {
        id_usuario: uid,
        nombre: `Gerente ${uid}`,
        email,
        id_rol: 6,
        activo: true,
        creado_en,
      };
      await db.doc(`usuarios/${uid}`).set(registro);
      return conRol(uid, email, 6);
    },
    cuenta: (email) => {
      const uid = suite.usuarios.find((usuario) => usuario.email === email)?.uid;
      if (uid === undefined) return personaDe(suite, email, email);
      const sesion = delDemo.get(email) ?? personaDe(suite, uid, email);
      delDemo.set(email, sesion);
      return sesion;
    },
    cobrador: async (creditos = [], resto = {}) => {
      const prefijo = `t${randomUUID().slice(0, 8)}`;
      const email = `${prefijo}@leal.demo`;
      const ahora = await suite.ahora();
      const propios = creditos.map((credito, i) => ({
        ...credito,
        id_cliente: `${prefijo}-cli-${i + 1}`,
        id_credito: `${prefijo}-cre-${i + 1}`,
      }));
      const { documentos } = unaCartera({
        ahora,
        ...resto,
        cobrador: { id_usuario: prefijo, email, nombre: `Cobrador ${prefijo}`, ...resto.cobrador },
        creditos: propios,
        gastos: (resto.gastos ?? []).map((gasto, i) => ({ ...gasto, id_gasto: `${prefijo}-gas-${i + 1}` })),
      });
      await escribir(db, documentos);
      return { ...(await conRol(prefijo, email, 5)), prefijo };
    },
  };
}
