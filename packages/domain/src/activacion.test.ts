import { describe, expect, it } from 'vitest';
import { creditoActivo, creditoPendiente, p, suParte } from '../pruebas/constructores.ts';
import { activarCredito } from './activacion.ts';
import { fecha } from './calendario.ts';
import { efectoDeCredito, efectoDeGasto } from './efectos.ts';

const DIA = '2026-11-20';
const VENCE = '2026-12-07';

describe('a credit’s life in the sums', () => {
  const pendiente = creditoPendiente();

  it('a request waits', () => {
    expect(suParte(efectoDeCredito(null, pendiente))).toEqual({
      totales: { creditos_pendientes: 1 },
      dias: {},
    });
  });

  it('approval makes it active from today, due 30 collectable days later', () => {
    const cambios = activarCredito(pendiente, fecha('2026-11-02'), { festivos: [] });
    expect(cambios).toEqual({
      estado_credito: 'Aprobado',
      fecha_inicio: '2026-11-02',
      fecha_vencimiento: VENCE,
      fecha_ultima_gestion: '2026-11-02',
      calendario: 1,
    });
    expect(suParte(efectoDeCredito(pendiente, { ...pendiente, ...cambios }))).toEqual({
      totales: {
        creditos_pendientes: -1,
        clientes_activos: 1,
        creditos_activos: 1,
        capital_colocado_centavos: p(1000),
        monto_total_activos_centavos: p(1200),
        saldo_pendiente_centavos: p(1200),
        abono_diario_centavos: p(40),
        vencimientos: { [VENCE]: { n: 1, saldo_centavos: p(1200) } },
      },
      dias: { '2026-11-02': { creditos_nuevos: 1 } },
    });
  });

  it.each([
    ['Finalizado', { creditos_terminados: 1 }],
    ['Renovado', { creditos_terminados: 1 }],
    ['Cancelado', undefined],
  ] as const)('%s, its first day keeps a new credit and its last one %j', (estado_credito, ultimo) => {
    const reparto = efectoDeCredito(null, creditoActivo({}, { estado_credito, fecha_fin: fecha(DIA) }));
    expect(suParte(reparto).dias).toEqual({
      '2026-11-02': { creditos_nuevos: 1 },
      ...(ultimo && { [DIA]: ultimo }),
    });
  });

  it.each([
    ['por_entregar', 'Aprobado', 1],
    ['entregada', 'Aprobado', 1],
    ['entregada', 'Cancelado', 1],
    ['cancelada', 'Cancelado', undefined],
    [undefined, 'Cancelado', 1],
  ] as const)('%s and %s, it is new on its first day: %j', (estado, estado_credito, nuevos) => {
    const fecha_fin = estado_credito === 'Cancelado' ? fecha(DIA) : null;
    const credito = creditoActivo({}, { estado_credito, fecha_fin, ...(estado && { entrega: { estado } }) });
    const reparto = efectoDeCredito(null, credito);
    expect(suParte(reparto).dias[fecha('2026-11-02')]?.creditos_nuevos).toBe(nuevos);
  });

  it('rejection only ends the waiting', () => {
    expect(
      suParte(efectoDeCredito(pendiente, { ...pendiente, estado_credito: 'Rechazado' })).totales,
    ).toEqual({
      creditos_pendientes: -1,
    });
  });
});

describe('an expense in the sums', () => {
  const gasto = { monto_centavos: p(150), estado: 'pendiente' as const, fecha_aprobacion: null };

  it('waits, is approved on a day, or is gone', () => {
    expect(efectoDeGasto(null, gasto)).toEqual({
      totales: { pendientes: { gastos: 1 }, monto_gastos_pendientes_centavos: p(150) },
      dias: {},
    });
    expect(efectoDeGasto(gasto, { ...gasto, estado: 'aprobada', fecha_aprobacion: fecha(DIA) })).toEqual({
      totales: {
        pendientes: { gastos: -1 },
        en_mano_centavos: p(-150),
        monto_gastos_pendientes_centavos: p(-150),
        ultimos_15_dias: { [DIA]: { gastos_centavos: p(150) } },
      },
      dias: { [DIA]: { gastos_centavos: p(150), gastos: 1 } },
    });
    expect(efectoDeGasto(gasto, { ...gasto, estado: 'rechazada' }).totales).toEqual({
      pendientes: { gastos: -1 },
      monto_gastos_pendientes_centavos: p(-150),
    });
  });
});
