import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import { centavos } from './dinero.ts';
import { claveSinDia, leerRenglonesDeBanco, type RenglonDeBanco } from './renglones-de-banco.ts';

const HOY = fecha('2026-11-09');
const renglon = (monto: number, resto: Partial<RenglonDeBanco> = {}): RenglonDeBanco => ({
  fecha: HOY,
  monto_centavos: centavos(monto),
  referencia: '',
  concepto: 'SPEI RECIBIDO',
  ...resto,
});
const leer = (renglones: readonly RenglonDeBanco[], cuenta = 'BBVA 0123') =>
  leerRenglonesDeBanco(cuenta, renglones, HOY);
const claves = (renglones: readonly RenglonDeBanco[], cuenta?: string) =>
  leer(renglones, cuenta).map((leido) => (leido.tipo === 'deposito' ? leido.deposito.clave : null));

describe('a row of the bank comes in', () => {
  it.each([
    ['nothing', 0, 0, 'No dice ningún monto.'],
    ['a charge', -1, 0, 'Es un cargo o una devolución: solo entran depósitos.'],
    ['a charge of tomorrow', -1, 1, 'Es un cargo o una devolución: solo entran depósitos.'],
    ['a deposit of tomorrow', 1, 1, 'Es de un día que no ha llegado.'],
  ])('or not, and says why: %s', (_, monto, dias, motivo) =>
    expect(leer([renglon(monto, { fecha: sumarDias(HOY, dias) })])).toEqual([{ tipo: 'rechazado', motivo }]),
  );

  it('a deposit of today or before comes in, with all that it says', () => {
    for (const deposito of [renglon(1), renglon(1, { fecha: sumarDias(HOY, -400), referencia: 'A-1' })])
      expect(leer([deposito])).toMatchObject([{ tipo: 'deposito', deposito }]);
  });

  it('a refused row takes no ordinal', () => {
    expect(leer([renglon(-90), renglon(90)])).toMatchObject([
      { motivo: 'Es un cargo o una devolución: solo entran depósitos.' },
      { deposito: { ordinal: 1 } },
    ]);
  });
});

describe('a reversal', () => {
  const motivos = (renglones: readonly RenglonDeBanco[]) =>
    leer(renglones).map((leido) => (leido.tipo === 'rechazado' ? leido.motivo : leido.deposito.ordinal));
  const CARGO = 'Es un cargo o una devolución: solo entran depósitos.';
  const A1 = { referencia: 'A0421' };

  it.each<[string, readonly RenglonDeBanco[], unknown[]]>([
    [
      'names the deposit that it gives back, and neither comes in',
      [renglon(90, { ...A1, fecha: sumarDias(HOY, -1) }), renglon(-90, { referencia: '0a-0421' })],
      ['Se devolvió el 09/11/2026.', 'Devuelve el depósito del 08/11/2026.'],
    ],
    [
      'gives back one of two equal ones',
      [renglon(90, A1), renglon(90, A1), renglon(-90, A1)],
      [1, 'Se devolvió el 09/11/2026.', 'Devuelve el depósito del 09/11/2026.'],
    ],
    [
      'that came first takes the only deposit, however the file stands',
      [
        renglon(-90, A1),
        renglon(-90, { ...A1, fecha: sumarDias(HOY, -2) }),
        renglon(90, { ...A1, fecha: sumarDias(HOY, -3) }),
      ],
      [CARGO, 'Devuelve el depósito del 06/11/2026.', 'Se devolvió el 07/11/2026.'],
    ],
    ['of another amount is a charge', [renglon(90, A1), renglon(-91, A1)], [1, CARGO]],
    [
      'before its deposit is a charge',
      [renglon(90, A1), renglon(-90, { ...A1, fecha: sumarDias(HOY, -1) })],
      [1, CARGO],
    ],
    [
      'under a word that many write is a charge',
      [renglon(90, { referencia: 'PAGO' }), renglon(-90, { referencia: 'PAGO' })],
      [1, CARGO],
    ],
  ])('%s', (_, renglones, esperado) => expect(motivos(renglones)).toEqual(esperado));

  it('each of ten thousand under one number finds its own', () => {
    const dia = (i: number) => ({ ...A1, fecha: sumarDias(HOY, -(i % 30)) });
    const muchos = Array.from({ length: 20_000 }, (_, i) => renglon(i % 2 === 0 ? 90 : -90, dia(i >> 1)));
    const dichos = motivos(muchos);
    expect(dichos.filter((dicho) => String(dicho).startsWith('Devuelve'))).toHaveLength(10_000);
    expect(dichos.filter((dicho) => String(dicho).startsWith('Se devolvió'))).toHaveLength(10_000);
  });
});

