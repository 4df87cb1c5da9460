// A new plan that a client promises, on screen: the form, its four states, the card of the route, and the office.
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { recibirNegocio } from '../../../web/src/lib/negocio.ts';
import { CADA_TAMANO, ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { convenir } from '../../setup/convenio.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { escena, escenaDe } from '../../setup/escena.ts';
import { pagado } from '../../setup/pagado.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { dicho } from '../apoyo/dicho.ts';
import { contestar, elDialogo, seCierra } from '../apoyo/dialogo.ts';
import { escribir } from '../apoyo/escribir.ts';
import { dato, filas } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { encabezadoRuta, tarjeta } from '../apoyo/ruta.ts';

const prestamo = (nombre = 'Ana Atrasada') => escena(mundo, creditoDe(nombre));
type Prestamo = Awaited<ReturnType<typeof prestamo>>;

const panel = async () => within(await screen.findByRole('region', { name: 'Convenio' }));
const pagos = async (): Promise<string[]> => {
  const lista = await screen.findByRole('list', { name: 'Pagos del convenio' });
  return [...lista.children].map(({ textContent }) => textContent);
};
const enPago = ({ cobrador, id_credito }: Prestamo, tamano = ESCRITORIO) =>
  abrir(cobrador, `payment/cliente?credito=${id_credito}`, { tamano });

/** A convenio of these days and pesos, made on the 10th, when nothing was paid. */
const guardar = ({ id_credito, cobrador }: Prestamo, renglones: readonly (readonly [string, number])[]) =>
  mundo.db.doc(`creditos/${id_credito}`).update({
    convenio: {
      id: 'c1',
      en: new Date('2026-11-10T18:00:00Z'),
      fecha: '2026-11-10',
      por: cobrador.uid,
      nombre: 'Beto Ruiz',
      renglones: renglones.map(([fecha, pesos]) => ({ fecha, monto_centavos: pesos * 100 })),
      pagado_antes_centavos: 0,
    },
  });

const llenar = async (usuario: UserEvent, monto: string, cada: string) => {
  escribir(screen.getByRole('dialog'), 'Cuánto por pago', monto);
  escribir(screen.getByRole('dialog'), 'Cada cuántos días', cada);
  await contestar(usuario, 'Llenar pagos');
};

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('its collector writes it down at the payment screen, changes it and cancels it', async () => {
    const e = await prestamo();
    const { usuario } = await enPago(e, tamano);
    await usuario.click((await panel()).getByRole('button', { name: 'Hacer convenio' }));
    const dialogo = await elDialogo('promete pagar');
    await contestar(usuario, 'Guardar convenio');
    await dialogo.findByText('Escribe al menos un pago.');
    await llenar(usuario, '1500', '7');
    await dialogo.findByText('Suma $3,600.00 de $3,600.00');
    expect(dialogo.getByLabelText('Monto del pago 3')).toHaveProperty('value', '600.00');
    escribir(screen.getByRole('dialog'), 'Monto del pago 3', '600.01');
    await contestar(usuario, 'Guardar convenio');
    await dialogo.findByText('Los pagos no pueden sumar más que el saldo de $3,600.00.');
    await contestar(usuario, 'Quitar pago 3');
    await usuario.click(dialogo.getByRole('button', { name: 'Agregar pago' }));
    await contestar(usuario, 'Guardar convenio');
    await dialogo.findByText('Al pago 3 le falta su día o su monto.');
    await contestar(usuario, 'Quitar pago 3');
    escribir(screen.getByRole('dialog'), 'Nota (opcional)', 'Vende los lunes');
    await contestar(usuario, 'Guardar convenio');
    await dicho('Convenio guardado');
    await seCierra('promete pagar');
    expect(await pagos()).toEqual(['Mié 18/11/2026$1,500.00Hoy', 'Mié 25/11/2026$1,500.00']);
    (await panel()).getByText('Toca hoy');
    (await panel()).getByText('Convenio: $1,500.00 hoy');
    expect((await e.libro()).creditos).toMatchObject([
      { saldo_centavos: 360_000, convenio: { nota: 'Vende los lunes' } },
    ]);
    await usuario.click((await panel()).getByRole('button', { name: 'Cambiar convenio' }));
    const otra = await elDialogo('promete pagar');
    expect(otra.getByLabelText('Monto del pago 2')).toHaveProperty('value', '1500.00');
    await contestar(usuario, 'Cancelar');
    await seCierra('promete pagar');
    await usuario.click((await panel()).getByRole('button', { name: 'Cancelar convenio' }));
    const pregunta = await elDialogo('¿Cancelar el convenio de');
    await contestar(usuario, 'Cancelar convenio');
    await pregunta.findByText('El motivo es requerido');
    escribir(screen.getByRole('dialog'), 'Motivo', 'No cumple');
    await contestar(usuario, 'Cancelar convenio');
    await dicho('Convenio cancelado');
    await screen.findByRole('button', { name: 'Hacer convenio' });
    expect((await e.libro()).creditos).toMatchObject([{ convenio: null }]);
  });

  test('a day on which nobody collects may be promised, and is called what it is', async () => {
    const e = await prestamo();
    const { usuario } = await enPago(e, tamano);
    await usuario.click((await panel()).getByRole('button', { name: 'Hacer convenio' }));
    const dialogo = await elDialogo('promete pagar');
    await llenar(usuario, '1800', '7');
    await dialogo.findByText('Suma $3,600.00 de $3,600.00');
    act(() =>
      recibirNegocio({ version: 'otra', festivos: [{ fecha: '2026-11-25', nombre: 'Fiesta del pueblo' }] }),
    );
    const renglones = within(dialogo.getByRole('list', { name: 'Pagos del convenio' }));
    const dichas = renglones
      .getAllByRole('listitem')
      .map((renglon) => within(renglon).queryByText('Festivo: Fiesta del pueblo') !== null);
    expect(dichas).toEqual([false, true]);
    await contestar(usuario, 'Guardar convenio');
    await dicho('Convenio guardado');
  });

  const AYER_Y_HOY = [
    ['2026-11-17', 100],
    ['2026-11-18', 50],
  ] as const;
  test.each([
    [
      'Incumplido',
      90,
      AYER_Y_HOY,
      'Convenio incumplido desde el 17/11/2026: faltan $60.00',
      ['Vencido', 'Hoy'],
    ],
    ['Toca hoy', 140, AYER_Y_HOY, 'Convenio: $10.00 hoy', ['Pagado', 'Hoy']],
    [
      'Al corriente',
      120,
      [AYER_Y_HOY[0], ['2026-11-23', 50]],
      'Convenio: próximo $30.00 el lunes 23/11/2026',
      ['Pagado', 'Faltan $30.00'],
    ],
    ['Cumplido', 120, [AYER_Y_HOY[0], ['2026-11-23', 20]], null, ['Pagado', 'Pagado']],
  ] as [string, number, [string, number][], string | null, string[]][])(
    'says that it is: %s',
    async (estado, abono, renglones, texto, deCada) => {
      const e = await prestamo();
      await guardar(e, renglones);
      await e.abonar(abono);
      await enPago(e, tamano);
      (await panel()).getByText(estado);
      if (texto === null) expect((await panel()).queryByText(/^Convenio[: ]./)).toBeNull();
      else (await panel()).getByText(texto);
      expect((await pagos()).map((pago) => deCada.find((d) => pago.includes(d)))).toEqual(deCada);
      expect(dato('Pagado desde el convenio')).toBe(`$${abono}.00`);
    },
  );

  test('leads its card on the route: due today, to come, and broken', async () => {
    const cobrador = await mundo.cobrador(
      ['Ana Hoy', 'Beto Luego', 'Carla Tarde', 'Dora Nada'].map((n) => creditoDe(n)),
    );
    const [hoy, luego, tarde] = [1, 2, 3].map((n) => escenaDe(mundo, cobrador, n));
    await guardar(hoy!, [['2026-11-18', 200]]);
    await guardar(luego!, [['2026-11-30', 200]]);
    await guardar(tarde!, [['2026-11-16', 200]]);
    await abrir(cobrador, 'cobrador', { tamano });
    await encabezadoRuta();
    within(tarjeta('Ana Hoy')).getByText('Convenio: $200.00 hoy');
    within(tarjeta('Beto Luego')).getByText('Convenio: próximo $200.00 el lunes 30/11/2026');
    within(tarjeta('Carla Tarde')).getByText('Convenio incumplido desde el 16/11/2026: faltan $200.00');
    expect(within(tarjeta('Dora Nada')).queryByText(/Convenio/)).toBeNull();
  });
});

