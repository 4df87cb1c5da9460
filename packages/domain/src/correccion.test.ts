import { describe, expect, it } from 'vitest';
import { a, borrado, creditoActivo, editado, movimiento, p, suParte } from '../pruebas/constructores.ts';
import { fecha } from './calendario.ts';
import type { Centavos } from './dinero.ts';
import { efectosDeEdicion, efectosDeEliminacion } from './correccion.ts';
import { efectosDeGestion } from './efectos.ts';
import { SIN_APORTACION, sumarAportaciones } from './incrementos.ts';
import { interesAlNacer } from './interes-ganado.ts';
import { conCambios, type EstadoCreditoLedger, type MovimientoLedger } from './ledger.ts';

const DIA = fecha('2026-11-20');
const pago = movimiento({ tipo: 'pago', dia: DIA, monto: p(40) });
const editar = (credito: EstadoCreditoLedger, mov: MovimientoLedger, monto: Centavos) =>
  efectosDeEdicion(credito, mov, editado(credito, mov, monto));
const eliminar = (credito: EstadoCreditoLedger, mov: MovimientoLedger) =>
  efectosDeEliminacion(credito, mov, borrado(credito, mov).eliminado);
/** The credit with the row, which says what it has earned. */
const aplicado = (antes: EstadoCreditoLedger, mov: MovimientoLedger) => {
  const fila = { ...mov, ...interesAlNacer(antes, mov) };
  const efectos = efectosDeGestion(antes, fila);
  return { efectos, fila, credito: conCambios(antes, efectos.cambios) };
};

describe('a deleted payment', () => {
  it('undoes what it did to the sums, and puts the card back on the route', () => {
    const antes = creditoActivo();
    const { efectos, credito, fila } = aplicado(antes, pago);
    const reverso = eliminar(credito, fila);
    expect(sumarAportaciones(suParte(efectos.reparto), suParte(reverso.reparto))).toEqual(SIN_APORTACION);
    expect(conCambios(credito, reverso.cambios)).toMatchObject({
      total_pagado_centavos: 0,
      saldo_centavos: p(1200),
      num_pagos: 0,
      fecha_ultima_gestion: '2026-11-02',
      llegadas: { fecha: DIA, monto_centavos: 0 },
      gestiones: { [DIA]: { n: 1 } },
    });
  });

  it('does not bring back the late day it had cancelled', () => {
    const tarde = aplicado(creditoActivo(), movimiento({ tipo: 'atraso', dia: DIA })).credito;
    const { credito } = aplicado(tarde, pago);
    const { cambios } = eliminar(credito, pago);
    expect(conCambios(credito, cambios).atrasos).toBe(0);
    expect(cambios.gestiones?.[DIA]).toEqual({ n: 1 });
  });

  it('reopens a credit that it had paid off', () => {
    const casi = creditoActivo({}, { total_pagado_centavos: p(1160), saldo_centavos: p(40), num_pagos: 29 });
    const { efectos, credito, fila } = aplicado(casi, pago);
    expect(credito.estado_credito).toBe('Finalizado');
    const reverso = eliminar(credito, fila);
    expect(reverso.cambios).toMatchObject({
      estado_credito: 'Aprobado',
      fecha_fin: null,
      saldo_centavos: p(40),
    });
    expect(sumarAportaciones(suParte(efectos.reparto), suParte(reverso.reparto))).toEqual(SIN_APORTACION);
  });

  it('leaves the arrivals of another day alone, and the visit of its own', () => {
    const visitado = aplicado(creditoActivo(), movimiento({ tipo: 'visita', dia: DIA })).credito;
    const { credito } = aplicado(visitado, pago);
    const deOtroDia = { ...credito, llegadas: { fecha: fecha('2026-11-21'), monto_centavos: p(40) } };
    const { cambios } = eliminar(deOtroDia, pago);
    expect(cambios.llegadas).toEqual(deOtroDia.llegadas);
    expect(cambios.fecha_ultima_gestion).toBe(DIA);
  });

  it('of a day long pruned still moves the money', () => {
    const { credito } = aplicado(creditoActivo(), pago);
    const { cambios } = eliminar({ ...credito, gestiones: {} }, pago);
    expect(cambios).toMatchObject({
      total_pagado_centavos: 0,
      gestiones: {},
      fecha_ultima_gestion: '2026-11-02',
    });
  });
});

