// The cost of a bad token: what it is, who pays, and when nobody is asked about it any more.
import { ROL } from '@leal/domain';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { auth } from '../../platform/firebase.ts';
import { admitir } from './admitir.ts';
import { direccionAgotada, MEDIDAS } from './limite.ts';

type Verificar = (token: string, conCuenta?: boolean) => Promise<object>;
let verificar: ReturnType<typeof vi.fn<Verificar>>;

const revocado = () => Promise.reject(Object.assign(new Error(), { code: 'auth/id-token-revoked' }));
const falso = () => Promise.reject(Object.assign(new Error(), { code: 'auth/argument-error' }));

/** Google signed those that begin with a person; Auth no longer knows the revoked one's session. */
const jugar: Verificar = (token, conCuenta) => {
  const [uid = ''] = token.split('.');
  if (uid === 'falso') return falso();
  if (uid === 'revocado' && conCuenta) return revocado();
  return Promise.resolve({ uid, email: `${uid}@leal.demo`, id_rol: ROL.cobrador, exp: 9_999_999_999 });
};

beforeAll(() => {
  process.env['GCLOUD_PROJECT'] = 'demo-leal';
  // A budget that is spent stays spent, however long the test takes.
  for (const medida of [MEDIDAS.direccion, MEDIDAS.cobrador])
    Object.assign(medida, { rafaga: 20, porSegundo: 0 });
});
beforeEach(() => {
  verificar = vi.fn<Verificar>(jugar);
  Object.assign(auth(), { verifyIdToken: verificar });
});

const desde = (direccion: string, token: string | undefined) =>
  admitir([ROL.cobrador], {
    headers: {
      'x-forwarded-for': direccion,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
  });
const codigo = (codigoDe: string) => expect.objectContaining({ codigo: codigoDe }) as Error;

/** Spends all that an address has, by bad tokens. */
async function agotar(direccion: string): Promise<void> {
  for (let i = 0; i <= MEDIDAS.direccion.rafaga; i += 1)
    await desde(direccion, 'falso.b.c').catch(() => undefined);
}
const preguntas = () => verificar.mock.calls.filter(([, conCuenta]) => conCuenta);

it('bad tokens are 401 until their address has spent what it had, then 429; the next address has its own', async () => {
  await expect(desde('10.1.0.1', 'falso.b.c')).rejects.toEqual(codigo('NO_AUTENTICADO'));
  await agotar('10.1.0.1');
  for (const token of ['falso.b.c', undefined, 'nada'])
    await expect(desde('10.1.0.1', token)).rejects.toEqual(codigo('DEMASIADAS_SOLICITUDES'));
  await expect(desde('10.1.0.2', 'falso.b.c')).rejects.toEqual(codigo('NO_AUTENTICADO'));
});

it('Auth is asked about no token of such an address that Google did not sign', async () => {
  await agotar('10.1.1.1');
  verificar.mockClear();
  for (let i = 0; i < 50; i += 1) await desde('10.1.1.1', `falso.b.${i}`).catch(() => undefined);
  expect(preguntas()).toEqual([]);
});

it('whoever works behind such an address comes in, with a token that was never seen before', async () => {
  await agotar('10.1.2.1');
  await expect(desde('10.1.2.1', 'ana.b.c')).resolves.toMatchObject({ uid: 'ana' });
  expect(verificar.mock.calls.at(-1)).toEqual(['ana.b.c', true]);
});

it('a token that Google signed and Auth refuses is paid by its person, from wherever it comes', async () => {
  await agotar('10.1.3.1');
  verificar.mockClear();
  for (let i = 0; i < 50; i += 1)
    await expect(desde('10.1.3.1', 'revocado.b.c')).rejects.toEqual(codigo('DEMASIADAS_SOLICITUDES'));
  expect(preguntas()).toHaveLength(MEDIDAS.cobrador.rafaga);
});

it('a good token costs its address nothing', async () => {
  for (let i = 0; i < 50; i += 1) await desde('10.1.4.1', `eva-${i}.b.c`);
  expect(direccionAgotada({ headers: { 'x-forwarded-for': '10.1.4.1' } })).toBe(false);
});

it('Auth that does not answer is nobody’s fault', async () => {
  verificar.mockRejectedValue(Object.assign(new Error(), { code: 'app/network-error' }));
  for (let i = 0; i < 50; i += 1)
    await expect(desde('10.1.5.1', `ivo.b.${i}`)).rejects.toEqual(codigo('INTENTA_DE_NUEVO'));
});
