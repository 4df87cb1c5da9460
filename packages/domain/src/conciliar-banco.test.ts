import { describe, expect, it } from 'vitest';
import { type Fecha, fecha, sumarDias } from './calendario.ts';
import {
  conOtroMonto,
  type Deposito,
  numeroDe,
  type PorHallar,
  proponerParejas,
  referenciaNormal,
} from './conciliar-banco.ts';
import { centavos } from './dinero.ts';

const DIA = fecha('2026-11-09');
const pago = (id_pago: string, monto: number, referencia?: string, del: Fecha = DIA): PorHallar => ({
  id_pago,
  monto_centavos: centavos(monto),
  transferencia: { fecha: del, ...(referencia !== undefined && { referencia }) },
});
const deposito = (id: string, monto: number, referencia = '', del: Fecha = DIA): Deposito => ({
  id,
  fecha: del,
  monto_centavos: centavos(monto),
  referencia,
});

it.each([
  ['MBAN 01-002', 'mban01002'],
  ['000123', '123'],
  ['ñandú 7', 'NANDU7'],
])('%s and %s are one reference', (a, b) => expect(referenciaNormal(a)).toBe(referenciaNormal(b)));

it('a zero within a reference tells two apart', () =>
  expect(referenciaNormal('A105')).not.toBe(referenciaNormal('A15')));

it.each([
  ['MBAN 0100-2', 'MBAN01002'],
  ['0001234', '1234'],
  ['ABONO 3', undefined],
  ['', undefined],
  [undefined, undefined],
])('the number of %s is %s', (referencia, numero) => expect(numeroDe({ referencia })).toBe(numero));

describe('a number with another amount', () => {
  const suyo = pago('p', 90, 'A1234');
  it.each([
    ['is told', [deposito('d', 91, 'a-1234', sumarDias(DIA, 7))], ['d']],
    ['twice is told twice', [deposito('e', 92, 'A1234'), deposito('d', 91, 'A1234')], ['d', 'e']],
    ['of another week is not', [deposito('d', 91, 'A1234', sumarDias(DIA, 8))], undefined],
    ['is none where the amount is the same', [deposito('d', 90, 'A1234')], undefined],
    ['is none under another number', [deposito('d', 91, 'A1235')], undefined],
  ])('%s', (_, depositos, ids) => expect(conOtroMonto([suyo], depositos).get('p')).toEqual(ids));

  it('is none of a transfer that has only words', () =>
    expect(conOtroMonto([pago('p', 90, 'PAGO')], [deposito('d', 91, 'PAGO')]).size).toBe(0));
});

