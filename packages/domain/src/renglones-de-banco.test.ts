import { describe, expect, it } from 'vitest';
import { fecha, sumarDias } from './calendario.ts';
import { centavos } from './dinero.ts';
import { leerRenglonesDeBanco, type RenglonDeBanco } from './renglones-de-banco.ts';

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
    ['a deposit', renglon(1), 'deposito'],
    ['nothing', renglon(0), 'rechazado'],
    ['a charge', renglon(-1), 'rechazado'],
    ['a deposit of tomorrow', renglon(1, { fecha: sumarDias(HOY, 1) }), 'rechazado'],
  ] as const)('or not: %s', (_, uno, tipo) => expect(leer([uno])).toMatchObject([{ tipo }]));

  it('a refused row says why, and takes no ordinal', () => {
    expect(leer([renglon(-90), renglon(90)])).toMatchObject([
      { motivo: 'Es un cargo o una devolución: solo entran depósitos.' },
      { deposito: { ordinal: 1 } },
    ]);
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

  it('twenty thousand rows have as many names', () => {
    const muchos = Array.from({ length: 20_000 }, (_, i) => renglon(1 + (i % 7)));
    expect(new Set(claves(muchos)).size).toBe(20_000);
  });
});
