import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import * as F from 'firebase/firestore';
import { DUENO, type Fila, MATRIZ } from './matriz.ts';
import { AJENO, CORREO, type Persona, PERSONAS } from './personas.ts';

const REGLAS = new URL('../../firestore.rules', import.meta.url);

/** The path of a collection's documents of one owner. */
export const coleccionDe = (fila: Fila, dueno: string): string => fila.ruta.replace('{}', dueno);

/** A document of that owner; `id` only where the owner is not the id itself. */
export const rutaDe = (fila: Fila, dueno: string, id = `de-${dueno}`): string =>
  `${coleccionDe(fila, dueno)}/${fila.dueno === 'id' ? dueno : id}`;

export const datosDe = (dueno: string): F.DocumentData => ({
  [DUENO]: dueno,
  tipo: 'renovacion',
  estado: 'pendiente',
  estado_credito: 'Aprobado',
  fecha_solicitud: new Date('2026-11-18T17:00:00Z'),
});

/** One document per collection and owner, and the record of everybody who has one. */
function documentos(): [ruta: string, datos: F.DocumentData][] {
  const duenos = [...PERSONAS.flatMap(({ uid }) => uid ?? []), AJENO];
  const deUsuario = MATRIZ.filter(({ ruta }) => ruta !== 'usuarios').flatMap((fila) =>
    // Under a credit, what counts is the credit's owner; a movement alone must not decide.
    duenos.flatMap((dueno): [string, F.DocumentData][] => [
      [rutaDe(fila, dueno), fila.dueno === 'arriba' ? {} : datosDe(dueno)],
      ...(fila.ruta === 'creditos' ? [[`creditos/${dueno}`, datosDe(dueno)] as [string, object]] : []),
    ]),
  );
  const registros = PERSONAS.flatMap(({ uid, registro }): [string, F.DocumentData][] =>
    uid !== null && registro ? [[`usuarios/${uid}`, registro]] : [],
  );
  return [
    ...deUsuario,
    ...registros,
    [`usuarios/${AJENO}`, { id_rol: 5, activo: true, email: 'otro@leal.demo' }],
  ];
}

/** The rules in force over a database of their own, with everybody's documents in it. */
export async function abrirMundo(anfitrion: string, projectId: string): Promise<RulesTestEnvironment> {
  F.setLogLevel('silent');
  const [host = '', port] = anfitrion.split(':');
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { host, port: Number(port), rules: readFileSync(REGLAS, 'utf8') },
  });
  await env.withSecurityRulesDisabled(async (contexto) => {
    const db = contexto.firestore() as unknown as F.Firestore;
    const lote = F.writeBatch(db);
    for (const [ruta, datos] of documentos()) lote.set(F.doc(db, ruta), datos);
    await lote.commit();
  });
  return env;
}

/** The web SDK as that person would use it. */
export function entrar(env: RulesTestEnvironment, { uid, claim, sesion }: Persona): F.Firestore {
  const contexto =
    uid === null
      ? env.unauthenticatedContext()
      : env.authenticatedContext(uid, {
          email: CORREO,
          ...(claim !== undefined && { id_rol: claim }),
          ...(sesion !== undefined && { auth_time: sesion }),
        });
  return contexto.firestore() as unknown as F.Firestore;
}
