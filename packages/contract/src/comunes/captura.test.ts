import { TOPE_MOTIVO_VISITA, TOPE_NOTA_VISITA, TOPE_REFERENCIA } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dichos, guardados } from './campo.ts';
import {
  captura,
  CAPTURADA,
  claveDeRegistro,
  motivoDeVisita,
  promesaDeVisita,
  promesaDicha,
  promesaSinLugar,
  TRANSFERENCIA,
  transferenciaDeAbono,
  transferenciaDicha,
} from './captura.ts';

const esquema = z.object(captura);

describe('where a phone was', () => {
  it.each([
    [90, 180, 0],
    [-90, -180, 12.5],
  ])('latitude %d, longitude %d, within %d m', (latitud, longitud, precision_m) => {
    const posicion = { latitud, longitud, precision_m };
    expect(esquema.parse({ posicion })).toEqual({ posicion });
  });

  it.each([
    ['latitud', 90.01],
    ['latitud', -90.01],
    ['longitud', 180.01],
    ['longitud', -180.01],
    ['precision_m', -1],
    ['latitud', '25'],
  ])('with %s %s makes no sense, and blocks nothing', (campo, valor) => {
    const posicion = { latitud: 25, longitud: -100, precision_m: 5, [campo]: valor };
    expect(esquema.parse({ posicion, secuencia: 1 }).posicion).toBeUndefined();
  });
});

describe('which phone, and in what order', () => {
  it.each([
    ['dispositivo', 'a', true],
    ['dispositivo', 'Tel-1_b'.padEnd(64, 'x'), true],
    ['dispositivo', 'x'.repeat(65), false],
    ['dispositivo', '', false],
    ['dispositivo', ' tel', false],
    ['dispositivo', 'tel ', false],
    ['secuencia', 0, true],
    ['secuencia', -1, false],
    ['secuencia', 1.5, false],
    ['desfase_ms', -1500, true],
    ['desfase_ms', 0.5, false],
  ])('%s %j: %s', (campo, valor, vale) => {
    expect(esquema.safeParse({ [campo]: valor }).success).toBe(vale);
  });

  it.each([
    ['a', true],
    [' ~', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
    ['', false],
    ['clavé', false],
    ['éclave', false],
    ['a\n', false],
  ])('the key %j: %s', (clave, vale) => {
    expect(claveDeRegistro.safeParse(clave).success).toBe(vale);
  });
});

describe('why there was no payment', () => {
  const visita = z.object(motivoDeVisita);

  it.each([
    ['motivo_visita', TOPE_MOTIVO_VISITA],
    ['nota_visita', TOPE_NOTA_VISITA],
  ])('%s is short, and trimmed', (campo, tope) => {
    expect(visita.parse({ [campo]: ` ${'x'.repeat(tope)} ` })).toEqual({ [campo]: 'x'.repeat(tope) });
    expect(visita.safeParse({ [campo]: 'x'.repeat(tope + 1) }).success).toBe(false);
  });
});

describe('what was promised', () => {
  const promesa = { fecha: '2026-11-23', monto: 120.5 };
  const decode = (dicha: object) =>
    z.safeDecode(z.object(promesaDeVisita), { promesa: dicha as typeof promesa });

  it('is a day and an amount, as it travels and as it is said again', () => {
    const leida = { promesa: { fecha: '2026-11-23', monto: 12_050 } };
    expect(decode(promesa).data).toEqual(leida);
    expect(z.decode(z.object(promesaDicha), { promesa })).toEqual(leida);
    expect(z.object(promesaDeVisita).parse({})).toEqual({});
  });

  it('an answer says why it was not kept, in words', () => {
    const porque = z.object(promesaSinLugar);
    expect(porque.parse({ promesa_rechazada: 'Es domingo.' })).toEqual({ promesa_rechazada: 'Es domingo.' });
    expect(porque.parse({})).toEqual({});
    expect(porque.safeParse({ promesa_rechazada: 1 }).success).toBe(false);
  });

  it.each([
    ['no amount', { monto: undefined }],
    ['nothing', { monto: 0 }],
    ['no day', { fecha: undefined }],
    ['a day that is none', { fecha: '2026-02-30' }],
    ['more than that', { hora: '10:00' }],
  ])('of %s is refused', (_, campos) => expect(decode({ ...promesa, ...campos }).success).toBe(false));
});

describe('a payment by transfer', () => {
  const leer = (transferencia?: object) =>
    z.safeDecode(z.object(transferenciaDeAbono), { transferencia } as { transferencia: { fecha: string } });

  it('says its day, and its reference and a note where there are any', () => {
    expect(leer().data).toEqual({});
    expect(leer({ fecha: '2026-11-20' }).data).toEqual({ transferencia: { fecha: '2026-11-20' } });
    const entera = { fecha: '2026-11-20', referencia: 'M'.repeat(TOPE_REFERENCIA), nota: 'De su hija' };
    expect(leer(entera).data).toEqual({ transferencia: entera });
  });

  it.each([
    ['no day', { fecha: undefined }],
    ['a day that is none', { fecha: '2026-02-30' }],
    ['a longer reference', { referencia: 'M'.repeat(TOPE_REFERENCIA + 1) }],
    ['a longer note', { nota: 'x'.repeat(TOPE_NOTA_VISITA + 1) }],
    ['more than that', { banco: 'Banorte' }],
  ])('with %s is refused', (_, campos) =>
    expect(leer({ fecha: '2026-11-20', ...campos }).success).toBe(false),
  );

  it.each([
    ['an answer', z.object(transferenciaDicha)],
    ['a request that is kept', z.object(guardados(TRANSFERENCIA))],
    ['a request that is shown', z.object(dichos(TRANSFERENCIA))],
  ])('is said again as it came, by %s; cash says nothing', (_, forma: z.ZodMiniType) => {
    const entera = { transferencia: { fecha: '2026-11-20', referencia: 'MBAN01', nota: 'De su hija' } };
    expect(forma.parse(entera)).toEqual(entera);
    expect(forma.parse({})).toEqual({});
    expect(forma.safeParse({ transferencia: { fecha: '2026-02-30' } }).success).toBe(false);
  });
});

it('a request keeps its phone and its key for ever; an answer says the phone, and nobody the key', () => {
  const telefono = { dispositivo: 'tel-1', secuencia: 3, desfase_ms: -20 };
  const guardada = { ...telefono, clave: 'abc' };
  expect(z.object(guardados(CAPTURADA)).parse(guardada)).toEqual(guardada);
  expect(z.object(dichos(CAPTURADA)).parse(guardada)).toEqual(telefono);
  expect(z.object(guardados(CAPTURADA)).parse({})).toEqual({});
});
