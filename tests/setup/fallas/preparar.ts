// A call that is ready to be made, and a look at everything that it may touch.
import type { NombreLlamada } from '@leal/contract';
import { negocioDoc } from '@leal/contract/documentos';
import { centavos } from '@leal/domain';
import type { CreditoDeCartera } from '@leal/seed';
import { getApps } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { randomUUID } from 'node:crypto';
import { SIN_AJUSTES, versionDeAjustes } from '../../../functions/src/use-cases/ajustes/presentar-ajustes.ts';
import { invocar } from '../invocar.ts';
import { type Libro, libroCuadrado } from '../libro.ts';
import type { Mundo, Persona } from '../mundo.ts';

export type Preparado = {
  readonly persona: Persona;
  readonly cuerpo?: Record<string, unknown>;
  readonly parametros?: Record<string, string>;
  readonly consulta?: Record<string, string | number>;
  /** Everything that the call may touch. */
  readonly foto: () => Promise<{ anotaciones: number; resto: unknown }>;
  /** The rows of the audit about it, alone. */
  readonly anotadas: () => Promise<number>;
};
export type Caso = {
  readonly nombre: NombreLlamada;
  readonly titulo: string;
  readonly preparar: () => Promise<Preparado>;
  /** The rows of the audit that it writes, when it is about several documents. */
  readonly anotaciones?: number;
  /** The status of its success, when it is not that of the contract. */
  readonly exito?: 202;
  /** The part of its answer that is kept nowhere: made anew each time. */
  readonly cadaVez?: string;
  /** Behind the same transaction as another case: one fault of each kind is enough. */
  readonly breve?: true;
};

/** How many rows of the audit are about that collector, or that document. */
export const contarAnotadas =
  ({ db }: Mundo, valor: string, campo: 'id_cobrador' | 'documento' = 'id_cobrador') =>
  async (): Promise<number> =>
    (await db.collection('bitacora').where(campo, '==', valor).count().get()).data().count;

export async function deCobrador(
  mundo: Mundo,
  cuerpo: (prefijo: string) => Record<string, unknown>,
  antes?: (persona: Persona, prefijo: string) => Promise<unknown>,
  creditos: readonly CreditoDeCartera[] = [{}, {}],
): Promise<Preparado> {
  const persona = await mundo.cobrador(creditos);
  await antes?.(persona, persona.prefijo);
  const aFoto = ({ bitacora, ...resto }: Libro) => ({ anotaciones: bitacora.length, resto });
  return {
    persona,
    cuerpo: cuerpo(persona.prefijo),
    foto: async () => aFoto(await libroCuadrado(mundo.db, persona.uid)),
    anotadas: contarAnotadas(mundo, persona.uid),
  };
}

/** A manager acts on a new collector's portfolio. */
export async function deGerente(
  mundo: Mundo,
  pedido: (prefijo: string) => Pick<Preparado, 'cuerpo' | 'parametros'>,
  credito: CreditoDeCartera = {},
): Promise<Preparado> {
  const dueno = await mundo.cobrador([credito], {
    gastos: [{ monto: centavos(15_000), motivo: 'Gasolina' }],
  });
  const foto = async () => {
    const { bitacora, ...resto } = await libroCuadrado(mundo.db, dueno.uid);
    const usuario = (await mundo.db.doc(`usuarios/${dueno.uid}`).get()).data();
    const { disabled, email } = await getAuth(getApps()[0]).getUser(dueno.uid);
    return { anotaciones: bitacora.length, resto: { ...resto, usuario, disabled, email } };
  };
  const anotadas = contarAnotadas(mundo, dueno.uid);
  return { persona: await mundo.cuenta('gerente@leal.demo'), ...pedido(dueno.prefijo), foto, anotadas };
}

/** A manager sets where papers are signed: nobody else's settings depend on it. */
export async function deAjustes(mundo: Mundo): Promise<Preparado> {
  const ajustes = mundo.db.doc('configuracion/negocio');
  const guardados = async () => {
    const foto = await ajustes.get();
    return foto.exists ? negocioDoc.parse(foto.data()) : SIN_AJUSTES;
  };
  const anotadas = contarAnotadas(mundo, ajustes.path, 'documento');
  return {
    persona: await mundo.cuenta('gerente@leal.demo'),
    cuerpo: {
      cambios: { legales: { lugar: `Durango ${randomUUID().slice(0, 8)}` } },
      visto: versionDeAjustes(await guardados()),
    },
    foto: async () => ({ anotaciones: await anotadas(), resto: await guardados() }),
    anotadas,
  };
}

export async function deAlta(mundo: Mundo): Promise<Preparado> {
  const persona = await mundo.cuenta('gerente@leal.demo');
  const uid = `nuevo-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@leal.demo`;
  const auth = getAuth(getApps()[0]);
  await auth.createUser({ uid, email, password: 'Leal.2026' });
  const { db } = mundo;
  const documentos = [`usuarios/${uid}`, `totales/${uid}`, `avisos/${uid}`].map((ruta) => db.doc(ruta));
  const foto = async () => {
    const anotado = await db.collection('bitacora').where('documento', '==', `usuarios/${uid}`).get();
    const fotos = await db.getAll(...documentos);
    const { customClaims } = await auth.getUser(uid);
    return {
      anotaciones: anotado.size,
      resto: { rol: { ...customClaims }, datos: fotos.map((f) => f.data()) },
    };
  };
  const anotadas = contarAnotadas(mundo, `usuarios/${uid}`, 'documento');
  return { persona, cuerpo: { nombre: 'Nuevo Cobrador', email, uid, id_rol: 1 }, foto, anotadas };
}

/** A manager takes a collector's phone for lost, which has said what it holds, and numbers receipts. */
export async function conTelefono(mundo: Mundo): Promise<Preparado> {
  const persona = await mundo.cobrador([{}]);
  const { serie } = (await invocar(persona, 'pedirSerie', { cuerpo: {} })).cuerpo;
  const dicho = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 3, monto_sin_enviar: 240 };
  await invocar(persona, 'avisarContacto', { cuerpo: { ...dicho, serie } });
  const documentos = [`usuarios/${persona.uid}`, `contactos/${persona.uid}`, `series/${serie}`];
  const anotadas = contarAnotadas(mundo, persona.uid);
  return {
    persona: await mundo.cuenta('gerente@leal.demo'),
    parametros: { id_usuario: persona.uid, dispositivo: 'tel-1' },
    cuerpo: {},
    foto: async () => ({
      anotaciones: await anotadas(),
      resto: (await mundo.db.getAll(...documentos.map((ruta) => mundo.db.doc(ruta)))).map((f) => f.data()),
    }),
    anotadas,
  };
}