describe('an edited payment', () => {
  it.each([
    [50, 10, 1.66],
    [40, 0, 0],
    [0.01, -39.99, -6.67],
  ])('of 40 to %s moves everything by %s, its interest by %s', (nuevo, delta, interes) => {
    const { credito } = aplicado(creditoActivo(), pago);
    const { cambios, reparto } = editar(credito, pago, p(nuevo));
    expect(conCambios(credito, cambios)).toMatchObject({
      total_pagado_centavos: p(nuevo),
      saldo_centavos: p(1200 - nuevo),
      num_pagos: 1,
      llegadas: { fecha: DIA, monto_centavos: p(nuevo) },
    });
    expect(cambios.gestiones?.[DIA]?.pago?.monto_centavos).toBe(p(nuevo));
    expect(suParte(reparto).dias).toEqual(
      delta === 0
        ? {}
        : {
            [DIA]: {
              cobrado_centavos: p(delta),
              efectivo_centavos: p(delta),
              interes_centavos: p(interes),
            },
          },
    );
  });

  it('of another day’s cash corrects the cash of that day', () => {
    const tarde = movimiento({
      tipo: 'pago',
      dia: '2026-11-19',
      monto: p(40),
      sincronizado: a(DIA, '10:30'),
    });
    const { credito } = aplicado(creditoActivo(), tarde);
    expect(suParte(editar(credito, tarde, p(30)).reparto).dias).toEqual({
      '2026-11-19': { cobrado_centavos: p(-10) },
      [DIA]: { efectivo_centavos: p(-10), interes_centavos: p(-1.67) },
    });
  });

  it('may pay the credit off, and may reopen it', () => {
    const casi = creditoActivo({}, { total_pagado_centavos: p(1100), saldo_centavos: p(100), num_pagos: 27 });
    const { credito } = aplicado(casi, pago);
    const pagado = conCambios(credito, editar(credito, pago, p(100)).cambios);
    expect(pagado).toMatchObject({ estado_credito: 'Finalizado', saldo_centavos: 0, fecha_fin: DIA });
    const deCien = { ...pago, monto_centavos: p(100) };
    const reabierto = editar(pagado, deCien, p(60));
    expect(reabierto.cambios).toMatchObject({
      estado_credito: 'Aprobado',
      saldo_centavos: p(40),
      fecha_fin: null,
    });
    expect(suParte(reabierto.reparto).dias[fecha(DIA)]).toMatchObject({ creditos_terminados: -1 });
  });

  it('pays the credit off on the day of its last row, not on that of the old payment', () => {
    const primero = movimiento({ tipo: 'pago', dia: '2026-11-03', monto: p(40) });
    const { credito } = aplicado(aplicado(creditoActivo(), primero).credito, pago);
    expect(editar(credito, primero, p(1160)).cambios).toMatchObject({
      estado_credito: 'Finalizado',
      fecha_fin: DIA,
    });
  });

  it('to nothing, of a visit, or on a renewed credit cannot happen', () => {
    const { credito } = aplicado(creditoActivo(), pago);
    expect(() => editar(credito, pago, p(0))).toThrow(RangeError);
    expect(() => eliminar(credito, movimiento({ tipo: 'visita', dia: DIA }))).toThrow('visita-2026-11-20');
    expect(() => eliminar({ ...credito, estado_credito: 'Renovado' }, pago)).toThrow();
  });
});
