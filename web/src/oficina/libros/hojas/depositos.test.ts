import type { RenglonListado } from '@leal/contract';
import { centavos, fecha, type Mes } from '@leal/domain';
import { expect, it } from 'vitest';
import { porTitulo } from '../../exportar/hoja/pruebas.ts';
import { consultaDe, partesDe } from '../partes.ts';
import { hojaDepositos } from './depositos.ts';

const NOVIEMBRE = '2026-11' as Mes;

const deposito: RenglonListado = {
  id_renglon: 'r-1',
  cuenta: 'BBVA 0123',
  fecha: fecha('2026-11-17'),
  monto: centavos(9_000),
  referencia: 'A-1',
  concepto: 'SPEI',
  estado: 'de_pago',
  pago: { id_pago: 'p', id_credito: 'cre-1', id_cliente: 'cli-1', nombre_cliente: 'Ana López' },
  archivo: 'noviembre.csv',
  cargado_en: '2026-11-18T05:30:00.000Z',
};

it('deposits say which payment each is, and add up', () => {
  const libre = { ...deposito, estado: 'libre' as const, pago: undefined };
  const hoja = hojaDepositos('x.xlsx', [deposito, libre]);
  const filas = hoja.filas.map((fila) => porTitulo(hoja, fila));
  expect(filas[0]).toMatchObject({ Estado: 'Es un pago', Cliente: 'Ana López', Cargado: '2026-11-17' });
  expect(filas[1]).toMatchObject({ Estado: 'Libre', Cliente: '' });
  expect(porTitulo(hoja, hoja.totales)).toMatchObject({ Monto: 18_000 });
});

it('deposits are the office’s: in the file of everything alone, and where there are any', () => {
  const cobrador = { id_usuario: 'cob-1', nombre: 'Ana' };
  expect(partesDe({ libro: 'todo', cobrador: null, mes: null })).toContain('depositos');
  expect(partesDe({ libro: 'todo', cobrador, mes: null })).not.toContain('depositos');
  expect(partesDe({ libro: 'mes', cobrador: null, mes: NOVIEMBRE })).not.toContain('depositos');
  expect(consultaDe('depositos', { libro: 'todo', cobrador: null, mes: null })).toEqual({
    estado: 'todos',
    limite: 100,
  });
});
