// Behind the '⋯' of a card: what a collector does less often at a door.
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { uno } from '../setup/uno.ts';
import { usarEscenas } from './apoyo/escena.ts';
import { pulsar, tarjeta } from './apoyo/ruta.ts';

const { enRuta } = usarEscenas(abrirMundo());

test("one calls, writes and finds the way: the number with Mexico's prefix, the address as it is with colonia and city", async () => {
  const direccion = 'Av. Nº 5 #12 & 13, Centro';
  const persona = { telefono: '6181234567', direccion, colonia: 'Ñuñoa' };
  const { usuario } = await enRuta([uno('Ana López', { persona })]);
  const ana = tarjeta('Ana López');
  await pulsar(usuario, ana, 'Opciones de Ana López');
  const enlace = (que: string) =>
    within(ana)
      .getByRole('link', { name: `${que} Ana López` })
      .getAttribute('href');
  expect(enlace('Llamar a')).toBe('tel:6181234567');
  expect(enlace('WhatsApp a')).toBe('https://wa.me/526181234567');
  const mapa = enlace('Mapa de') ?? '';
  expect(mapa).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Av\.%20N%C2%BA%205%20%2312%20%26/,
  );
  expect(new URL(mapa).searchParams.get('query')).toBe(`${direccion}, Ñuñoa Durango`);
});
