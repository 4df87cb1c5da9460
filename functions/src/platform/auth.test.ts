import { generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { autenticar, identificar } from './auth.ts';
import { auth } from './firebase.ts';

const PROYECTO = 'demo-leal';
const VARIABLES = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST', 'GCLOUD_PROJECT'] as const;
const antes = VARIABLES.map((nombre) => [nombre, process.env[nombre]] as const);

beforeAll(() => {
  for (const nombre of VARIABLES) delete process.env[nombre];
  process.env['GCLOUD_PROJECT'] = PROYECTO;
});
afterAll(() => {
  for (const [nombre, valor] of antes) {
    if (valor === undefined) delete process.env[nombre];
    else process.env[nombre] = valor;
  }
});

const parte = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url');
const segundos = Math.floor(new Date().getTime() / 1000);
/** All that a manager's token would say. */
const AFIRMA = {
  iss: `https://securetoken.google.com/${PROYECTO}`,
  aud: PROYECTO,
  sub: 'gerente-1',
  user_id: 'gerente-1',
  auth_time: segundos - 10,
  iat: segundos - 10,
  exp: segundos + 3600,
  id_rol: 6,
};
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const firmado = (cabecera: object) => {
  const datos = `${parte(cabecera)}.${parte(AFIRMA)}`;
  return `${datos}.${sign('RSA-SHA256', Buffer.from(datos), privateKey).toString('base64url')}`;
};

const FALSOS: [string, string][] = [
  ['unsigned, as the emulator makes them', `${parte({ alg: 'none', typ: 'JWT' })}.${parte(AFIRMA)}.`],
  ['unsigned with a signature', `${parte({ alg: 'none' })}.${parte(AFIRMA)}.AAAA`],
  ['HS256', `${parte({ alg: 'HS256', kid: 'k' })}.${parte(AFIRMA)}.AAAA`],
  ['signed by a stranger without a key id', firmado({ alg: 'RS256' })],
  ['no JSON in it', 'aaaa.bbbb.cccc'],
  ['two parts', `${parte({ alg: 'RS256' })}.${parte(AFIRMA)}`],
  ['words', 'token'],
  ['empty', ''],
];

describe('outside the emulator no forged token passes', () => {
  it.each(FALSOS)('%s: as a token', async (_nombre, token) => {
    await expect(identificar(token)).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
  });

  it.each(FALSOS)('%s: in the header', async (_nombre, token) => {
    await expect(autenticar(`Bearer ${token}`)).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
  });
});

describe('the header', () => {
  it.each([[undefined], [''], ['Bearer'], ['Basic YTpi'], ['Bearer owner'], ['Bearer a b c']])(
    '%s is no identity',
    async (cabecera) => {
      await expect(autenticar(cabecera)).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO', http: 401 });
    },
  );
});

describe('the account behind a token', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  // The emulator does it unasked, so that no test against it would notice.
  it('is asked for: a token of a revoked session does not pass in production either', async () => {
    const verificar = vi.spyOn(auth(), 'verifyIdToken');
    await expect(identificar('aaaa.bbbb.dddd')).rejects.toMatchObject({ codigo: 'NO_AUTENTICADO' });
    expect(verificar).toHaveBeenCalledWith('aaaa.bbbb.dddd', true);
  });

  it.each([
    ['auth/id-token-revoked', 'NO_AUTENTICADO'],
    ['auth/user-not-found', 'NO_AUTENTICADO'],
    ['auth/user-disabled', 'PROHIBIDO'],
    ['auth/internal-error', 'INTENTA_DE_NUEVO'],
    ['app/network-error', 'INTENTA_DE_NUEVO'],
    ['app/invalid-credential', 'INTENTA_DE_NUEVO'],
  ])('%s is %s', async (code, codigo) => {
    vi.spyOn(auth(), 'verifyIdToken').mockRejectedValue(Object.assign(new Error(code), { code }));
    await expect(identificar(`aaaa.bbbb.${code.length}`)).rejects.toMatchObject({ codigo });
  });
});
