import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dichos, guardados } from './campo.ts';
import { FORMA_NUEVA, formaActual, formaNueva, transferenciaDelLibro } from './forma.ts';

const FECHA = '2026-11-20';

describe('the new form of an edit', () => {
  const pedida = z.object(formaNueva);

  it.each([
    ['stays as it is', {}],
    ['is cash', { transferencia_nueva: null }],
    ['is a transfer', { transferencia_nueva: { fecha: FECHA, referencia: 'MBAN01' } }],
  ])('%s: it is read, kept and said again so', (_, nueva) => {
    expect(z.decode(pedida, nueva as never)).toEqual(nueva);
    for (const lado of [guardados(FORMA_NUEVA), dichos(FORMA_NUEVA)])
      expect(z.object(lado).parse(nueva)).toEqual(nueva);
  });

  it.each([{}, { fecha: '2026-02-30' }, { fecha: FECHA, banco: 'vista' }])('is no transfer of %j', (nueva) =>
    expect(pedida.safeParse({ transferencia_nueva: nueva }).success).toBe(false),
  );
});

it('a question names the form of a payment where it is a transfer, and no other', () => {
  const pregunta = z.strictObject(formaActual);
  expect(pregunta.parse({ forma_actual: 'transferencia' })).toEqual({ forma_actual: 'transferencia' });
  expect(pregunta.parse({})).toEqual({});
  for (const forma_actual of ['efectivo', '', null])
    expect(pregunta.safeParse({ forma_actual }).success).toBe(false);
});

describe('a payment of the ledger', () => {
  const renglon = z.object(transferenciaDelLibro);
  const con = (banco?: string) => ({ transferencia: { fecha: FECHA, ...(banco && { banco }) } });

  it.each(['vista', 'no_esta'])('says of its transfer that the bank has it, or has not: %s', (banco) =>
    expect(renglon.parse(con(banco))).toEqual(con(banco)),
  );

  it('says nothing of the bank while it waits, and nothing at all of cash', () => {
    expect(renglon.parse(con())).toEqual(con());
    expect(renglon.safeParse(con('por_confirmar')).success).toBe(false);
    expect(renglon.parse({})).toEqual({});
  });
});
