import { calcularCredito, centavos, ERRORES, PARAMETROS } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { escribirMonto } from '../../../lib/leer-monto.ts';
import { leerAbono, MENSAJE_MONTO } from './borrador-abono.ts';

const { monto_total, monto_diario } = calcularCredito(centavos(100_000), 30);
const credito = {
  id_credito: 'c1',
  id_cobrador: 'cob',
  nombre: 'Ana López',
  slug: 'ana-lopez',
  dias_pago: 30 as const,
  monto_total,
  monto_diario,
  saldo: monto_total,
  estado_credito: 'Aprobado' as const,
};
const diarios = (n: number) => escribirMonto(centavos(monto_diario * n));

describe('what the form is about to send', () => {
  it.each(['', '-1', 'abc', '1.234'])('%j is refused in the words of the business', (texto) => {
    expect(leerAbono(texto, credito, PARAMETROS)).toEqual({ valido: false, mensaje: MENSAJE_MONTO });
  });

  it('what waits for the manager is not open any more', () => {
    const pendiente_multiple = { id_solicitud: 's1', monto: centavos(monto_total - 5_000) };
    const conEspera = { ...credito, pendiente_multiple };
    expect(leerAbono('50', conEspera, PARAMETROS)).toMatchObject({ valido: true });
    expect(leerAbono('50.01', conEspera, PARAMETROS)).toEqual({
      valido: false,
      mensaje: 'Ya espera aprobación un pago de $1,150.00: puedes registrar hasta $50.00.',
    });
  });

  it('0 is a visit', () => {
    expect(leerAbono('0', credito, PARAMETROS)).toEqual({
      valido: true,
      monto: 0,
      abonos: 0,
      requiereAprobacion: false,
    });
  });

  it.each([
    [1, 1, false],
    [5, 5, false],
    [6, 6, true],
  ])('%i daily amounts are %i abonos; approval: %s', (n, abonos, requiereAprobacion) => {
    expect(leerAbono(diarios(n), credito, PARAMETROS)).toMatchObject({ abonos, requiereAprobacion });
  });

  it('one centavo above five daily amounts is a sixth abono', () => {
    const texto = escribirMonto(centavos(monto_diario * 5 + 1));
    expect(leerAbono(texto, credito, PARAMETROS)).toMatchObject({ abonos: 6, requiereAprobacion: true });
  });

  it('the whole balance may be paid, one centavo more may not', () => {
    expect(leerAbono(escribirMonto(monto_total), credito, PARAMETROS)).toMatchObject({ valido: true });
    expect(leerAbono(escribirMonto(centavos(monto_total + 1)), credito, PARAMETROS)).toEqual({
      valido: false,
      mensaje: ERRORES.MONTO_EXCEDE_SALDO.mensaje,
    });
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
    expect(leerAbono(texto, credito, PARAMETROS, tarea)).toMatchObject(leido);
  });

  it('six abonos wait for nobody again: up to five a day', () => {
    const mucho = { ...tarea, resta: monto_total };
    expect(leerAbono(diarios(5), credito, PARAMETROS, mucho)).toMatchObject({ valido: true, abonos: 5 });
    expect(leerAbono(diarios(6), credito, PARAMETROS, mucho)).toEqual({
      valido: false,
      mensaje: 'Desde una tarea se registran hasta 5 abonos al día.',
    });
  });
});
