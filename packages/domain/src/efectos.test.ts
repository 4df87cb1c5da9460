import { describe, expect, it } from 'vitest';
import { a, COBRADOR, creditoActivo, movimiento, p, suParte, tras } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { CERO } from './dinero.ts';
import { efectosDeGestion as decidir } from './efectos.ts';
import { hojas } from './incrementos.ts';
import { conCambios } from './ledger.ts';

/** The changes of a deed, and the sums of its collector. */
function efectosDeGestion(...pedido: Parameters<typeof decidir>) {
  const { reparto, ...efectos } = decidir(...pedido);
  expect(Object.keys(reparto)).toEqual([COBRADOR]);
  return { ...efectos, ...suParte(reparto) };
}

const DIA = '2026-11-20';
const VENCE = '2026-12-07';

describe('a payment', () => {
  const credito = creditoActivo();
  const efectos = efectosDeGestion(credito, movimiento({ tipo: 'pago', dia: DIA, monto: p(40) }));

  it('moves the credit', () => {
    expect(efectos.cambios).toStrictEqual({
      total_pagado_centavos: p(40),
      saldo_centavos: p(1160),
      num_pagos: 1,
      atrasos: 0,
      estado_credito: 'Aprobado',
      fecha_fin: null,
      gestiones: {
        [DIA]: { pago: { id_movimiento: 'pago-2026-11-20', monto_centavos: p(40), hora: '11:00' }, n: 1 },
      },
      fecha_ultima_gestion: DIA,
      ultimo_movimiento_en: a(DIA, '11:00'),
      llegadas: { fecha: DIA, monto_centavos: p(40) },
      solicitud_multiple: null,
    });
    expect(efectos.cancela_atraso).toBeNull();
  });

  it('moves the sums of its collector by exactly that', () => {
    expect(efectos.totales).toEqual({
      en_mano_centavos: p(40),
      total_pagado_activos_centavos: p(40),
      saldo_pendiente_centavos: p(-40),
      ultimos_15_dias: { [DIA]: { cobrado_centavos: p(40), pagos: 1, efectivo_centavos: p(40) } },
      vencimientos: { [VENCE]: { saldo_centavos: p(-40) } },
    });
    expect(efectos.dias).toEqual({ [DIA]: { cobrado_centavos: p(40), pagos: 1, efectivo_centavos: p(40) } });
  });

  it('of another day’s cash is collected on its day and handed in on the other', () => {
    const tarde = movimiento({
      tipo: 'pago',
      dia: '2026-11-19',
      monto: p(40),
      sincronizado: a(DIA, '10:30'),
    });
    const { cambios, dias, totales } = efectosDeGestion(credito, tarde);
    expect(dias).toEqual({
      '2026-11-19': { cobrado_centavos: p(40), pagos: 1 },
      [DIA]: { efectivo_centavos: p(40) },
    });
    expect(totales.ultimos_15_dias).toEqual({
      '2026-11-19': { cobrado_centavos: p(40), pagos: 1 },
      [DIA]: { efectivo_centavos: p(40) },
    });
    expect(cambios.fecha_ultima_gestion).toBe('2026-11-19');
    expect(cambios.llegadas).toEqual({ fecha: DIA, monto_centavos: p(40) });
  });

  it('arriving late never sets a date or an instant back', () => {
    const hoy = conCambios(credito, efectos.cambios);
    const atrasado = movimiento({ tipo: 'visita', dia: '2026-11-18' });
    const { cambios } = efectosDeGestion(hoy, atrasado);
    expect(cambios.fecha_ultima_gestion).toBe(DIA);
    expect(cambios.ultimo_movimiento_en).toEqual(a(DIA, '11:00'));
  });

  it('takes back the late day of its date, in the credit and in the sums', () => {
    const tarde = efectosDeGestion(credito, movimiento({ tipo: 'atraso', dia: DIA }));
    const conAtraso = conCambios(credito, tarde.cambios);
    expect(conAtraso.atrasos).toBe(1);
    expect(tarde.dias).toEqual({ [DIA]: { atrasos: 1 } });
    const pago = efectosDeGestion(conAtraso, movimiento({ tipo: 'pago', dia: DIA, monto: p(40) }));
    expect(pago.cancela_atraso?.id_movimiento).toBe('atraso-2026-11-20');
    expect(pago.cambios.atrasos).toBe(0);
    expect(pago.cambios.gestiones[fecha(DIA)]?.atraso).toBeUndefined();
    expect(pago.totales.ultimos_15_dias).toEqual({
      [DIA]: { cobrado_centavos: p(40), pagos: 1, efectivo_centavos: p(40), atrasos: -1 },
    });
    expect(pago.dias[fecha(DIA)]).toMatchObject({ atrasos: -1 });
  });

  it('takes back a late day that the credit has forgotten, when somebody has read it', () => {
    const antes = creditoActivo({}, { atrasos: 9 });
    const tardio = movimiento({ tipo: 'pago', dia: '2026-11-09', monto: p(40) });
    const olvidado = { id_movimiento: 'atraso-2026-11-09', id_cobrador: COBRADOR };
    const { cambios, cancela_atraso, dias } = efectosDeGestion(antes, tardio, olvidado);
    expect([cambios.atrasos, cancela_atraso]).toEqual([8, olvidado]);
    expect(dias[fecha('2026-11-09')]).toMatchObject({ pagos: 1, atrasos: -1 });
  });

  it('leaves the late days of other dates alone', () => {
    const conAtraso = tras(credito, movimiento({ tipo: 'atraso', dia: '2026-11-19' }));
    const pago = efectosDeGestion(conAtraso, movimiento({ tipo: 'pago', dia: DIA, monto: p(40) }));
    expect(pago.cancela_atraso).toBeNull();
    expect(pago.cambios.atrasos).toBe(1);
  });

  it('that brings the balance to 0 takes the whole credit out of what is active', () => {
    const casi = creditoActivo({}, { total_pagado_centavos: p(1170), saldo_centavos: p(30), num_pagos: 29 });
    const pago = movimiento({ tipo: 'pago', dia: DIA, monto: p(30) });
    const { cambios, totales, dias } = efectosDeGestion(casi, pago);
    expect(dias[fecha(DIA)]).toMatchObject({ creditos_terminados: 1 });
    expect(cambios).toMatchObject({
      estado_credito: 'Finalizado',
      saldo_centavos: 0,
      fecha_fin: DIA,
      num_pagos: 30,
    });
    expect(totales).toEqual({
      en_mano_centavos: p(30),
      clientes_activos: -1,
      creditos_activos: -1,
      capital_colocado_centavos: p(-1000),
      monto_total_activos_centavos: p(-1200),
      total_pagado_activos_centavos: p(-1170),
      saldo_pendiente_centavos: p(-30),
      abono_diario_centavos: p(-40),
      ultimos_15_dias: { [DIA]: { cobrado_centavos: p(30), pagos: 1, efectivo_centavos: p(30) } },
      vencimientos: { [VENCE]: { n: -1, saldo_centavos: p(-30) } },
    });
  });

  it('beyond the balance, or on a credit that is not active, cannot happen', () => {
    const demas = movimiento({ tipo: 'pago', dia: DIA, monto: p(1200.01) });
    expect(() => efectosDeGestion(credito, demas)).toThrow(RangeError);
    for (const estado_credito of ['Pendiente', 'Finalizado', 'Renovado', 'Cancelado', 'Rechazado'] as const) {
      const cerrado = creditoActivo({}, { estado_credito });
      expect(() => efectosDeGestion(cerrado, movimiento({ tipo: 'visita', dia: DIA }))).toThrow(
        estado_credito,
      );
    }
  });
});

