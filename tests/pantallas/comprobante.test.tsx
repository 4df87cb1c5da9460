// A receipt as its collector shows it: what its client asks for, and what the owner has not set is not there.
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { recibirNegocio } from '../../web/src/lib/negocio.ts';
import { abrir } from './apoyo/abrir.tsx';
import { enPago } from './apoyo/escena.ts';

test('it says who paid, how many daily amounts are covered, what remains and since when, who took it, and where the lender is found', async () => {
  const { cobrador } = await enPago([creditoDe('Ana López')]);
  const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 240 };
  await invocar(cobrador, 'registrarAbono', { cuerpo });
  const { usuario, tolerar } = await abrir(cobrador, `payment/cliente?credito=${cuerpo.id_credito}`);
  tolerar(/getContext|canvas/i);
  // The phone has asked for its series of receipts by itself.
  await waitFor(() => expect(localStorage.getItem('leal_serie')).toContain(cobrador.uid));
  await usuario.click(await screen.findByRole('button', { name: /^Comprobante \+\$240\.00/ }));
  const hoja = within(await screen.findByRole('dialog'));
  await hoja.findByText('Pagó: Ana López');
  hoja.getByText('Abono 2 de 30');
  hoja.getByText(/^Resta \$3,360\.00 al 18\/11\/2026 \d\d:\d\d$/);
  hoja.getByText(/^Cobró: .+/);
  const mensaje = () =>
    decodeURIComponent(hoja.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '');
  expect(mensaje()).toContain('\nPagó: Ana López\nAbono 2 de 30\nResta $3,360.00 al 18/11/2026');
  expect(hoja.queryByText('Tel. 81 1234 5678')).toBeNull();
  act(() =>
    recibirNegocio({
      version: 'otra',
      festivos: [],
      parametros: {},
      legales: { contacto: 'Tel. 81 1234 5678' },
    }),
  );
  await hoja.findByText('Tel. 81 1234 5678');
  expect(mensaje()).toContain('\nTel. 81 1234 5678\n');
});
