// A client's second phone, from the form to Excel: typed, shown, looked for, asked to be changed, corrected.
import { expect, test } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import { abrirTarjeta, contestar, dice } from '../apoyo/bandeja.ts';
import { conPocasRutas } from '../apoyo/cifras.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { boton, leerDescarga } from '../apoyo/excel.ts';
import { dato } from '../apoyo/pago.ts';
import { asa, dialogo, pedirEdicion } from '../apoyo/ruta.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo, abrirEn, comoGerente, enRuta } = usarEscenas(ESCRITORIO);
const GERENTE = 'gerente@leal.demo';
const CAMPO = 'Segundo teléfono';

test('typed with a new client it is in the summary, on the payment screen, and in both files', async () => {
  const { email, uid } = await mundo.cobrador();
  const { pagina } = await abrirEn(email, 'nuevo-cliente');
  for (const [campo, valor] of [
    ['Nombre', 'Ana López'],
    ['Negocio', 'Abarrotes Ana'],
    ['Dirección', 'Hidalgo 12, Centro'],
    ['Teléfono', '618 123 4567'],
    [CAMPO, '811 999'],
    ['Monto solicitado', '3000'],
  ] as const)
    await pagina.getByLabel(campo, { exact: true }).fill(valor);
  await pagina.getByText('30 días').click();
  const registrar = pagina.getByRole('button', { name: 'Registrar Cliente' });
  await registrar.click();
  await dice(pagina, 'Ingrese un número de teléfono válido de 10 dígitos');
  await pagina.getByLabel(CAMPO, { exact: true }).fill('+52 811 999 0000');
  await expect.poll(() => dato(pagina, CAMPO)).toBe('8119990000');
  await registrar.click();
  await pagina.getByText('Aparecerá en la ruta cuando el gerente apruebe su crédito.').waitFor();

  const { docs } = await mundo.db.collection('creditos').where('id_cobrador', '==', uid).get();
  const id_credito = docs[0]?.id ?? '';
  const gerente = await mundo.cuenta(GERENTE);
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } });
  await pagina.goto(`${mundo.suite.url}payment/cliente?credito=${id_credito}`);
  const enlace = pagina.getByRole('link', { name: '8119990000', exact: true });
  await enlace.waitFor();
  expect(await enlace.getAttribute('href')).toBe('tel:8119990000');

  const oficina = await abrirComo(GERENTE);
  // A minute later the office's rows have the new collector.
  await mundo.disparar('resumirOficina');
  await conPocasRutas(oficina.contexto, uid);
  await oficina.pagina.goto(`${mundo.suite.url}gerente/rutas`);
  await oficina.pagina.getByRole('combobox', { name: 'Cobrador que se exporta' }).fill(`Cobrador ${uid}`);
  await oficina.pagina.getByTitle(`Cobrador ${uid}`, { exact: true }).click();
  const descarga = oficina.pagina.waitForEvent('download');
  await boton(oficina.pagina, 'Exportar Clientes').click();
  const [, titulos, primera] = await leerDescarga(await descarga, 'Clientes');
  const columna = titulos?.indexOf(CAMPO) ?? -1;
  expect(titulos?.[columna - 1]).toBe('Teléfono');
  expect(primera?.slice(columna - 1, columna + 1)).toEqual(['6181234567', '8119990000']);
});

test('a collector asks for it, the manager reads before and after, and finds the client by it', async () => {
  const { pagina, cobrador } = await enRuta([creditoDe('Hortensia Valles')]);
  await asa(pagina, 'Hortensia Valles').waitFor();
  await pedirEdicion(pagina, 'Hortensia Valles');
  const modal = dialogo(pagina);
  await modal.getByRole('button', { name: 'Cambiar datos' }).click();
  await modal.getByLabel(CAMPO).fill('618 765 4321');
  await modal.getByLabel('Motivo').fill('Tiene otro número.');
  await modal.getByRole('button', { name: 'Enviar solicitud' }).click();
  await dice(pagina, 'Solicitud enviada');

  const { docs } = await mundo.db.collection('solicitudes').where('id_cobrador', '==', cobrador.uid).get();
  const oficina = await comoGerente('gerente/solicitudes-clientes');
  const tarjeta = await abrirTarjeta(oficina.pagina, /Hortensia Valles/i);
  const fila = tarjeta.getByRole('row').filter({ hasText: CAMPO });
  await fila.waitFor();
  expect((await fila.innerText()).split(/\s*\n\s*|\t/).filter((texto) => texto !== '')).toEqual([
    CAMPO,
    '(vacío)',
    '6187654321',
  ]);
  const gerente = await mundo.cuenta(GERENTE);
  await invocar(gerente, 'aprobarEdicionCliente', { parametros: { id: docs[0]?.id ?? '' } });

  await oficina.pagina.goto(`${mundo.suite.url}gerente/clientes-activos`);
  await oficina.pagina.getByRole('textbox', { name: /^Buscar/ }).fill('765 4321 hortensia');
  await dice(oficina.pagina, '1 cliente encontrado');
  await oficina.pagina.getByText('6187654321', { exact: true }).waitFor();
  await oficina.pagina.getByRole('button', { name: 'Editar a Hortensia Valles' }).click();
  await dialogo(oficina.pagina).getByLabel(CAMPO).fill('');
  await contestar(oficina.pagina, 'Guardar Cambios');
  await dice(oficina.pagina, 'Cliente actualizado');
  await expect.poll(() => oficina.pagina.getByText('6187654321', { exact: true }).count()).toBe(0);
});
