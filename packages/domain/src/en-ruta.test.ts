import { describe, expect, it } from 'vitest';
import {
  a,
  creditoActivo,
  esperando,
  movimiento,
  p,
  suParte,
  tras as trasHechos,
} from '../pruebas/constructores.ts';
import { type Fecha, fecha } from './calendario.ts';
import { efectosDeGestion } from './efectos.ts';
import { repartoEnRuta, jornadaDeSumas, type SumasEnRuta, vaAtrasada } from './en-ruta.ts';
import { sumarAportaciones } from './incrementos.ts';
import { debidoAntesDe, debidoEl } from './jornada.ts';
import { conCambios, type EstadoCreditoLedger, type TipoMovimiento } from './ledger.ts';
import { alRechazarMultiple } from './multiple.ts';
import { type Negocio, NEGOCIO_POR_DEFECTO as NEGOCIO } from './negocio.ts';

const HOY = fecha('2026-11-20');
const DOMINGO = fecha('2026-11-22');
const PUENTE = { festivos: [{ fecha: HOY, nombre: 'Puente' }] };

const aportacionEnRuta = (credito: EstadoCreditoLedger) => suParte(repartoEnRuta(credito));
type Parte = ReturnType<typeof aportacionEnRuta>;
const jornada = (
  partes: readonly Parte[],
  hoy: Fecha = HOY,
  negocio: Pick<Negocio, 'festivos'> = NEGOCIO,
) => {
  const { totales } = sumarAportaciones(...partes);
  return jornadaDeSumas({ en_ruta: {}, ultimos_15_dias: {}, ...totales } as SumasEnRuta, hoy, negocio);
};
const deUno = (credito: EstadoCreditoLedger) => [aportacionEnRuta(credito)];

/** The credit and its row after that, and what both add. */
function tras(credito: EstadoCreditoLedger, tipo: TipoMovimiento, monto = 40): readonly Parte[] {
  const pedido = movimiento({ tipo, dia: HOY, ...(tipo === 'pago' && { monto: p(monto) }) });
  const debido = debidoAntesDe(credito, pedido, NEGOCIO);
  const { cambios, reparto } = efectosDeGestion(credito, { ...pedido, ...(debido && { debido }) });
  const { totales } = suParte(reparto);
  return [
    { totales: { ultimos_15_dias: totales.ultimos_15_dias ?? {} }, dias: {} },
    aportacionEnRuta(conCambios(credito, cambios)),
  ];
}

describe('the day of a route from the sums', () => {
  const credito = creditoActivo();
  const por_visitar = { debidos: 1, visitados: 0, esperado: p(40), recaudado: p(0) };
  const nadie = { debidos: 0, visitados: 0, esperado: p(0), recaudado: p(0) };

  it.each([
    ['nothing happened', deUno(credito), por_visitar],
    [
      'it is counted by a rest of its own',
      deUno({
        ...credito,
        saldo_centavos: p(45),
        criterios: { porcentaje_renovacion: 80, resto_minimo_centavos: p(10) },
      }),
      { ...por_visitar, esperado: p(45) },
    ],
    ['it began today', deUno({ ...credito, fecha_inicio: HOY }), nadie],
    ['it is not active', deUno({ ...credito, estado_credito: 'Cancelado' }), nadie],
    [
      'an advance to one that began today: visited, and nothing was expected',
      tras({ ...credito, fecha_inicio: HOY }, 'pago'),
      { debidos: 1, visitados: 1, esperado: p(0), recaudado: p(40) },
    ],
    ['a visit', tras(credito, 'visita'), { ...por_visitar, visitados: 1 }],
    ['a late day', tras(credito, 'atraso'), { ...por_visitar, visitados: 1 }],
    ['a payment of less', tras(credito, 'pago', 15), { ...por_visitar, visitados: 1, recaudado: p(15) }],
    [
      'a payment of all that was left',
      tras({ ...credito, saldo_centavos: p(30), total_pagado_centavos: p(1170) }, 'pago', 30),
      { debidos: 1, visitados: 1, esperado: p(30), recaudado: p(30) },
    ],
  ] as const)('%s', (_, partes, esperada) => expect(jornada(partes)).toEqual(esperada));

  it('six abonos that wait are visited and expected; rejected, they are neither', () => {
    const abierto = esperando(credito, HOY, p(240), debidoEl(credito, HOY, NEGOCIO));
    expect(jornada(deUno(abierto))).toEqual({ ...por_visitar, visitados: 1 });
    expect(jornada(deUno(conCambios(abierto, alRechazarMultiple(abierto, HOY))))).toEqual(por_visitar);
  });

  it('what was taken before the day was closed was expected, booked or waiting', () => {
    const enEspera = deUno(esperando(credito, HOY, p(240), debidoEl(credito, HOY, NEGOCIO)));
    const visto = { ...por_visitar, visitados: 1 };
    expect(jornada(enEspera, HOY, PUENTE)).toEqual(visto);
    expect(jornada(tras(credito, 'pago'), HOY, PUENTE)).toEqual({ ...visto, recaudado: p(40) });
  });

  it('one that was visited and renewed the same day was visited', () => {
    const visitado = trasHechos(credito, movimiento({ tipo: 'visita', dia: HOY }));
    expect(jornada(deUno({ ...visitado, estado_credito: 'Renovado' }))).toEqual({
      ...nadie,
      debidos: 1,
      visitados: 1,
    });
  });

  it('is another one the next day, without a change', () => {
    const partes = tras(credito, 'pago');
    expect(jornada(partes, fecha('2026-11-21'))).toEqual(por_visitar);
  });

  it.each([
    ['Sunday, 30 days', 30, DOMINGO, NEGOCIO, 0],
    ['Sunday, 40 days', 40, DOMINGO, NEGOCIO, 1],
    ['a holiday', 40, HOY, PUENTE, 0],
  ] as const)('%s', (_, dias_pago, dia, negocio, debidos) =>
    expect(jornada(deUno({ ...credito, dias_pago }), dia, negocio).debidos).toBe(debidos),
  );
});

it.each([
  ['10:00', 8, 0, false],
  ['12:00', 8, 0, false],
  ['12:01', 8, 0, true],
  ['14:00', 8, 2, false],
  ['14:00', 8, 1, true],
  ['18:00', 8, 6, false],
  ['20:00', 8, 5, true],
  ['20:00', 0, 0, false],
])('at %s, of %i due %i visited: behind %s', (hora, debidos, visitados, atrasada) =>
  expect(vaAtrasada({ debidos, visitados }, a(HOY, hora), NEGOCIO)).toBe(atrasada),
);
