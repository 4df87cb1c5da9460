// The managers' decisions by the Firebase SDK's own protocol: the same use cases, codes and refusals as by HTTP.
import { CALLABLES, type NombreCallable, RUTA_CALLABLES } from '@leal/contract';
import { centavos } from '@leal/domain';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectAuthEmulator, initializeAuth, signInWithEmailAndPassword } from 'firebase/auth';
import { getFunctions, httpsCallable } from 'firebase/functions';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { llamarCallable, palabraDe } from '../setup/callable.ts';
import { escena } from '../setup/escena.ts';
import { sinPermiso, sinSesion } from '../setup/identidades.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const NOMBRES = Object.keys(CALLABLES) as NombreCallable[];
const gerente = await mundo.cuenta('gerente@leal.demo');

const llamar = (nombre: NombreCallable, data: unknown, token: string | undefined = gerente.token) =>
  llamarCallable(mundo, token, nombre, data);

describe('who may call', () => {
  it.each(NOMBRES)('%s: nobody without a session, whatever the token pretends to be', async (nombre) => {
    const data = { id: 'nadie', decision: 'aprobar' };
    for (const [titulo, token] of Object.entries(sinSesion(gerente.token))) {
      const { estado, error } = await llamarCallable(mundo, token, nombre, data);
      expect([titulo, estado, error?.status]).toEqual([titulo, 401, 'UNAUTHENTICATED']);
    }
  });

  it('nobody but a manager, by token and by record', async () => {
    const { pedirCambios, cobrador, libro } = await escena(mundo);
    const id = await pedirCambios();
    const antes = await libro();
    const supervisor = await mundo.cuenta('supervisor@leal.demo');
    const ajenos = {
      ...(await sinPermiso(mundo)),
      'its own collector': cobrador,
      'a supervisor': supervisor,
    };
    for (const [titulo, { token }] of Object.entries(ajenos)) {
      const { estado, error } = await llamar('resolverSolicitud', { id, decision: 'aprobar' }, token);
      expect([titulo, estado, error?.details?.code]).toEqual([titulo, 403, 'PROHIBIDO']);
    }
    expect(await libro()).toEqual(antes);
  });

  it('no page of another origin', async () => {
    const { puertos, proyecto } = mundo.suite;
    const permitido = async (url: string) => {
      const headers = { origin: 'https://malo.example', 'access-control-request-method': 'POST' };
      const respuesta = await fetch(url, { method: 'OPTIONS', headers });
      return respuesta.headers.get('access-control-allow-origin');
    };
    for (const url of [
      `http://127.0.0.1:${puertos.functions}/${proyecto}/us-central1/resolverSolicitud`,
      `http://127.0.0.1:${puertos.hosting}${RUTA_CALLABLES}/resolverSolicitud`,
    ])
      expect(await permitido(url)).toBeNull();
  });
});