describe('arrivals of one server day', () => {
  const credito = creditoActivo();
  const llega = (dia: string, arribo: string, previo = credito) =>
    efectosDeGestion(
      previo,
      movimiento({ tipo: 'pago', dia, id: `pago-${dia}`, monto: p(40), sincronizado: a(arribo, '12:00') }),
    ).cambios;

  it('add up whatever their business date, and start again the next day', () => {
    const primero = conCambios(credito, llega('2026-11-18', DIA));
    const segundo = conCambios(primero, llega('2026-11-19', DIA, primero));
    expect(segundo.llegadas).toEqual({ fecha: DIA, monto_centavos: p(80) });
    expect(llega('2026-11-21', '2026-11-21', segundo).llegadas).toEqual({
      fecha: '2026-11-21',
      monto_centavos: p(40),
    });
  });

  it('do not count what a manager approved', () => {
    const aprobado = movimiento({ tipo: 'pago', dia: DIA, monto: p(240), id_solicitud: 'S1' });
    expect(efectosDeGestion(credito, aprobado).cambios.llegadas).toBeNull();
  });
});

describe('a payment that a request books', () => {
  const esperaOtro = { id_solicitud: 'S1', monto_centavos: p(240), hora: '10:00' };
  const pagado = { id_movimiento: 'pago-2026-11-20', monto_centavos: p(40), hora: '10:30' };
  const aprobado = (id_solicitud: string) =>
    movimiento({ tipo: 'pago', dia: DIA, monto: p(80), id_solicitud, id: `x-${id_solicitud}` });

  it('closes the request that it answers, and no other of the same credit', () => {
    const gestiones = { [DIA]: { multiple: esperaOtro, n: 0 } };
    const credito = conCambios(creditoActivo(), { solicitud_multiple: 'S1', gestiones });
    const respondida = efectosDeGestion(credito, aprobado('S1')).cambios;
    expect([respondida.solicitud_multiple, respondida.gestiones[fecha(DIA)]?.multiple]).toEqual([
      null,
      undefined,
    ]);
    const otra = efectosDeGestion(credito, aprobado('S2')).cambios;
    expect([otra.solicitud_multiple, otra.gestiones[fecha(DIA)]?.multiple]).toEqual(['S1', esperaOtro]);
  });

  it('leaves the day’s own payment what the day says', () => {
    const credito = conCambios(creditoActivo(), { gestiones: { [fecha(DIA)]: { pago: pagado, n: 1 } } });
    const { cambios } = efectosDeGestion(credito, aprobado('S2'));
    expect(cambios.gestiones).toEqual({ [DIA]: { pago: pagado, n: 2 } });
  });
});

