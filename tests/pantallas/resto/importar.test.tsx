// A lender's file: read, looked at row by row, mended, imported, and taken back.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { telefonoDe } from '../../setup/importaciones.ts';
import { libroCuadrado } from '../../setup/libro.ts';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { dicho } from '../apoyo/dicho.ts';
import { teclear } from '../apoyo/escribir.ts';
import { mundo } from '../apoyo/mundo.ts';
import { conObreros } from '../apoyo/obrero-jugado.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { filasDe } from '../apoyo/rejilla.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const escritas = conObreros();

const ENCABEZADO = 'Ruta,Cliente,Celular,Préstamo,Plazo,Otorgado,Abonado,Saldo';

/** A collector without clients, and their file as people have it: a title, sums at its end. */
async function conArchivo(...filas: readonly ((email: string, uid: string) => string)[]) {
  const cobrador = await mundo.cobrador([]);
  const lineas = filas.map((fila) => fila(cobrador.email, cobrador.uid));
  const texto = ['CARTERA,,,,,,,', ENCABEZADO, ...lineas, ',TOTAL,,"$4,000.00",,,,'].join('\n');
  return { cobrador, archivo: new File([texto], `${cobrador.uid}.csv`, { type: 'text/csv' }) };
}
const ana = (email: string, uid: string) =>
  `${email},ANA LÓPEZ,${telefonoDe(uid, 3)},"$3,000.00",30 días,09/11/2026,600,"3,000.00"`;
const eva = (email: string, uid: string) => `${email},Eva Ruiz,${telefonoDe(uid, 4)},1000,45,lun 9 nov,0,`;

async function elegir(usuario: UserEvent, archivo: File) {
  await usuario.upload(await screen.findByLabelText('Archivo de la cartera'), archivo);
  return screen.findByRole('treegrid', { name: 'Renglones del archivo' });
}

test('a file is read, its columns are proposed, and each row says what it is', async () => {
  const { archivo, cobrador } = await conArchivo(ana, eva);
  const { usuario } = await enOficina('gerente/importar');
  const tabla = await elegir(usuario, archivo);
  expect(filasDe(tabla)).toBe(2);
  await within(tabla).findByText('el plazo 45 no es 30, 40 o 60');
  screen.getByText('Listos (1)');
  screen.getByText('Mal (1)');
  screen.getByText(/1 renglón de sumas y 0 vacíos. Sus sumas dicen: renglón 5, monto \$4,000.00/);
  const totales = within(screen.getByRole('table', { name: 'Totales por cobrador' }));
  // The sums of the rows that may come stand beside those of the file.
  expect(totales.getAllByText('$3,000.00')).toHaveLength(3);
  // Nothing was written.
  expect((await libroCuadrado(mundo.db, cobrador.uid)).clientes).toEqual([]);
});

test('a row is mended in the table; what is ready is imported once it is known who is there', async () => {
  const { archivo, cobrador } = await conArchivo(ana, eva);
  const { usuario } = await enOficina('gerente/importar');
  const tabla = await elegir(usuario, archivo);
  await usuario.click(await within(tabla).findByText('Eva Ruiz'));
  const forma = within(await screen.findByRole('form', { name: 'Renglón 4' }));
  forma.getByText('Renglón 4: el plazo 45 no es 30, 40 o 60');
  const plazo = forma.getByLabelText('Plazo');
  await teclear(usuario, plazo, '40');
  await usuario.click(forma.getByRole('button', { name: 'Corregir este renglón' }));
  await screen.findByText('Listos (2)');
  await usuario.click(screen.getByRole('button', { name: 'Buscar repetidos en Leal' }));
  await usuario.click(await screen.findByRole('button', { name: 'Importar 2 préstamos' }));
  (await elDialogo('¿Importar 2 préstamos con $4,200.00 por cobrar?')).getByText(/para 1 cobrador/);
  await contestar(usuario, 'Importar');
  await dicho('Importación terminada');
  await screen.findByText('En Leal (2)');
  const { totales, creditos } = await libroCuadrado(mundo.db, cobrador.uid);
  expect(totales).toMatchObject({ creditos_activos: 2, saldo_pendiente_centavos: 420_000 });
  expect(creditos.map(({ nombre, dias_pago }) => [nombre, dias_pago])).toEqual(
    expect.arrayContaining([
      ['Ana López', 30],
      ['Eva Ruiz', 40],
    ]),
  );
});

