import { describe, expect, it } from 'vitest';
import { diaSemana, fecha, type Fecha } from './calendario.ts';
import { fechaVencimiento } from './credito.ts';
import { contarDias, type CreditoPorDias, diasDeCredito } from './dias-de-credito.ts';
import { centavos } from './dinero.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

/** 3,000 at 30 days from a Thursday: 120 a day. The 16th is a holiday. */
const FESTIVOS = [{ fecha: fecha('2026-11-16'), nombre: 'Revolución' }];
const negocio = { ...NEGOCIO_POR_DEFECTO, festivos: FESTIVOS };
const INICIO = fecha('2026-11-05');
const CREDITO: CreditoPorDias = {
  dias_pago: 30,
  monto_total: centavos(360_000),
  monto_diario: centavos(12_000),
  fecha_inicio: INICIO,
  fecha_vencimiento: fechaVencimiento(INICIO, 30, FESTIVOS),
  fecha_fin: null,
};
const HOY = fecha('2026-11-18');
const CUANDO = { hoy: HOY, negocio };

const fila = (
  tipo: 'pago' | 'visita' | 'atraso' | 'liquidacion',
  dia: string,
  pesos = 0,
  mas: object = {},
) => ({
  tipo,
  fecha: fecha(`2026-11-${dia}`),
  monto: centavos(pesos * 100),
  ...mas,
});

const elDia = (
  dia: string,
  renglones: Parameters<typeof diasDeCredito>[1],
  credito = CREDITO,
  hoy: Fecha = HOY,
) =>
  diasDeCredito(credito, renglones, { ...CUANDO, hoy }).find((delDia) => delDia.fecha === `2026-11-${dia}`);

describe('what a day of a credit was', () => {
  it.each([
    ['a visit', [fila('visita', '10', 0, { motivo_visita: 'No estaba' })], 'No estaba'],
    [
      'a late day after a visit: what was said last',
      [
        fila('atraso', '10', 0, { motivo_visita: 'Otro', nota_visita: 'De viaje' }),
        fila('visita', '10', 0, { motivo_visita: 'No estaba' }),
      ],
      'Otro: De viaje',
    ],
    [
      'a late day of which nobody said why, after a visit',
      [fila('atraso', '10'), fila('visita', '10', 0, { motivo_visita: 'No tiene' })],
      'No tiene',
    ],
    ['a visit of which nobody said why', [fila('visita', '10')], undefined],
    [
      'a payment after a visit',
      [fila('pago', '10', 120), fila('visita', '10', 0, { motivo_visita: 'No tiene' })],
      undefined,
    ],
  ])('says why there was no payment: %s', (_, renglones, porque) => {
    expect(elDia('10', renglones)?.porque).toBe(porque);
  });

  it.each([
    ['a payment', '10', [fila('pago', '10', 120)], 'pago', 12_000, 1],
    ['two payments together', '10', [fila('pago', '10', 120), fila('pago', '10', 240)], 'pago', 36_000, 3],
    ['five abonos, one short of an approval', '10', [fila('pago', '10', 600)], 'pago', 60_000, 5],
    ['six abonos', '10', [fila('pago', '10', 720)], 'multiple', 72_000, 6],
    ['a visit', '10', [fila('visita', '10')], 'visita', 0, 0],
    ['a late day', '10', [fila('atraso', '10')], 'atraso', 0, 0],
    ['a visit, then a late day', '10', [fila('visita', '10'), fila('atraso', '10')], 'atraso', 0, 0],
    [
      'a late day that a payment cancelled',
      '10',
      [fila('atraso', '10', 0, { cancelado: true }), fila('pago', '10', 120)],
      'pago',
      12_000,
      1,
    ],
    [
      'a payment that was deleted',
      '10',
      [fila('pago', '10', 120, { eliminado: true })],
      'sin_registro',
      0,
      0,
    ],
    ['a renewal', '17', [fila('liquidacion', '17', 900)], 'liquidacion', 90_000, 0],
    ['nothing', '10', [], 'sin_registro', 0, 0],
    ['nothing, a Sunday', '08', [], 'libre', 0, 0],
    ['nothing, a holiday', '16', [], 'libre', 0, 0],
    ['a payment on a holiday', '16', [fila('pago', '16', 120)], 'pago', 12_000, 1],
    ['nothing yet, today', '18', [], 'por_cobrar', 0, 0],
    ['nothing yet, tomorrow', '19', [], 'por_cobrar', 0, 0],
    ['the day it began', '05', [], 'fuera', 0, 0],
    ['the day before', '04', [], 'fuera', 0, 0],
  ] as const)('%s', (_titulo, dia, renglones, clase, monto, abonos) => {
    expect(elDia(dia, renglones)).toMatchObject({ clase, monto, abonos });
  });

  it('a payment of many abonos that waits for the manager', () => {
    const espera = {
      ...CREDITO,
      pendiente_multiple: { monto: centavos(72_000), fecha: fecha('2026-11-17') },
    };
    expect(elDia('17', [], espera)).toMatchObject({ clase: 'espera', monto: 72_000, abonos: 6 });
    expect(elDia('17', [fila('visita', '17')], espera)?.clase).toBe('espera');
    expect(elDia('16', [], espera)?.clase).toBe('libre');
  });

  it('a Sunday of a loan of 40 days is collected like any day', () => {
    expect(elDia('08', [], { ...CREDITO, dias_pago: 40 })?.clase).toBe('sin_registro');
  });

  it('after it ended there is nothing to collect', () => {
    const pagado = { ...CREDITO, fecha_fin: fecha('2026-11-12') };
    expect(elDia('12', [fila('pago', '12', 120)], pagado)?.clase).toBe('pago');
    expect(elDia('13', [], pagado)?.clase).toBe('fuera');
  });

  it('says the holiday, the start and the due date', () => {
    expect(elDia('16', [])?.festivo).toBe('Revolución');
    expect(elDia('05', [])?.inicio).toBe(true);
    const dias = diasDeCredito(CREDITO, [], CUANDO);
    expect(dias.filter(({ vence }) => vence).map((dia) => dia.fecha)).toEqual([CREDITO.fecha_vencimiento]);
  });
});

describe('the calendar of a credit', () => {
  it('has whole weeks, from its start to its due date', () => {
    const dias = diasDeCredito(CREDITO, [], CUANDO);
    expect([dias[0]?.fecha, dias.at(-1)?.fecha]).toEqual(['2026-11-02', '2026-12-13']);
    expect(dias.length % 7).toBe(0);
    expect(diaSemana(dias[0]?.fecha ?? HOY)).toBe(1);
  });

  it('goes on while it is owed, and ends when it ended', () => {
    const tarde = { ...CUANDO, hoy: fecha('2027-01-20') };
    const ultimo = (credito: CreditoPorDias) => diasDeCredito(credito, [], tarde).at(-1)?.fecha;
    expect(ultimo(CREDITO)).toBe('2027-01-24');
    expect(ultimo({ ...CREDITO, fecha_fin: fecha('2026-12-20') })).toBe('2026-12-20');
  });

  it('has as many days to collect as the term', () => {
    const dias = contarDias(diasDeCredito(CREDITO, [], CUANDO));
    expect(dias.sin_registro + dias.por_cobrar).toBe(30);
    expect(dias.pago).toBe(0);
  });

  it('has no days before it was approved', () => {
    expect(diasDeCredito({ ...CREDITO, fecha_inicio: null, fecha_vencimiento: null }, [], CUANDO)).toEqual(
      [],
    );
  });
});
