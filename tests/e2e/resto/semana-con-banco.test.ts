// A week that was paid in both forms, on a phone and at a desk: cash and a transfer are captured in the street, the office loads
// what its bank tells, says which deposit is which transfer, and books one that nobody captured. On a suite of its own, whose
// owner takes transfers.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { libroCuadrado } from '../../setup/libro.ts';
import { filas, valorDe } from '../apoyo/cifras.ts';
import { dicho } from '../apoyo/dicho.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { revisar } from '../apoyo/revisar.ts';
import { dialogo, nombresDeHoy, sinDialogo } from '../apoyo/ruta.ts';
import { TELEFONO } from '../apoyo/tamanos.ts';
import { pagar, transferir } from '../apoyo/sin-linea.ts';

const { mundo, suite, url, comoGerente, enRuta } = usarEscenas(TELEFONO, await mundoPropio());

const RASTREO = 'MBAN01002611170001';
const LUNES = fecha('2026-11-16');
const CARTERA = [
  creditoDe('Ana López', { movimientos: [{ tipo: 'pago', fecha: LUNES }] }),
  creditoDe('Beto Ruiz'),
  creditoDe('Carla Gil'),
];

/** Beto's deposit, one that nobody captured, and a charge, under the headings of a bank. */
const DEL_BANCO = [
  'Cuenta|Fecha De Operación|Fecha|Referencia|Descripción|Cod. Transac|Sucursal|Depósitos|Retiros|Saldo|Movimiento|Descripción Detallada',
  `0123456789|17/11/2026|17/11/2026|${RASTREO}|SPEI RECIBIDO|003|8846|$120.00|-|$9120.00|12|SPEI RECIBIDO DEL CLIENTE`,
  '0123456789|17/11/2026|17/11/2026|0000000422|SPEI RECIBIDO|003|8846|$150.00|-|$9270.00|13|CARLA ABONO',
  '0123456789|17/11/2026|17/11/2026|0000000423|COMISION|003|8846|-|$12.50|$9257.50|14|COMISION',
]
  .map((renglon) => renglon.replaceAll('|', ','))
  .join('\n');

/** The owner takes transfers; the server remembers its settings for a minute. */
async function seAceptan(): Promise<void> {
  await mundo.db.doc('configuracion/negocio').set({ parametros: { dias_transferencia: 5 } }, { merge: true });
  await suite.moverReloj('2026-11-18T11:10:00-06:00');
}

async function cargarElArchivo(pagina: Page): Promise<void> {
  await pagina.getByRole('link', { name: 'Cargar movimientos' }).click();
  await pagina.getByLabel('Archivo del banco').setInputFiles({
    name: 'noviembre.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(DEL_BANCO),
  });
  await pagina.getByText(/cargo o una devolución.*\(4\)/).waitFor();
  await revisar(pagina);
  await pagina.getByRole('button', { name: 'Cargar 2 depósitos' }).click();
  await pagina.getByText('Se cargaron 2 depósitos').waitFor();
  await pagina.getByRole('link', { name: 'Ver depósitos' }).click();
}

async function registrarElQueSobra(pagina: Page, nombre: string): Promise<void> {
  await pagina.getByText('Libres', { exact: true }).click();
  await pagina.getByRole('button', { name: 'Registrar como pago el depósito de $150.00' }).click();
  await dialogo(pagina).getByLabel('De quién es').fill(nombre);
  await pagina.getByText(new RegExp(`^${nombre} · debe`)).click();
  await dialogo(pagina).getByRole('button', { name: 'Registrar pago' }).click();
  await dicho(pagina, 'Pago registrado', '$150.00');
  await sinDialogo(pagina);
  await pagina.getByText('No hay depósitos libres').waitFor();
}

const cifras = (pagina: Page): Promise<string[]> =>
  Promise.all(['Recaudado', 'Efectivo a Entregar'].map((titulo) => valorDe(pagina, titulo)));

test('cash and a transfer in the street, the bank’s file at a desk, a deposit that fits nobody: the sums of both are the same', async () => {
  await seAceptan();
  const { pagina: calle, cobrador } = await enRuta(CARTERA);
  await pagar(calle, 'Ana López');
  await transferir(calle, 'Beto Ruiz', RASTREO);
  await expect.poll(() => nombresDeHoy(calle)).toEqual(['Carla Gil']);
  await irA(calle, `${url}cobrador/dashboard`);
  await expect.poll(() => cifras(calle)).toEqual(['$240.00', '$120.00']);

  const { pagina: oficina } = await comoGerente('gerente/bandeja');
  const espera = oficina.getByRole('link', { name: '1 transferencia por confirmar' });
  await espera.waitFor();
  await revisar(oficina);
  await espera.click();
  await oficina.getByRole('row', { name: /^Beto Ruiz/ }).waitFor();
  await oficina.getByRole('link', { name: 'Depósitos del banco' }).click();
  await cargarElArchivo(oficina);
  await oficina.getByRole('button', { name: 'Es la transferencia de Beto Ruiz' }).click();
  await dicho(oficina, 'Vistas en el banco: 1 transferencia');
  await registrarElQueSobra(oficina, 'Carla Gil');
  await irA(oficina, `${url}gerente/bandeja`);
  await oficina.getByText('No hay nada por decidir').waitFor();
  await expect.poll(() => espera.count()).toBe(0);
  await irA(oficina, `${url}gerente/transferencias?ver=vistas`);
  await expect.poll(async () => (await filas(oficina)).length).toBe(2);

  // Nobody touches the phone: it hears that the office has booked a payment of its route.
  await expect.poll(() => cifras(calle)).toEqual(['$390.00', '$120.00']);
  await irA(calle, `${url}cobrador`);
  await expect.poll(() => nombresDeHoy(calle)).toEqual([]);
  await revisar(calle);
  await irA(calle, `${url}cobrador/reportes?dia=2026-11-18`);
  await calle.getByText('Efectivo $120.00 · Transferencias $270.00').waitFor();
  expect(await valorDe(calle, 'Total del día')).toMatch(/^\$390\.00/);
  // The newest first, by the minute: whether Ana's is older than the others' depends on when the minute ended.
  const deEseDia = (await filas(calle)).toSorted();
  expect(deEseDia.map((fila) => [fila.split(' |')[0], fila.includes('Transferencia')])).toEqual([
    ['Ana López', false],
    ['Beto Ruiz', true],
    ['Carla Gil', true],
  ]);
  await irA(calle, `${url}cobrador/reportes`);
  await calle.getByText('$510.00').first().waitFor();
  await libroCuadrado(mundo.db, cobrador.uid);
});
