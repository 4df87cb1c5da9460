// A session over the wire: its tokens are renewed, and it stays the same one, also when its person signs in on another phone.
import { SESION_TERMINADA } from '@leal/domain';
import { expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo, CONTRASENA, pedir, type Persona } from '../setup/mundo.ts';
import { cargaDe } from '../setup/token.ts';

const mundo = abrirMundo();
const { suite } = mundo;

const enAuth = async (ruta: string, cuerpo: object): Promise<Record<string, string>> => {
  const respuesta = await fetch(`http://127.0.0.1:${suite.puertos.auth}/${ruta}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(cuerpo),
  });
  return (await respuesta.json()) as Record<string, string>;
};
const sesionDe = (token = ''): number => cargaDe(token).auth_time;

it('renewed after another phone of its person signed in, it is the same; ended, its renewed token is refused too', async () => {
  const cobrador = await mundo.cobrador([]);
  const { idToken, refreshToken } = await enAuth(
    'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword',
    { email: cobrador.email, password: CONTRASENA, returnSecureToken: true },
  );
  const conToken = (token = ''): Persona => ({
    ...cobrador,
    token,
    llamar: (metodo, ruta, peticion) => pedir(suite, token, metodo, ruta, peticion),
  });
  const sesion = conToken(idToken);
  const otra = await mundo.otraSesion(sesion);
  const renovar = async () =>
    (
      await enAuth('securetoken.googleapis.com/v1/token', {
        grantType: 'refresh_token',
        refreshToken,
      })
    )['id_token'];
  const renovada = await renovar();
  expect(sesionDe(renovada)).toBe(sesionDe(idToken));
  expect(sesionDe(otra.token)).not.toBe(sesionDe(idToken));

  const cuerpo = { dispositivo: 'tel-1', version: '1.0.0', sin_enviar: 0, monto_sin_enviar: 0 };
  await invocar(sesion, 'avisarContacto', { cuerpo });
  const parametros = { id_usuario: cobrador.uid, dispositivo: 'tel-1' };
  const gerente = await mundo.cuenta('gerente@leal.demo');
  expect((await invocar(gerente, 'perderTelefono', { parametros, cuerpo: {} })).estado).toBe(200);
  const leer = (quien: Persona) => invocar(quien, 'getUserByUid', { cuerpo: { uid: quien.uid } });
  for (const token of [idToken, renovada, await renovar()])
    expect(await leer(conToken(token))).toMatchObject({
      estado: 403,
      cuerpo: { message: SESION_TERMINADA },
    });
  expect((await leer(otra)).estado).toBe(200);
});