describe('a transfer and the bank', () => {
  it.each([
    [
      'the same reference, a week later',
      pago('p', 90, 'A1'),
      [deposito('d', 90, 'a-1', sumarDias(DIA, 7))],
      'referencia',
    ],
    [
      'the same reference, more than a week before',
      pago('p', 90, 'A1'),
      [deposito('d', 90, 'a-1', sumarDias(DIA, -8))],
      'ninguna',
    ],
    [
      'the reference in the words of the bank',
      pago('p', 90, 'mban-0012'),
      [{ ...deposito('d', 90, '7', sumarDias(DIA, 3)), concepto: 'SPEI RECIBIDO BANORTE/MBAN0012 PAGO' }],
      'referencia',
    ],
    [
      'a reference of five letters in the words of the bank',
      pago('p', 90, 'A1234'),
      [{ ...deposito('d', 90, '', sumarDias(DIA, 3)), concepto: 'REF A1234' }],
      'ninguna',
    ],
    ['the same reference of another amount', pago('p', 90, 'A1'), [deposito('d', 91, 'A1')], 'ninguna'],
    [
      'another reference, however much the same amount',
      pago('p', 90, 'A1'),
      [deposito('d', 90, 'B2', sumarDias(DIA, 5))],
      'ninguna',
    ],
    ['no reference, the day before', pago('p', 90), [deposito('d', 90, '', sumarDias(DIA, -1))], 'monto'],
    ['no reference, the day after', pago('p', 90), [deposito('d', 90, '', sumarDias(DIA, 1))], 'monto'],
    ['two days after', pago('p', 90), [deposito('d', 90, '', sumarDias(DIA, 2))], 'ninguna'],
    [
      'two empty references are no match by reference',
      pago('p', 90, '--'),
      [deposito('d', 90, '..')],
      'monto',
    ],
    ['two deposits', pago('p', 90), [deposito('d', 90), deposito('e', 90)], 'ambigua'],
    [
      'two deposits of one reference',
      pago('p', 90, 'A1'),
      [deposito('d', 90, 'A1'), deposito('e', 90, 'A1')],
      'ambigua',
    ],
    ['nothing', pago('p', 90), [], 'ninguna'],
  ] as const)('%s', (_, uno, depositos, tipo) =>
    expect(proponerParejas([uno], depositos)).toMatchObject([{ tipo, id_pago: 'p' }]),
  );

  it('two transfers of one reference are for a person: neither has the deposit', () => {
    const ambas = proponerParejas([pago('p', 90, 'A1'), pago('q', 90, 'A1')], [deposito('d', 90, 'A1')]);
    expect(ambas).toEqual([
      { tipo: 'ambigua', id_pago: 'p', ids: ['d'] },
      { tipo: 'ambigua', id_pago: 'q', ids: ['d'] },
    ]);
  });

  it.each([
    ['one of its amount', undefined, '', 'ambigua'],
    ['a word that many write', 'PAGO', 'pago', 'ambigua'],
    ['the number of a transfer', 'A1234', 'a1234', 'referencia'],
  ] as const)(
    'of an amount that was cut off, %s is for a person unless it tells it',
    (_, suya, delBanco, tipo) => {
      const de = (cortado: number) =>
        proponerParejas([pago('p', 90, suya)], [deposito('d', 90, delBanco)], new Set([centavos(cortado)]));
      expect(de(90)).toMatchObject([{ tipo }]);
      expect(de(91)[0]?.tipo).not.toBe('ambigua');
    },
  );

  it('the candidates that a person looks at stand in one order, whatever the file’s', () => {
    const tres = ['e', 'd', 'f'].map((id) => deposito(id, 90));
    expect(proponerParejas([pago('p', 90)], tres)).toEqual([
      { tipo: 'ambigua', id_pago: 'p', ids: ['d', 'e', 'f'] },
    ]);
  });

  it('a transfer that the bank has by its reference asks for no other deposit of that amount', () => {
    const ambas = proponerParejas(
      [pago('p', 90, 'A1'), pago('q', 90)],
      [deposito('d', 90, 'A1'), deposito('e', 90)],
    );
    expect(ambas).toEqual([
      { tipo: 'referencia', id_pago: 'p', id: 'd' },
      { tipo: 'monto', id_pago: 'q', id: 'e' },
    ]);
  });

  it('a deposit whose reference is another transfer’s is not proposed by its amount', () => {
    const [, otra] = proponerParejas([pago('p', 90, 'A1'), pago('q', 90)], [deposito('d', 90, 'A1')]);
    expect(otra).toEqual({ tipo: 'ninguna', id_pago: 'q' });
  });
});

describe('whatever comes', () => {
  let semilla = 7;
  const azar = (hasta: number): number => {
    semilla = (semilla * 48_271) % 2_147_483_647;
    return semilla % hasta;
  };
  const referencias = [undefined, 'A1', 'a 1', 'B2', ''];
  const mundo = () => ({
    pagos: Array.from({ length: azar(8) }, (_, i) =>
      pago(`p${i}`, 90 + azar(2), referencias[azar(5)], sumarDias(DIA, azar(3))),
    ),
    depositos: Array.from({ length: azar(8) }, (_, i) =>
      deposito(`d${i}`, 90 + azar(2), referencias[azar(5)] ?? '', sumarDias(DIA, azar(3))),
    ),
  });

  it('each transfer is answered once, a deposit is proposed once, and no order matters', () => {
    for (let vez = 0; vez < 500; vez += 1) {
      const { pagos, depositos } = mundo();
      const propuestas = proponerParejas(pagos, depositos);
      expect(propuestas.map(({ id_pago }) => id_pago)).toEqual(pagos.map(({ id_pago }) => id_pago));
      const dados = propuestas.flatMap((propuesta) => ('id' in propuesta ? [propuesta.id] : []));
      expect(new Set(dados).size).toBe(dados.length);
      for (const propuesta of propuestas)
        if ('id' in propuesta)
          expect(depositos.find(({ id }) => id === propuesta.id)?.monto_centavos).toBe(
            pagos.find(({ id_pago }) => id_pago === propuesta.id_pago)?.monto_centavos,
          );
      const alReves = proponerParejas(pagos.toReversed(), depositos.toReversed()).toReversed();
      expect(alReves).toEqual(propuestas);
    }
  });
});
