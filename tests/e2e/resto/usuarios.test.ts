// A manager registers people: what is refused, unknown, or left half-way by another.
import { expect, test } from 'vitest';
import { entrar, llegarA } from '../apoyo/acceso.ts';
import { contestar, dice } from '../apoyo/bandeja.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { dejarPasar, enDuda, negar, perderRespuesta } from '../apoyo/duda.ts';
import { usarEscenas } from '../apoyo/escena.ts';
import { pedirAuth } from '../apoyo/identidad-local.ts';
import { correo, enRegistro, llenar, nueva, registrar } from '../apoyo/registrar-usuario.ts';
import { dialogo, sinDialogo } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { suite, abrir, comoGerente } = usarEscenas(ESCRITORIO);
const REGISTER = '**/leal-api/auth/register';

async function enAuth(email: string): Promise<unknown[]> {
  const camino = `identitytoolkit.googleapis.com/v1/projects/${suite.proyecto}/accounts:lookup`;
  return (await pedirAuth<{ users?: unknown[] }>(suite, camino, { email: [email] })).users ?? [];
}

test('a taken e-mail is said and nothing typed is lost; nobody turns their own account off; what the server refuses leaves no account, while it is unknown it is asked again, and is one', async () => {
  const persona = nueva();
  const { pagina, contexto } = await enRegistro(comoGerente);
  await llenar(pagina, { nombre: persona.nombre, email: 'cobrador1@leal.demo' });
  await registrar(pagina);
  await dialogo(pagina).getByText('Error en el registro').waitFor();
  await dialogo(pagina).getByText('El correo electrónico ya está registrado').waitFor();
  await contestar(pagina, 'Entendido');
  await sinDialogo(pagina);
  await dice(pagina, 'El correo electrónico ya está registrado');
  expect(await pagina.getByLabel('Nombre').inputValue()).toBe(persona.nombre);
  await pagina.getByText(/\(tú\)$/).waitFor();
  expect(await pagina.getByRole('button', { name: /^Desactivar a Adriana/ }).count()).toBe(0);

  await correo(pagina).fill(persona.email);
  await negar(contexto, REGISTER, 409, {
    code: 'EMAIL_EXISTS',
    message: 'El correo electrónico ya está registrado',
  });
  await registrar(pagina);
  await dialogo(pagina).getByText('Error en el registro').waitFor();
  expect(await enAuth(persona.email)).toEqual([]);
  await contestar(pagina, 'Entendido');
  await dejarPasar(contexto, REGISTER);

  const perdida = await perderRespuesta(contexto, REGISTER);
  await registrar(pagina);
  await enDuda(pagina, `a ${persona.nombre} (${persona.email})`).waitFor();
  expect(await correo(pagina).isDisabled()).toBe(true);
  expect(await correo(pagina).inputValue()).toBe(persona.email);
  perdida.volver();
  await dice(pagina, '¡Usuario registrado exitosamente!');
  expect(await enAuth(persona.email)).toHaveLength(1);
});

test('an e-mail left half-registered by a tab that died is registered again, with the password typed then', async () => {
  const persona = nueva();
  const { pagina, contexto } = await enRegistro(comoGerente);
  await contexto.route(REGISTER, (ruta) => ruta.abort());
  await llenar(pagina, persona, 'Primera.1');
  await registrar(pagina);
  await enDuda(pagina, `a ${persona.nombre} (${persona.email})`).waitFor();
  expect(await enAuth(persona.email)).toHaveLength(1);
  // The tab dies before the line is back: it asks again by itself.
  await pagina.reload();
  await dejarPasar(contexto, REGISTER);

  await llenar(pagina, persona, 'Segunda.2');
  await registrar(pagina);
  await dice(pagina, '¡Usuario registrado exitosamente!');
  expect(await enAuth(persona.email)).toHaveLength(1);
  const sesion = await abrir();
  sesion.consola.tolerar(FALLO_DE_RED);
  await entrar(sesion.pagina, suite.url, { email: persona.email, password: 'Segunda.2' });
  await llegarA(sesion.pagina, '/leal/cobrador');
});