test('a payment that comes while the form stands is said, and the next attempt is about what stands now', async () => {
  const e = await prestamo();
  const { usuario } = await enPago(e);
  await usuario.click((await panel()).getByRole('button', { name: 'Hacer convenio' }));
  const dialogo = await elDialogo('promete pagar');
  await llenar(usuario, '1000', '7');
  await e.abonar(120);
  await contestar(usuario, 'Guardar convenio');
  await dialogo.findByText('El saldo es ahora $3,480.00. Revisa los pagos y guarda de nuevo.');
  expect((await e.elCredito())?.convenio).toBeUndefined();
  await contestar(usuario, 'Guardar convenio');
  await dialogo.findByText('Los pagos no pueden sumar más que el saldo de $3,480.00.');
  await llenar(usuario, '1000', '7');
  await contestar(usuario, 'Guardar convenio');
  await dicho('Convenio guardado');
  expect((await e.elCredito())?.convenio?.renglones.at(-1)?.monto_centavos).toBe(48_000);
});

test('a question about one that was replaced cancels nothing', async () => {
  const e = await prestamo();
  const id = await e.conConvenio();
  const { usuario } = await enPago(e);
  await usuario.click((await panel()).getByRole('button', { name: 'Cancelar convenio' }));
  const pregunta = await elDialogo('¿Cancelar el convenio de');
  escribir(screen.getByRole('dialog'), 'Motivo', 'No cumple');
  await convenir(await gerente(), {
    id_credito: e.id_credito,
    convenio: id,
    renglones: [['2026-12-01', 50]],
  });
  await usuario.click(pregunta.getByRole('button', { name: 'Cancelar convenio' }));
  await pregunta.findByText('Otra persona cambió el convenio mientras tanto');
  await usuario.click(pregunta.getByRole('button', { name: 'Cerrar' }));
  await waitFor(async () => expect(await pagos()).toEqual(['Mar 01/12/2026$50.00']));
});

