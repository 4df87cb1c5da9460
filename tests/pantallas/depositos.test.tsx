// What the bank tells: a file is read and loaded once, its deposits stand beside the transfers, and one that fits none is booked.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CADA_TAMANO, ESCRITORIO, TELEFONO } from '../e2e/apoyo/tamanos.ts';
import { escenaDe } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrir } from './apoyo/abrir.tsx';
import { usarDepositos } from './apoyo/depositos.ts';
import { seCierra } from './apoyo/dialogo.ts';
import { dicho } from './apoyo/dicho.ts';
import { idCredito } from './apoyo/escena.ts';
import { conObreros } from './apoyo/obrero-jugado.ts';

const { mundo, gerente, clientes, renglon, cargar, elegirCuenta } = usarDepositos();
conObreros();
const SUPERVISOR = 'supervisor@leal.demo';

const boton = async (nombre: RegExp | string) => screen.findByRole('button', { name: nombre });
const fila = async (nombre: RegExp) => screen.findByRole('row', { name: nombre });

test('a number with another amount stands beside its transfer, whose payment is corrected', async () => {
  await clientes(['Iris Monto'], 'NUM77771');
  await cargar(renglon({ referencia: 'NUM777710', monto: 125 }));
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos', { tamano: TELEFONO });
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
    const { usuario, red } = await abrir(await gerente(), 'gerente/transferencias/depositos', { tamano });
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
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos', {
    tamano: ESCRITORIO,
  });
  for (const nombre of ['Eva Uno', 'Eva Dos'])
    await usuario.click(
      await screen.findByRole('checkbox', { name: `Elegir la transferencia de ${nombre}` }),
    );
  await screen.findByText(/^2 elegidas/);
  await usuario.click(await boton('Son esos depósitos'));
  await dicho('Vistas en el banco: 2 transferencias');
  await screen.findByText('Ninguna transferencia por confirmar tiene un depósito que sea suyo');
});

test('a deposit that fits nobody is booked as a client’s payment; what is more than the debt is refused before', async () => {
  const cobrador = await clientes(['Rosa Libre']);
  await cargar(
    renglon({ referencia: 'LIBRE1', monto: 150 }),
    renglon({ referencia: 'LIBRE2', monto: 90_000 }),
  );
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos?ver=libres', {
    tamano: ESCRITORIO,
  });
  await usuario.click(await boton('Registrar como pago el depósito de $90,000.00'));
  const elegir = async () => {
    const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
    await usuario.type(within(dialogo).getByLabelText('De quién es'), 'Rosa Libre');
    await usuario.click(await screen.findByText(/^Rosa Libre · debe/));
    return dialogo;
  };
  await within(await elegir()).findByText(/^El depósito es mayor que lo que debe/);
  await usuario.click(await boton('Cancelar'));
  await seCierra('Registrar como pago');
  await usuario.click(await boton('Registrar como pago el depósito de $150.00'));
  const dialogo = await elegir();
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar pago' }));
  await seCierra('Registrar como pago');
  await dicho('Pago registrado');
  await waitFor(() => expect(screen.queryByRole('row', { name: /LIBRE1/ })).toBeNull());
  const { cuerpo } = await invocar(cobrador, 'historialAbonos', {
    parametros: { id_credito: idCredito({ cobrador }, 1) },
  });
  expect(cuerpo.datos).toMatchObject([
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
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos?ver=libres', {
    tamano: TELEFONO,
  });
  const suya = await fila(new RegExp(referencia));
  await usuario.click(within(suya).getByRole('button', { name: /^Registrar como pago/ }));
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
  await usuario.type(within(dialogo).getByLabelText('De quién es'), nombre);
  await usuario.click(await screen.findByText(new RegExp(`^${nombre} · debe`)));
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar pago' }));
  await within(dialogo).findByText('Ya tiene 1 transferencia de ese monto sin depósito');
  expect(dialogo.textContent).toContain('16/11/2026 · MAL0');
  await usuario.click(within(dialogo).getByRole('button', { name: respuesta }));
  await seCierra('Registrar como pago');
  await dicho(se_dice);
  await usuario.click(await screen.findByRole('radio', { name: ver }));
  expect((await fila(new RegExp(referencia))).textContent).toContain(nombre);
  const { cuerpo } = await invocar(cobrador, 'historialAbonos', {
    parametros: { id_credito: idCredito({ cobrador }, 1) },
  });
  expect(cuerpo.datos).toHaveLength(respuesta.startsWith('Es la') ? 1 : 2);
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
  const { usuario, red } = await abrir(await gerente(), 'gerente/transferencias/depositos?ver=libres', {
    tamano: TELEFONO,
  });
  await usuario.click(await boton('Registrar como pago el depósito de $140.00'));
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
  await usuario.type(within(dialogo).getByLabelText('De quién es'), 'Noé Espera');
  await usuario.click(await screen.findByText(/^Noé Espera · debe/));
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar pago' }));
  await within(dialogo).findByText('Ya tiene 1 transferencia de ese monto por aprobar');
  expect(dialogo.textContent).toMatch(/\$140\.00 · 10\/11\/2026 · TARDE1.*apruébala primero/);
  await usuario.click(within(dialogo).getByRole('button', { name: 'Es otra: registrar pago' }));
  await seCierra('Registrar como pago');
  const [, segunda] = red.enviadas(/^POST \/banco\/renglones\/.*abono/);
  expect(segunda).toMatchObject({ cuerpo: { visto: { otras_pedidas: [expect.any(String)] } } });
});

