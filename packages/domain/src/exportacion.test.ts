import { describe, expect, it } from 'vitest';
import { SENAS, sinHuecos } from './ficha.ts';
import { tomar } from './tomar.ts';
import { p } from '../pruebas/constructores.ts';
import { DIAS_DE_SEMANA, fecha, semanaDe } from './calendario.ts';
import { UBICACION_POR_DEFECTO } from './cliente.ts';
import { centavos, sumar } from './dinero.ts';
import type { EstadoCredito } from './estado-credito.ts';
import {
  activoEnSemana,
  claveDeLugar,
  compararLugares,
  type CreditoExportado,
  pagosPorCredito,
  renglonDe,
} from './exportacion.ts';
import type { FilaDia } from './fila-dia.ts';

describe('a credit belongs to the week 16 to 22', () => {
  const semana = semanaDe(fecha('2026-11-18'));

  it.each<[EstadoCredito, string | null, string | null, boolean]>([
    ['Aprobado', '2026-09-01', null, true],
    ['Aprobado', '2026-11-22', null, true],
    ['Aprobado', '2026-11-23', null, false],
    ['Aprobado', null, null, false],
    ['Finalizado', '2026-09-01', '2026-11-16', true],
    ['Finalizado', '2026-09-01', '2026-11-15', false],
    ['Finalizado', '2026-11-22', '2026-12-20', true],
    ['Finalizado', '2026-11-23', '2026-12-20', false],
    ['Finalizado', '2026-09-01', null, false],
    ['Renovado', '2026-09-01', '2026-11-16', true],
    ['Renovado', '2026-09-01', '2026-11-15', false],
    ['Cancelado', '2026-09-01', '2026-11-16', true],
    ['Cancelado', '2026-09-01', '2026-11-15', false],
    ['Cancelado', null, '2026-11-18', false],
    ['Pendiente', null, null, false],
    ['Rechazado', null, null, false],
  ])('%s, started %s and ended %s: %j', (estado_credito, inicio, fin, espera) => {
    const credito = {
      estado_credito,
      fecha_inicio: inicio === null ? null : fecha(inicio),
      fecha_fin: fin === null ? null : fecha(fin),
    };
    expect(activoEnSemana(credito, semana)).toBe(espera);
  });
});

describe('what each credit paid on each day of a week', () => {
  const fila = (id_credito: string, pesos: number, tipo: FilaDia['tipo'] = 'pago') => ({
    tipo,
    id_credito,
    monto_centavos: p(pesos),
  });
  const pagos = pagosPorCredito([
    {
      id_cobrador: 'ana',
      fecha: fecha('2026-11-16'),
      // A regular payment and an approved one of several abonos on the same day.
      filas: { a: fila('c1', 120), b: fila('c1', 720), c: fila('c2', 50), d: fila('c3', 0, 'visita') },
    },
    { id_cobrador: 'ana', fecha: fecha('2026-11-22'), filas: { a: fila('c1', 10.5), b: null } },
    { id_cobrador: 'luis', fecha: fecha('2026-11-18'), filas: { a: fila('c4', 900, 'liquidacion') } },
  ]);

  it('is the sum of its payments; visits, settlements and damaged rows are none', () => {
    expect([...pagos.keys()]).toEqual(['ana/c1', 'ana/c2']);
    expect(pagos.get('ana/c1')?.montos).toMatchObject({ lunes: p(840), martes: 0, domingo: p(10.5) });
  });

  it('tells how much of it came by transfer', () => {
    const transferencia = { fecha: fecha('2026-11-16') };
    const dia = {
      id_cobrador: 'ana',
      fecha: fecha('2026-11-17'),
      filas: {
        a: fila('c1', 60),
        b: { ...fila('c1', 90), transferencia },
        c: { ...fila('c1', 10), transferencia },
      },
    };
    const [pago] = pagosPorCredito([dia]).values();
    expect(pago).toMatchObject({ montos: { martes: p(160) }, transferido: p(100) });
    expect(pagos.get('ana/c1')?.transferido).toBe(0);
  });

  it('adds up to what was collected', () => {
    const columnas = [...pagos.values()].flatMap(({ montos }) => DIAS_DE_SEMANA.map((dia) => montos[dia]));
    expect(sumar(...columnas)).toBe(p(900.5));
  });
});