describe('a visit and a late day', () => {
  it('a visit moves no money', () => {
    const { cambios, totales, dias } = efectosDeGestion(
      creditoActivo(),
      movimiento({ tipo: 'visita', dia: DIA }),
    );
    expect(cambios).toMatchObject({
      total_pagado_centavos: 0,
      num_pagos: 0,
      atrasos: 0,
      fecha_ultima_gestion: DIA,
    });
    expect(totales).toEqual({ ultimos_15_dias: { [DIA]: { visitas: 1 } } });
    expect(dias).toEqual({ [DIA]: { visitas: 1 } });
  });

  it('both can stand on one day', () => {
    const visitado = tras(creditoActivo(), movimiento({ tipo: 'visita', dia: DIA }));
    const { cambios } = efectosDeGestion(visitado, movimiento({ tipo: 'atraso', dia: DIA, hora: '12:00' }));
    expect(cambios.gestiones).toEqual({
      [DIA]: {
        visita: { id_movimiento: 'visita-2026-11-20', hora: '11:00' },
        atraso: { id_movimiento: 'atraso-2026-11-20', hora: '12:00' },
        n: 0,
      },
    });
  });
});

describe('the settlement of a renewal', () => {
  it('closes the old credit without being cash', () => {
    const casi = creditoActivo({}, { total_pagado_centavos: p(1000), saldo_centavos: p(200) });
    const { cambios, totales, dias } = efectosDeGestion(
      casi,
      movimiento({ tipo: 'liquidacion', dia: DIA, monto: p(200) }),
    );
    expect(cambios).toMatchObject({
      estado_credito: 'Renovado',
      total_pagado_centavos: p(1200),
      saldo_centavos: 0,
      fecha_fin: DIA,
    });
    expect(dias).toEqual({ [DIA]: { creditos_terminados: 1 } });
    expect(totales).toMatchObject({ creditos_activos: -1, saldo_pendiente_centavos: p(-200) });
    expect(totales.ultimos_15_dias).toBeUndefined();
  });

  it('of a credit already paid off is 0, and renews it without moving the day it was finished', () => {
    const pagado = creditoActivo(
      {},
      {
        estado_credito: 'Finalizado',
        total_pagado_centavos: p(1200),
        saldo_centavos: CERO,
        fecha_fin: fecha('2026-11-13'),
      },
    );
    const { cambios, totales, dias } = efectosDeGestion(
      pagado,
      movimiento({ tipo: 'liquidacion', dia: DIA }),
    );
    expect(cambios).toMatchObject({ estado_credito: 'Renovado', fecha_fin: '2026-11-13' });
    expect({ totales, dias }).toEqual({ totales: {}, dias: {} });
  });
});

it('deltas come flat, with the path to each number', () => {
  const { totales } = efectosDeGestion(creditoActivo(), movimiento({ tipo: 'visita', dia: DIA }));
  expect([...hojas(totales)]).toEqual([{ ruta: ['ultimos_15_dias', DIA, 'visitas'], delta: 1 }]);
});
