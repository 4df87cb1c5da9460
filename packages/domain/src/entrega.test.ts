import { describe, expect, it } from 'vitest';
import { fecha } from './calendario.ts';
import { centavos, CERO } from './dinero.ts';
import {
  diasHastaEntregar,
  type Entrega,
  entregaAlAprobar,
  momentoDeEntrega,
  puedeCancelarse,
  puedeDeshacerse,
  puedeEntregarse,
  sinEntregar,
} from './entrega.ts';
import { PARAMETROS } from './parametros.ts';

const ENTREGADA: Entrega = { estado: 'entregada', monto_centavos: centavos(100), fecha: fecha('2026-11-18') };
const POR_ENTREGAR = entregaAlAprobar(centavos(100)).entrega!;

it('an approved loan waits to be handed over; one that pays nothing out does not', () => {
  expect(POR_ENTREGAR).toEqual({ estado: 'por_entregar', monto_centavos: 0, fecha: null });
  expect(entregaAlAprobar(CERO)).toEqual({});
});

it.each([
  ['Aprobado', POR_ENTREGAR, 'si'],
  ['Finalizado', POR_ENTREGAR, 'si'],
  ['Aprobado', undefined, 'nada_por_entregar'],
  ['Aprobado', ENTREGADA, 'ya_entregado'],
  ['Cancelado', ENTREGADA, 'ya_entregado'],
  ['Cancelado', POR_ENTREGAR, 'cancelado'],
  ['Aprobado', { ...POR_ENTREGAR, estado: 'cancelada' }, 'cancelado'],
] as const)('%s with %j: %s', (estado_credito, entrega, espera) =>
  expect(puedeEntregarse({ estado_credito, entrega })).toBe(espera),
);

it('only a loan that the office still holds says that it waits', () => {
  const de = (entrega: Entrega) => sinEntregar({ estado_credito: 'Aprobado', entrega });
  expect([de(POR_ENTREGAR), de(ENTREGADA)]).toEqual([{ por_entregar: true }, {}]);
});

describe('cancelling', () => {
  const NUEVO = {
    estado_credito: 'Aprobado',
    entrega: POR_ENTREGAR,
    id_credito_anterior: null,
    num_pagos: 0,
    atrasos: 0,
    gestiones: {},
    ultimo_movimiento_en: null,
    solicitud_multiple: null,
    solicitud_renovacion: null,
    solicitud_edicion_cliente: null,
  } as const;
  it.each([
    [{}, 'si'],
    [{ entrega: ENTREGADA }, 'no_por_entregar'],
    [{ entrega: undefined }, 'no_por_entregar'],
    [{ estado_credito: 'Pendiente' }, 'no_por_entregar'],
    [{ id_credito_anterior: 'otro' }, 'renovacion'],
    [{ num_pagos: 1 }, 'con_movimientos'],
    [{ atrasos: 1 }, 'con_movimientos'],
    [{ gestiones: { [fecha('2026-11-18')]: { n: 1 } } }, 'con_movimientos'],
    [{ ultimo_movimiento_en: new Date(0) }, 'con_movimientos'],
    [{ solicitud_multiple: 's' }, 'con_solicitudes'],
    [{ solicitud_edicion_cliente: 's' }, 'con_solicitudes'],
  ] as const)('%j: %s', (mas, espera) => expect(puedeCancelarse({ ...NUEVO, ...mas })).toBe(espera));
});

it.each([
  [{}, 'si'],
  [{ entrega: POR_ENTREGAR }, 'no_entregado'],
  [{ entrega: undefined }, 'no_entregado'],
  [{ estado_credito: 'Renovado' }, 'no_activo'],
  [{ num_pagos: 1 }, 'con_pagos'],
  [{ solicitud_multiple: 's' }, 'con_pagos'],
] as const)('a hand-over that never happened, %j: %s', (mas, espera) => {
  const entregado = {
    estado_credito: 'Aprobado',
    entrega: ENTREGADA,
    num_pagos: 0,
    solicitud_multiple: null,
  } as const;
  expect(puedeDeshacerse({ ...entregado, ...mas })).toBe(espera);
});

it.each([
  ['2026-11-18', 0],
  ['2026-11-20', 2],
  ['2026-11-17', -1],
])('approved on the 18th and handed over on %s: %d days', (dia, espera) =>
  expect(diasHastaEntregar(fecha('2026-11-18'), fecha(dia))).toBe(espera),
);

describe('the moment of a hand-over', () => {
  const APROBADO = new Date('2026-11-18T11:00:00-06:00');
  const a = (hora: string) => new Date(`2026-11-${hora}-06:00`);
  const ENTONCES = { tipo: 'valido', instante: APROBADO };
  it.each([
    ['18T11:00:00', true, { ...ENTONCES, reloj_corregido: false }],
    ['18T11:00:01', true, { ...ENTONCES, instante: a('18T11:00:01'), reloj_corregido: false }],
    ['18T10:59:59', false, { ...ENTONCES, reloj_corregido: false }],
    ['18T10:58:00', false, { ...ENTONCES, reloj_corregido: false }],
    ['18T10:57:59', true, { ...ENTONCES, reloj_corregido: true }],
    ['15T23:00:00', true, { ...ENTONCES, reloj_corregido: true }],
    ['18T10:57:59', false, { tipo: 'antes' }],
    ['15T23:00:00', false, { tipo: 'antes' }],
  ] as const)('approved at 11:00, by a clock %s (of a phone: %s): %j', (hora, de_telefono, espera) =>
    expect(
      momentoDeEntrega({ instante: a(hora), aprobado: APROBADO, de_telefono, parametros: PARAMETROS }),
    ).toEqual(espera),
  );
});