it('rows go by collector and then by credit', () => {
  const lugares = ['b/1', 'a/2', 'a/10', 'b/1'].map((clave) => {
    const [id_cobrador = '', id_credito = ''] = clave.split('/');
    return { id_cobrador, id_credito };
  });
  expect(lugares.toSorted(compararLugares).map(claveDeLugar)).toEqual(['a/10', 'a/2', 'b/1', 'b/1']);
});

describe('a row', () => {
  const HOY = fecha('2026-11-18');
  const VACIO: CreditoExportado = {
    id_credito: 'c1',
    id_cobrador: 'ana',
    ...tomar(sinHuecos({}), [...SENAS, 'referencias']),
    ubicacion: '',
    fecha_inicio: null,
    fecha_vencimiento: null,
    dias_pago: null,
    monto_solicitado_centavos: null,
    monto_total_centavos: null,
    monto_diario_centavos: null,
    total_pagado_centavos: null,
    saldo_centavos: null,
    entrega: null,
    debe_desde: null,
    monto_entregado_centavos: null,
  };

  it('of a record that says nothing has the defaults of the spec, and no amount', () => {
    expect(renglonDe(VACIO, '', HOY)).toMatchObject({
      ubicacion: UBICACION_POR_DEFECTO,
      dias: 30,
      fecha_inicio: null,
      fecha_fin: null,
      monto_solicitado: 0,
      saldo_con_interes: 0,
      abono_diario: 0,
      recaudado: 0,
      saldo_restante: 0,
      lunes: 0,
      domingo: 0,
    });
  });

  it.each([
    { dias_pago: null, dias: 30, total: 3600, diario: 120 },
    { dias_pago: 40, dias: 40, total: 3600, diario: 90 },
    { dias_pago: 60, dias: 60, total: 3900, diario: 65 },
    { dias_pago: 45, dias: 45, total: 3600, diario: 80 },
  ])(
    'without its figures has those of its amount and term ($dias_pago)',
    ({ dias_pago, dias, ...figuras }) => {
      const credito = {
        ...VACIO,
        dias_pago,
        monto_solicitado_centavos: p(3000),
        total_pagado_centavos: p(600),
      };
      expect(renglonDe(credito, 'Ana', HOY)).toMatchObject({
        dias,
        saldo_con_interes: p(figuras.total),
        abono_diario: p(figuras.diario),
        recaudado: p(600),
        saldo_restante: p(figuras.total - 600),
      });
    },
  );

  it.each([
    ['por_entregar', 2280],
    ['entregada', 0],
    ['cancelada', 0],
    [null, 0],
  ] as const)('of a loan that is %s has %s of it to be handed over', (estado, pesos) => {
    const entrega = estado && { estado };
    const credito = { ...VACIO, entrega, monto_entregado_centavos: p(2280) };
    expect(renglonDe(credito, 'Ana', HOY).por_entregar).toBe(p(pesos));
  });

  it.each([
    [null, 0],
    ['2026-11-19', 0],
    ['2026-11-18', 0],
    ['2026-11-17', 1],
    ['2026-08-18', 92],
  ] as const)('of a loan that owes since %s is behind for %d days', (desde, dias_atrasado) => {
    const debe_desde = desde && fecha(desde);
    expect(renglonDe({ ...VACIO, debe_desde }, 'Ana', HOY)).toMatchObject({ dias_atrasado });
  });

  it('says what is stored, a negative amount too', () => {
    const guardado = {
      ...VACIO,
      ubicacion: 'Centro Durango',
      fecha_vencimiento: fecha('2026-12-05'),
      monto_solicitado_centavos: centavos(-100),
      monto_total_centavos: p(5000),
      monto_diario_centavos: p(1),
      saldo_centavos: p(7),
    };
    expect(renglonDe(guardado, 'Ana', HOY)).toMatchObject({
      nombre_cobrador: 'Ana',
      ubicacion: 'Centro Durango',
      fecha_fin: '2026-12-05',
      monto_solicitado: -100,
      saldo_con_interes: p(5000),
      abono_diario: p(1),
      saldo_restante: p(7),
    });
  });
});
