// After signing in: what is kept, what it grants, who sees which menu, and leaving.
import { expect, test } from 'vitest';
import { cerrarSesion, direccion, entrar, llegarA, NADA, recuerdo } from './apoyo/acceso.ts';
import { dejarPasar } from './apoyo/duda.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { encabezadoRuta } from './apoyo/ruta.ts';
import { ESCRITORIO } from './apoyo/tamanos.ts';

const { suite, abrir, abrirComo } = usarEscenas();
const COBRADOR = { email: 'cobrador1@leal.demo' };
const { uid = '' } = suite.usuarios.find(({ email }) => email === COBRADOR.email) ?? {};

test('local storage keeps the four keys of the spec; edited by hand, they grant nothing: the claim decides', async () => {
  const { pagina } = await abrir({ tamano: ESCRITORIO });
  await entrar(pagina, suite.url, COBRADOR);
  const { sesion, ...claves } = await recuerdo(pagina);
  const usuario = JSON.parse(sesion ?? 'null') as Record<string, unknown>;
  expect(usuario).toMatchObject({ id_usuario: uid, id_rol: 5, email: COBRADOR.email });
  expect(claves).toEqual({ id_usuario: uid, id_rol: '5', nombre_usuario: usuario['nombre'] });

  await pagina.evaluate(() => {
    localStorage.setItem('id_rol', '6');
    const sesion = JSON.parse(localStorage.getItem('sesion') ?? '{}') as object;
    localStorage.setItem('sesion', JSON.stringify({ ...sesion, id_rol: 6 }));
  });
  await pagina.goto(`${suite.url}gerente`);
  await pagina.getByRole('heading', { name: 'Usuario no autorizado' }).waitFor();
  await pagina.getByRole('link', { name: 'Mi Ruta' }).waitFor();
  expect(await pagina.getByRole('link', { name: 'Registrar Usuario' }).count()).toBe(0);
  await expect.poll(() => recuerdo(pagina)).toMatchObject({ id_rol: '5' });
  await pagina.goto(suite.url);
  await llegarA(pagina, '/leal/cobrador');
});

test("'Cerrar sesión' forgets everything, in every tab, for good", async () => {
  const { pagina, contexto } = await abrir();
  await entrar(pagina, suite.url, COBRADOR);
  const otra = await contexto.newPage();
  await otra.goto(`${suite.url}cobrador`);
  await encabezadoRuta(otra).waitFor();
  await cerrarSesion(pagina);
  await pagina.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  expect(direccion(pagina)).toBe('/leal/');
  await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
  await otra.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
  await pagina.goto(`${suite.url}cobrador`);
  await pagina.getByRole('heading', { name: 'Iniciar Sesión' }).waitFor();
});

test('an identity service that does not answer keeps nobody waiting whose token still holds; another role is not believed', async () => {
  const { pagina, contexto } = await abrirComo('gerente@leal.demo', { tamano: ESCRITORIO });
  await contexto.route('**/identitytoolkit.googleapis.com/**', () => undefined);
  await pagina.goto(`${suite.url}gerente`);
  await pagina.getByText('Capital Colocado').waitFor();

  await pagina.evaluate(() => {
    const sesion = JSON.parse(localStorage.getItem('sesion') ?? '{}') as object;
    localStorage.setItem('sesion', JSON.stringify({ ...sesion, id_rol: 7 }));
  });
  await pagina.goto(`${suite.url}supervisor`);
  await pagina.locator('#root .espera[aria-busy]').waitFor();
  await dejarPasar(contexto);
  await pagina.goto(`${suite.url}supervisor`);
  await pagina.getByRole('heading', { name: 'Usuario no autorizado' }).waitFor();
});
