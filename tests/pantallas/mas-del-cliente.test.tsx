// The open card: how its client is reached, before anything else of theirs.
import { act, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { recibirNegocio } from '../../web/src/lib/negocio.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { enRuta } from './apoyo/escena.ts';
import { pulsar, tarjeta } from './apoyo/ruta.ts';

const DIRECCION = 'Av. Nº 5 #12 & 13, Centro';
const ANA = creditoDe('Ana López', {
  persona: { negocio: 'Abarrotes Ana', telefono: '6181234567', direccion: DIRECCION, colonia: 'Ñuñoa' },
});

const enlace = (que: string): string =>
  within(tarjeta('Ana López'))
    .getByRole('link', { name: `${que} Ana López` })
    .getAttribute('href') ?? '';

test('one tap opens it: to call, to write, to find the way, in this order and first of all', async () => {
  const { usuario } = await enRuta([ANA]);
  const ana = tarjeta('Ana López');
  within(ana).getByText('Abarrotes Ana · Ñuñoa');
  await pulsar(usuario, ana, /^Datos de Ana López/);
  const [primera] = ana.querySelector('.tarjeta-datos')?.children ?? [];
  expect([...(primera?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Llamar',
    'WhatsApp',
    'Mapa',
  ]);
  expect(enlace('Llamar a')).toBe('tel:6181234567');
  const mapa = enlace('Mapa de');
  expect(mapa).toMatch(
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Av\.%20N%C2%BA%205%20%2312%20%26/,
  );
  expect(new URL(mapa).searchParams.get('query')).toBe(`${DIRECCION}, Ñuñoa, Durango`);
  await pulsar(usuario, ana, /^Datos de Ana López/);
  expect(within(ana).queryByRole('link', { name: 'Llamar a Ana López' })).toBeNull();
});

test("WhatsApp says who comes for how much, with Mexico's prefix; in the owner's own words where there are any", async () => {
  const { usuario } = await enRuta([ANA]);
  const ana = tarjeta('Ana López');
  await pulsar(usuario, ana, /^Datos de Ana López/);
  const texto = (): string | null => new URL(enlace('WhatsApp a')).searchParams.get('text');
  expect(enlace('WhatsApp a')).toMatch(/^https:\/\/wa\.me\/526181234567\?text=/);
  expect(texto()).toBe('Hola Ana López, paso hoy por tu abono de $120.00');
  act(() => recibirNegocio({ version: 'otra', aviso_cobro: '{nombre}: {monto}, voy en camino.' }));
  expect(texto()).toBe('Ana López: $120.00, voy en camino.');
});

test('without a colonia of its own the card says the one in the address', async () => {
  await enRuta([
    creditoDe('Beto Ruiz', {
      persona: { negocio: 'Tacos Beto', direccion: 'Hidalgo 12, Analco', colonia: '' },
    }),
  ]);
  within(tarjeta('Beto Ruiz')).getByText('Tacos Beto · Analco');
});
