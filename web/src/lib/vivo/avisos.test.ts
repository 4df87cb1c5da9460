import { NADA_POR_APROBAR } from '@leal/domain';
import { expect, test } from 'vitest';
import { leerAviso, leerAvisos } from './avisos.ts';

const foto = (...datos: Record<string, unknown>[]) => ({
  documentos: datos.map((d, i) => ({ id: `c${i}`, datos: d })),
  modificaciones: 0,
  toma: 1,
});

test('a notice that does not exist yet, or is not understood, says that nothing waits', () => {
  const nada = { por_aprobar: NADA_POR_APROBAR, resolucion: null, ruta: 0, caja: 0 };
  expect(leerAviso(foto())).toEqual(nada);
  expect(leerAviso(foto({ por_aprobar: 'x', ultima_resolucion: 3, ruta: {} }))).toEqual(nada);
});

test('counts of classes that this version does not know are left out, missing ones are 0', () => {
  const { por_aprobar } = leerAviso(foto({ por_aprobar: { gastos: 2, otra: 5, renovacion: '1' } }));
  expect(por_aprobar).toEqual({ ...NADA_POR_APROBAR, gastos: 2 });
});

test.each([
  ['credito', 'creditos'],
  ['gasto', 'gastos'],
  ['renovacion', 'renovacion'],
])('a decision about a %s belongs to the counter %s', (tipo, clase) => {
  const ultima_resolucion = { id: 's1', tipo, estado: 'aprobada', nombre_cliente: 'Ana López' };
  expect(leerAviso(foto({ ultima_resolucion })).resolucion).toEqual({
    id: 's1',
    clase,
    aprobada: true,
    nombre_cliente: 'Ana López',
  });
});

test.each([
  [234_500, { monto_entregado: 234_500 }],
  ['2345', {}],
])('an approved renewal says what to hand over: %j', (monto_entregado_centavos, dicho) => {
  const ultima_resolucion = { id: 's1', tipo: 'renovacion', estado: 'aprobada', monto_entregado_centavos };
  expect(leerAviso(foto({ ultima_resolucion })).resolucion).toEqual({
    id: 's1',
    clase: 'renovacion',
    aprobada: true,
    nombre_cliente: '',
    ...dicho,
  });
});

test.each([
  [true, { con_otros_datos: true }],
  ['si', {}],
])('a client that was changed otherwise than it was asked for says so: %j', (con_otros_datos, dicho) => {
  const ultima_resolucion = { id: 's1', tipo: 'edicion_cliente', estado: 'aprobada', con_otros_datos };
  expect(leerAviso(foto({ ultima_resolucion })).resolucion).toEqual({
    id: 's1',
    clase: 'edicion_cliente',
    aprobada: true,
    nombre_cliente: '',
    ...dicho,
  });
});

test('a decision of a type that this version does not know is no decision', () => {
  expect(leerAviso(foto({ ultima_resolucion: { id: 's1', tipo: 'otra' } })).resolucion).toBeNull();
});

test('of the collectors whose notices moved last it is known what waits, and what was decided last', () => {
  const ultima_resolucion = { id: 's1', tipo: 'gasto', estado: 'aprobada' };
  const { deCadaUno, hayMas } = leerAvisos(
    foto({ por_aprobar: { gastos: 2, creditos: 1 }, ultima_resolucion }, { por_aprobar: { gastos: 3 } }, {}),
  );
  expect(deCadaUno.map((aviso) => [aviso.id_cobrador, aviso.por_aprobar.gastos, aviso.decidida])).toEqual([
    ['c0', 2, 's1'],
    ['c1', 3, null],
    ['c2', 0, null],
  ]);
  expect(hayMas).toBe(false);
  expect(leerAvisos(foto(...Array.from({ length: 20 }, () => ({})))).hayMas).toBe(true);
});