test('on a phone each row is a card, ten to a page, and is mended in its place', async () => {
  const archivos = Array.from(
    { length: 11 },
    (_, i) => (email: string, uid: string) =>
      `${email},Otra ${i},${telefonoDe(uid, 20 + i)},1000,30,lun 9 nov,0,`,
  );
  const { archivo } = await conArchivo(eva, ...archivos);
  const { usuario } = await enOficina('gerente/importar', { tamano: TELEFONO });
  await usuario.upload(await screen.findByLabelText('Archivo de la cartera'), archivo);
  const lista = within(await screen.findByRole('list', { name: 'Renglones del archivo' }));
  expect(lista.getAllByRole('listitem')).toHaveLength(10);
  await usuario.click(lista.getByRole('button', { name: /Eva Ruiz.*el plazo 45 no es 30, 40 o 60/ }));
  const forma = within(await screen.findByRole('form', { name: 'Renglón 3' }));
  await teclear(usuario, forma.getByLabelText('Plazo'), '40{Enter}');
  await screen.findByText('Listos (12)');
  await usuario.click(screen.getByRole('button', { name: 'Página siguiente' }));
  await screen.findByText('Página 2 de 2');
  lista.getByText('Otra 10');
});

test('the same file again says so, and is taken back after a question', async () => {
  const { archivo, cobrador } = await conArchivo(ana);
  const { usuario } = await enOficina('gerente/importar');
  await elegir(usuario, archivo);
  await usuario.click(await screen.findByRole('button', { name: 'Buscar repetidos en Leal' }));
  await usuario.click(await screen.findByRole('button', { name: 'Importar 1 préstamo' }));
  await contestar(usuario, 'Importar');
  await dicho('Importación terminada');
  await elegir(usuario, archivo);
  await screen.findByText(/Este archivo ya se empezó a importar: 1 de sus préstamos están en Leal/);
  const lista = within(await screen.findByRole('list', { name: 'Archivos importados' }));
  const fila = within((await lista.findByText(archivo.name)).closest('li')!);
  await usuario.click(fila.getByRole('button', { name: 'Deshacer' }));
  await elDialogo(`¿Deshacer ${archivo.name}: 1 préstamo con $3,000.00 por cobrar?`);
  await contestar(usuario, 'Deshacer');
  await dicho('Importación deshecha');
  await fila.findByText('Deshecha: 1 préstamo ya no está');
  expect((await libroCuadrado(mundo.db, cobrador.uid)).clientes).toEqual([]);
});

test('what is doubtful waits for a yes, kind by kind; the rest goes down with its reasons', async () => {
  const otroSaldo = (email: string, uid: string) => ana(email, uid).replace('"3,000.00"', '"2,500.00"');
  const { archivo } = await conArchivo(otroSaldo, eva);
  const { usuario } = await enOficina('gerente/importar');
  await elegir(usuario, archivo);
  await screen.findByText('Dudosos (1)');
  await usuario.click(screen.getByRole('button', { name: 'Bajar 2 renglones con sus razones' }));
  await waitFor(() => expect(escritas.at(-1)?.nombre).toBe('Por corregir'));
  const porque = escritas.at(-1)?.filas.map((fila) => fila.at(-2));
  expect(porque).toEqual([
    'el archivo dice que debe $2,500.00 y son $3,000.00',
    'el plazo 45 no es 30, 40 o 60',
  ]);
  await usuario.click(screen.getByRole('button', { name: 'Aceptar 1 renglón con otro saldo' }));
  await screen.findByText('Listos (1)');
});

test('what was mended is there again after the screen was left', async () => {
  const { archivo } = await conArchivo(eva);
  const { usuario } = await enOficina('gerente/importar');
  const tabla = await elegir(usuario, archivo);
  await usuario.click(await within(tabla).findByText('Eva Ruiz'));
  const forma = within(await screen.findByRole('form', { name: 'Renglón 3' }));
  await teclear(usuario, forma.getByLabelText('Plazo'), '30{Enter}');
  await screen.findByText('Listos (1)');
  await usuario.click(screen.getByRole('link', { name: 'Ajustes' }));
  await screen.findByRole('heading', { name: 'Ajustes' });
  await usuario.click(screen.getByRole('link', { name: 'Importar cartera' }));
  await elegir(usuario, archivo);
  await screen.findByText('Listos (1)');
});

test('what cannot be read, and columns that nobody knows, say what to do; the template comes with its lists', async () => {
  const { usuario } = await enOficina('gerente/importar');
  const entrada = await screen.findByLabelText('Archivo de la cartera');
  await usuario.upload(entrada, new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'viejo.csv'));
  await screen.findByText(/Es un archivo de Excel viejo/);
  await usuario.upload(entrada, new File(['Zodiaco,Signo\nx,y'], 'otro.csv'));
  await screen.findByText('Elige las columnas que faltan para revisar los renglones.');
  await usuario.click(screen.getByRole('button', { name: 'Bajar plantilla' }));
  await waitFor(() => expect(escritas.at(-1)?.archivo).toBe('plantilla-cartera.xlsx'));
  expect(escritas.at(-1)?.ayudas?.find(({ opciones }) => opciones.length === 3)?.opciones).toEqual([
    '30',
    '40',
    '60',
  ]);
});