test('the office writes it on the client’s page, of a loan that was written off too', async () => {
  const e = await prestamo('Ana Perdida');
  await e.castigado();
  const { usuario } = await enOficina(`gerente/clientes/${e.id_cliente}`);
  await usuario.click((await panel()).getByRole('button', { name: 'Hacer convenio' }));
  await elDialogo('promete pagar');
  await llenar(usuario, '2000', '15');
  await contestar(usuario, 'Guardar convenio');
  await dicho('Convenio guardado');
  await waitFor(async () =>
    expect(await pagos()).toEqual(['Mié 18/11/2026$2,000.00Hoy', 'Jue 03/12/2026$1,600.00']),
  );
});

test('the list of those written off says what is missing', async () => {
  const e = await prestamo('Ana Perdida');
  await e.castigado();
  await e.conConvenio();
  await enOficina(`gerente/castigados?cobrador=${e.cobrador.uid}`);
  await waitFor(() => expect(filas()).toHaveLength(1));
  expect(filas()[0]).toMatch(/Ana Perdida.*Convenio: \$200\.00 hoy/);
});

test('a supervisor reads it, and has no button; where there is none, there is nothing', async () => {
  const e = await prestamo();
  await e.conConvenio();
  await enOficina(`supervisor/clientes/${e.id_cliente}`);
  expect(await pagos()).toHaveLength(2);
  const botones = (await panel()).getAllByRole('button').map((boton) => boton.getAttribute('aria-label'));
  expect(botones).toEqual(['Qué es cada cifra de Convenio']);
});

test('where there is none a supervisor sees nothing, and nobody does of a loan that is up to date', async () => {
  const e = await prestamo();
  await enOficina(`supervisor/clientes/${e.id_cliente}`);
  await screen.findByRole('region', { name: 'Créditos' });
  expect(screen.queryByRole('region', { name: 'Convenio' })).toBeNull();
  await enPago(await escena(mundo, pagado(1200)));
  await screen.findByRole('region', { name: 'Resumen de pago' });
  expect(screen.queryByRole('region', { name: 'Convenio' })).toBeNull();
});

test('without a line the payment screen says what the card of the route said', async () => {
  const e = await prestamo('Ana Hoy');
  await guardar(e, [['2026-11-18', 200]]);
  const { usuario, red } = await abrir(e.cobrador, 'cobrador', { tamano: ESCRITORIO });
  await encabezadoRuta();
  red.negar(/creditos/);
  await usuario.click(within(tarjeta('Ana Hoy')).getByRole('link', { name: 'Ana Hoy' }));
  (await panel()).getByText('Convenio: $200.00 hoy');
  (await panel()).getByText('Según la ruta; con línea se ve completo.');
  expect((await panel()).queryAllByRole('button')).toEqual([]);
});
