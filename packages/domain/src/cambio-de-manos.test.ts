import { describe, expect, it } from 'vitest';
import {
  a,
  COBRADOR,
  creditoActivo,
  creditoPendiente,
  type DatosMovimiento,
  movimiento,
  p,
  tras,
} from '../pruebas/constructores.ts';
import { ASIGNACIONES_GUARDADAS, duenoEn, pasarCredito } from './cambio-de-manos.ts';
import { fecha } from './calendario.ts';
import { quienEmpezo, quienEntrego, quienHizo, quienTermino } from './duenos.ts';
import { gestionDe } from './gestion.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { parteDelCobrador } from './reparto.ts';

// The test that every total stays the sum of its rows, whatever happens and whoever has the credit, is in
// ledger.test.ts.

const DIA = '2026-11-20';
const AL_MEDIODIA = a(DIA, '12:00');
const con = (credito: EstadoCreditoLedger, hecho: DatosMovimiento) => tras(credito, movimiento(hecho));

describe('a credit that goes over', () => {
  it('takes its portfolio from one to the other, and nothing of the day', () => {
    const pagado = con(creditoActivo(), { tipo: 'pago', dia: DIA, monto: p(40) });
    const { reparto, despues } = pasarCredito(pagado, 'otra', AL_MEDIODIA);
    expect(despues.id_cobrador).toBe('otra');
    expect(parteDelCobrador(reparto, 'otra').totales).toMatchObject({
      creditos_activos: 1,
      saldo_pendiente_centavos: p(1160),
      total_pagado_activos_centavos: p(40),
    });
    expect(parteDelCobrador(reparto, COBRADOR).totales).toMatchObject({
      creditos_activos: -1,
      saldo_pendiente_centavos: p(-1160),
    });
    expect(parteDelCobrador(reparto, COBRADOR).totales).not.toHaveProperty('en_mano_centavos');
    expect([parteDelCobrador(reparto, COBRADOR).dias, parteDelCobrador(reparto, 'otra').dias]).toEqual([
      {},
      {},
    ]);
  });

  it('says whose the things are that stay', () => {
    const entregado = creditoActivo({}, { entrega: { estado: 'entregada' } });
    const visitado = con(entregado, { tipo: 'atraso', dia: DIA });
    const { despues } = pasarCredito(visitado, 'otra', AL_MEDIODIA);
    expect([quienEmpezo(despues), quienEntrego(despues), quienTermino(despues)]).toEqual([
      COBRADOR,
      COBRADOR,
      'otra',
    ]);
    const { atraso } = gestionDe(despues.gestiones, fecha(DIA));
    expect(atraso && quienHizo(despues, atraso)).toBe(COBRADOR);
    // Twice over, they are still the first one's.
    const { despues: tercera, cambios } = pasarCredito(despues, 'tercera', a(DIA, '13:00'));
    expect([quienEmpezo(tercera), quienEntrego(tercera)]).toEqual([COBRADOR, COBRADOR]);
    expect(cambios.tambien_de).toEqual([COBRADOR, 'otra']);
  });

  it('that waits to be handed over will be handed over by whoever has it then', () => {
    const espera = creditoActivo({}, { entrega: { estado: 'por_entregar' } });
    expect(quienEntrego(pasarCredito(espera, 'otra', AL_MEDIODIA).despues)).toBe('otra');
  });

  it('that was asked for waits with the new one', () => {
    const { reparto, cambios } = pasarCredito(creditoPendiente(), 'otra', AL_MEDIODIA);
    expect([COBRADOR, 'otra'].map((quien) => parteDelCobrador(reparto, quien).totales)).toEqual([
      { creditos_pendientes: -1 },
      { creditos_pendientes: 1 },
    ]);
    expect(cambios).not.toHaveProperty('empezo_con');
  });

  it('that was paid off was finished by the one, and open again is to be finished by the other', () => {
    const casi = creditoActivo({}, { total_pagado_centavos: p(1160), saldo_centavos: p(40), num_pagos: 29 });
    const acabado = con(casi, { tipo: 'pago', dia: DIA, monto: p(40) });
    const { despues } = pasarCredito(acabado, 'otra', AL_MEDIODIA);
    expect(quienTermino(despues)).toBe(COBRADOR);
  });
});

describe('whose it was at an instant', () => {
  const primero = pasarCredito(creditoActivo(), 'otra', a(DIA, '12:00')).despues;
  const segundo = pasarCredito(primero, 'tercera', a(DIA, '14:00')).despues;

  it.each([
    ['11:59', COBRADOR],
    ['12:00', 'otra'],
    ['13:59', 'otra'],
    ['14:00', 'tercera'],
  ])('at %s it was of %s', (hora, quien) => expect(duenoEn(segundo, a(DIA, hora))).toBe(quien));

  it('is remembered of the last ten', () => {
    const muchos = Array.from({ length: 12 }, (_, i) => i).reduce(
      (actual, i) => pasarCredito(actual, `c${i}`, a(DIA, `1${i % 10}:00`)).despues,
      creditoActivo(),
    );
    expect(muchos).toHaveProperty('asignaciones.length', ASIGNACIONES_GUARDADAS);
    expect(muchos).toHaveProperty('tambien_de.length', 12);
  });
});
