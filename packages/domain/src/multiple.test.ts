import { describe, expect, it } from 'vitest';
import { COBRADOR, creditoActivo, esperando, movimiento, p, tras } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import { efectosDeGestion } from './efectos.ts';
import { conCambios } from './ledger.ts';
import { alRechazarMultiple, esperasQueCambian } from './multiple.ts';

const DIA = fecha('2026-11-20');
const conAtraso = tras(creditoActivo(), movimiento({ tipo: 'atraso', dia: DIA, hora: '10:30' }));
const enEspera = esperando(conAtraso, DIA, p(240));

describe('a request of several abonos', () => {
  it('waits on its day without booking anything', () => {
    expect(enEspera).toMatchObject({
      solicitud_multiple: 'S1',
      saldo_centavos: p(1200),
      atrasos: 1,
      fecha_ultima_gestion: DIA,
    });
    expect(enEspera.gestiones[DIA]?.multiple).toEqual({
      id_solicitud: 'S1',
      monto_centavos: p(240),
      hora: '11:00',
    });
  });

  it('its day is told when it begins to wait, with what was due, and when it waits no more', () => {
    const debido = { esperado_centavos: p(40), dias_pago: 30 } as const;
    const con = esperando(conAtraso, DIA, p(240), debido);
    const entre = (antes = conAtraso, despues = enEspera) =>
      Object.fromEntries(
        esperasQueCambian(antes, despues).map(({ fecha: dia, debido: espera, id_cobrador }) => {
          expect(id_cobrador).toBe(COBRADOR);
          return [dia, espera];
        }),
      );
    expect(entre()).toEqual({ [DIA]: null });
    expect(entre(conAtraso, con)).toEqual({ [DIA]: debido });
    expect(entre(enEspera, conCambios(enEspera, alRechazarMultiple(enEspera, DIA)))).toEqual({
      [DIA]: false,
    });
    expect(entre(enEspera, enEspera)).toEqual({});
  });

  it('approved, even for less, becomes the day’s payment and takes back its late day', () => {
    const pago = movimiento({ tipo: 'pago', dia: DIA, id: 'multiple-S1', monto: p(200), id_solicitud: 'S1' });
    const { cambios, cancela_atraso } = efectosDeGestion(enEspera, pago);
    expect(cancela_atraso?.id_movimiento).toBe('atraso-2026-11-20');
    expect(cambios).toMatchObject({ solicitud_multiple: null, atrasos: 0, saldo_centavos: p(1000) });
    expect(cambios.gestiones[DIA]).toEqual({
      pago: { id_movimiento: 'multiple-S1', monto_centavos: p(200), hora: '11:00' },
      n: 1,
    });
  });

  it('rejected leaves the day as it was', () => {
    expect(conCambios(enEspera, alRechazarMultiple(enEspera, DIA))).toEqual(conAtraso);
  });

  it('rejected on an otherwise empty day puts the card back on the route', () => {
    expect(alRechazarMultiple(esperando(creditoActivo(), DIA, p(240)), DIA)).toMatchObject({
      fecha_ultima_gestion: '2026-11-02',
      solicitud_multiple: null,
    });
  });
});
