// A loan that is taken out as lost, on screen: the question, the client's page, the list, and the payment screen.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { escena } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { elDialogo } from '../apoyo/dialogo.ts';
import { escribir, teclear } from '../apoyo/escribir.ts';
import { filas, reintentar, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

const prestamo = (nombre = 'Ana Perdida') => escena(mundo, creditoDe(nombre));
const enSuPagina = ({ id_cliente }: Awaited<ReturnType<typeof prestamo>>, quien = 'gerente') =>
  enOficina(`${quien}/clientes/${id_cliente}`);

test('the question says what it does, and the page what became of it; taken back it is active again', async () => {
  const e = await prestamo();
  const { usuario } = await enSuPagina(e);
  await usuario.click(await screen.findByRole('button', { name: 'Castigar' }));
  const pregunta = await elDialogo('¿Dar por perdido');
  expect(pregunta.getByText('En el resultado del mes').nextElementSibling?.textContent).toBe('-$3,000.00');
  expect(pregunta.getByText('Saldo').nextElementSibling?.textContent).toBe('$3,600.00');
  await usuario.click(pregunta.getByRole('button', { name: 'Castigar crédito' }));
  await pregunta.findByText('El motivo es requerido');
  escribir(screen.getByRole('dialog'), /^Motivo/, 'No se localiza');
  await usuario.click(pregunta.getByRole('button', { name: 'Castigar crédito' }));
  await screen.findByText('Crédito castigado');
  const panel = within(await screen.findByRole('region', { name: 'Castigado' }));
  expect(panel.getByText('Capital perdido').nextElementSibling?.textContent).toBe('$3,000.00');
  expect(panel.getByText('No, hasta que se permita')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Castigar' })).toBeNull();
  await usuario.click(panel.getByRole('button', { name: 'Permitir otro préstamo' }));
  await elDialogo('¿Dejar que');
  escribir(screen.getByRole('dialog'), /^Motivo/, 'Pagará');
  await usuario.click((await elDialogo()).getByRole('button', { name: 'Permitir otro préstamo' }));
  await panel.findByText('Permitido');
  await usuario.click(panel.getByRole('button', { name: 'Deshacer castigo' }));
  await elDialogo('¿Deshacer el castigo');
  escribir(screen.getByRole('dialog'), /^Motivo/, 'Sí paga');
  await usuario.click((await elDialogo()).getByRole('button', { name: 'Deshacer castigo' }));
  await screen.findByText('Castigo deshecho');
  await screen.findByRole('button', { name: 'Castigar' });
  expect((await e.libro()).creditos).toMatchObject([{ estado_credito: 'Aprobado' }]);
});

test('a payment that comes while the question stands is shown in it, and the same reason is sent again', async () => {
  const e = await prestamo();
  const { usuario } = await enSuPagina(e);
  await usuario.click(await screen.findByRole('button', { name: 'Castigar' }));
  const pregunta = await elDialogo('¿Dar por perdido');
  escribir(screen.getByRole('dialog'), /^Motivo/, 'No se localiza');
  await e.abonar(120);
  await usuario.click(pregunta.getByRole('button', { name: 'Castigar crédito' }));
  await pregunta.findByText(/^Los datos cambiaron mientras decidías/);
  await waitFor(() => expect(pregunta.getByText('Saldo').nextElementSibling?.textContent).toBe('$3,480.00'));
  expect(pregunta.getByText('En el resultado del mes').nextElementSibling?.textContent).toBe('-$2,900.00');
  await waitFor(() => expect(screen.getByRole('dialog').closest('[aria-disabled=true]')).toBeNull());
  await usuario.click(pregunta.getByRole('button', { name: 'Castigar crédito' }));
  await screen.findByText('Crédito castigado');
  expect((await e.libro()).creditos).toMatchObject([
    { estado_credito: 'Castigado', castigo: { motivo: 'No se localiza', capital_centavos: 290_000 } },
  ]);
});

describe('one that waits for a second manager', () => {
  const PIDIO = 'Gema Otra';
  async function conPedido() {
    const e = await prestamo();
    const castigo_pedido = { en: new Date(), por: 'gerente-9', nombre: PIDIO, motivo: 'No paga' };
    await mundo.db.doc(`creditos/${e.id_credito}`).update({ castigo_pedido });
    return { e, ...(await enSuPagina(e)) };
  }
  async function pedido() {
    const { e, usuario } = await conPedido();
    const panel = within(await screen.findByRole('region', { name: 'Castigo por confirmar' }));
    await usuario.click(panel.getByRole('button', { name: 'No castigar' }));
    const pregunta = await elDialogo('¿Dejar sin castigo');
    escribir(screen.getByRole('dialog'), /^Motivo/, 'Ya paga');
    return { e, usuario, pregunta };
  }

  test('is let be: nothing had left, so nothing comes back, and it is not called an undo', async () => {
    const { e, usuario, pregunta } = await pedido();
    expect(pregunta.getByText('Lo pidió').nextElementSibling?.textContent).toBe(`${PIDIO}: No paga`);
    expect(pregunta.queryByText('En el resultado del mes')).toBeNull();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/Deshacer|vuelve a la ruta/);
    await usuario.click(pregunta.getByRole('button', { name: 'No castigar' }));
    await screen.findByText('No se castiga el crédito');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Castigo por confirmar' })).toBeNull());
    const { creditos, bitacora } = await e.libro();
    expect(creditos).toMatchObject([{ estado_credito: 'Aprobado', castigo_pedido: null }]);
    expect(bitacora.map(({ accion }) => accion)).toContain('creditos/no-castigar');
  });

  test('is confirmed by the deletion of its client: the question says who asked', async () => {
    const { e, usuario } = await conPedido();
    await usuario.click(await screen.findByRole('button', { name: 'Eliminar' }));
    const pregunta = await elDialogo('¿Eliminar a');
    await pregunta.findByText(PIDIO);
    expect(screen.getByRole('dialog').textContent).toMatch(
      `${PIDIO} pidió castigarlo, y eliminar al cliente lo confirma.`,
    );
    escribir(screen.getByRole('dialog'), /^Motivo/, 'Se fue');
    await usuario.click(pregunta.getByRole('button', { name: 'Eliminar' }));
    await screen.findByText('Cliente eliminado');
    const { creditos, bitacora } = await e.libro();
    expect(creditos).toMatchObject([{ estado_credito: 'Castigado', castigo: { motivo: 'Se fue' } }]);
    expect(bitacora.find(({ accion }) => accion === 'creditos/castigar')?.despues).toMatchObject({
      pedido_por: PIDIO,
    });
  });

  test('is confirmed by somebody else meanwhile: the question says so, and takes nothing back', async () => {
    const { e, usuario, pregunta } = await pedido();
    const { id_credito } = e;
    const cuerpo = { id_credito, motivo: 'No paga', visto: { saldo: 3600, pedido_por: PIDIO } };
    expect((await invocar(await gerente(), 'castigarCredito', { cuerpo })).estado).toBe(200);
    await usuario.click(pregunta.getByRole('button', { name: 'No castigar' }));
    await pregunta.findByText(/^El crédito ya está castigado: lo castigó/);
    expect(pregunta.queryByRole('button', { name: 'No castigar' })).toBeNull();
    expect((await e.libro()).creditos).toMatchObject([{ estado_credito: 'Castigado' }]);
  });
});

test('once anything was paid its button says why it is not taken back; a supervisor only reads', async () => {
  const e = await prestamo();
  await e.castigado();
  await e.abonar(120);
  await enSuPagina(e);
  const panel = within(await screen.findByRole('region', { name: 'Castigado' }));
  expect(panel.getByRole('button', { name: 'Deshacer castigo' })).toHaveProperty('disabled', true);
  panel.getByText('Ya se pagó o corrigió algo después del castigo: no se deshace.');
  expect(panel.getByText('Cobrado después').nextElementSibling?.textContent).toBe('$120.00');
});

test('a supervisor reads it, and has no button', async () => {
  const e = await prestamo();
  await e.castigado();
  await enSuPagina(e, 'supervisor');
  const panel = within(await screen.findByRole('region', { name: 'Castigado' }));
  expect(panel.queryAllByRole('button')).toEqual([]);
});

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const enLista = async (uid: string, red = {}) =>
    enOficina(`gerente/castigados?cobrador=${uid}`, { tamano, ...red });

  test('the list has who owes what, and the totals of all', async () => {
    const e = await prestamo('Ana Perdida');
    await e.castigado('Se fue');
    await e.abonar(120);
    await enLista(e.cobrador.uid);
    await screen.findByRole('heading', { name: 'Castigados', level: 1 });
    await waitFor(() => expect(filas()).toHaveLength(1));
    expect(filas()[0]).toMatch(/Ana Perdida.*\$3,480\.00.*18\/11\/2026.*Se fue.*\$3,000\.00.*\$120\.00/);
    expect(['Créditos', 'Saldo castigado', 'Capital perdido', 'Cobrado después'].map(valorDe)).toEqual([
      '1',
      '$3,480.00',
      '$3,000.00',
      '$120.00',
    ]);
    const enlace = screen.getByRole('link', { name: 'Ana Perdida' });
    expect(enlace.getAttribute('href')).toBe(`/leal/gerente/clientes/${e.id_cliente}`);
  });

  test('those whose clients have these words are found, below the totals of all', async () => {
    const e = await prestamo('Ana Perdida');
    await e.castigado();
    const { usuario } = await enLista(e.cobrador.uid);
    const campo = await screen.findByRole('textbox', { name: /^Buscar por nombre/ });
    await usuario.type(campo, 'nadie asi');
    await screen.findByText('No se encontraron créditos castigados');
    expect(valorDe('Saldo castigado')).toBe('$3,600.00');
    await teclear(usuario, campo, 'perd');
    await screen.findByText('1 cliente encontrado');
    expect(filas()).toHaveLength(1);
    // Both are read again, what was found and the totals of all.
    await e.abonar(120);
    await usuario.click(screen.getByRole('button', { name: 'Actualizar' }));
    await waitFor(() => expect(valorDe('Saldo castigado')).toBe('$3,480.00'));
    await waitFor(() => expect(filas()[0]).toMatch(/\$3,480\.00/));
  });

  test('an empty one says so, without totals; a failed one is read again', async () => {
    const e = await prestamo();
    const { usuario, red } = await enLista(e.cobrador.uid, {
      antes: (laRed: { rechazar(que: RegExp): void }) => laRed.rechazar(/gerente\/castigados/),
    });
    await reintentar(usuario, 'Error al obtener los créditos castigados', () => red.dejarPasar());
    await screen.findByText('No hay créditos castigados');
    expect(valorDe('Saldo castigado')).toBeUndefined();
  });

  test('its collector reads what it is on the payment screen, and is paid all the same', async () => {
    const e = await prestamo('Ana Perdida');
    await e.castigado();
    await abrir(e.cobrador, `payment/cliente?credito=${e.id_credito}`, { tamano });
    expect(await screen.findAllByText('Castigado')).toHaveLength(2);
    await screen.findByText(/la oficina lo dio por perdido/);
    expect(screen.queryByRole('button', { name: 'Visita sin pago' })).toBeNull();
  });
});
