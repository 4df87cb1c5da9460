import type { PorDecidir, PreguntaDeVarias } from '@leal/contract';
import { centavos } from '@leal/domain';
import { describe, expect, test } from 'vitest';
import { claseDe } from '../../clases/pruebas/todas.ts';
import { type Fila, filasDe } from '../../listas/fila.ts';
import { decisionDe, juzgar, sumarTotales, textoTotales } from './juicio.ts';

const pesos = (n: number) => centavos(n * 100);

const fila = (clase: PorDecidir['clase'], mas: object = {}): Fila => {
  const item = {
    id_cobrador: 'c1',
    id_credito: 'k1',
    id_cliente: 'a',
    nombre: 'Ana',
    nombre_cliente: 'Ana',
    negocio: '',
    direccion: '',
    fecha_solicitud: '2026-11-18T16:20:00Z',
    monto: pesos(240),
    monto_solicitado: pesos(4000),
    monto_diario: pesos(120),
    monto_por_abono: pesos(120),
    monto_total: pesos(720),
    cantidad_abonos: 6,
    saldo_anterior: pesos(1000),
    dias_pago: 30,
    interes: 20,
    monto_pagado: pesos(600),
    monto_nuevo: pesos(500),
    monto_pago: pesos(600),
    motivo: 'Gasolina',
    cambios_json: null,
    antes: null,
    tipo_captura: 'pago',
    fecha: '2026-11-10',
    nombre_cobrador: 'Luis',
    nombre_solicitante: 'Luis',
    ...mas,
  };
  return filasDe([{ clase, item } as unknown as PorDecidir], claseDe)[0] as Fila;
};
const pregunta = (tipo: string, visto: object, mas: object = {}) =>
  ({
    tipo,
    estado: tipo === 'credito' ? 'Pendiente' : 'pendiente',
    visto,
    ...mas,
  }) as unknown as PreguntaDeVarias;

const CREDITO = pregunta(
  'credito',
  { monto_solicitado: pesos(4000), dias_pago: 30, id_cobrador: 'c1' },
  { parecidos: [] },
);
const PARECIDO = {
  ...CREDITO,
  parecidos: [
    {
      por: 'telefono',
      cliente: { nombre: 'Alma Delia Ríos', estado_credito: 'Aprobado', saldo: pesos(3240) },
    },
  ],
} as PreguntaDeVarias;
const GASTO = pregunta('gasto', { monto: pesos(240), motivo: 'Gasolina' });
const EDICION = pregunta('edicion_pago', { monto_actual: pesos(600), monto_nuevo: pesos(500) });
const ELIMINACION = pregunta('eliminacion_pago', { monto_actual: pesos(600), fecha: '2026-11-09' });
const MULTIPLE = (saldo: number) =>
  pregunta('abonos_multiples', { monto_total: pesos(720), cantidad_abonos: 6, saldo: pesos(saldo) });
const RENOVACION = (monto_entregado: number | null, mas: object = {}) =>
  pregunta(
    'renovacion',
    { monto_solicitado: pesos(4000), dias_pago: 30, interes: 20, saldo_anterior: pesos(1000) },
    { monto_entregado: monto_entregado === null ? null : pesos(monto_entregado), ...mas },
  );
const TARDIA = (mas: object = {}) =>
  pregunta('captura_tardia', {
    monto: pesos(240),
    id_credito: 'k1',
    estado_credito: 'Aprobado',
    saldo: pesos(3000),
    ...mas,
  });

