// The test of who may read what of Firestore directly, and that nobody writes. One file: the coverage at its end is of
// all of it.
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { incompletas, leerCobertura, tabla } from './cobertura.ts';
import { CONSULTAS } from './consultas.ts';
import { intentosDe, seLogra } from './intentos.ts';
import { MATRIZ } from './matriz.ts';
import { abrirMundo, entrar } from './mundo.ts';
import { type Persona, PERSONAS } from './personas.ts';

const { anfitrion, oficial } = inject('firestore');
const PROYECTO = 'demo-reglas';

let env: RulesTestEnvironment;
const clientes = new Map<Persona, Firestore>();
const cliente = (persona: Persona): Firestore => {
  const db = clientes.get(persona) ?? entrar(env, persona);
  clientes.set(persona, db);
  return db;
};

beforeAll(async () => {
  env = await abrirMundo(anfitrion, PROYECTO);
});
afterAll(() => env.cleanup());

let comprobaciones = 0;

describe.each(MATRIZ)('$ruta', (fila) => {
  test.each(PERSONAS)('as $nombre: what the matrix gives, and nothing else', async (persona) => {
    const intentos = intentosDe(cliente(persona), fila, persona);
    const vistos = await Promise.all(
      intentos.map(async ({ nombre, hacer }) => [nombre, await seLogra(hacer())] as const),
    );
    comprobaciones += intentos.length;
    expect(Object.fromEntries(vistos)).toEqual(
      Object.fromEntries(intentos.map(({ nombre, se_permite }) => [nombre, se_permite])),
    );
  });
});

const como = (rol: Persona['rol']) => {
  const persona = PERSONAS.find((candidata) => candidata.rol === rol);
  if (!persona?.uid) throw new Error(`Nadie es ${rol}`);
  return { db: cliente(persona), uid: persona.uid };
};

describe('what the screens listen to is allowed and has its index', () => {
  test.each(CONSULTAS)('$rol: $nombre', async ({ rol, hacer }) => {
    const { db, uid } = como(rol);
    const pedida = hacer(db, uid);
    const leida = pedida.type === 'document' ? getDocFromServer(pedida) : getDocsFromServer(pedida);
    await expect(leida).resolves.toBeDefined();
  });

  test.skipIf(oficial)('a query without its index is refused, with the index it needs', async () => {
    const sinIndice = query(
      collection(como('gerente').db, 'gastos'),
      where('id_cobrador', '==', 'x'),
      orderBy('monto_centavos'),
      limit(20),
    );
    await expect(getDocsFromServer(sinIndice)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringMatching(/gastos.*id_cobrador.*monto_centavos/s) as string,
    });
  });
});

test('a notice that is not there yet is no refusal: nobody has decided anything', async () => {
  const { db } = como('gerente');
  expect((await getDocFromServer(doc(db, 'avisos/nuevo'))).exists()).toBe(false);
});

test('whoever is turned off loses a listener that was open, at once', async () => {
  const { db, uid } = como('supervisor');
  const poner = (activo: boolean) =>
    env.withSecurityRulesDisabled((c) => c.firestore().doc(`usuarios/${uid}`).update({ activo }));
  const abierta = Promise.withResolvers<void>();
  const cerrada = Promise.withResolvers<string>();
  onSnapshot(
    doc(db, `usuarios/${uid}`),
    () => abierta.resolve(),
    ({ code }) => cerrada.resolve(code),
  );
  await abierta.promise;
  await poner(false);
  expect(await cerrada.promise).toBe('permission-denied');
  await poner(true);
});

describe('a session that a manager ends', () => {
  const TERMINADA = 5_000;
  const enSesion = (sesion: number) => {
    const persona = PERSONAS.find(({ rol }) => rol === 'cobrador');
    if (!persona?.uid) throw new Error('Nadie es cobrador');
    return { db: entrar(env, { ...persona, sesion }), uid: persona.uid };
  };
  const poner = (uid: string, terminadas: object) =>
    env.withSecurityRulesDisabled((c) => c.firestore().doc(`usuarios/${uid}`).update(terminadas));

  test('loses its listeners at once; the other sessions of its person keep theirs', async () => {
    const [terminada, otra] = [enSesion(TERMINADA), enSesion(TERMINADA + 1)];
    const oye = ({ db, uid }: typeof terminada) => {
      const [abierta, cerrada] = [Promise.withResolvers<void>(), Promise.withResolvers<string>()];
      const visto: unknown[] = [];
      onSnapshot(
        doc(db, `avisos/${uid}`),
        (foto) => {
          visto.push(foto.data()?.['ruta']);
          abierta.resolve();
        },
        ({ code }) => cerrada.resolve(code),
      );
      return { abierta: abierta.promise, cerrada: cerrada.promise, visto };
    };
    const [aqui, alla] = [oye(terminada), oye(otra)];
    await Promise.all([aqui.abierta, alla.abierta]);
    await poner(terminada.uid, { sesiones_terminadas: [TERMINADA] });
    expect(await aqui.cerrada).toBe('permission-denied');
    await env.withSecurityRulesDisabled((c) =>
      c.firestore().doc(`avisos/${terminada.uid}`).update({ ruta: 7 }),
    );
    await expect.poll(() => alla.visto.at(-1)).toBe(7);
    expect(aqui.visto).not.toContain(7);
    await poner(terminada.uid, { sesiones_terminadas: [] });
  });

  test('whoever signs in after all were ended reads again', async () => {
    const { uid } = enSesion(TERMINADA);
    await poner(uid, { sesiones_desde: TERMINADA + 1 });
    const leer = ({ db }: ReturnType<typeof enSesion>) =>
      seLogra(getDocFromServer(doc(db, `usuarios/${uid}`)));
    expect(await leer(enSesion(TERMINADA))).toBe(false);
    expect(await leer(enSesion(TERMINADA + 1))).toBe(true);
    await poner(uid, { sesiones_desde: 0 });
  });
});

test.skipIf(oficial)('every allow and every branch held for somebody and stopped somebody', async () => {
  const lugares = await leerCobertura(anfitrion, PROYECTO);
  console.info(
    `Matriz: ${MATRIZ.length} colecciones × ${PERSONAS.length} personas, ${comprobaciones} comprobaciones`,
  );
  console.info(tabla(lugares));
  expect(lugares.length).toBeGreaterThan(0);
  expect(incompletas(lugares)).toEqual([]);
});