test('a deposit of a client whose loan was written off is a recovery; the loan is found apart from running ones', async () => {
  const cobrador = await clientes(['Pía Perdida', 'Pía Corriente']);
  const e = await escenaDe(mundo, cobrador);
  await e.castigado();
  await cargar(renglon({ referencia: 'TARDIO1', monto: 130 }));
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos?ver=libres', {
    tamano: TELEFONO,
  });
  await usuario.click(await boton('Registrar como pago el depósito de $130.00'));
  const dialogo = await screen.findByRole('dialog', { name: 'Registrar como pago' });
  await usuario.type(within(dialogo).getByLabelText('De quién es'), 'Pía');
  await screen.findByText(/^Pía Corriente · debe/);
  await screen.findByText('Con crédito castigado');
  await usuario.click(await screen.findByText(/^Pía Perdida · debe/));
  await within(dialogo).findByText('Su crédito está castigado: cuenta como recuperado.');
  await usuario.click(within(dialogo).getByRole('button', { name: 'Registrar pago' }));
  await seCierra('Registrar como pago');
  await dicho('Pago registrado');
  const { creditos, caja } = await e.libro();
  expect(creditos.find(({ id_credito }) => id_credito === e.id_credito)).toMatchObject({
    estado_credito: 'Castigado',
    saldo_centavos: 347_000,
  });
  expect(caja.filas).toEqual({});
});

test('a deposit is put aside, and is free again', async () => {
  await cargar(renglon({ referencia: 'AJENO', monto: 777 }));
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/depositos?ver=libres', {
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
  await abrir(await mundo.cuenta(SUPERVISOR), 'supervisor/transferencias/depositos?ver=libres', {
    tamano: ESCRITORIO,
  });
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
  const { usuario, red } = await abrir(await gerente(), 'gerente/transferencias/cargar', { tamano });
  const cuenta = `BBVA ${tamano.width}`;
  await usuario.upload(await screen.findByLabelText('Archivo del banco'), new File([CSV], 'nov.csv'));
  // Those that are known are offered; this one is new.
  await elegirCuenta(usuario, 'Otra cuenta');
  const campo = await screen.findByLabelText('Nombre de la cuenta');
  await usuario.clear(campo);
  await usuario.type(campo, cuenta);
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
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/cargar', { tamano: ESCRITORIO });
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
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/cargar', { tamano: ESCRITORIO });
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
  const { usuario, red } = await abrir(await gerente(), 'gerente/transferencias/cargar', {
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
  const { usuario } = await abrir(await gerente(), 'gerente/transferencias/cargar', { tamano: TELEFONO });
  await usuario.click(await screen.findByText('O pega aquí los renglones'));
  const texto = 'Fecha\tConcepto\tReferencia\tAbono\n16/11/2026\tSPEI\tPEGADO1\t$1,250.00\n';
  await usuario.click(await screen.findByLabelText(/^Con sus títulos/));
  await usuario.paste(texto);
  await usuario.click(await boton('Leer lo pegado'));
  await screen.findByText('$1,250.00');
  await boton('Cargar 1 depósito');
});
