import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import { fecha, sumarDias } from './calendario.ts';
import { conGestion, gestionDe, type Gestiones, ultimaGestion } from './gestion.ts';

const DIA = fecha('2026-11-20');
const visita = { id_movimiento: `visita-${DIA}`, hora: '11:00' };
const pago = { id_movimiento: `pago-${DIA}`, monto_centavos: p(40), hora: '12:00' };

describe('the state of a credit’s last days', () => {
  it('a day without anything has had no payment rows', () => {
    expect(gestionDe({}, DIA)).toEqual({ n: 0 });
  });

  it('what comes is added, what goes is gone, and the input stays as it was', () => {
    const antes: Gestiones = {};
    const conVisita = conGestion(antes, DIA, { visita });
    const conPago = conGestion(conVisita, DIA, { pago, n: 1 });
    const sinPago = conGestion(conPago, DIA, { pago: undefined });
    expect(antes).toEqual({});
    expect(conVisita).toStrictEqual({ [DIA]: { visita, n: 0 } });
    expect(conPago).toStrictEqual({ [DIA]: { visita, pago, n: 1 } });
    expect(sinPago).toStrictEqual({ [DIA]: { visita, n: 1 } });
  });

  it('keeps the newest 8 dates present, however far apart and in whatever order they come', () => {
    const dias = [30, 2, 0, 14, 7, 21, 3, 28, 1, 35].map((n) => sumarDias(DIA, n));
    const todas = dias.reduce<Gestiones>((g, dia) => conGestion(g, dia, { visita }), {});
    expect(Object.keys(todas).sort()).toEqual([2, 3, 7, 14, 21, 28, 30, 35].map((n) => sumarDias(DIA, n)));
  });

  it('keeps a day that waits for the manager until it is decided, with all that it held', () => {
    const multiple = { id_solicitud: 'S', monto_centavos: p(240), hora: '11:00' };
    const atraso = { id_movimiento: `atraso-${DIA}`, hora: '10:30' };
    const despues = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => sumarDias(DIA, n));
    const llenar = (desde: Gestiones) =>
      despues.reduce<Gestiones>((g, dia) => conGestion(g, dia, { visita }), desde);
    const esperando = llenar(conGestion({}, DIA, { atraso, multiple }));
    expect(esperando[DIA]).toStrictEqual({ atraso, multiple, n: 0 });
    expect(Object.keys(esperando)).toHaveLength(9);
    const decidido = conGestion(esperando, DIA, { multiple: undefined });
    expect(Object.keys(decidido).sort()).toEqual(despues.slice(1));
  });
});

describe('the newest day with anything', () => {
  const inicio = fecha('2026-11-02');

  it.each([
    ['nothing at all', {}, inicio, '2026-11-02'],
    ['nothing, and not started', {}, null, null],
    ['a visit', { [DIA]: { visita, n: 0 } }, inicio, DIA],
    ['only a deleted payment', { [DIA]: { n: 1 } }, inicio, '2026-11-02'],
    [
      'a deleted payment after a visit of the day before',
      { [DIA]: { n: 1 }, [sumarDias(DIA, -1)]: { visita, n: 0 } },
      inicio,
      '2026-11-19',
    ],
    [
      'a request that waits',
      { [DIA]: { multiple: { id_solicitud: 'S', monto_centavos: p(240), hora: '11:00' }, n: 0 } },
      inicio,
      DIA,
    ],
  ] as const)('of %s', (_, gestiones, desde, esperado) => {
    expect(ultimaGestion(gestiones, desde)).toBe(esperado);
  });
});
