import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import {
  bancoAlNacer,
  bancoTrasEdicion,
  esPerdida,
  estadoEnBanco,
  POR_CONFIRMAR,
  sinCorreccion,
  transferenciaDicha,
} from './en-banco.ts';

const transferencia = { fecha: fecha('2026-11-09'), referencia: 'MBAN01' };
const VISTA = { estado: 'vista', en: new Date(0), por: 'g' } as const;
const monto_centavos = centavos(9_000);

describe('what the bank has seen of a payment', () => {
  it.each([
    ['cash', {}, null],
    ['a row older than this', { transferencia }, 'por_confirmar'],
    ['a transfer that nobody looked for', { transferencia, banco: POR_CONFIRMAR }, 'por_confirmar'],
    ['one that was seen', { transferencia, banco: VISTA }, 'vista'],
  ] as const)('%s', (_, pago, estado) => expect(estadoEnBanco(pago)).toBe(estado));

  it('is said only once somebody has looked', () => {
    for (const efectivo of [{}, { banco: VISTA }]) expect(transferenciaDicha(efectivo)).toBeUndefined();
    expect(transferenciaDicha({ transferencia, banco: POR_CONFIRMAR })).toEqual(transferencia);
    expect(transferenciaDicha({ transferencia, banco: VISTA })).toEqual({ ...transferencia, banco: 'vista' });
    expect(transferenciaDicha({ transferencia, banco: { estado: 'no_esta' } })).toMatchObject({
      banco: 'no_esta',
    });
  });

  it('of a row older than this is nothing that is said', () =>
    expect(transferenciaDicha({ transferencia })).toEqual(transferencia));

  it('a new transfer waits, unless it is booked from the bank', () => {
    expect(bancoAlNacer({})).toEqual({});
    expect(bancoAlNacer({ transferencia })).toEqual({ banco: { estado: 'por_confirmar' } });
    expect(bancoAlNacer({ transferencia, banco: VISTA })).toEqual({ banco: VISTA });
  });
});

describe('money that is lost', () => {
  const NO_ESTA = { transferencia, banco: { estado: 'no_esta' } } as const;
  it.each([
    ['not in the bank, and its credit was renewed', NO_ESTA, 'Renovado', true],
    ['not in the bank, and it can be corrected', NO_ESTA, 'Aprobado', false],
    ['not in the bank, of a credit that was paid off', NO_ESTA, 'Finalizado', false],
    [
      'not in the bank, of one that could not be opened again',
      { transferencia, banco: { estado: 'no_esta', perdida: true } },
      'Finalizado',
      true,
    ],
    ['seen, after all', { transferencia, banco: { estado: 'vista', perdida: true } }, 'Finalizado', false],
    ['nobody knows yet', { transferencia }, 'Renovado', false],
    ['seen', { transferencia, banco: VISTA }, 'Renovado', false],
    ['cash', {}, 'Renovado', false],
    ['of a credit that is not there', NO_ESTA, undefined, false],
  ] as const)('%s', (_, pago, estado, perdida) => expect(esPerdida(pago, estado)).toBe(perdida));
});

describe('why no correction takes a payment back', () => {
  it.each([
    ['a credit that runs', 'Aprobado', {}, 'otro', null],
    ['one that was renewed', 'Renovado', {}, null, 'renovado'],
    ['one that was paid off', 'Finalizado', {}, null, null],
    ['of a deleted client', 'Finalizado', { cliente_eliminado: true }, null, 'cliente_eliminado'],
    ['of a client with another one', 'Finalizado', {}, 'otro', 'otro_credito'],
    ['written off, of a deleted client', 'Castigado', { cliente_eliminado: true }, null, null],
  ] as const)('%s', (_, estado_credito, mas, id_credito_abierto, porque) =>
    expect(sinCorreccion({ estado_credito, ...mas }, { id_credito_abierto })).toBe(porque),
  );
});

describe('a correction of a payment that was seen', () => {
  const antes = { transferencia, monto_centavos, banco: VISTA };
  it.each([
    ['of its words', antes, false, VISTA],
    ['of its amount', { ...antes, monto_centavos: centavos(9_001) }, false, POR_CONFIRMAR],
    ['of what the transfer says', antes, true, POR_CONFIRMAR],
    ['to cash', { monto_centavos }, true, undefined],
  ] as const)('%s', (_, despues, cambiaForma, banco) =>
    expect(bancoTrasEdicion(antes, despues, cambiaForma)).toEqual(banco),
  );

  it('cash that becomes a transfer is looked for', () =>
    expect(bancoTrasEdicion({ monto_centavos }, { monto_centavos, transferencia }, true)).toBe(
      POR_CONFIRMAR,
    ));
});
