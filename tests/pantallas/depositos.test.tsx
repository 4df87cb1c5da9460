// What the bank tells: a file is read and loaded once, its deposits stand beside the transfers, and one that fits none is booked.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CADA_TAMANO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { invocar } from '../setup/invocar.ts';
import { usarDepositos } from './apoyo/depositos.ts';
import { dicho } from './apoyo/dicho.ts';
import { teclear } from './apoyo/escribir.ts';
import { conObreros } from './apoyo/obrero-jugado.ts';
import { enOficina, gerente } from './apoyo/oficina.ts';

const { clientes, renglon, cargar, elegirCuenta } = usarDepositos();
conObreros();

const boton = async (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });
const fila = async (nombre: RegExp) => screen.findByRole('row', { name: nombre });

test('a number with another amount stands beside its transfer, whose payment is corrected', async () => {
  await clientes(['Iris Monto'], 'NUM77771');
  await cargar(renglon({ referencia: 'NUM777710', monto: 125 }));
  const { usuario } = await enOficina('gerente/transferencias/depositos', { tamano: TELEFONO });
  const suya = await fila(/Iris Monto/);
  for (const parte of ['$120.00', 'La misma referencia, otro monto', '$125.00 · 16/11/2026'])
    expect(suya.textContent).toContain(parte);
  expect(within(suya).queryByRole('checkbox')).toBeNull();
  expect(within(suya).queryByRole('button', { name: /^Es / })).toBeNull();
  await usuario.click(within(suya).getByRole('button', { name: 'Corregir el pago de Iris Monto' }));
  const dialogo = await screen.findByRole('dialog');
  expect(dialogo.textContent).toContain('Iris Monto');
  // It waits no longer: the tests that follow have an office of their own pairs.
  const [pareja] = (await invocar(await gerente(), 'proponerParejas')).cuerpo.datos;
  const pago = {
    id_pago: pareja?.transferencia.id_pago ?? '',
    visto: { monto: 120, estado: 'por_confirmar' },
  };
  const cuerpo = { estado: 'vista', pagos: [pago] };
  expect((await invocar(await gerente(), 'marcarTransferencias', { cuerpo })).estado).toBe(200);
});

test.each(CADA_TAMANO)(
  'at %s: a pair stands side by side, and the manager says it is one',
  async (_, tamano) => {
    const [nombre, referencia] = [`Ana Paz ${tamano.width}`, `PAREJA${tamano.width}x`];
    await clientes([nombre], referencia);
    await cargar(renglon({ referencia: `${referencia}0` }));
    const { usuario, red } = await enOficina('gerente/transferencias/depositos', { tamano });
    const texto = (await fila(new RegExp(nombre))).textContent;
    for (const parte of ['$120.00', 'La misma referencia', '16/11/2026', 'BBVA 0123'])
      expect(texto).toContain(parte);
    await usuario.click(await boton(`Es la transferencia de ${nombre}`));
    await dicho('Vistas en el banco: 1 transferencia');
    await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(nombre) })).toBeNull());
    expect(red.enviadas(/^PUT \/transferencias/)).toMatchObject([
      { cuerpo: { estado: 'vista', pagos: [{ visto: { monto: 120 } }] } },
    ]);
    await usuario.click(await screen.findByRole('radio', { name: 'De pagos' }));
    expect((await fila(new RegExp(nombre))).textContent).toContain('$120.00');
  },
);

test('several pairs are said at once; of several deposits each has its own button', async () => {
  await clientes(['Eva Uno', 'Eva Dos'], 'VARIAS');
  await clientes(['Eva Tres']);
  await cargar(renglon({ referencia: 'VARIAS0' }), renglon({ referencia: 'VARIAS1' }));
  const { usuario } = await enOficina('gerente/transferencias/depositos');
  for (const nombre of ['Eva Uno', 'Eva Dos'])
    await usuario.click(
      await screen.findByRole('checkbox', { name: `Elegir la transferencia de ${nombre}` }),
    );
  await screen.findByText(/^2 elegidas/);
  await usuario.click(await boton('Son esos depósitos'));
  await dicho('Vistas en el banco: 2 transferencias');
  await screen.findByText('Ninguna transferencia por confirmar tiene un depósito que sea suyo');
});

test('a deposit is put aside, and is free again', async () => {
  await cargar(renglon({ referencia: 'AJENO', monto: 777 }));
  const { usuario } = await enOficina('gerente/transferencias/depositos?ver=libres', {
    tamano: TELEFONO,
  });
  await usuario.dblClick(await boton('No es de un cliente el depósito de $777.00'));
  await dicho('Apartado: no es de un cliente');
  await usuario.click(await screen.findByRole('radio', { name: 'De nadie' }));
  await usuario.click(await boton('Dejar libre el depósito de $777.00'));
  await dicho('Quedó libre');
});

test('a supervisor reads, and says nothing of it', async () => {
  await cargar(renglon({ referencia: 'SOLOLEE', monto: 55 }));
  await enOficina('supervisor/transferencias/depositos?ver=libres');
  const texto = await fila(/SOLOLEE/);
  expect(within(texto).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('Cargar movimientos')).toBeNull();
});

