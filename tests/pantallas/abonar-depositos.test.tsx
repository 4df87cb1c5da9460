// A deposit that fits no transfer is booked as a client's payment, by the question that asks whose it is.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import type { Cobrador } from '../setup/mundo.ts';
import type { Pedido } from './apoyo/abrir.tsx';
import { usarDepositos } from './apoyo/depositos.ts';
import { seCierra } from './apoyo/dialogo.ts';
import { dicho } from './apoyo/dicho.ts';
import { idCredito } from './apoyo/escena.ts';
import { mundo } from './apoyo/mundo.ts';
import { enOficina } from './apoyo/oficina.ts';

const { clientes, renglon, cargar } = usarDepositos();

const boton = async (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });
const fila = async (nombre: RegExp) => screen.findByRole('row', { name: nombre });
const enLibres = (pedido?: Pedido) => enOficina('gerente/transferencias/depositos?ver=libres', pedido);

/** The question whose it is: somebody is looked for, and chosen. */
async function elegir(usuario: UserEvent, quien: string) {
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
  await usuario.type(within(dialogo).getByLabelText('De quién es'), quien);
  await usuario.click(await screen.findByText(new RegExp(`^${quien} · debe`)));
  return dialogo;
}
const registrar = (usuario: UserEvent, dialogo: HTMLElement) =>
  usuario.click(within(dialogo).getByRole('button', { name: 'Registrar pago' }));
const pagosDe = async (cobrador: Cobrador) =>
  (await invocar(cobrador, 'historialAbonos', { parametros: { id_credito: idCredito({ cobrador }) } })).cuerpo
    .datos;

test('a deposit that fits nobody is booked as a client’s payment; what is more than the debt is refused before', async () => {
  const cobrador = await clientes(['Rosa Libre']);
  await cargar(
    renglon({ referencia: 'LIBRE1', monto: 150 }),
    renglon({ referencia: 'LIBRE2', monto: 90_000 }),
  );
  const { usuario } = await enLibres();
  await usuario.click(await boton('Registrar como pago el depósito de $90,000.00'));
  await within(await elegir(usuario, 'Rosa Libre')).findByText(/^El depósito es mayor que lo que debe/);
  await usuario.click(await boton('Cancelar'));
  await seCierra('Registrar como pago');
  await usuario.click(await boton('Registrar como pago el depósito de $150.00'));
  await registrar(usuario, await elegir(usuario, 'Rosa Libre'));
  await seCierra('Registrar como pago');
  await dicho('Pago registrado');
  await waitFor(() => expect(screen.queryByRole('row', { name: /LIBRE1/ })).toBeNull());
  expect(await pagosDe(cobrador)).toMatchObject([
    { monto: 150, transferencia: { referencia: 'LIBRE1', banco: 'vista' } },
  ]);
});

test.each([
  ['is that one: both are paired', 'Es la del 16/11/2026', 'Vistas en el banco: 1 transferencia', 'De pagos'],
  ['is another: it is booked besides', 'Es otra: registrar pago', 'Pago registrado', 'De pagos'],
])('a deposit that a transfer without one may be %s', async (caso, respuesta, se_dice, ver) => {
  const nombre = `Luz Doble ${respuesta.slice(0, 7)}`;
  const cobrador = await clientes([nombre], 'MAL');
  const referencia = `DOBLE ${caso.length}`;
  await cargar(renglon({ referencia, fecha: '2026-11-12' }));
  const { usuario } = await enLibres({ tamano: TELEFONO });
  const suya = await fila(new RegExp(referencia));
  await usuario.click(within(suya).getByRole('button', { name: /^Registrar como pago/ }));
  const dialogo = await elegir(usuario, nombre);
  await registrar(usuario, dialogo);
  await within(dialogo).findByText('Ya tiene 1 transferencia de ese monto sin depósito');
  expect(dialogo.textContent).toContain('16/11/2026 · MAL0');
  await usuario.click(within(dialogo).getByRole('button', { name: respuesta }));
  await seCierra('Registrar como pago');
  await dicho(se_dice);
  await usuario.click(await screen.findByRole('radio', { name: ver }));
  expect((await fila(new RegExp(referencia))).textContent).toContain(nombre);
  expect(await pagosDe(cobrador)).toHaveLength(respuesta.startsWith('Es la') ? 1 : 2);
});

test('a deposit that a transfer may be which waits for a decision is asked about', async () => {
  const cobrador = await clientes(['Noé Espera']);
  const cuerpo = {
    id_credito: idCredito({ cobrador }, 1),
    monto: 140,
    capturado_en: '2026-11-10T12:00:00-06:00',
    transferencia: { fecha: '2026-11-10', referencia: 'TARDE1' },
    dispositivo: 'tel-espera',
    secuencia: 1,
  };
  expect((await invocar(cobrador, 'registrarAbono', { cuerpo })).estado).toBe(202);
  await cargar(renglon({ referencia: 'ESPERA1', monto: 140 }));
  const { usuario, red } = await enLibres({ tamano: TELEFONO });
  await usuario.click(await boton('Registrar como pago el depósito de $140.00'));
  const dialogo = await elegir(usuario, 'Noé Espera');
  await registrar(usuario, dialogo);
  await within(dialogo).findByText('Ya tiene 1 transferencia de ese monto por aprobar');
  expect(dialogo.textContent).toMatch(/\$140\.00 · 10\/11\/2026 · TARDE1.*apruébala primero/);
  await usuario.click(within(dialogo).getByRole('button', { name: 'Es otra: registrar pago' }));
  await seCierra('Registrar como pago');
  const [, segunda] = red.enviadas(/^POST \/banco\/renglones\/.*abono/);
  expect(segunda).toMatchObject({ cuerpo: { visto: { otras_pedidas: [expect.any(String)] } } });
});

test('a deposit of a client whose loan was written off is a recovery; the loan is found apart from running ones', async () => {
  const cobrador = await clientes(['Pía Perdida', 'Pía Corriente']);
  const e = escenaDe(mundo, cobrador);
  await e.castigado();
  await cargar(renglon({ referencia: 'TARDIO1', monto: 130 }));
  const { usuario } = await enLibres({ tamano: TELEFONO });
  await usuario.click(await boton('Registrar como pago el depósito de $130.00'));
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
  await usuario.type(within(dialogo).getByLabelText('De quién es'), 'Pía');
  await screen.findByText(/^Pía Corriente · debe/);
  await screen.findByText('Con crédito castigado');
  await usuario.click(await screen.findByText(/^Pía Perdida · debe/));
  await within(dialogo).findByText('Su crédito está castigado: cuenta como recuperado.');
  await registrar(usuario, dialogo);
  await seCierra('Registrar como pago');
  await dicho('Pago registrado');
  const { creditos, caja } = await e.libro();
  expect(creditos.find(({ id_credito }) => id_credito === e.id_credito)).toMatchObject({
    estado_credito: 'Castigado',
    saldo_centavos: 347_000,
  });
  expect(caja.filas).toEqual({});
});
