// A manager's inbox at a desk: its keys, the drawer beside the table, and the words about a row. Tests that need hands
// are in tests/e2e.
import { bandeja } from '@leal/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { invalidar } from '../../../web/src/lib/api/consultas.ts';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { pagado } from '../../setup/pagado.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { dice } from '../apoyo/dice.ts';
import { dicho } from '../apoyo/dicho.ts';
import { teclear } from '../apoyo/escribir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { filasDe, rejilla } from '../apoyo/rejilla.ts';

const tabla = () => rejilla('Por decidir');
const tieneElFoco = async (que: Promise<HTMLElement> | HTMLElement) => {
  const foco = await que;
  await waitFor(() => expect(document.activeElement).toBe(foco));
};
/** The words of the row that the keys are about. */
const actual = async () =>
  document.getElementById((await tabla()).getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';
const esActual = (nombre: string) => waitFor(async () => expect(await actual()).toContain(nombre));
const quedan = (n: number) => waitFor(async () => expect(filasDe(await tabla())).toBe(n));
/**
 * The drawer that is open beside the table; here antd gives every layer the same id, so that none is found by its
 * title.
 */
const cajon = (titulo: string) =>
  waitFor(() => {
    const cajonAbierto = document.querySelector<HTMLElement>('.cajon.ant-drawer-open [role="dialog"]');
    expect(cajonAbierto?.querySelector('.ant-drawer-title')?.textContent).toBe(titulo);
    return cajonAbierto!;
  });
const sinCajon = () => waitFor(() => expect(document.querySelector('.cajon.ant-drawer-open')).toBeNull());
/** The question that stands over everything. */
const pregunta = (texto: string) => elDialogo(texto);

async function conEdiciones(nombres: readonly string[]) {
  const cobrador = await mundo.cobrador(nombres.map((nombre) => creditoDe(nombre, pagado(600))));
  const ids: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- in the order of the inbox
  for (const i of nombres.keys()) ids.push(await escenaDe(mundo, cobrador, i + 1).pedirEdicion('09', 500));
  return { cobrador, ids };
}

const enBandeja = async (uid: string) => enOficina(`gerente/bandeja?cobrador=${uid}`);

async function confirmar(usuario: UserEvent, texto: string): Promise<void> {
  const boton = (await pregunta(texto)).getByRole('button', { name: 'Aprobar' });
  await tieneElFoco(boton);
  await usuario.keyboard('{Enter}');
}

test('the table has the focus when its rows come; A and Enter decide one, and the next one is current', async () => {
  const { cobrador } = await conEdiciones(['Ana López', 'Beto Ruiz', 'Carla Gil']);
  const { usuario } = await enBandeja(cobrador.uid);
  await tieneElFoco(tabla());
  await esActual('Ana López');
  await usuario.keyboard('{ArrowDown}');
  for (const [nombre, siguiente, n] of [
    ['Beto Ruiz', 'Carla Gil', 2],
    // The last one leaves its place to the one before.
    ['Carla Gil', 'Ana López', 1],
  ] as const) {
    await esActual(nombre);
    await usuario.keyboard('a');
    await confirmar(usuario, `de ${nombre}`);
    await quedan(n);
    await esActual(siguiente);
    await tieneElFoco(tabla());
  }
  const { movimientos } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(movimientos.filter(({ monto_centavos }) => monto_centavos === 50_000)).toHaveLength(2);
});

test('keys that nothing else takes are the table’s; a field keeps its letters', async () => {
  const { cobrador } = await conEdiciones(['Ana López', 'Beto Ruiz']);
  const { usuario } = await enBandeja(cobrador.uid);
  await tieneElFoco(tabla());
  screen.getByRole('heading', { name: 'Bandeja' }).focus();
  await usuario.keyboard('{ArrowDown}');
  await esActual('Beto Ruiz');
  await tieneElFoco(tabla());

  screen.getByRole('button', { name: 'Teclas (?)' }).focus();
  await usuario.keyboard('r');
  await pregunta('¿Rechazar la edición? El pago de Beto Ruiz');
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await tieneElFoco(tabla());

  const campo = screen.getByLabelText<HTMLInputElement>('Buscar cliente, cobrador, monto...');
  await usuario.click(campo);
  await usuario.keyboard('ar?');
  expect(campo.value).toBe('ar?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a row opens beside the table: its balance before and after, its buttons below; it follows the keys, and gives the focus back', async () => {
  const { cobrador } = await conEdiciones(['Ana López', 'Beto Ruiz', 'Carla Gil']);
  const { usuario } = await enBandeja(cobrador.uid);
  await tieneElFoco(tabla());
  await usuario.keyboard('{Enter}');
  const cajonAbierto = await cajon('Edición de pago');
  expect((await tabla()).contains(cajonAbierto)).toBe(false);
  await within(cajonAbierto).findByRole('article', { name: 'Ana López' });
  const pie = cajonAbierto.querySelector<HTMLElement>('.ant-drawer-footer')!;
  await waitFor(() => expect(pie.textContent).toContain('Saldo$3,000.00 → $3,100.00'));
  within(pie).getByRole('button', { name: /^Aprobar la solicitud de Ana López/ });
  within(pie).getByRole('button', { name: /^Rechazar la solicitud de Ana López/ });
  expect(within(cajonAbierto).getByRole('complementary', { name: 'Para decidir' }).textContent).toBe(
    'Fecha del pago09/11/2026',
  );

  // The next row opens for a manager who goes on, and the focus stays in the table.
  await usuario.keyboard('{ArrowDown}');
  await within(cajonAbierto).findByRole('article', { name: 'Beto Ruiz' });
  await tieneElFoco(tabla());

  // The amount that was typed is the one that A asks about.
  await usuario.keyboard('{Tab}');
  await tieneElFoco(within(cajonAbierto).getByRole('link', { name: 'Beto Ruiz' }));
  const monto = within(cajonAbierto).getByLabelText<HTMLInputElement>('Monto a modificar');
  await teclear(usuario, monto, '450');
  (await tabla()).focus();
  await usuario.keyboard('a');
  await confirmar(usuario, 'quede en $450.00?');
  await within(cajonAbierto).findByRole('article', { name: 'Carla Gil' });
  await quedan(2);
  await esActual('Carla Gil');
  await tieneElFoco(tabla());

  await usuario.click(
    within(cajonAbierto).getByRole('button', { name: /^Aprobar la solicitud de Carla Gil/ }),
  );
  await contestar(usuario, 'Aprobar', '¿Aprobar que');
  await within(cajonAbierto).findByRole('article', { name: 'Ana López' });
  await tieneElFoco(tabla());

  // The drawer closes by its own button, and by Escape from within.
  await usuario.click(within(cajonAbierto).getByRole('button', { name: /^Close|Cerrar/ }));
  await sinCajon();
  await tieneElFoco(tabla());
  await usuario.keyboard('{Enter}');
  within(await cajon('Edición de pago'))
    .getByRole('link', { name: 'Ver crédito' })
    .focus();
  await usuario.keyboard('{Escape}');
  await sinCajon();
  await tieneElFoco(tabla());
});

test('what somebody else has decided closes and is told; it does not become another row under the eyes', async () => {
  const { cobrador, ids } = await conEdiciones(['Ana López', 'Beto Ruiz']);
  const { usuario } = await enBandeja(cobrador.uid);
  await tieneElFoco(tabla());
  await usuario.keyboard('{Enter}');
  await within(await cajon('Edición de pago')).findByRole('article', { name: 'Ana López' });
  const otro = await mundo.gerente();
  const cuerpo = { estado: 'rechazada' };
  await invocar(otro, 'resolverEdicionPago', { parametros: { id: ids[0]! }, cuerpo });
  await act(() => invalidar(bandeja));
  await quedan(1);
  await dicho('Ya no espera tu decisión', 'Edición de pago de ', 'Ana López');
  await sinCajon();
  await esActual('Beto Ruiz');
});

test('what is decided on its own says so in its row, with its reason where it opens; after several nothing stays marked', async () => {
  const cobrador = await mundo.cobrador([
    creditoDe('Ana López', pagado(600)),
    creditoDe('Beto Ruiz', pagado(600)),
    creditoDe('Carla Gil', pagado(600)),
  ]);
  const [ana, beto, carla] = [1, 2, 3].map((n) => escenaDe(mundo, cobrador, n));
  await ana!.pedirEdicion('09', 500);
  await beto!.pedirEliminacion('09');
  await carla!.pedirCambios();
  const { usuario } = await enBandeja(cobrador.uid);
  await quedan(3);
  const fila = async (nombre: string) =>
    within(await tabla()).findByRole('row', { name: new RegExp(nombre) });
  expect((await fila('Ana López')).textContent).not.toContain('Una por una');
  expect((await fila('Beto Ruiz')).textContent).toContain('Una por una');
  expect((await fila('Carla Gil')).textContent).toContain('Una por una');
  await usuario.keyboard('{ArrowDown}{Enter}');
  await within(await cajon('Eliminación de pago')).findByText(
    'Una por una: Un pago eliminado no se recupera.',
  );
  await usuario.keyboard('{Escape}');
  await sinCajon();

  await usuario.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
  await screen.findByText('3 seleccionadas');
  await usuario.keyboard('r');
  const varias = await pregunta('Rechazar 2 solicitudes');
  await usuario.type(varias.getByLabelText('Motivo para todas'), 'Mal{Control>}{Enter}{/Control}');
  await dicho('2 solicitudes rechazadas');
  await quedan(1);
  await screen.findByText('Marca las que quieras decidir juntas.');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Seleccionar todas' }).checked).toBe(false);
});

test('when others have decided all of them, the question about several says so, and its only button has the focus', async () => {
  const { cobrador, ids } = await conEdiciones(['Ana López', 'Beto Ruiz']);
  const { usuario, red } = await enBandeja(cobrador.uid);
  await quedan(2);
  await usuario.click(screen.getByRole('checkbox', { name: 'Seleccionar todas' }));
  const otro = await mundo.gerente();
  for (const id of ids) {
    const dicha = { parametros: { id }, cuerpo: { estado: 'rechazada' } };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await invocar(otro, 'resolverEdicionPago', dicha)).estado).toBe(200);
  }
  await usuario.keyboard('a');
  const sin = await pregunta('Ya no queda nada por decidir');
  await sin.findByText('Mientras leías, 2 dejaron de esperar tu decisión');
  expect(sin.queryByRole('button', { name: /^Aprobar/ })).toBeNull();
  await tieneElFoco(sin.getByRole('button', { name: 'Cerrar' }));
  expect(red.enviadas(/resolver/)).toEqual([]);
});

test('the question about a loan says what is owed in the end, and what each day', async () => {
  // A telephone of her own: whoever had the same in another office would stand beside the question, with what they owe.
  const persona = { telefono: '6145550177' };
  const cobrador = await mundo.cobrador([creditoDe('Ana López', { estado: 'Pendiente', persona })]);
  const { usuario } = await enBandeja(cobrador.uid);
  await tieneElFoco(tabla());
  await usuario.keyboard('a');
  const laPregunta = await pregunta('¿Aprobar el crédito de $3,000.00');
  await dice('Total a pagar', laPregunta);
  await dice('$3,600.00', laPregunta);
  await dice('Abono diario', laPregunta);
  await dice('$120.00', laPregunta);
  await usuario.keyboard('{Escape}{Enter}');
  const elCajon = await cajon('Crédito nuevo');
  await waitFor(() =>
    expect(elCajon.querySelector('.ant-drawer-footer')?.textContent).toContain('Saldo$0.00 → $3,600.00'),
  );
});
