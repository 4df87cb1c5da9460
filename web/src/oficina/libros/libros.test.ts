import { type CreditoDecidido, exportarMovimientos, type RenglonBitacora } from '@leal/contract';
import { centavos, CERO, fecha, ROL, type Mes } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ErrorApi } from '../../lib/api/error-api.ts';
import { porTitulo } from '../exportar/hoja/pruebas.ts';
import { hojaBitacora, hojaCorrecciones } from './hojas/bitacora.ts';
import { hojaCreditos } from './hojas/creditos.ts';
import { hojaDecisiones } from './hojas/decisiones.ts';
import { hojaMovimientos } from './hojas/movimientos.ts';
import { Acumulado } from './obrero/acumular.ts';
import { armarLibro } from './obrero/armar-libro.ts';
import { consultaDe } from './partes.ts';
import { credito, movimiento, solicitud } from './pruebas.ts';
import { Demasiado, mensajeDeFallo, nombreDeLibro, porcentajeAvance, textoAvance } from './textos.ts';

const NOVIEMBRE = '2026-11' as Mes;
const ARCHIVO = 'x.xlsx';

describe('the ledger', () => {
  const hoja = hojaMovimientos(ARCHIVO, [
    movimiento({
      monto: centavos(10_000),
      ediciones: [
        {
          fecha: '2026-12-01T05:30:00.000Z',
          monto_anterior: centavos(12_000),
          monto_nuevo: centavos(10_000),
          motivo: 'Se contó mal',
          efectivo: 'no_recibido',
        },
      ],
    }),
    movimiento({ eliminado: 'Era de otro' }),
    movimiento({ tipo: 'liquidacion', monto: centavos(50_000) }),
    movimiento({ tipo: 'apertura', monto: centavos(60_000), cantidad_dias: 2 }),
    movimiento({ tipo: 'atraso', monto: CERO, cantidad_dias: 1, cancelado: true }),
  ]);

  it('adds up each kind by itself, and nothing that was deleted', () =>
    expect(porTitulo(hoja, hoja.totales)).toMatchObject({
      'No.': 'Totales',
      Cobrado: 10_000,
      'Liquidado por renovación': 50_000,
      'Pagado antes de Leal': 60_000,
      Eliminado: 12_000,
    }));

  it('says what a payment was before, on the day of Monterrey, and what became of the others', () => {
    const filas = hoja.filas.map((fila) => porTitulo(hoja, fila));
    expect(filas[0]).toMatchObject({ Corregido: '$120.00 → $100.00 el 30/11/2026: Se contó mal' });
    expect(filas.map(({ Estado }) => Estado)).toEqual([
      'Vigente',
      'Eliminado',
      'Vigente',
      'Vigente',
      'Cancelado',
    ]);
    expect(filas[1]).toMatchObject({ 'Por qué se eliminó': 'Era de otro', Cobrado: 0 });
  });
});