describe('a request as bytes', () => {
  const enviar = async (cuerpo: string, token?: string) => {
    const { puertos, proyecto } = mundo.suite;
    const url = `http://127.0.0.1:${puertos.functions}/${proyecto}/us-central1/resolverSolicitud`;
    const headers = {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const respuesta = await fetch(url, { method: 'POST', headers, body: cuerpo });
    const { error } = (await respuesta.json()) as { error?: { details?: { code: string } } };
    return [respuesta.status, error?.details?.code];
  };
  const anidado = (veces: number) => `{"data":${'['.repeat(veces)}${']'.repeat(veces)}}`;

  it.each([
    ['nested as deep as it goes', anidado(45_000), 'DATOS_INVALIDOS'],
    ['too long', `{"data":"${'x'.repeat(200_000)}"}`, 'CARGA_DEMASIADO_GRANDE'],
    ['with more than data', '{"data":{},"otro":1}', 'DATOS_INVALIDOS'],
    ['without data', '{}', 'DATOS_INVALIDOS'],
  ])('%s is refused: at the door without a token, with a code with one', async (_titulo, cuerpo, codigo) => {
    expect(await enviar(cuerpo)).toEqual([401, 'NO_AUTENTICADO']);
    expect(await enviar(cuerpo, gerente.token)).toEqual([400, codigo]);
  });
});

describe('resolverSolicitud', () => {
  it.each([
    { tipo: 'several abonos', pedir: 'pedirMultiple', credito: {} },
    { tipo: 'a client edit', pedir: 'pedirCambios', credito: {} },
    { tipo: 'a renewal', pedir: 'pedirRenovacion', credito: pagado(2880) },
  ] as const)('decides $tipo, either way', async ({ pedir, credito }) => {
    for (const decision of ['aprobar', 'rechazar'] as const) {
      const prestamo = await escena(mundo, credito);
      const id = await prestamo[pedir]();
      const { result, error } = await llamar('resolverSolicitud', {
        id,
        decision,
        motivo_rechazo: 'No alcanza',
      });
      expect(error).toBeUndefined();
      expect(result?.['solicitud']?.estado?.toLowerCase()).toBe(
        decision === 'aprobar' ? 'aprobada' : 'rechazada',
      );
      const esNuevo = pedir === 'pedirRenovacion' && decision === 'aprobar';
      expect((await prestamo.libro()).creditos).toHaveLength(esNuevo ? 2 : 1);
    }
  });

  it('decides the edit and the deletion of a payment', async () => {
    const { pedirEdicion, pedirEliminacion, elCredito } = await escena(mundo, pagado(1800));
    await llamar('resolverSolicitud', {
      id: await pedirEdicion('11', 500),
      decision: 'aprobar',
      monto_aprobado: 480,
    });
    await llamar('resolverSolicitud', { id: await pedirEliminacion('10'), decision: 'aprobar' });
    expect((await elCredito())?.total_pagado_centavos).toBe(108_000);
  });

  it('says what is wrong in the same words as HTTP, with the code in the details', async () => {
    const { pedirRenovacion, pedirMultiple } = await escena(mundo, pagado(2880));
    const id = await pedirRenovacion();
    const multiple = await pedirMultiple();
    const casos = [
      { data: { id: 'no-existe', decision: 'aprobar' }, code: 'NO_ENCONTRADO' },
      { data: { id, decision: 'quizas' }, code: 'DATOS_INVALIDOS', campo: 'decision' },
      { data: { id, decision: 'rechazar' }, code: 'DATOS_INVALIDOS', campo: 'motivo_rechazo' },
      {
        data: { id: multiple, decision: 'aprobar', monto_aprobado: 0 },
        code: 'DATOS_INVALIDOS',
        campo: 'monto_aprobado',
      },
      { data: { id: '../creditos', decision: 'aprobar' }, code: 'DATOS_INVALIDOS', campo: 'id' },
      { data: null, code: 'DATOS_INVALIDOS', campo: '' },
      // A type that the SDK itself would try to make.
      { data: { id: { '@type': 'x' }, decision: 'aprobar' }, code: 'DATOS_INVALIDOS', campo: 'id' },
      { data: { id, decision: 'aprobar' }, code: 'SOLICITUDES_ABIERTAS' },
    ] as const;
    for (const { data, code, ...resto } of casos) {
      const { error } = await llamar('resolverSolicitud', data);
      expect([data, error?.status, error?.details?.code]).toEqual([data, palabraDe(code), code]);
      if ('campo' in resto) expect(error?.details?.detalles?.[0]?.campo).toBe(resto.campo);
    }
  });

  it('the same key gives the same answer again, and no second effect; with other data it is refused', async () => {
    const { pedirMultiple, libro } = await escena(mundo);
    const data = { id: await pedirMultiple(), decision: 'aprobar', clave: randomUUID() };
    const primera = await llamar('resolverSolicitud', data);
    const antes = await libro();
    expect(await llamar('resolverSolicitud', data)).toEqual(primera);
    expect((await llamar('resolverSolicitud', { ...data, clave: randomUUID() })).error?.details?.code).toBe(
      'YA_PROCESADA',
    );
    const otra = await llamar('resolverSolicitud', { ...data, decision: 'rechazar' });
    expect(otra.error?.details?.code).toBe('CLAVE_REUTILIZADA');
    expect(await libro()).toEqual(antes);
  });

  it('of twenty at once one takes effect', async () => {
    const { pedirMultiple, libro } = await escena(mundo);
    const id = await pedirMultiple();
    const respuestas = await Promise.all(
      Array.from({ length: 20 }, () => llamar('resolverSolicitud', { id, decision: 'aprobar' })),
    );
    expect(respuestas.filter(({ result }) => result)).toHaveLength(1);
    expect(respuestas.filter(({ error }) => error?.details?.code === 'YA_PROCESADA')).toHaveLength(19);
    expect((await libro()).movimientos).toHaveLength(1);
  });
});

describe('the others', () => {
  it('resolverCredito starts or refuses a pending credit, with a comment', async () => {
    const cobrador = await mundo.cobrador([{ estado: 'Pendiente' }, { estado: 'Pendiente' }]);
    const [uno, dos] = [1, 2].map((n) => `${cobrador.prefijo}-cre-${n}`);
    const aprobado = await llamar('resolverCredito', { id: uno, decision: 'aprobar' });
    expect(aprobado.result?.['credito']).toMatchObject({
      estado_credito: 'Aprobado',
      fecha_inicio: '2026-11-18',
    });
    const rechazado = await llamar('resolverCredito', {
      id: dos,
      decision: 'rechazar',
      comentario: 'Sin aval',
    });
    expect(rechazado.result?.['credito']).toMatchObject({ estado_credito: 'Rechazado' });
    const { creditos } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(creditos.find(({ id_credito }) => id_credito === dos)?.decision?.comentario).toBe('Sin aval');
    const otra = await llamar('resolverCredito', { id: uno, decision: 'rechazar' });
    expect(otra.error?.details?.code).toBe('YA_PROCESADA');
  });

  it('resolverGasto takes an approved expense off the cash, and wants a reason to reject one', async () => {
    const gasto = { monto: centavos(5000), motivo: 'Gasolina' };
    const { uid, prefijo } = await mundo.cobrador([], { gastos: [gasto, gasto] });
    const aprobado = await llamar('resolverGasto', { id: `${prefijo}-gas-1`, decision: 'aprobar' });
    expect(aprobado.result?.['gasto']).toMatchObject({ estado: 'aprobada', monto: 50 });
    const data = { id: `${prefijo}-gas-2`, decision: 'rechazar' };
    expect((await llamar('resolverGasto', data)).error?.details?.code).toBe('DATOS_INVALIDOS');
    expect((await llamar('resolverGasto', { ...data, motivo_rechazo: 'Sin nota' })).result).toBeDefined();
    await libroCuadrado(mundo.db, uid);
  });
});

it('the web SDK reaches them by name through Hosting, and reads the code of a refusal', async () => {
  const { puertos, proyecto } = mundo.suite;
  const app = initializeApp({ projectId: proyecto, apiKey: 'demo' }, randomUUID());
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://127.0.0.1:${puertos.auth}`, { disableWarnings: true });
  const functions = getFunctions(app, `http://127.0.0.1:${puertos.hosting}${RUTA_CALLABLES}`);
  await signInWithEmailAndPassword(auth, gerente.email, 'Leal.2026');
  const { pedirMultiple } = await escena(mundo);
  const data = { id: await pedirMultiple(), decision: 'aprobar' };
  const resolver = httpsCallable<unknown, { solicitud: { estado: string } }>(functions, 'resolverSolicitud');
  expect((await resolver(data)).data.solicitud.estado).toBe('aprobada');
  const otra = resolver(data);
  await expect(otra).rejects.toThrow('Esta solicitud ya fue procesada.');
  const error: unknown = await otra.catch((falla: unknown) => falla);
  expect(error).toMatchObject({ code: 'functions/already-exists', details: { code: 'YA_PROCESADA' } });
  await deleteApp(app);
});
