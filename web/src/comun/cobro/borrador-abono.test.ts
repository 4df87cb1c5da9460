import { CERO, centavos, ERRORES, fecha, instanteLocal, NEGOCIO_POR_DEFECTO } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unCredito } from '../../piezas/credito/pruebas.ts';
import { escribirMonto } from '../../lib/leer-monto.ts';
import { leerAbono, MENSAJE_MONTO, pista } from './borrador-abono.ts';

const credito = { ...unCredito({ total_pagado: CERO, saldo: centavos(360_000) }), llamado: 'Ana López' };
const { monto_total, monto_diario } = credito;
const HOY = fecha('2026-11-20');
const AHORA = { instante: instanteLocal(HOY, '11:00'), negocio: NEGOCIO_POR_DEFECTO };
const diarios = (n: number) => escribirMonto(centavos(monto_diario * n));

describe('what the form is about to send', () => {
  it.each(['', '-1', 'abc', '1.2.3'])('%j is refused in the words of the business', (texto) => {
    expect(leerAbono(texto, credito, AHORA)).toEqual({ valido: false, mensaje: MENSAJE_MONTO });
  });

  it("an amount by another country's rules is refused by words that say how to write it", () => {
    expect(leerAbono('1.234,50', credito, AHORA)).toEqual({
      valido: false,
      mensaje: 'Usa punto para los centavos: 1234.50',
    });
  });

  it('what waits for the manager is not open any more', () => {
    const pendiente_multiple = { id_solicitud: 's1', monto: centavos(monto_total - 5_000) };
    const conEspera = { ...credito, pendiente_multiple };
    expect(leerAbono('50', conEspera, AHORA)).toMatchObject({ valido: true });
    expect(leerAbono('50.01', conEspera, AHORA)).toEqual({
      valido: false,
      maximo: 5_000,
      mensaje: 'Ya espera aprobación un pago de $3,550.00: puedes registrar hasta $50.00.',
    });
  });

  it('0 is a visit', () => {
    expect(leerAbono('0', credito, AHORA)).toEqual({
      valido: true,
      monto: 0,
      abonos: 0,
      abonosDeHoy: 0,
      pronostico: expect.objectContaining({ tipo: 'registrado', movimiento: 'visita' }) as object,
      requiereAprobacion: false,
    });
  });

  it.each([
    [1, 1, false],
    [5, 5, false],
    [6, 6, true],
  ])('%i daily amounts are %i abonos; approval: %s', (n, abonos, requiereAprobacion) => {
    expect(leerAbono(diarios(n), credito, AHORA)).toMatchObject({ abonos, requiereAprobacion });
  });

  it('one centavo above five daily amounts is a sixth abono', () => {
    const texto = escribirMonto(centavos(monto_diario * 5 + 1));
    expect(leerAbono(texto, credito, AHORA)).toMatchObject({ abonos: 6, requiereAprobacion: true });
  });

  it('the whole balance may be paid, one centavo more may not', () => {
    expect(leerAbono(escribirMonto(monto_total), credito, AHORA)).toMatchObject({ valido: true });
    expect(leerAbono(escribirMonto(centavos(monto_total + 1)), credito, AHORA)).toEqual({
      valido: false,
      maximo: monto_total,
      mensaje: ERRORES.MONTO_EXCEDE_SALDO.mensaje,
    });
  });
});

it.each(['3600.01', '99999999'])('%s is more than is owed: the most is said while it is typed', (texto) =>
  expect(pista(leerAbono(texto, credito, AHORA), credito)).toBe('Máximo $3,600.00'),
);

const SEIS = escribirMonto(centavos(monto_diario * 6));
const EN_ESPERA = { id_solicitud: 's1', monto: centavos(72_000), hora: '10:40' };

