// The files of one collector, and what the screen says while they are made.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { dice } from '../apoyo/bandeja.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { boton, enRutas, leerDescarga, retener } from '../apoyo/excel.ts';
import { ESCRITORIO } from '../apoyo/tamanos.ts';

const { mundo, abrirComo } = usarEscenas(ESCRITORIO);

async function elegirCobrador(pagina: Page, nombre: string): Promise<void> {
  await pagina.getByRole('combobox', { name: 'Cobrador que se exporta' }).fill(nombre);
  await pagina.getByTitle(nombre, { exact: true }).click();
}

test('both files hold the chosen collector’s clients; meanwhile nothing else can be exported', async () => {
  const pagoDe = (dia: string) => ({ tipo: 'pago' as const, fecha: fecha(dia) });
  const cobrador = await mundo.cobrador([
    creditoDe('=Ana López', { fecha_inicio: fecha('2026-11-09'), movimientos: [pagoDe('2026-11-17')] }),
    creditoDe('Beto Ruiz', { fecha_inicio: fecha('2026-11-09'), movimientos: [pagoDe('2026-11-13')] }),
  ]);
  await mundo.disparar('resumirOficina');
  const { pagina, contexto } = await enRutas(abrirComo, mundo.suite.url, cobrador.uid);
  await elegirCobrador(pagina, `Cobrador ${cobrador.uid}`);
  const { lista, pedida, soltar } = retener(contexto);
  await lista;
  const descarga = pagina.waitForEvent('download');
  await boton(pagina, 'Exportar Clientes').press('Enter');
  await pedida;
  expect(await boton(pagina, 'Exportando...').isDisabled()).toBe(true);
  expect(await boton(pagina, 'Exportar Fiscalización').isDisabled()).toBe(true);
  soltar();
  await dice(pagina, 'Reporte de clientes exportado exitosamente');
  const tieneFoco = boton(pagina, 'Exportar Clientes').and(pagina.locator(':focus'));
  await expect.poll(() => tieneFoco.count()).toBe(1);
  const clientes = await descarga;
  expect(clientes.suggestedFilename()).toBe(
    `Reporte_Clientes_Semana_2026-11-16_cobrador-${cobrador.uid}.xlsx`,
  );
  const filas = await leerDescarga(clientes, 'Clientes');
  expect(filas.slice(2).map((fila) => [fila[2], fila[7], fila[16], fila.at(-4)])).toEqual([
    ['=Ana López', new Date('2026-11-09'), 120, 120],
    ['Beto Ruiz', new Date('2026-11-09'), 0, 0],
    [null, null, 120, 120],
  ]);

  const otra = pagina.waitForEvent('download');
  await boton(pagina, 'Exportar Fiscalización').click();
  await dice(pagina, 'Reporte de fiscalización exportado exitosamente');
  const fiscalizacion = await otra;
  expect(fiscalizacion.suggestedFilename()).toBe(`CREDITOS LEAL FISCALIZACION_cobrador-${cobrador.uid}.xlsx`);
  const [titulos, ...creditos] = await leerDescarga(fiscalizacion, 'Fiscalización');
  expect(titulos?.slice(6, 9)).toEqual(['Monto sin interés', 'Monto con interés 20%', 'Esquema']);
  expect(creditos.map((fila) => [fila[1], ...fila.slice(6, 9)])).toEqual([
    ['=Ana López', 3000, 3600, '30 DIAS ($40 P/C MIL)'],
    ['Beto Ruiz', 3000, 3600, '30 DIAS ($40 P/C MIL)'],
  ]);
});
