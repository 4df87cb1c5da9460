import { activosSinPagoHoy, historialAbonos, listarGastos, misSolicitudes } from '@leal/contract';
import { centavos, NADA_POR_APROBAR } from '@leal/domain';
import { expect, test } from 'vitest';
import type { Aviso, ResolucionAvisada } from '../../lib/vivo/avisos.ts';
import { novedadesDe, textoResolucion, yaAvisadoDe } from './novedades.ts';

const unAviso = (cambios: Partial<Aviso> = {}): Aviso => ({
  por_aprobar: NADA_POR_APROBAR,
  resolucion: null,
  ruta: 0,
  caja: 0,
  ...cambios,
});
const RENOVACION: ResolucionAvisada = {
  id: 's1',
  clase: 'renovacion',
  aprobada: true,
  nombre_cliente: 'Ana López',
};
const entre = (antes: Aviso, ahora: Aviso) => novedadesDe(yaAvisadoDe(antes), ahora);

test('on a device that never looked, nothing is new', () => {
  expect(novedadesDe(null, unAviso({ resolucion: RENOVACION, ruta: 8 }))).toEqual({
    resolucion: null,
    no_estan: [],
    decididas: 0,
    caducan: [],
  });
});

test('a decision is told once', () => {
  const conElla = unAviso({ resolucion: RENOVACION });
  expect(entre(unAviso(), conElla).resolucion).toEqual(RENOVACION);
  expect(entre(conElla, { ...conElla, ruta: 1 }).resolucion).toBeNull();
});

test('clients that came or went are told of once', () => {
  const manos = { id: 'r1 1', texto: 'Ana López ya es cliente de Karla' };
  const con = unAviso({ manos, ruta: 1 });
  expect(entre(unAviso(), con)).toMatchObject({ manos: manos.texto });
  expect(entre(unAviso(), con).caducan).toContain(activosSinPagoHoy);
  expect(entre(con, con).manos).toBeUndefined();
  expect(novedadesDe(null, con).manos).toBeUndefined();
});

test('transfers that are not in the bank are told each once, also two before the phone listens', () => {
  const [una, otra] = ['n1', 'n2'].map((id) => ({ id, texto: `No está ${id}` }));
  const [conUna, conDos] = [unAviso({ no_estan: [una!] }), unAviso({ no_estan: [una!, otra!] })];
  expect(entre(unAviso(), conDos).no_estan).toEqual(['No está n1', 'No está n2']);
  expect(entre(conUna, conDos).no_estan).toEqual(['No está n2']);
  expect(entre(conDos, conDos).no_estan).toEqual([]);
  // The last that was told has gone from the list.
  expect(entre(unAviso({ no_estan: [{ id: 'n0', texto: 'x' }] }), conDos).no_estan).toHaveLength(2);
  expect(novedadesDe(null, conDos).no_estan).toEqual([]);
});

test('a decision makes untrue what depends on its kind, and the lists of requests', () => {
  const gasto: ResolucionAvisada = { ...RENOVACION, clase: 'gastos' };
  const { caducan } = entre(unAviso(), unAviso({ resolucion: gasto }));
  expect(caducan).toEqual(expect.arrayContaining([listarGastos, misSolicitudes]));
  expect(caducan).not.toContain(historialAbonos);
  expect(caducan).not.toContain(activosSinPagoHoy);
});

test('two decisions that arrive as one change: the counters tell of the one before', () => {
  const antes = unAviso({ por_aprobar: { ...NADA_POR_APROBAR, edicion_pago: 1, renovacion: 1 } });
  const { caducan } = entre(antes, unAviso({ resolucion: RENOVACION }));
  expect(caducan).toContain(historialAbonos);
});

test('asking for something is no news of others', () => {
  const ahora = unAviso({ por_aprobar: { ...NADA_POR_APROBAR, edicion_pago: 1 } });
  expect(entre(unAviso(), ahora).caducan).toEqual([]);
});

test('the route is fetched again when it changed from outside, and only then', () => {
  expect(entre(unAviso(), unAviso({ ruta: 1 })).caducan).toContain(activosSinPagoHoy);
  expect(entre(unAviso({ ruta: 1 }), unAviso({ ruta: 1 })).caducan).toEqual([]);
});

test.each<[string, Partial<Aviso>, Partial<Aviso>, number]>([
  ['one', { por_aprobar: { ...NADA_POR_APROBAR, renovacion: 1 } }, { resolucion: RENOVACION }, 1],
  ['one, while another was asked for', {}, { resolucion: RENOVACION }, 1],
  [
    'two as one change',
    { por_aprobar: { ...NADA_POR_APROBAR, edicion_pago: 2 } },
    { resolucion: RENOVACION },
    2,
  ],
  ['an expense: it has its own list', {}, { resolucion: { ...RENOVACION, clase: 'gastos' } }, 0],
  [
    'cash left in hand: that is a task',
    {},
    { resolucion: { ...RENOVACION, por_resolver: centavos(72_000) } },
    0,
  ],
  ['the same notice again', { resolucion: RENOVACION }, { resolucion: RENOVACION, ruta: 1 }, 0],
])('what waits to be seen: %s', (_, antes, ahora, cuantas) => {
  expect(entre(unAviso(antes), unAviso(ahora)).decididas).toBe(cuantas);
});

test.each<[Partial<ResolucionAvisada>, readonly string[]]>([
  [{ clase: 'renovacion' }, ['Aprobada: renovación de Ana López']],
  [{ clase: 'creditos', aprobada: false }, ['Rechazado: crédito de Ana López']],
  [{ clase: 'abonos_multiples' }, ['Aprobados: abonos múltiples de Ana López']],
  [{ clase: 'gastos', aprobada: false, nombre_cliente: '' }, ['Rechazado: gasto']],
  // The amount stands below it, where no other says more.
  [{ clase: 'edicion_pago', monto: centavos(10_000) }, ['Aprobada: edición de pago de Ana López', '$100.00']],
  // Cash that the decision left in hand is named; an approved renewal says how much to hand over.
  [
    { clase: 'captura_tardia', aprobada: false, por_resolver: centavos(24_000) },
    ['Rechazada: captura tardía de Ana López', 'Tienes $240.00 por devolver o registrar'],
  ],
  [
    { clase: 'renovacion', monto_entregado: centavos(234_500) },
    ['Aprobada: renovación de Ana López', 'Entregar $2,345.00'],
  ],
  // A client’s edit that was approved otherwise than it was asked for says so.
  [
    { clase: 'edicion_cliente', con_otros_datos: true },
    ['Aprobada: edición de datos de Ana López', 'Con los datos que escribió el gerente'],
  ],
])('a decision %j is told as %j', (resolucion, dicho) =>
  expect(textoResolucion({ ...RENOVACION, ...resolucion })).toEqual(dicho),
);