describe('one of several is approved with the others, or it has to be decided on its own', () => {
  test.each([
    ['creditos', CREDITO, { entregas: pesos(4000) }],
    ['gastos', GASTO, { gastos: pesos(240) }],
    ['edicion_pago', EDICION, { correcciones: centavos(-10_000) }],
    ['edicion_cliente', pregunta('edicion_cliente', { cambios: { telefono: '1' }, actuales: {} }), {}],
    ['renovacion', RENOVACION(3000), { entregas: pesos(3000) }],
    ['abonos_multiples', MULTIPLE(720), { cobros: pesos(720) }],
    ['captura_tardia', TARDIA(), { cobros: pesos(240) }],
  ] as const)('%s: its money', (clase, leida, suma) =>
    expect(juzgar(fila(clase), leida, 'aprobar')).toMatchObject({ apta: true, suma }),
  );

  test.each([
    ['a deletion', 'eliminacion_pago', ELIMINACION, {}, 'Un pago eliminado no se recupera.'],
    ['a partial one', 'abonos_multiples', MULTIPLE(719), {}, 'Solo se deben $719.00: se decide en parte.'],
    ['a renewal that covers nothing', 'renovacion', RENOVACION(null), {}, 'El monto no cubre el saldo.'],
    [
      'a renewal over transfers that nobody has seen',
      'renovacion',
      RENOVACION(3000, { motivo_sin_confirmar: 'Se requiere confirmar.' }),
      {},
      'Se requiere confirmar.',
    ],
    [
      'an edit in free text',
      'edicion_cliente',
      pregunta('edicion_cliente', { cambios: null, actuales: null }),
      {},
      'Se cambia a mano: solo dice el motivo.',
    ],
    [
      'an edit whose term has been paid by',
      'edicion_cliente',
      pregunta(
        'edicion_cliente',
        { cambios: { dias_pago: 60 }, actuales: { dias_pago: 30 } },
        { plazo_fijo: 'PLAZO_NO_EDITABLE' },
      ),
      { cambios_json: { dias_pago: 60 }, antes: { dias_pago: 30 } },
      'El crédito ya tiene movimientos: los días de pago no se pueden cambiar.',
    ],
    ['a renewed credit', 'captura_tardia', TARDIA({ id_credito: 'k2' }), {}, 'Su crédito sigue en otro.'],
    [
      'a credit without payments',
      'captura_tardia',
      TARDIA({ estado_credito: 'Finalizado' }),
      {},
      'Solo se puede rechazar.',
    ],
    ['a late visit', 'captura_tardia', TARDIA(), { tipo_captura: 'visita' }, 'Solo se puede rechazar.'],
    [
      'another payment by now',
      'edicion_pago',
      EDICION,
      { monto_pagado: pesos(550) },
      'Cambió desde que se leyó.',
    ],
    [
      'one whose client has a known phone',
      'creditos',
      PARECIDO,
      {},
      'Mismo teléfono que Alma Delia Ríos, debe $3,240.00',
    ],
    ['another expense by now', 'gastos', GASTO, { motivo: 'Comida' }, 'Cambió desde que se leyó.'],
    ['a decided one', 'gastos', { ...GASTO, estado: 'aprobada' }, {}, 'Ya fue procesada.'],
    ['one that is gone', 'gastos', undefined, {}, 'Ya fue procesada.'],
  ] as const)('%s: on its own', (_, clase, leida, item, porque) =>
    expect(juzgar(fila(clase, item), leida as PreguntaDeVarias, 'aprobar')).toEqual({ apta: false, porque }),
  );

  test('what cannot be approved with others can be rejected, but for a deletion', () => {
    for (const [clase, leida] of [
      ['abonos_multiples', MULTIPLE(1)],
      ['creditos', PARECIDO],
      ['renovacion', RENOVACION(null)],
      ['captura_tardia', TARDIA({ estado_credito: 'Finalizado' })],
    ] as const)
      expect(juzgar(fila(clase), leida, 'rechazar').apta).toBe(true);
    expect(juzgar(fila('eliminacion_pago'), ELIMINACION, 'rechazar').apta).toBe(false);
  });
});

test('the totals say each kind of money, and nothing of what there is none of', () => {
  const totales = sumarTotales([
    { entregas: pesos(4000) },
    { entregas: pesos(3000) },
    { gastos: pesos(240) },
    {},
  ]);
  expect(textoTotales(totales)).toBe('Entregas $7,000.00 · Gastos $240.00');
  expect(textoTotales(sumarTotales([]))).toBe('');
});

test.each([
  [10_000, 'Correcciones +$100.00'],
  [-10_000, 'Correcciones -$100.00'],
])(
  'a correction is told as a difference, and of each payment what it was and will be',
  (diferencia, texto) => {
    expect(textoTotales(sumarTotales([{ correcciones: centavos(diferencia) }]))).toBe(texto);
    expect(juzgar(fila('edicion_pago'), EDICION, 'aprobar')).toMatchObject({ apta: true, monto: null });
    expect(fila('edicion_pago').cambia).toBe('$600.00 → $500.00');
  },
);

/** The row that the question is about. */
function filaDe({ tipo }: PreguntaDeVarias): Fila {
  if (tipo === 'credito') return fila('creditos');
  return fila(tipo === 'gasto' ? 'gastos' : tipo);
}

describe('what is sent', () => {
  test.each([
    [EDICION, { monto_aprobado: pesos(500) }],
    [MULTIPLE(720), { monto_aprobado: pesos(720) }],
    [TARDIA(), { monto_aprobado: pesos(240) }],
    [CREDITO, {}],
  ])('an approval is of what the question said', (leida, montos) =>
    expect(decisionDe(filaDe(leida), leida, 'aprobar', '')).toEqual({ decision: 'aprobar', ...montos }),
  );

  test.each([
    [GASTO, { motivo_rechazo: 'Sin nota' }],
    [RENOVACION(1), { motivo_rechazo: 'Sin nota' }],
    [EDICION, { comentario: 'Sin nota' }],
    [MULTIPLE(720), { comentario: 'Sin nota', efectivo: 'devolver' }],
    [TARDIA(), { comentario: 'Sin nota', efectivo: 'devolver' }],
    [TARDIA({ monto: pesos(0) }), { comentario: 'Sin nota' }],
  ])('a rejection says the reason where its kind keeps it, and gives cash back', (leida, dicho) =>
    expect(decisionDe(filaDe(leida), leida, 'rechazar', ' Sin nota ')).toEqual({
      decision: 'rechazar',
      ...dicho,
    }),
  );
});
