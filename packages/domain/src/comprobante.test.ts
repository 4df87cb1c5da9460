import { describe, expect, it } from 'vitest';
import { comoEsta, FORMA_FOLIO, FORMA_SERIE, FORMA_TOKEN, folioDe, serieDe } from './comprobante.ts';
import { centavos } from './dinero.ts';

const monto = centavos(12_000);
const otro = centavos(10_000);

describe('what a receipt says of its payment', () => {
  it.each([
    ['nothing has arrived', {}, 'en_camino', monto],
    ['nothing has arrived, and nothing will', { vencido: true }, 'sin_pago', null],
    ['it waits for a manager', { solicitud: { estado: 'pendiente', monto } }, 'por_aplicar', monto],
    [
      'it came too late and waits',
      { vencido: true, solicitud: { estado: 'pendiente', monto } },
      'por_aplicar',
      monto,
    ],
    ['it is booked', { renglon: { monto, vivo: true, antes: [] } }, 'vigente', monto],
    ['it was edited', { renglon: { monto: otro, vivo: true, antes: [monto] } }, 'corregido', otro],
    ['it never was that amount', { renglon: { monto: otro, vivo: true, antes: [] } }, 'vigente', otro],
    ['it was edited and back', { renglon: { monto, vivo: true, antes: [monto, otro] } }, 'vigente', monto],
    ['it was deleted', { renglon: { monto, vivo: false, antes: [] } }, 'sin_efecto', null],
    ['a manager approved it', { solicitud: { estado: 'aprobada', monto: otro } }, 'vigente', otro],
    ['a manager refused it', { solicitud: { estado: 'rechazada', monto } }, 'sin_efecto', null],
    [
      'another receipt was given',
      { reemplazado: true, renglon: { monto, vivo: true, antes: [] } },
      'reemplazado',
      null,
    ],
    ['it was revoked', { revocado: true, reemplazado: true }, 'revocado', null],
  ] as const)('%s', (_, hecho, estado, queda) => {
    expect(comoEsta({ revocado: false, reemplazado: false, vencido: false, monto, ...hecho })).toEqual({
      estado,
      monto: queda,
    });
  });
});

describe('a number', () => {
  it.each([
    [1, 'K7MQ2-0001'],
    [9999, 'K7MQ2-9999'],
    [10_000, 'K7MQ2-10000'],
  ])('%i reads %s', (numero, folio) => expect(folioDe('K7MQ2', numero)).toBe(folio));

  it('a series has five letters that are not mixed up, whatever the bytes', () => {
    expect(serieDe([0, 31, 32, 255, 17, 9])).toBe('2Z2ZK');
    for (let byte = 0; byte < 256; byte++) expect(serieDe([byte, 0, 0, 0, byte])).toMatch(FORMA_SERIE);
  });

  it('a series with a letter stays as it is; without one its first digit becomes the letter of its byte', () => {
    expect(serieDe([8, 0, 0, 0, 0])).toBe('A2222');
    expect(serieDe([7, 0, 0, 0, 0])).toBe('H2222');
  });

  it('a series is never of digits alone: nobody takes it for an amount', () => {
    for (let byte = 0; byte < 256; byte++) {
      const serie = serieDe([byte, 7, 2, 2, 5]);
      expect(serie).toMatch(FORMA_SERIE);
      expect(serie).not.toMatch(/^\d+$/);
      expect(serie.slice(1)).toBe('9447');
    }
  });

  it.each([
    ['K7MQ2', true],
    ['K7MQ', false],
    ['K7MQ22', false],
    ['2K7MQ2', false],
    ['K7MQ0', false],
    ['k7mq2', false],
  ])('a series is all of the text: %s is %s', (serie, es) => expect(FORMA_SERIE.test(serie)).toBe(es));

  it.each([
    ['K7MQ2-0001', true],
    ['K7MQ2-999999', true],
    ['K7MQ2-001', false],
    ['K7MQ2-1000000', false],
    ['K7MQ-0001', false],
    ['2K7MQ2-0001', false],
    ['K7MQ2-0001a', false],
    ['K7MQ2-OOOO', false],
    ['K7MO2-0001', false],
  ])('a number with its series is all of the text: %s is %s', (folio, es) =>
    expect(FORMA_FOLIO.test(folio)).toBe(es),
  );

  it.each([
    ['AAAAAAAAAAAAAAAAAAAAAA', true],
    [Buffer.from(Array.from({ length: 16 }, () => 255)).toString('base64url'), true],
    ['AAAAAAAAAAAAAAAAAAAAAB', false],
    ['AAAAAAAAAAAAAAAAAAAAA', false],
    ['../AAAAAAAAAAAAAAAAAAA', false],
    ['AAAAAAAAAAAAAAAAAAAAAAA', false],
    ['AAAAAAAAAAAAAAAAAAAAAA/', false],
  ])('a token of 128 bits: %s is %s', (token, es) => expect(FORMA_TOKEN.test(token)).toBe(es));
});
