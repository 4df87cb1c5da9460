import { describe, expect, it } from 'vitest';
import { p } from '../pruebas/constructores.ts';
import {
  type ClienteConocido,
  contraConocidos,
  fecha,
  repetidosEnArchivo,
  type RenglonImportado,
  revisarImportado,
  sinAceptar,
  sinMover,
} from './index.ts';

const CUANDO = { hoy: fecha('2026-11-18'), negocio: { festivos: [] } };

/** 3,600 to pay, 120 a day, since Monday 9. */
const renglon = (cambios: Partial<RenglonImportado> = {}): RenglonImportado => ({
  renglon: 2,
  id_cobrador: 'c1',
  nombre: 'Ana López',
  telefono: '6181234567',
  monto_solicitado: p(3000),
  dias_pago: 30,
  fecha_inicio: fecha('2026-11-09'),
  total_pagado: p(600),
  atrasos: 0,
  ...cambios,
});

const dice = (cambios: Partial<RenglonImportado>) =>
  revisarImportado(renglon(cambios), CUANDO).map(({ campo, duda }) => [campo, duda]);

describe('a row by itself', () => {
  it.each<[Partial<RenglonImportado>, [string, string | null][]]>([
    [{}, []],
    [{ monto_solicitado: p(0) }, [['monto_solicitado', null]]],
    [{ monto_solicitado: p(0.01), total_pagado: p(0) }, []],
    [{ monto_solicitado: p(99_999_999.99) }, []],
    [{ monto_solicitado: p(100_000_000) }, [['monto_solicitado', null]]],
    [{ total_pagado: p(-0.01) }, [['total_pagado', null]]],
    [{ total_pagado: p(0) }, []],
    [{ total_pagado: p(3599.99) }, []],
    [{ total_pagado: p(3600) }, [['total_pagado', null]]],
    [{ total_pagado: p(3600.01) }, [['total_pagado', null]]],
    [{ dias_pago: 45 }, [['dias_pago', null]]],
    [{ dias_pago: 40 }, []],
    [{ dias_pago: 60 }, []],
    [{ fecha_inicio: fecha('2026-11-18') }, []],
    [{ fecha_inicio: fecha('2026-11-19') }, [['fecha_inicio', null]]],
    [{ fecha_inicio: fecha('2025-11-18') }, []],
    [{ fecha_inicio: fecha('2025-11-17') }, [['fecha_inicio', 'fecha_inicio']]],
    [{ atrasos: 8 }, []],
    [{ atrasos: 9 }, [['atrasos', 'atrasos']]],
    [{ saldo: p(2999) }, []],
    [{ saldo: p(3001) }, []],
    [{ saldo: p(2998.99) }, [['saldo', 'saldo']]],
    [{ saldo: p(3001.01) }, [['saldo', 'saldo']]],
    [{ monto_diario: p(121) }, []],
    [{ monto_diario: p(121.01) }, [['monto_diario', 'monto_diario']]],
  ])('%j: %j', (cambios, esperado) => {
    expect(dice(cambios)).toEqual(esperado);
  });

  it('says what is wrong in words', () => {
    expect(revisarImportado(renglon({ dias_pago: 45 }), CUANDO)[0]?.mensaje).toBe(
      'el plazo 45 no es 30, 40 o 60',
    );
  });
});