describe('what is foreseen is said before it is sent, and forbids nothing', () => {
  it.each([
    ['', diarios(1), {}, 'Equivale a 1 abono.'],
    ['', diarios(5), {}, 'Equivale a 5 abonos.'],
    ['', '20', {}, 'Parcial: faltan $100.00.'],
    ['', '119.99', {}, 'Parcial: faltan $0.01.'],
    ['all that is owed is', '20', { saldo: centavos(2_000) }, 'Equivale a 1 abono.'],
    ['', '0', {}, 'Se registra una visita sin pago.'],
    ['', SEIS, {}, 'Son 6 abonos: requiere aprobación.'],
    [
      'four that arrived today',
      diarios(2),
      { fecha_hoy: HOY, llegado_hoy: centavos(monto_diario * 4) },
      'Son 6 abonos con lo que llegó hoy: requiere aprobación.',
    ],
    [
      'four of another day',
      diarios(2),
      { fecha_hoy: fecha('2026-11-19'), llegado_hoy: centavos(monto_diario * 4) },
      'Equivale a 2 abonos.',
    ],
    ['a visit', '0', { visita_hoy: '10:30' }, 'Ya hay una visita a las 10:30.'],
    ['a visit', diarios(1), { visita_hoy: '10:30' }, 'Equivale a 1 abono.'],
    [
      'another payment',
      diarios(1),
      { pago_hoy: { id_movimiento: 'p', monto: centavos(5_000), hora: '10:30' } },
      'Ya hay un pago de $50.00 a las 10:30. Este pago lo revisará el gerente.',
    ],
    [
      'that very payment',
      diarios(1),
      { pago_hoy: { id_movimiento: 'p', monto: monto_diario, hora: '10:30' } },
      'Ya hay un pago de $120.00 a las 10:30.',
    ],
    [
      'a request of today',
      diarios(1),
      { pendiente_multiple: { ...EN_ESPERA, fecha: HOY } },
      'Espera la aprobación de $720.00. Este pago lo revisará el gerente.',
    ],
    [
      'a request of today',
      '0',
      { pendiente_multiple: { ...EN_ESPERA, fecha: HOY } },
      'Espera la aprobación de $720.00.',
    ],
    [
      'a request of yesterday',
      diarios(1),
      { pendiente_multiple: { ...EN_ESPERA, fecha: fecha('2026-11-19') } },
      'Equivale a 1 abono.',
    ],
    [
      'a request of yesterday',
      SEIS,
      { pendiente_multiple: { ...EN_ESPERA, fecha: fecha('2026-11-19') } },
      'Espera la aprobación de $720.00. Este pago lo revisará el gerente.',
    ],
  ])('on a day with %j, %s: %4$s', (_dia, texto, deHoy, dicho) => {
    const creditoDeHoy = { ...credito, ...deHoy };
    const leido = leerAbono(texto, creditoDeHoy, AHORA);
    expect(leido.valido).toBe(true);
    expect(pista(leido, creditoDeHoy)).toBe(dicho);
  });

  it('what this phone knows better than the answer counts too', () => {
    const pago = { gestion: 'pago', monto: 12_000, capturado_en: '2026-11-20T10:30:00-06:00' } as const;
    const momento = { ...AHORA, sobrepuestos: [{ ...pago, sobre: credito.id_credito }] };
    expect(pista(leerAbono(diarios(2), credito, momento), credito)).toBe(
      'Ya hay un pago de $120.00 a las 10:30. Este pago lo revisará el gerente.',
    );
  });
});

describe('from a task', () => {
  const tarea = { id_solicitud: 's1', resta: centavos(15_500) };
  it.each([
    ['155.00', { valido: true, monto: 15_500 }],
    ['155.01', { valido: false, mensaje: 'De este efectivo quedan $155.00.' }],
    ['0', { valido: false, mensaje: 'Escribe cuánto de este efectivo se registra.' }],
    ['', { valido: false, mensaje: MENSAJE_MONTO }],
  ])('%j of $155.00 is %j', (texto, leido) => {
    expect(leerAbono(texto, credito, AHORA, tarea)).toMatchObject(leido);
  });

  it('six abonos wait for nobody again: up to five a day', () => {
    const mucho = { ...tarea, resta: monto_total };
    expect(leerAbono(diarios(5), credito, AHORA, mucho)).toMatchObject({ valido: true, abonos: 5 });
    expect(leerAbono(diarios(6), credito, AHORA, mucho)).toEqual({
      valido: false,
      mensaje: 'Desde una tarea se registran hasta 5 abonos al día.',
    });
  });

  it('what arrived today may be too old a knowledge to refuse it, and the manager does not take it', () => {
    const deHoy = { ...credito, fecha_hoy: HOY, llegado_hoy: centavos(monto_diario * 4) };
    const leido = leerAbono(diarios(2), deHoy, AHORA, { ...tarea, resta: monto_total });
    expect(leido).toMatchObject({ valido: true, requiereAprobacion: false });
    expect(pista(leido, deHoy, { tarea })).toBe('Son 6 abonos con lo que llegó hoy: son demasiados.');
  });
});
