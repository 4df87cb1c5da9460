import type { Registrado, registrarAbono, Respuesta } from '@leal/contract';
import { centavos, CERO } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { leerRespuestaAbono, textoLoQueQuedo, textoYaRegistrado } from './desenlace.ts';

const resumen = {
  totalAtrasos: 2,
  penalizaciones: 0,
  montoPenalizacion: CERO,
  totalPagado: CERO,
  montoRestante: centavos(360_000),
};
const base: Respuesta<typeof registrarAbono> = {
  yaRegistrado: false,
  requiereAprobacion: false,
  tipo: 'pago',
  resumen,
};
const pago: Registrado = {
  id_pago: 'c1.pago-2026-11-20',
  tipo: 'pago',
  monto: centavos(12_000),
  hora: '11:05',
};
const visita: Registrado = { id_pago: 'c1.v', tipo: 'visita', monto: CERO, hora: '10:30' };
const ya = (pedido: 'pago' | 'visita', registrado?: Registrado) =>
  ({ clase: 'ya_registrado', pedido, registrado, resumen }) as const;

const DE_120 = { monto: centavos(12_000), hora: '11:00' } as const;

describe('what an answer means', () => {
  it.each([
    [12_000, 'pago'],
    [0, 'visita'],
  ])('%i centavos recorded is a %s', (monto, tipo) => {
    const d = leerRespuestaAbono(base, { monto: centavos(monto), hora: '11:00' });
    expect(d).toEqual({ clase: 'registrado', tipo, hora: '11:00', resumen });
  });

  it('what the server leaves to the manager is said with its reason', () => {
    const respuesta = {
      ...base,
      tipo: 'tardia',
      id_solicitud: 's1',
      mensaje: 'El crédito ya terminó.',
    } as const;
    expect(leerRespuestaAbono(respuesta, DE_120)).toEqual({
      clase: 'en_revision',
      mensaje: 'El crédito ya terminó.',
    });
  });

  it('approval needed wins over everything and keeps the amount that was asked', () => {
    const d = leerRespuestaAbono(
      { ...base, requiereAprobacion: true, id_solicitud: 's1', cantidad_abonos: 6 },
      { monto: centavos(72_000), hora: '11:00' },
    );
    expect(d).toMatchObject({
      clase: 'requiere_aprobacion',
      aprobacion: { id_solicitud: 's1', cantidad_abonos: 6, monto_total: 72_000 },
    });
  });
});

describe('an answer other than what was foreseen', () => {
  const porAprobar = { ...base, requiereAprobacion: true, tipo: 'multiple', id_solicitud: 's1' } as const;
  const tardia = { ...base, tipo: 'tardia', id_solicitud: 's1', mensaje: 'El crédito ya terminó.' } as const;
  it.each([
    ['a request, foreseen as booked', porAprobar, 12_000, 'registrado', true],
    ['a late capture, foreseen as booked', tardia, 12_000, 'registrado', true],
    ['a request that was foreseen', porAprobar, 72_000, 'requiere_aprobacion', undefined],
    ['a request, and nothing was foreseen', porAprobar, 72_000, undefined, undefined],
    ['a visit on a day that waits: no money changes', porAprobar, 0, 'registrado', undefined],
    ['booked as foreseen', base, 12_000, 'registrado', undefined],
  ] as const)('%s', (_caso, respuesta, monto, previsto, cambio) => {
    const pedido = { monto: centavos(monto), hora: '11:00', ...(previsto && { previsto }) };
    const d = leerRespuestaAbono(respuesta, pedido);
    expect('cambio' in d ? d.cambio : undefined).toBe(cambio);
  });
});

describe('already registered', () => {
  it.each([
    [
      'a visit where a visit stands',
      ya('visita', visita),
      'Ya se registró una visita para este cliente hoy.',
    ],
    ['a payment where a payment stands', ya('pago', pago), 'Ya se registró un pago para este cliente hoy.'],
    ['a visit where a payment stands', ya('visita', pago), 'Ya se registró un pago para este cliente hoy.'],
    ['a visit, nothing said', ya('visita'), 'Ya se registró una visita para este cliente hoy.'],
  ])('%s', (_caso, d, texto) => expect(textoYaRegistrado(d)).toBe(texto));

  it('says how much stands and since when', () => {
    expect(textoLoQueQuedo(pago)).toBe('Está registrado un pago de $120.00 a las 11:05.');
    expect(textoLoQueQuedo(visita)).toBe('Está registrado a las 10:30.');
    expect(textoLoQueQuedo(undefined)).toBeNull();
  });
});