const CSV = [
  'Fecha,Concepto,Cargo,Abono,Saldo',
  '16/11/2026,SPEI RECIBIDO/0001 PAGO,,120.00,1000.00',
  '16/11/2026,SPEI RECIBIDO/0002 PAGO,,120.00,1120.00',
  '17/11/2026,COMISION,12.00,,1108.00',
  '31/02/2026,x,,1.00,1109.00',
  '19/11/2026,SPEI,,5.00,1114.00',
].join('\n');

let vez = 0;
test.each(CADA_TAMANO)('at %s: a file is looked at, loaded, and loaded again in vain', async (_, tamano) => {
  const { usuario, red } = await enOficina('gerente/transferencias/cargar', { tamano });
  const cuenta = `BBVA ${tamano.width}`;
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), new File([CSV], 'nov.csv'));
  // Those that are known are offered; this one is new.
  await elegirCuenta(usuario, 'Otra cuenta');
  const campo = await screen.findByLabelText('Nombre de la cuenta');
  await teclear(usuario, campo, cuenta);
  for (const motivo of [/cargo o una devolución.*\(4\)/, /'31\/02\/2026'.*\(5\)/, /no ha llegado.*\(6\)/])
    await screen.findByText(motivo);
  expect(await screen.findByText('16/11/2026 al 16/11/2026')).toBeDefined();
  await usuario.click(await boton('Cargar 2 depósitos'));
  if (vez++ > 0) {
    // The one before had them under another name.
    await screen.findByText(/^2 depósitos iguales en BBVA \d+$/);
    await usuario.click(await boton('Es otra cuenta: cargar'));
  }
  await screen.findByText('Se cargaron 2 depósitos');
  await usuario.click(await boton('Cargar 2 depósitos'));
  await screen.findByText('Se cargaron 0 depósitos; 2 ya estaban');
  expect(red.enviadas(/^POST \/banco/)[0]).toMatchObject({
    cuerpo: { cuenta, archivo: 'nov.csv', renglones: [{ ordinal: 1 }, { ordinal: 2 }] },
  });
});

test('a column that is not known is chosen once, and remembered; an old file is asked about', async () => {
  const archivo = () => new File(['Cuándo,Qué,Cuánto\n03/09/2026,Pago,50.00\n'], 'raro.csv');
  const { usuario } = await enOficina('gerente/transferencias/cargar');
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), archivo());
  await screen.findByText(/^Elige las columnas que faltan/);
  for (const [columna, titulo] of [
    ['Fecha', 'Cuándo'],
    ['Abono', 'Cuánto'],
  ] as const) {
    await usuario.click(await screen.findByLabelText(columna));
    const opciones = await screen.findAllByText(titulo);
    await usuario.click(opciones.at(-1)!);
  }
  await screen.findByText('El depósito más nuevo es del 03/09/2026. ¿Es el archivo que buscas?');
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), new File(['x'], 'nada.csv'));
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), archivo());
  await screen.findByText('El depósito más nuevo es del 03/09/2026. ¿Es el archivo que buscas?');
});

test('a file in which nothing tells a charge is loaded only once all are said to be deposits', async () => {
  const { usuario } = await enOficina('gerente/transferencias/cargar');
  const archivo = new File(['Fecha,Concepto,Importe,Referencia\n16/11/2026,Pago,50.00,UNICA1\n'], 'uno.csv');
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), archivo);
  await elegirCuenta(usuario, 'BBVA 0123');
  const cargarlo = await boton('Cargar 1 depósito');
  expect((cargarlo as HTMLButtonElement).disabled).toBe(true);
  await usuario.click(await screen.findByRole('checkbox', { name: 'Todos los renglones son depósitos' }));
  await usuario.click(cargarlo);
  await screen.findByText('Se cargó 1 depósito');
});

test('the same account under another name is loaded under its own', async () => {
  await cargar(renglon({ referencia: 'GEMELO1', monto: 61 }));
  const { usuario, red } = await enOficina('gerente/transferencias/cargar', {
    tamano: TELEFONO,
  });
  const archivo = new File(['Fecha,Cuenta,Abono,Referencia\n16/11/2026,0123456,61.00,GEMELO1\n'], 'dos.csv');
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), archivo);
  await usuario.click(await boton('Cargar 1 depósito'));
  await screen.findByText('1 depósito igual en BBVA 0123');
  await usuario.click(await boton('Es la misma: BBVA 0123'));
  await usuario.click(await boton('Cargar 1 depósito'));
  await screen.findByText('Se cargaron 0 depósitos; 1 ya estaba');
  expect(red.enviadas(/^POST \/banco/).at(-1)).toMatchObject({ cuerpo: { cuenta: 'BBVA 0123' } });
});

test('rows are pasted as they stand on the bank’s page', async () => {
  const { usuario } = await enOficina('gerente/transferencias/cargar', { tamano: TELEFONO });
  await usuario.click(await screen.findByText('O pega aquí los renglones'));
  const texto = 'Fecha\tConcepto\tReferencia\tAbono\n16/11/2026\tSPEI\tPEGADO1\t$1,250.00\n';
  await usuario.click(await screen.findByLabelText(/^Con sus títulos/));
  await usuario.paste(texto);
  await usuario.click(await boton('Leer lo pegado'));
  await screen.findByText('$1,250.00');
  await boton('Cargar 1 depósito');
});