describe('beside the others of the file', () => {
  it.each<[string, Partial<RenglonImportado>, (string | null)[]]>([
    ['the same person', {}, [null]],
    ['the same person, in other letters', { nombre: 'ANA LOPEZ' }, [null]],
    ['the same person at another collector’s', { id_cobrador: 'c2' }, [null]],
    ['a second loan of hers, as another client', { nombre: 'Ana López #2' }, ['telefono']],
    ['a namesake', { telefono: '6180000000' }, ['tocayo']],
    ['a namesake at another collector’s', { telefono: '6180000000', id_cobrador: 'c2' }, []],
    ['somebody of the same phone', { nombre: 'Luis' }, ['telefono']],
    ['nobody alike', { nombre: 'Luis', telefono: '6180000000' }, []],
    ['no phones', { nombre: 'Luis', telefono: '' }, []],
  ])('%s', (_, cambios, dudas) => {
    const hallados = repetidosEnArchivo([renglon(), renglon({ renglon: 3, ...cambios })]);
    expect(hallados.get(2)).toBeUndefined();
    expect((hallados.get(3) ?? []).map(({ duda }) => duda)).toEqual(dudas);
  });

  it('names the first of several, once for each reason', () => {
    const otras = [2, 3, 4].map((n) => renglon({ renglon: n, telefono: `618000000${n}` }));
    expect(repetidosEnArchivo(otras).get(4)).toMatchObject([
      { duda: 'tocayo', mensaje: 'se llama igual que el renglón 2: quedará como Ana López con un #' },
    ]);
  });
});

describe('beside who is in Leal', () => {
  const ana: ClienteConocido = { ...renglon(), nombre_cobrador: 'Beto', abierto: true };
  it.each<[string, Partial<ClienteConocido>, (string | null)[]]>([
    ['the same with an open loan', {}, [null]],
    ['the same without one', { abierto: false }, ['cliente']],
    ['a namesake', { telefono: '6180000000' }, ['tocayo']],
    ['somebody of that phone', { nombre: 'Luis', id_cobrador: 'c9' }, ['telefono']],
    ['nobody', { nombre: 'Luis', telefono: '6180000000' }, []],
  ])('%s', (_, cambios, dudas) => {
    expect(contraConocidos(renglon(), [{ ...ana, ...cambios }]).map(({ duda }) => duda)).toEqual(dudas);
  });

  it.each([
    [
      'who left a loan unpaid may not come in again',
      {},
      ['es el mismo cliente que Ana López de Beto, en Leal, con un crédito castigado'],
    ],
    ['another of that phone may', { nombre: 'Luis' }, ['tiene el mismo teléfono que Luis de Beto, en Leal']],
  ])('somebody %s', (_, cambios, mensajes) => {
    const conocidos = [{ ...ana, abierto: false, castigado: true, ...cambios }];
    expect(contraConocidos(renglon(), conocidos).map(({ mensaje }) => mensaje)).toEqual(mensajes);
  });

  it('says whose client that is', () => {
    expect(contraConocidos(renglon(), [ana])[0]?.mensaje).toBe(
      'es el mismo cliente que Ana López de Beto, en Leal: tendría dos préstamos abiertos',
    );
  });
});

it('a doubt is accepted by its name, an error never', () => {
  const hallazgos = revisarImportado(renglon({ saldo: p(1), fecha_inicio: fecha('2026-12-01') }), CUANDO);
  expect(sinAceptar(hallazgos, ['saldo']).map(({ campo }) => campo)).toEqual(['fecha_inicio']);
  expect(sinAceptar(hallazgos, ['fecha_inicio']).map(({ campo }) => campo)).toEqual([
    'saldo',
    'fecha_inicio',
  ]);
});

const QUIETO = {
  estado_credito: 'Aprobado',
  ultimo_movimiento_en: null,
  solicitud_multiple: null,
  solicitud_renovacion: null,
  solicitud_edicion_cliente: null,
};

it.each<[boolean, object]>([
  [true, {}],
  [false, { estado_credito: 'Finalizado' }],
  [false, { ultimo_movimiento_en: new Date() }],
  [false, { solicitud_multiple: 's' }],
  [false, { solicitud_renovacion: 's' }],
  [false, { solicitud_edicion_cliente: 's' }],
  [false, { promesa: {} }],
  [false, { asignaciones: [] }],
  [false, { punto: {} }],
])('untouched is %s: %j', (esperado, cambios) => {
  expect(sinMover({ ...QUIETO, ...cambios })).toBe(esperado);
});
