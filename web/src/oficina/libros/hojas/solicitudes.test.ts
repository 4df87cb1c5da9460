// The requests as they go out: the form stands in the file only where one is about a transfer.
import { fecha } from '@leal/domain';
import { expect, it } from 'vitest';
import { porTitulo, titulos } from '../../exportar/hoja/pruebas.ts';
import { solicitud } from '../pruebas.ts';
import { hojaSolicitudes } from './solicitudes.ts';

it('has no column of a form without a transfer', () =>
  expect(titulos(hojaSolicitudes('x.xlsx', [solicitud()]))).not.toContain('Forma'));

it('says it beside the amount, where any is a transfer', () => {
  const transferencia = { fecha: fecha('2026-11-09'), referencia: 'MBAN01' };
  const hoja = hojaSolicitudes('x.xlsx', [solicitud(), solicitud({ transferencia })]);
  expect(titulos(hoja).indexOf('Forma')).toBe(titulos(hoja).indexOf('Monto') + 1);
  expect(hoja.filas.map((fila) => porTitulo(hoja, fila).Forma)).toEqual([
    '',
    'Transferencia MBAN01, del 09/11/2026',
  ]);
});
