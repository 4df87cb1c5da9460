// Auth and the store take the line and say nothing: whoever called has an answer all the same.
import { createServer as escuchar, type AddressInfo, type Server as Linea, type Socket } from 'node:net';
import { createServer, type Server } from 'node:http';
import { ERRORES, ROL } from '@leal/domain';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolverGasto } from '../callables/resolver.ts';
import { auth } from '../platform/firebase.ts';
import { PLAZOS_MS } from '../platform/plazo.ts';
import { registro } from '../platform/registro.ts';
import { atender } from './app.ts';

const DE_VERDAD = { ...PLAZOS_MS };
const abiertas = new Set<Socket>();
const mudo: Linea = escuchar((linea) => {
  abiertas.add(linea);
  linea.on('error', () => undefined);
});
let servidor: Server;
let base = '';
const puertoDe = (conPuerto: Server | Linea) => (conPuerto.address() as AddressInfo).port;

beforeAll(async () => {
  await new Promise<void>((listo) => void mudo.listen(0, '127.0.0.1', listo));
  const host = `127.0.0.1:${puertoDe(mudo)}`;
  Object.assign(process.env, {
    GCLOUD_PROJECT: 'demo-leal',
    FIRESTORE_EMULATOR_HOST: host,
    FIREBASE_AUTH_EMULATOR_HOST: host,
  });
  // Far from one another: a busy machine, which loads the callable first, must not find two of them past.
  Object.assign(PLAZOS_MS, { token: 200, almacen: 300, peticion: 1_500 });
  http('api', atender);
  http('resolverGasto', resolverGasto as unknown as Parameters<typeof http>[1]);
  const [api, porNombre] = [getTestServer('api'), getTestServer('resolverGasto')];
  servidor = createServer((peticion, salida) =>
    (peticion.url === '/resolverGasto' ? porNombre : api).emit('request', peticion, salida),
  );
  await new Promise<void>((listo) => void servidor.listen(0, '127.0.0.1', listo));
  base = `http://127.0.0.1:${puertoDe(servidor)}`;
});
beforeEach(() => {
  vi.spyOn(registro, 'aviso').mockReturnValue();
  vi.spyOn(registro, 'info').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(() => {
  Object.assign(PLAZOS_MS, DE_VERDAD);
  servidor.close();
  for (const linea of abiertas) linea.destroy();
  mudo.close();
});

const parte = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url');
/** A token as the emulator makes it: only Auth can say whether its account is still there. */
const AFIRMA = {
  iss: 'https://securetoken.google.com/demo-leal',
  aud: 'demo-leal',
  sub: 'gerente-1',
  auth_time: 1_700_000_000,
  iat: 1_700_000_000,
  exp: 9_999_999_999,
};
const TOKEN = `${parte({ alg: 'none', typ: 'JWT' })}.${parte(AFIRMA)}.`;
const LLAMADAS = [
  ['a read', 'GET', '/leal-api/usuarios', undefined],
  ['a change', 'PUT', '/leal-api/gastos/uno/aprobar', {}],
  ['a callable', 'POST', '/resolverGasto', { data: { id: 'uno', decision: 'aprobar' } }],
] as const;

async function pedir(metodo: string, ruta: string, cuerpo: unknown, token: string) {
  const respuesta = await fetch(base + ruta, {
    method: metodo,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(cuerpo !== undefined && { body: JSON.stringify(cuerpo) }),
  });
  const json = (await respuesta.json()) as { error?: object };
  const { message, code, details } = { ...json, ...json.error } as {
    message?: string;
    code?: string;
    details?: { code: string };
  };
  const codigo = code ?? details?.code;
  return { estado: respuesta.status, espera: respuesta.headers.get('retry-after'), codigo, message };
}

const rendido = (codigo: 'INTENTA_DE_NUEVO' | 'TARDO_DEMASIADO') => ({
  estado: 503,
  espera: '1',
  codigo,
  message: ERRORES[codigo].mensaje,
});

it('nobody waits ten seconds', () => {
  for (const ms of Object.values(DE_VERDAD)) expect(ms).toBeLessThan(10_000);
});

describe('Auth says nothing about a token', () => {
  it.each(LLAMADAS)('%s is 503, and nothing was done', async (_titulo, metodo, ruta, cuerpo) => {
    expect(await pedir(metodo, ruta, cuerpo, TOKEN)).toEqual(rendido('INTENTA_DE_NUEVO'));
  });

  it('signing in is 503', async () => {
    const cuerpo = { token: TOKEN };
    expect(await pedir('POST', '/leal-api/auth/firebase-login', cuerpo, TOKEN)).toEqual(
      rendido('INTENTA_DE_NUEVO'),
    );
  });
});

describe('the store says nothing', () => {
  it.each(LLAMADAS)('%s is 503, and nobody knows what became of it', async (titulo, metodo, ruta, cuerpo) => {
    const dicho = { uid: 'gerente-1', email: 'g@leal.demo', id_rol: ROL.gerente, exp: 9_999_999_999 };
    vi.spyOn(auth(), 'verifyIdToken').mockResolvedValue(dicho as never);
    const token = `aaaa.bbbb.${titulo.replace(' ', '-')}`;
    expect(await pedir(metodo, ruta, cuerpo, token)).toEqual(rendido('TARDO_DEMASIADO'));
  });
});
