import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import {
  contarPromesas,
  diasParaPromesa,
  errorDePromesa,
  estadoDePromesa,
  estadosDePromesas,
} from './promesas.ts';

// A Wednesday.
const HOY = fecha('2026-11-18');
const FESTIVO = { fecha: fecha('2026-11-20'), nombre: 'Festivo' };

describe('the days that may be promised', () => {
  it('are collectable ones, from today to thirty days ahead', () => {
    const dias = diasParaPromesa(HOY, 30, [FESTIVO]);
    expect(dias.slice(0, 4)).toEqual(['2026-11-18', '2026-11-19', '2026-11-21', '2026-11-23']);
    expect(dias.at(-1)).toBe('2026-12-18');
  });

  it.each([
    ['yesterday', '2026-11-17', 100, 'fecha'],
    ['today', '2026-11-18', 100, null],
    ['a holiday', '2026-11-20', 100, 'fecha'],
    ['a Sunday of 30 days', '2026-11-22', 100, 'fecha'],
    ['30 days ahead', '2026-12-18', 100, null],
    ['31 days ahead', '2026-12-19', 100, 'fecha'],
    ['nothing', '2026-11-19', 0, 'monto'],
    ['a centavo', '2026-11-19', 0.01, null],
    ['the balance', '2026-11-19', 500, null],
    ['a centavo more', '2026-11-19', 500.01, 'monto'],
  ])('%s', (_, dia, monto, error) =>
    expect(
      errorDePromesa(
        { fecha: fecha(dia), monto: p(monto) },
        { hoy: HOY, plazo: 30, saldo: p(500), festivos: [FESTIVO] },
      ),
    ).toBe(error),
  );
});

it.each([
  ['nothing paid, its day ahead', '2026-11-19', 0, 'abierta'],
  ['nothing paid, on its day', '2026-11-18', 0, 'abierta'],
  ['a centavo short, on its day', '2026-11-18', 99.99, 'abierta'],
  ['a centavo short, the day after', '2026-11-17', 99.99, 'rota'],
  ['just enough, before its day', '2026-11-19', 100, 'cumplida'],
  ['more, long ago', '2026-10-01', 101, 'cumplida'],
])('%s', (_, dia, pagado, estado) =>
  expect(estadoDePromesa({ fecha: fecha(dia), monto: p(100) }, p(pagado), HOY)).toBe(estado),
);

describe('the promises of a ledger', () => {
  const de = (dia: number) => fecha(`2026-11-${String(dia).padStart(2, '0')}`);
  const fila = (tipo: 'pago' | 'visita' | 'atraso', dia: number, monto = 0, hora = 11) => ({
    tipo,
    fecha: de(dia),
    monto: p(monto),
    capturado_en: `${de(dia)}T${hora}:00:00-06:00`,
  });
  const promete = (dia: number, para: number, monto = 100) => ({
    ...fila('visita', dia),
    promesa: { fecha: de(para), monto: p(monto) },
  });
  const contar = (...filas: Parameters<typeof contarPromesas>[0]) => {
    const { cumplida, rota, abierta } = contarPromesas(filas, HOY);
    return [cumplida, rota, abierta];
  };

  it.each([
    ['paid on its day', [promete(10, 11), fila('pago', 11, 100)], [1, 0, 0]],
    ['paid in parts', [promete(10, 12), fila('pago', 11, 60), fila('pago', 12, 40)], [1, 0, 0]],
    ['paid the same day, after it was said', [promete(10, 11), fila('pago', 10, 100, 17)], [1, 0, 0]],
    ['paid before it was said', [fila('pago', 10, 100, 10), promete(10, 11)], [0, 1, 0]],
    ['paid a day late', [promete(10, 11), fila('pago', 12, 100)], [0, 1, 0]],
    ['its payment deleted', [promete(10, 11), { ...fila('pago', 11, 100), eliminado: true }], [0, 1, 0]],
    ['still ahead', [promete(17, 19)], [0, 0, 1]],
    ['replaced before its day', [promete(10, 14), promete(12, 19)], [0, 0, 1]],
    ['said again on its day', [promete(10, 12), promete(12, 19)], [0, 1, 1]],
    ['kept, and a new one', [promete(9, 14), fila('pago', 10, 100), promete(11, 19)], [1, 0, 1]],
    ['none', [fila('visita', 10), fila('pago', 11, 100)], [0, 0, 0]],
  ])('%s', (_, filas, cuenta) => expect(contar(...filas)).toEqual(cuenta));

  it('each row says how its promise stands; one that was replaced before its day says nothing', () => {
    const filas = [promete(3, 4), promete(9, 14), promete(10, 20), promete(12, 19)];
    const estados = estadosDePromesas(filas, HOY);
    expect(filas.map((fila) => estados.get(fila))).toEqual(['rota', undefined, undefined, 'abierta']);
  });
});