describe('a row that may give back a deposit', () => {
  const devoluciones = (renglones: readonly RenglonDeBanco[]) =>
    leer(renglones).map((leido) => (leido.tipo === 'rechazado' ? (leido.devolucion ?? null) : 'deposito'));
  const A1 = { referencia: 'A0421' };
  const suya = { fecha: HOY, monto_centavos: 90, referencia: 'A0421' };

  it('is told by its number; its amount has no sign', () =>
    expect(devoluciones([renglon(-90, A1), renglon(-90, { referencia: 'PAGO' }), renglon(0, A1)])).toEqual([
      suya,
      null,
      null,
    ]));

  it('says the day of its deposit, where its own file has that one', () => {
    const ayer = sumarDias(HOY, -1);
    expect(devoluciones([renglon(90, { ...A1, fecha: ayer }), renglon(-90, A1)])).toEqual([
      null,
      { ...suya, del: ayer },
    ]);
  });

  it('says of itself what its deposit says but for the day, whatever the signs', () => {
    const clave = claveSinDia('BBVA 0123', renglon(90, A1));
    expect(clave).toBe('BBVA0123|90|A0421');
    expect(claveSinDia('bbva-0123', renglon(90, { referencia: '0a-0421' }))).toBe(clave);
    expect(claveSinDia('BBVA 0123', renglon(90, { referencia: 'PAGO' }))).toBeNull();
  });
});

describe('a row is account, day, amount, reference and its place among equals', () => {
  it('equal deposits are two', () => {
    expect(leer([renglon(90), renglon(90)])).toMatchObject([
      { deposito: { ordinal: 1 } },
      { deposito: { ordinal: 2 } },
    ]);
  });

  it('the same file again names the same rows, whatever the signs of reference and account', () => {
    const archivo = [renglon(90, { referencia: 'A-1' }), renglon(90), renglon(90)];
    const otraVez = [renglon(90), renglon(90, { referencia: '0a1' }), renglon(90, { concepto: 'OTRO' })];
    expect(new Set(claves(otraVez, 'bbva-0123'))).toEqual(new Set(claves(archivo)));
  });

  it('what differs in any of them is another row', () => {
    const [uno] = claves([renglon(90)]);
    const otros = [
      ...claves([renglon(91), renglon(90, { referencia: 'A1' }), renglon(90, { fecha: sumarDias(HOY, -1) })]),
      ...claves([renglon(90)], 'OTRA'),
    ];
    expect(new Set([uno, ...otros]).size).toBe(5);
  });

  it('is kept under that name for ever', () =>
    expect(claves([renglon(9_000, { referencia: '00a-1' }), renglon(9_000, { referencia: 'A1' })])).toEqual([
      'BBVA0123|2026-11-09|9000|A1|1',
      'BBVA0123|2026-11-09|9000|A1|2',
    ]));

  it('an amount and a reference that read alike together are two rows', () => {
    const [uno, otro] = claves([renglon(1, { referencia: '12' }), renglon(11, { referencia: '2' })]);
    expect(uno).not.toBe(otro);
  });

  it('twenty thousand rows have as many names', () => {
    const muchos = Array.from({ length: 20_000 }, (_, i) => renglon(1 + (i % 7)));
    expect(new Set(claves(muchos)).size).toBe(20_000);
  });
});
