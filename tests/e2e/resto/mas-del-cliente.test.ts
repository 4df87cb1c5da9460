// Behind the '⋯' of a card: what a collector does less often at a door.
import { expect, test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { tarjeta } from '../apoyo/ruta.ts';

const { enRuta } = usarEscenas(abrirMundo(), usarNavegador());

test("one calls, writes and finds the way: the number with Mexico's prefix, the address as it is with colonia and city", async () => {
  const direccion = 'Av. Nº 5 #12 & 13, Centro';
  const persona = { telefono: '6181234567', direccion, colonia: 'Ñuñoa' };
  const { pagina } = await enRuta([uno('Ana López', { persona })]);
  const ana = tarjeta(pagina, 'Ana López');
  await ana.getByRole('button', { name: 'Opciones de Ana López' }).click();
  const enlace = (que: string) =>
    ana.getByRole('link', { name: `${que} Ana López`, exact: true }).getAttribute('href');
  expect(await enlace('Llamar a')).toBe('tel:6181234567');
  expect(await enlace('WhatsApp a')).toBe('https://wa.me/526181234567');
  const mapa = (await enlace('Mapa de')) ?? '';
  expect(mapa).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Av\.%20N%C2%BA%205%20%2312%20%26/,
  );
  expect(new URL(mapa).searchParams.get('query')).toBe(`${direccion}, Ñuñoa Durango`);
});
