// A person who is turned off while signed in is out at once and told why, whatever they were looking at.
import { describe, expect, test } from 'vitest';
import { llegarA, NADA, recuerdo } from '../apoyo/acceso.ts';
import { FALLO_DE_RED } from '../apoyo/consola.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';
import { CANAL, oyentesDe } from '../apoyo/vivo.ts';

const { mundo, suite, abrirComo, abrirEn } = usarEscenas();
const MOTIVO = 'Tu cuenta está desactivada.';

async function desactivar(uid: string): Promise<void> {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const cuerpo = { activo: false, deja_clientes: true };
  const { estado } = await gerente.llamar('PATCH', `usuarios/${uid}`, { cuerpo, clave: crypto.randomUUID() });
  expect(estado).toBe(200);
}

const PERSONAS = [
  { quien: 'a collector', crear: () => mundo.cobrador([creditoDe('Ana López')]), camino: 'cobrador' },
  { quien: 'a manager', crear: () => mundo.gerente(), camino: 'gerente/gastos' },
];

describe.each(PERSONAS)('$quien', ({ crear, camino }) => {
  test('on an idle page: the login comes by itself, and says it', async () => {
    const { uid, email } = await crear();
    const { pagina, consola } = await abrirEn(email, camino);
    consola.tolerar(FALLO_DE_RED);
    await expect.poll(() => oyentesDe(suite, `usuarios/${uid}`)).toBe(1);
    await pagina.evaluate(
      (clave) => localStorage.setItem(clave, '{"version":1,"en":9e15,"escrito":{"motivo":"x"}}'),
      `leal_borrador:${uid}:gasto`,
    );
    await desactivar(uid);
    await pagina.getByText(MOTIVO, { exact: true }).waitFor();
    await llegarA(pagina, '/leal/');
    await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
    expect(await pagina.evaluate(() => Object.keys(localStorage).join())).not.toContain(uid);
  });
});

test('without the live channel: the next call says it', async () => {
  const { uid, email } = await mundo.cobrador([creditoDe('Ana López')]);
  const { pagina, contexto, consola } = await abrirComo(email);
  consola.tolerar(FALLO_DE_RED);
  await contexto.route(CANAL, (ruta) => ruta.abort());
  await pagina.goto(`${suite.url}cobrador`);
  await encabezadoRuta(pagina, 1).waitFor();
  await desactivar(uid);
  const dicho = pagina.getByText(MOTIVO, { exact: true });
  // A call that the page makes by itself may come before the finger's: then there is nothing left to press.
  await Promise.any([pagina.getByRole('link', { name: 'Ana López' }).click(), dicho.waitFor()]);
  await dicho.waitFor();
  await llegarA(pagina, '/leal/');
  await expect.poll(() => recuerdo(pagina)).toEqual(NADA);
});
