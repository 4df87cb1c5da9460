// Auth takes what it is asked about an account and says nothing: nobody waits for it for ever, no call and no job.
import { ROL } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato } from '@leal/seed';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { conciliarSaldos } from '../../functions/src/index.ts';
import {
  buscarCuenta,
  buscarCuentaPorEmail,
  crearCuenta,
  encenderCuenta,
  ligaDeContrasena,
  ponerContrasena,
  ponerCorreo,
  ponerRol,
  recorrerCuentas,
} from '../../functions/src/platform/cuentas.ts';
import { auth, firestore } from '../../functions/src/platform/firebase.ts';
import { PLAZOS_MS } from '../../functions/src/platform/plazo.ts';
import { registro } from '../../functions/src/platform/registro.ts';
import { abrirOficina } from './oficina.ts';

const DE_CUENTAS = [
  'createUser',
  'generatePasswordResetLink',
  'getUser',
  'getUserByEmail',
  'listUsers',
  'revokeRefreshTokens',
  'setCustomUserClaims',
  'updateUser',
] as const;
type DeCuentas = (typeof DE_CUENTAS)[number];

const DE_VERDAD = { ...PLAZOS_MS };
/** A call that hangs is red long before the test's own limit would say so. */
const CUELGA_MS = 20_000;
const sala = await abrirSala('demo-sin-auth');
const oficina = abrirOficina(sala, 'l', 4);
// The request itself gives up later than this test does: here it is Auth's own deadline that ends it.
Object.assign(PLAZOS_MS, { cuentas: 50, peticion: 10 * CUELGA_MS });

beforeEach(() => {
  vi.spyOn(registro, 'aviso').mockReturnValue();
});
afterEach(() => void vi.restoreAllMocks());
afterAll(async () => {
  Object.assign(PLAZOS_MS, DE_VERDAD);
  await sala.cerrar();
});

/** These calls say nothing, the others that all went well. */
function callar(mudas: readonly DeCuentas[]): void {
  const nunca = () => new Promise(() => undefined);
  const bien = () => Promise.resolve({ uid: 'x', users: [] });
  Object.assign(
    auth(),
    Object.fromEntries(DE_CUENTAS.map((nombre) => [nombre, mudas.includes(nombre) ? nunca : bien])),
  );
}

const registrado = { id_usuario: 'x', email: 'x@leal.demo', id_rol: ROL.cobrador };

describe('what is asked about an account', { timeout: CUELGA_MS }, () => {
  it.each<[string, DeCuentas, () => Promise<unknown>]>([
    ['one by its id', 'getUser', () => buscarCuenta('x')],
    ['one by its e-mail', 'getUserByEmail', () => buscarCuentaPorEmail('x@leal.demo')],
    ['all of them', 'listUsers', () => recorrerCuentas().next()],
    ['a new one', 'createUser', () => crearCuenta('x@leal.demo', 'Leal.2026')],
    ['a link', 'generatePasswordResetLink', () => ligaDeContrasena('x@leal.demo')],
    ['another password', 'updateUser', () => ponerContrasena('x', 'Leal.2026')],
    ['the end of its sessions', 'revokeRefreshTokens', () => ponerContrasena('x', 'Leal.2026')],
    ['another e-mail', 'updateUser', () => ponerCorreo('x', 'otro@leal.demo')],
    [
      'the end of the sessions under the old one',
      'revokeRefreshTokens',
      () => ponerCorreo('x', 'o@leal.demo'),
    ],
    ['a role', 'setCustomUserClaims', () => ponerRol('x', ROL.cobrador)],
    ['on', 'updateUser', () => encenderCuenta(registrado, true)],
    ['on, with its role', 'setCustomUserClaims', () => encenderCuenta(registrado, true)],
    ['off', 'updateUser', () => encenderCuenta(registrado, false)],
    ['off, and the end of its sessions', 'revokeRefreshTokens', () => encenderCuenta(registrado, false)],
  ])('%s: nobody knows what became of it', async (_titulo, muda, hacer) => {
    callar([muda]);
    await expect(hacer()).rejects.toMatchObject({ codigo: 'TARDO_DEMASIADO', http: 503 });
  });
});

describe('whoever needs an answer', { timeout: CUELGA_MS }, () => {
  beforeEach(() => callar(DE_CUENTAS));
  const tardo = { estado: 503, cuerpo: { code: 'TARDO_DEMASIADO' } };

  it('turning an account off is 503, and its record stays on', async () => {
    const { gerente, otro } = oficina;
    const pedida = { parametros: { id_usuario: otro.uid }, cuerpo: { activo: false, deja_clientes: true } };
    expect(await llamarPorContrato(gerente, 'cambiarUsuario', pedida)).toMatchObject(tardo);
    expect((await firestore().doc(`usuarios/${otro.uid}`).get()).get('activo')).toBe(true);
  });

  it('another e-mail is 503, and the record keeps its own; a link is 503', async () => {
    const { gerente, otro } = oficina;
    const parametros = { id_usuario: otro.uid };
    const cuerpo = { nombre: 'Otro', email: 'otro-correo@leal.demo' };
    expect(await llamarPorContrato(gerente, 'editarUsuario', { parametros, cuerpo })).toMatchObject(tardo);
    expect((await firestore().doc(`usuarios/${otro.uid}`).get()).get('email')).toBe(`${otro.uid}@leal.demo`);
    expect(await llamarPorContrato(gerente, 'crearEnlaceContrasena', { parametros })).toMatchObject(tardo);
  });

  it('registering somebody is 503', async () => {
    const cuerpo = {
      nombre: 'Eva Rios',
      email: 'eva@leal.demo',
      contrasena: 'Leal.2026',
      id_rol: ROL.cobrador,
    };
    expect(await llamarPorContrato(oficina.gerente, 'register', { cuerpo })).toMatchObject(tardo);
  });

  it('the night’s reconciliation ends, and says that the accounts were not looked at', async () => {
    const dicho = vi.spyOn(registro, 'error').mockReturnValue();
    await conciliarSaldos.run({ scheduleTime: '' });
    expect(dicho.mock.calls.map(([que]) => que)).toEqual(['Las cuentas no se pudieron revisar']);
    const noche = await firestore().doc('conciliaciones/2026-11-18').get();
    expect(noche.data()).toMatchObject({ estado: expect.not.stringMatching('en_curso') as string });
  });
});
