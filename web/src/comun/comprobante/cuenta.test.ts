import { centavos, fecha } from '@leal/domain';
import { describe, expect, it, test } from 'vitest';
import type { Registro } from '../../lib/salida/registro.ts';
import { unCredito, unMovimiento, unSobrepuesto } from '../../piezas/credito/pruebas.ts';
import { cuentaDelPago } from './cuenta.ts';
import { pagoDeHistorial, pagoDeRegistro } from './pago.ts';

/** $240.00 of $3,600.00 are paid, as the screen shows it. */
const PRESTAMO = unCredito();
const PRIMERO = unSobrepuesto({ clave: 'k-1', secuencia: 1 });
const SEGUNDO = unSobrepuesto({
  clave: 'k-2',
  secuencia: 2,
  monto: 6_000,
  capturado_en: '2026-11-20T12:30:00.000-06:00',
});

/** The answer as it travels: in pesos. */
const RESPUESTA = {
  yaRegistrado: false,
  requiereAprobacion: false,
  tipo: 'pago',
  id_pago: 'c1.pago-2026-11-20',
  resumen: {
    totalAtrasos: 0,
    penalizaciones: 0,
    montoPenalizacion: 0,
    totalPagado: 840,
    montoRestante: 2_760,
  },
};

const cuentaDe = (registro: Registro, registros: readonly Registro[] = [registro]) =>
  cuentaDelPago(pagoDeRegistro(PRESTAMO, registro), registros);

describe('a payment that this phone holds', () => {
  it('by what the phone knows, as long as the office has not answered', () => {
    expect(cuentaDe(PRIMERO)).toEqual({
      cubiertos: 3,
      de: 30,
      resta: 324_000,
      cuando: PRIMERO.capturado_en,
      segunTelefono: true,
    });
  });

  test.each([
    ['after another one of the same loan', SEGUNDO, [PRIMERO, SEGUNDO], 318_000],
    ['before another one of the same loan', PRIMERO, [PRIMERO, SEGUNDO], 324_000],
    ['after one of another loan', SEGUNDO, [unSobrepuesto({ clave: 'k-1', sobre: 'c2' }), SEGUNDO], 330_000],
    [
      'after one that the screen shows already',
      SEGUNDO,
      [unSobrepuesto({ clave: 'k-1', estado: 'confirmado' }), SEGUNDO],
      330_000,
    ],
    [
      'after one that a manager has to approve',
      SEGUNDO,
      [unSobrepuesto({ clave: 'k-1', previsto: 'requiere_aprobacion' }), SEGUNDO],
      330_000,
    ],
  ])('%s', (_, registro, registros, resta) => {
    expect(cuentaDe(registro, registros)).toMatchObject({ resta, segunTelefono: true });
  });

  it('by the office, once it has answered', () => {
    const resuelto_en = '2026-11-20T11:06:00.000-06:00';
    const registro: Registro = {
      ...PRIMERO,
      estado: 'confirmado',
      http: 201,
      respuesta: RESPUESTA,
      resuelto_en,
    };
    expect(cuentaDe(registro)).toEqual({
      cubiertos: 7,
      de: 30,
      resta: 276_000,
      cuando: resuelto_en,
      segunTelefono: false,
    });
  });

  test.each([
    ['foreseen', { previsto: 'requiere_aprobacion' }],
    ['answered', { estado: 'en_revision' }],
  ] as const)('says nothing of the loan where a manager has to approve it: %s', (_, cambios) => {
    expect(cuentaDe({ ...PRIMERO, ...cambios })).toBe('por_aplicar');
  });

  it('says nothing where the office has refused it', () => {
    expect(cuentaDe({ ...PRIMERO, estado: 'rechazado' })).toBeNull();
  });
});

describe('a payment of the history', () => {
  const fila = (dia: string, monto: number, cambios = {}) =>
    unMovimiento({
      fecha: fecha(`2026-11-${dia}`),
      monto: centavos(monto),
      id_pago: `c1.pago-2026-11-${dia}`,
      capturado_en: `2026-11-${dia}T11:05:00.000-06:00`,
      ...cambios,
    });
  const DEL_TRES = fila('03', 12_000);
  const HISTORIAL = [
    fila('05', 12_000),
    fila('04', 12_000, { eliminado: true }),
    fila('04', 0, { tipo: 'visita', id_pago: 'c1.visita-2026-11-04' }),
    DEL_TRES,
  ];

  test.each([
    ['as it left the loan, whatever came later', DEL_TRES, 348_000, 1],
    ['without what was deleted', HISTORIAL[0]!, 336_000, 2],
  ] as const)('%s', (_, item, resta, cubiertos) => {
    expect(cuentaDelPago(pagoDeHistorial(PRESTAMO, item, HISTORIAL), [])).toEqual({
      cubiertos,
      de: 30,
      resta,
      cuando: item.capturado_en,
      segunTelefono: false,
    });
  });

  it('that is on this phone only goes by its register', () => {
    const item = unMovimiento({ id_pago: PRIMERO.clave, capturado_en: PRIMERO.capturado_en });
    expect(cuentaDelPago(pagoDeHistorial(PRESTAMO, item), [PRIMERO])).toMatchObject({
      resta: 324_000,
      segunTelefono: true,
    });
  });

  it('of which nobody knows anything any more says nothing', () => {
    expect(cuentaDelPago(pagoDeHistorial(PRESTAMO, DEL_TRES, []), [])).toBeNull();
  });
});
