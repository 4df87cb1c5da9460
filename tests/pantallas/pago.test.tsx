// The payment screen: an amount that cannot be one. Collecting on it is for tests/e2e.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../e2e/apoyo/tamanos.ts';
import { pagado } from '../setup/pagado.ts';
import { creditoDe } from '../setup/credito-de.ts';
import { enPago, enRuta } from './apoyo/escena.ts';
import { dicho } from './apoyo/dicho.ts';
import { escribir } from './apoyo/escribir.ts';
import { campoMonto, panel } from './apoyo/pago.ts';
import { sinLinea } from './apoyo/red.ts';
import { abrirHoja, dialogo, encabezadoRuta, pulsar, quedaRegistrado, soltar } from './apoyo/ruta.ts';

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('no amount, one below zero, words, and more than is owed: refused on the screen, nothing is sent; five daily amounts are not', async () => {
    const { usuario, red } = await enPago([creditoDe('Ana López')], undefined, { tamano });
    const monto = await campoMonto();
    const accion = panel('Registrar Pago');
    const registrar = async (texto: string) => {
      escribir(accion, /^Monto/, texto);
      await usuario.click(screen.getByRole('button', { name: /^Registrar (pago|\$)/ }));
    };
    const invalido = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';
    const excesivo = 'El monto es mayor que el saldo del crédito.';
    for (const [texto, mensaje, noDicho] of [
      ['', invalido, excesivo],
      ['3600.01', excesivo, invalido],
      ['-5', invalido, excesivo],
      ['3600.01', excesivo, invalido],
      ['mucho', invalido, excesivo],
    ] as const) {
      await registrar(texto);
      await screen.findByText(mensaje);
      await waitFor(() => expect(screen.queryAllByText(noDicho), texto).toEqual([]));
      expect(monto.value).toBe(texto);
    }
    // A phone asks for its series of receipts by itself.
    expect(red.enviadas(/^POST (?!\/comprobantes\/serie$)/)).toEqual([]);
    await registrar('600');
    await quedaRegistrado(usuario);
    expect(red.enviadas(/^POST \/abonos\/registrar/)).toMatchObject([{ cuerpo: { monto: 600 } }]);
  });
});

test('in one tap: the usual amount, up to date, and paid off; the ones that need a manager say so', async () => {
  const inicio = { fecha_inicio: fecha('2026-11-09') };
  const { usuario } = await enPago([creditoDe('Ana López', inicio)], undefined, {});
  const monto = await campoMonto();
  const accion = panel('Registrar Pago');
  const botones = () =>
    [...accion.querySelectorAll('.abono-atajos button')].map((boton) => boton.textContent);
  // 2026-11-18: eight days are due, and five of them is all that needs nobody.
  expect(botones()).toEqual([
    'Abono $120.00',
    'Al corriente $960.00 necesita aprobación',
    'Liquidar $3,600.00 necesita aprobación',
    'Visita sin pago',
  ]);
  await usuario.click(screen.getByRole('button', { name: /^Al corriente/ }));
  expect(monto.value).toBe('960.00');
  await screen.findByText('Son 8 abonos: requiere aprobación.');
  escribir(accion, /^Monto/, '3600.01');
  await screen.findByText('Máximo $3,600.00');
});

/** The words of the notice at the foot, and its buttons. */
const alPie = () => {
  const pie = document.querySelector('.aviso-al-pie');
  return [
    pie?.querySelector('p')?.textContent,
    ...[...(pie?.querySelectorAll('button') ?? [])].map(nombreDe),
  ];
};
const nombreDe = (boton: Element) => boton.getAttribute('aria-label') ?? boton.textContent;
const pasajeros = () => document.querySelectorAll('.ant-message-notice').length;

const cobrarAna = async (usuario: UserEvent) =>
  pulsar(usuario, await abrirHoja(usuario, 'Ana López'), /^Registrar \$120\.00 de/);

test('one message for a payment: at the foot, whose and how much, with its receipt', async () => {
  const { usuario } = await enRuta([creditoDe('Ana López')]);
  await cobrarAna(usuario);
  await quedaRegistrado(usuario);
  expect(alPie()).toEqual([
    'Pago registrado correctamente.$120.00 de Ana López',
    'Comprobante',
    'Cerrar aviso',
  ]);
  expect(pasajeros()).toBe(0);
});

test('who signs in next on this phone finds no notice of a client', async () => {
  const { usuario } = await enRuta([creditoDe('Ana López')]);
  await cobrarAna(usuario);
  await dicho('Guardado', 'Ana López');
  expect(alPie()).toContain('Cerrar aviso');
  await enRuta([creditoDe('Beto Ruiz')]);
  await encabezadoRuta(1);
  expect(alPie()).toEqual([undefined]);
});

test('paying off says so, and leads to the next loan', async () => {
  const { usuario, red } = await enRuta([creditoDe('Ana López', pagado(3480))]);
  await cobrarAna(usuario);
  await quedaRegistrado(usuario, '¡Liquidó su crédito!');
  expect(alPie()).toEqual([
    '¡Liquidó su crédito!$120.00 de Ana López',
    'Comprobante',
    'Solicitar Renovación',
    'Cerrar aviso',
  ]);
  expect(pasajeros()).toBe(0);
  await pulsar(usuario, document.body, 'Solicitar Renovación');
  const pregunta = await dialogo();
  escribir(pregunta, /^Monto/, '4000');
  await usuario.click(within(pregunta).getByText('30 días'));
  await pulsar(usuario, pregunta, 'Enviar solicitud');
  await waitFor(() =>
    expect(red.enviadas(/^POST \/renovaciones\/solicitar/)).toMatchObject([
      { cuerpo: { monto_solicitado: 4000, dias_pago: 30 } },
    ]),
  );
});

test('paid off without a line, it says so once the line has brought it', async () => {
  const { usuario, red } = await enRuta([creditoDe('Ana López', pagado(3480))]);
  const hoja = await abrirHoja(usuario, 'Ana López');
  const vuelve = sinLinea(red);
  await pulsar(usuario, hoja, /^Registrar \$120\.00 de/);
  await soltar(usuario);
  vuelve();
  await dicho('Se registró el pago de $120.00 de Ana López.', '¡Liquidó su crédito!');
});

test('six abonos: what waits for whom, and what to do with the notes, in one message with its receipt', async () => {
  const { usuario } = await enRuta([creditoDe('Ana López')]);
  const hoja = await abrirHoja(usuario, 'Ana López');
  escribir(hoja, /^Monto/, '720');
  await within(hoja).findByText(
    'Se requiere aprobación del gerente para este pago. El pago se reflejará una vez que sea aprobado.',
  );
  await pulsar(usuario, hoja, /^Registrar \$720\.00 de/);
  const mensaje = await screen.findByText('Guarda estos billetes aparte hasta que el gerente decida.');
  const alerta = within(mensaje.closest<HTMLElement>('[role=dialog]')!);
  alerta.getByText('Pago requiere aprobación');
  alerta.getByText('$720.00 de Ana López');
  alerta.getByText(
    'Este pago representa 6 o más abonos. Se ha enviado una solicitud de aprobación al gerente...',
  );
  await usuario.click(alerta.getByRole('button', { name: 'Comprobante' }));
  await screen.findByRole('dialog', { name: 'Comprobante de Ana López' });
  expect([alPie()[0], pasajeros()]).toEqual([undefined, 0]);
});
