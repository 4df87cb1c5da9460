// The office as a test asks it, and the one that a suite serves.
import { randomUUID } from 'node:crypto';
import { setTimeout as esperar } from 'node:timers/promises';
import { type ClienteSuite, conectarSuite, crearUsuarios, sinHosting } from '@leal/local';
import { type IdRol, ROL } from '@leal/domain';
import {
  type CarteraPedida,
  type CreditoDeCartera,
  type Documento,
  type Llama,
  type DatosDeLlamada,
  type Respuesta,
} from '@leal/seed';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, inject } from 'vitest';
import { type LlamaPorNombre, porHosting } from './callable.ts';
import { type CarteraNueva, cobradorNuevo, gerenteNuevo } from './gente-nueva.ts';
import { cargaDe } from './token.ts';
import { disparar, type Trabajo } from './trabajo.ts';

export type Persona = Llama & {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
};
/** A collector of one test's own; the ids of what it has begin with `prefijo`. */
export type Cobrador = Persona & { readonly prefijo: string };

/** The office as a test asks it, over a suite's HTTP or in a room of this process (`mundo-de-sala.ts`). */
export type Mundo = {
  readonly db: Firestore;
  /** One of the demo's accounts. */
  readonly cuenta: (email: string) => Promise<Persona>;
  /** The id of one of the demo's accounts. */
  readonly uidDe: (email: string) => string;
  /** A new manager, for what one of the demo's cannot do without disturbing others. */
  readonly gerente: () => Promise<Persona>;
  /** A new collector with these credits; ids are prefixed with `prefijo`. */
  readonly cobrador: (
    creditos?: readonly CreditoDeCartera[],
    resto?: Partial<CarteraPedida>,
  ) => Promise<Cobrador>;
  /** The same person on another phone: there before whatever is ended now, or signing in afterwards. */
  readonly otraSesion: (quien: Persona, cuando?: 'antes' | 'despues') => Promise<Persona>;
  readonly ahora: () => Promise<Date>;
  /** A request by its address, of whoever has that token; nobody without one. */
  readonly pedir: <T = Record<string, unknown>>(
    token: string | undefined,
    metodo: string,
    ruta: string,
    peticion?: DatosDeLlamada,
  ) => Promise<Respuesta<T>>;
  readonly porNombre: LlamaPorNombre;
  /** Runs what the clock starts, to its end; the clock stays where it is. */
  readonly disparar: (trabajo: Trabajo) => Promise<void>;
};
/** The same with a suite behind it. */
export type MundoServido = Mundo & { readonly suite: ClienteSuite };

export const CONTRASENA = 'Leal.2026';

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

const sesionDe = ({ token }: Persona): number => cargaDe(token).auth_time;

/** Sessions differ by their second. */
async function otraSesion(suite: ClienteSuite, quien: Persona): Promise<Persona> {
  const pedida = Math.floor(Date.now() / 1000);
  for (;;) {
    const otra = await personaDe(suite, quien.uid, quien.email);
    if (sesionDe(otra) > Math.max(pedida, sesionDe(quien))) return otra;
    await esperar(100);
  }
}

const POR_LOTE = 500;

/** Running sums say when they were written, by the store's clock: whoever remembers those of all finds new ones by it. */
const comoSeEscribe = ({ ruta, datos }: Documento) =>
  /^totales\/[^/]+$/.test(ruta) ? { ...datos, movido_en: FieldValue.serverTimestamp() } : datos;

/** A whole portfolio in one commit, or few. */
async function escribir(db: Firestore, documentos: readonly Documento[]): Promise<void> {
  for (let i = 0; i < documentos.length; i += POR_LOTE) {
    const lote = db.batch();
    for (const documento of documentos.slice(i, i + POR_LOTE))
      lote.set(db.doc(documento.ruta), comoSeEscribe(documento));
    await lote.commit();
  }
}

/** Connects to the project's suite; call it once a file, at the top. */
export function abrirMundo(descripcion = inject('suite')): MundoServido {
  const suite = conectarSuite(descripcion);
  process.env['FIRESTORE_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.firestore}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${suite.puertos.auth}`;
  const app = initializeApp({ projectId: suite.proyecto }, randomUUID());
  const db = getFirestore(app);
  afterAll(() => deleteApp(app));

  /** The demo's people sign in once a file. */
  const delDemo = new Map<string, Promise<Persona>>();
  const alta = async ({ uid, email, documentos }: CarteraNueva, id_rol: IdRol) => {
    await escribir(db, documentos);
    await crearUsuarios(`127.0.0.1:${suite.puertos.auth}`, [{ uid, email, password: CONTRASENA, id_rol }]);
    return personaDe(suite, uid, email);
  };
  const uidDe = (email: string) => suite.usuarios.find((usuario) => usuario.email === email)?.uid;

  return {
    suite,
    db,
    ahora: () => suite.ahora(),
    otraSesion: (quien) => otraSesion(suite, quien),
    pedir: <T>(token: string | undefined, metodo: string, ruta: string, peticion?: DatosDeLlamada) =>
      pedir<T>(suite, token, metodo, ruta, peticion),
    porNombre: porHosting(suite.puertos.hosting),
    disparar: (trabajo) => disparar(suite, trabajo),
    uidDe: (email) => uidDe(email) ?? '',
    gerente: async () => alta(gerenteNuevo(await suite.ahora()), ROL.gerente),
    cuenta: (email) => {
      const uid = uidDe(email);
      if (uid === undefined) return personaDe(suite, email, email);
      const sesion = delDemo.get(email) ?? personaDe(suite, uid, email);
      delDemo.set(email, sesion);
      return sesion;
    },
    cobrador: async (creditos, resto) => {
      const nuevo = cobradorNuevo(await suite.ahora(), creditos, resto);
      return { ...(await alta(nuevo, ROL.cobrador)), prefijo: nuevo.uid };
    },
  };
}