it('only who has an approved loan owes', () => {
  const terminos = { prestado: centavos(300_000), plazo: 30 as const, pagado: CERO };
  const hoja = hojaCreditos(ARCHIVO, [
    credito(terminos),
    credito(terminos, { estado: 'Pendiente' }),
    credito(terminos, { estado: 'Viejo' }),
  ]);
  expect(porTitulo(hoja, hoja.totales)['Saldo restante']).toBe(360_000);
  const estados = hoja.filas.map((fila) => porTitulo(hoja, fila)['Estado']);
  expect(estados.toSorted((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'Activo',
    'Por aprobar',
    'Viejo',
  ]);
});

const anotado = (campos: Partial<RenglonBitacora> = {}): RenglonBitacora => ({
  id: 'b-1',
  fecha: '2026-11-18T18:00:00.000Z',
  id_usuario: 'g',
  nombre_usuario: 'Adriana',
  id_rol: ROL.gerente,
  accion: 'abonos/editar-directo',
  documento: 'solicitudes/sol-1',
  id_cobrador: 'cob-1',
  id_cliente: 'cli-1',
  nombre_cliente: 'Ana López',
  antes: { id_movimiento: 'pago-2026-10-30', monto: 120 },
  despues: { monto: 100.5, comentario: 'Se contó mal', efectivo_corregido: 'devuelto' },
  decision_propia: true,
  sin_visto: false,
  ...campos,
});
const NOMBRES = new Map([['cob-1', 'Carlos Ibarra']]);

describe('a month’s audit', () => {
  const renglones = [
    anotado(),
    anotado({ accion: 'solicitudes/aprobar', despues: { monto: null } }),
    anotado({ accion: 'gastos/aprobar', antes: { estado: 'pendiente' }, despues: { monto: 150 } }),
  ];

  it('has the corrections of that month, of payments of any day, and what they add up to', () => {
    const hoja = hojaCorrecciones(ARCHIVO, renglones, NOMBRES);
    const filas = hoja.filas.map((fila) => porTitulo(hoja, fila));
    expect(filas).toMatchObject([
      {
        Corrección: 'Editado',
        Cobrador: 'Carlos Ibarra',
        Antes: 12_000,
        Después: 10_050,
        Diferencia: -1950,
        'Qué pasó con el efectivo': 'Se devolvió',
        Movimiento: 'pago-2026-10-30',
      },
      { Corrección: 'Eliminado', Antes: 12_000, Después: 0, Diferencia: -12_000 },
    ]);
    expect(porTitulo(hoja, hoja.totales)).toMatchObject({
      Antes: 24_000,
      Después: 10_050,
      Diferencia: -13_950,
    });
  });

  it('is told in the words of its screen', () => {
    const hoja = hojaBitacora(ARCHIVO, renglones, NOMBRES);
    expect(porTitulo(hoja, hoja.filas[0])).toMatchObject({
      Quién: 'Adriana',
      Qué: 'Editó un pago',
      Cambios: expect.stringContaining('Monto: $120.00 → $100.50'),
    });
  });
});

it('a decision is told once: the credit of an approved renewal is the renewal’s', () => {
  const decidido = {
    id_cliente: 'cli-1',
    id_cobrador: 'cob-1',
    nombre: 'Ana López',
    monto_solicitado: centavos(300_000),
    estado_credito: 'Aprobado',
    fecha_aprobacion: '2026-11-11T18:00:00.000Z',
    nombre_gerente: 'Adriana',
    comentario: '',
  } as CreditoDecidido;
  const hoja = hojaDecisiones(
    ARCHIVO,
    {
      solicitudes: [
        solicitud({ tipo: 'renovacion', monto: centavos(300_000) }),
        solicitud({ estado: 'rechazada', fecha_respuesta: '2026-11-02T18:00:00.000Z' }),
      ],
      creditos: [decidido, { ...decidido, id_cliente: 'cli-2', nombre: 'Beto' }],
      bitacora: [anotado({ accion: 'gastos/rechazar', despues: { monto: 150, motivo_rechazo: 'Sin nota' } })],
    },
    NOMBRES,
  );
  const filas = hoja.filas.map((fila) => porTitulo(hoja, fila));
  expect(filas.map((fila) => [fila['Qué se decidió'], fila['Decisión'], fila['Cliente']])).toEqual([
    ['Edición de pago', 'Rechazado', 'Ana López'],
    ['Renovación', 'Aprobado', 'Ana López'],
    ['Crédito', 'Aprobado', 'Beto'],
    ['Gasto', 'Rechazado', ''],
  ]);
  expect(porTitulo(hoja, hoja.totales)).toMatchObject({ Aprobado: 600_000, Rechazado: 25_000 });
});

it('each file has its sheets, in this order', () => {
  const contexto = { archivo: ARCHIVO, cobradores: [], ajustes: null };
  const nombres = (libro: 'todo' | 'mes') =>
    armarLibro(libro, new Acumulado().filas, contexto).map(({ nombre }) => nombre);
  expect(nombres('todo')).toEqual([
    'Clientes',
    'Créditos',
    'Movimientos',
    'Solicitudes',
    'Cortes',
    'Cartera',
  ]);
  expect(nombres('mes')).toEqual(['Movimientos', 'Correcciones', 'Decisiones', 'Cortes', 'Bitácora']);
});

describe('what is asked for', () => {
  const cobrador = { id_usuario: 'cob-1', nombre: 'Ángel Núñez' };

  it('is of one collector and of the days of one month, or of all', () => {
    expect(consultaDe('cortes', { libro: 'todo', cobrador: null, mes: null })).toEqual({ limite: 100 });
    expect(consultaDe('respondidas', { libro: 'mes', cobrador, mes: NOVIEMBRE })).toEqual({
      cuales: 'respondidas',
      limite: 500,
      id_cobrador: 'cob-1',
      desde: fecha('2026-11-01'),
      hasta: fecha('2026-11-30'),
    });
  });

  it('names the file', () => {
    expect(nombreDeLibro({ libro: 'todo', cobrador: null, mes: null })).toBe('leal-todo.xlsx');
    expect(nombreDeLibro({ libro: 'mes', cobrador, mes: NOVIEMBRE })).toBe(
      'leal-mes_angel-nunez_2026-11.xlsx',
    );
  });
});

describe('the pages of a part', () => {
  const pagina = (campos: object) =>
    new TextEncoder().encode(
      JSON.stringify(
        z.encode(exportarMovimientos.respuesta, { datos: [movimiento()], siguiente: null, ...campos }),
      ),
    ).buffer;

  it('add up, with the total that the first one says; a count that stopped at a thousand is none', () => {
    const acumulado = new Acumulado();
    expect(acumulado.leer('movimientos', pagina({ total: 2, siguiente: 'x' }))).toEqual({
      leidos: 1,
      total: 2,
      siguiente: 'x',
    });
    expect(acumulado.leer('movimientos', pagina({}))).toEqual({ leidos: 2, total: 2, siguiente: null });
    expect(acumulado.filas.movimientos).toEqual([movimiento(), movimiento()]);
    const otro = new Acumulado().leer('movimientos', pagina({ total: 1000, hay_mas: true }));
    expect(otro.total).toBeNull();
  });

  it.each(['<html>', '{"datos":[{}]}'])('%s is refused by a sentence', (texto) =>
    expect(() => new Acumulado().leer('movimientos', new TextEncoder().encode(texto).buffer)).toThrow(
      'el servidor respondió algo que no se entiende',
    ),
  );
});

describe('the words of the way', () => {
  it.each([
    [null, 'Preparando…', 0],
    [
      { paso: 'leer', parte: 'creditos', leidos: 1500, total: 10_000 },
      'Leyendo créditos: 1,500 de 10,000',
      15,
    ],
    [
      { paso: 'leer', parte: 'bitacora', leidos: 100, total: null },
      'Leyendo renglones de la bitácora: 100',
      0,
    ],
    [{ paso: 'leer', parte: 'cortes', leidos: 3, total: 2 }, 'Leyendo cortes: 3 de 3', 100],
    [{ paso: 'escribir', filas: 1200 }, 'Escribiendo 1,200 renglones…', 100],
  ] as const)('%j', (avance, texto, porcentaje) =>
    expect([textoAvance(avance), porcentajeAvance(avance)]).toEqual([texto, porcentaje]),
  );

  it('more than a file holds says how many there are, and what to choose', () =>
    expect(mensajeDeFallo(new Demasiado('creditos', 12_345))).toBe(
      'Hay 12,345 créditos y un archivo lleva 10,000 a lo más, para que abra en cualquier computadora. Elige un cobrador o un mes y haz varios archivos.',
    ));

  it('a refusal is said as the server says it, and the end of a session by nobody', () => {
    const error = (http: number) =>
      new ErrorApi({ codigo: 'ERROR_INTERNO', mensaje: 'Algo salió mal.', http });
    expect(mensajeDeFallo(error(500))).toBe('Algo salió mal.');
    expect(mensajeDeFallo(error(401))).toBeNull();
  });
});
