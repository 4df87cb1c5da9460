// What goes out comes in again: the workbook of everything, read by the import as a lender's file is.
import type { CreditoEntero } from '@leal/contract';
import {
  buscarEncabezado,
  centavos,
  CERO,
  COLUMNAS_IMPORTADAS,
  fecha,
  NEGOCIO_POR_DEFECTO,
  proponerColumnas,
} from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { escribirHojas } from '../exportar/libro/escribir-hojas.ts';
import { leerLibro } from '../archivo/lectura/leer-libro.ts';
import { armarRenglones } from '../importar/revision/armar.ts';
import { revisarTodos, totalesPorCobrador } from '../importar/revision/revisar.ts';
import { Acumulado } from './obrero/acumular.ts';
import { armarLibro } from './obrero/armar-libro.ts';
import { credito, movimiento } from './pruebas.ts';

const COBRADORES = [
  { id_usuario: 'cob-1', nombre: 'Carlos Ibarra', email: 'carlos@leal.demo', activo: true },
  { id_usuario: 'cob-2', nombre: 'Carlos Ibarra', email: 'otro@leal.demo', activo: true },
];
const CONTEXTO = { archivo: 'leal-todo.xlsx', cobradores: COBRADORES, ajustes: null };
const HOY = fecha('2026-11-18');
const telefono = (n: number) => `618${String(n).padStart(7, '0')}`;

async function idaYVuelta(creditos: readonly CreditoEntero[]) {
  const filas = { ...new Acumulado().filas, creditos, movimientos: [movimiento(), movimiento()] };
  const partes = await escribirHojas(armarLibro('todo', filas, CONTEXTO));
  const hojas = await leerLibro(new Uint8Array(await new Blob(partes).arrayBuffer()));
  const [leida] = hojas;
  if (!leida) throw new Error('No sheet');
  const encabezado = buscarEncabezado(leida.filas);
  const columnas = proponerColumnas(leida.filas[encabezado] ?? []);
  const hoja = { filas: leida.filas, encabezado, columnas };
  const { leidos, omitidos } = armarRenglones(hoja, {}, { hoy: HOY, cobradores: COBRADORES });
  const revisados = revisarTodos(
    leidos,
    {},
    { personas: new Map(), resultados: new Map() },
    { hoy: HOY, negocio: NEGOCIO_POR_DEFECTO },
  );
  return { hojas, hoja, omitidos, revisados };
}

const CARTERA = [
  credito({ prestado: centavos(300_000), plazo: 30, pagado: centavos(84_050) }, { orden: 2, atrasos: 1 }),
  credito(
    { prestado: centavos(123_450), plazo: 40, pagado: CERO },
    {
      id_credito: 'cre-2',
      nombre_cliente: '=1+1',
      telefono: telefono(2),
      segundo_telefono: telefono(3),
      nota: '=después de las 4',
      orden: 1,
    },
  ),
  credito(
    { prestado: centavos(500_000), plazo: 60, pagado: centavos(100) },
    { id_credito: 'cre-3', id_cobrador: 'cob-2', nombre_cliente: 'Ana López #2', telefono: telefono(4) },
  ),
];

describe('the sheet of a portfolio in the workbook of everything', () => {
  it('is the one that the import proposes, with all its columns, and no row is an error or doubtful', async () => {
    const { hojas, hoja, omitidos, revisados } = await idaYVuelta(CARTERA);
    expect(hojas.map(({ nombre }) => nombre)).toEqual(['Cartera']);
    // Leal's names are whole: nobody's surname stands apart.
    const columnas = COLUMNAS_IMPORTADAS.filter((columna) => columna !== 'apellidos');
    expect(Object.keys(hoja.columnas).toSorted()).toEqual(columnas.toSorted());
    expect(omitidos).toEqual({ totales: [], vacios: 0 });
    expect(revisados.map(({ clase, hallazgos }) => [clase, hallazgos])).toEqual(
      CARTERA.map(() => ['lista', []]),
    );
  });

  it('gives the same balances, row by row and in all', async () => {
    const { revisados } = await idaYVuelta(CARTERA);
    const dicen = revisados.map(({ dice }) => dice);
    const deCarlos = [CARTERA[1], CARTERA[0], CARTERA[2]] as const;
    expect(dicen).toMatchObject(
      deCarlos.map((guardado) => ({
        id_cobrador: guardado?.id_cobrador,
        nombre: guardado?.nombre_cliente,
        telefono: guardado?.telefono,
        segundo_telefono: guardado?.segundo_telefono,
        monto_solicitado: guardado?.monto_solicitado,
        dias_pago: guardado?.dias,
        fecha_inicio: guardado?.fecha_inicio,
        total_pagado: guardado?.recaudado,
        atrasos: guardado?.atrasos,
        saldo: guardado?.saldo_restante,
        nota: guardado?.nota,
      })),
    );
    expect(dicen.map((fila) => fila?.orden)).toEqual([1, 2, undefined]);
    const totales = totalesPorCobrador(revisados, COBRADORES);
    const saldo = (ids: readonly number[]) =>
      ids.reduce((suma, i) => suma + (CARTERA[i]?.saldo_restante ?? 0), 0);
    expect(totales.map((grupo) => [grupo.creditos, grupo.saldo, grupo.segunArchivo])).toEqual([
      [2, saldo([0, 1]), saldo([0, 1])],
      [1, saldo([2]), saldo([2])],
    ]);
  });

  it('has nobody who does not owe: paid, cancelled, waiting for an answer or for the cash', async () => {
    const primero = CARTERA[0] as CreditoEntero;
    const { revisados } = await idaYVuelta([
      primero,
      { ...primero, id_credito: 'a', estado: 'Finalizado', saldo_restante: CERO },
      { ...primero, id_credito: 'b', estado: 'Pendiente' },
      { ...primero, id_credito: 'c', estado: 'Cancelado' },
      { ...primero, id_credito: 'd', por_entregar: centavos(300_000) },
      { ...primero, id_credito: 'e', fecha_inicio: null },
    ]);
    expect(revisados).toHaveLength(1);
  });
});
