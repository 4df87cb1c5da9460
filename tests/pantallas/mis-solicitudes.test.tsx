// A collector's own requests, with their counters.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { pagado } from '../setup/pagado.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { abrir } from './apoyo/abrir.tsx';
import { consulta, reintentar } from './apoyo/leer.ts';
import { mundo } from './apoyo/mundo.ts';
import { gerente } from './apoyo/oficina.ts';

const ANA = pagado(1000, { persona: { nombre: 'Ana López' } });
const tarjeta = (name: string) => screen.findByRole('article', { name });

test('requests and new credits are one list with its counters, which are its filter', async () => {
  const cobrador = await mundo.cobrador([ANA, creditoDe('Dora Paz', { estado: 'Pendiente' })]);
  const prestamo = escenaDe(mundo, cobrador);
  await prestamo.pedirEdicion('09', 100);
  const id = await prestamo.pedirEdicion('10', 100);
  const cuerpo = { estado: 'rechazada', comentario: 'Así se cobró.' };
  await invocar(await gerente(), 'resolverEdicionPago', { parametros: { id }, cuerpo });
  const { red, usuario } = await abrir(cobrador, 'cobrador/solicitudes', {
    antes: (linea) => linea.rechazar(/solicitudes\/mias/),
  });
  await reintentar(usuario, 'Error al obtener datos de solicitudes', () => red.dejarPasar());
  within(await tarjeta('Dora Paz')).getByText(/^Crédito nuevo/);
  // Ana's credit, and what was asked about its payments.
  const deAna = screen.getAllByRole('article', { name: 'Ana López' });
  const conEstado = ['PENDIENTE', 'RECHAZADA'].map(
    (estado) => deAna.filter((articulo) => within(articulo).queryByText(estado)).length,
  );
  expect([deAna.length, ...conEstado]).toEqual([3, 1, 1]);
  screen.getByRole('radio', { name: 'Pendientes 2' });

  await usuario.click(screen.getByRole('radio', { name: 'Rechazadas 1' }));
  await waitFor(() => expect(consulta()).toBe('?ver=rechazadas'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  within(await tarjeta('Ana López')).getAllByText('Así se cobró.');
});
