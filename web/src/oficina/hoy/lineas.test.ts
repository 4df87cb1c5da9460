import { centavos, fecha, NADA_POR_APROBAR } from '@leal/domain';
import { describe, expect, it, test } from 'vitest';
import type { Riesgo } from '../riesgo/textos.ts';
import type { Estadisticas } from '../tablero/use-estadisticas.ts';
import {
  type AdemasEsperan,
  cobranza,
  comoMensaje,
  decisiones,
  efectivo,
  entregas,
  riesgo,
} from './lineas.ts';

const OFICINA = { base: '/gerente', esGerente: true };
const AHORA = new Date('2026-11-18T18:00:00.000Z');
const SIN_NADA = {
  solicitudesPendientes: 0,
  porAprobar: NADA_POR_APROBAR,
  esperaDesde: {},
  prestamosPorEntregar: 0,
  capitalPorEntregar: centavos(0),
  recaudacionSemana: centavos(0),
  recaudacionSemanaPasada: centavos(0),
  cobranza: [],
  cobradoDeLoEsperado: { sieteDias: { porcentaje: null, dias: 0, de: 7 } },
  fecha: fecha('2026-11-18'),
} as unknown as Estadisticas;

describe('decisions', () => {
  const de = (cambios: object, ademas: Omit<AdemasEsperan, 'ahora'>) =>
    decisiones({ ...SIN_NADA, ...cambios }, OFICINA, { ahora: AHORA, ...ademas });
  const dos = {
    solicitudesPendientes: 2,
    porAprobar: { ...NADA_POR_APROBAR, gastos: 1, creditos: 1 },
    esperaDesde: { gastos: '2026-11-18T15:00:00.000Z', creditos: '2026-11-16T17:00:00.000Z' },
  };
  const una = { ...dos, solicitudesPendientes: 1, porAprobar: { ...NADA_POR_APROBAR, gastos: 1 } };

  it.each([
    ['nothing', {}, 0, 'Nada espera decisión', false],
    ['two', dos, 0, '2 solicitudes esperan decisión; la más vieja hace 2 días', true],
    ['one', una, 0, '1 solicitud espera decisión; pedida hace 3 h', true],
    ['a transfer', {}, 1, '1 transferencia por confirmar', true],
    ['both', una, 2, '1 solicitud espera decisión; pedida hace 3 h · 2 transferencias por confirmar', true],
    [
      'one that is to be cleared up, too',
      {},
      { transferencias: 2, por_aclarar: 1 },
      '2 transferencias por confirmar · 1 transferencia por aclarar',
      true,
    ],
  ])('%s', (_, cambios, banco, texto, pide) =>
    expect(de(cambios, typeof banco === 'number' ? { transferencias: banco } : banco)).toEqual({
      tema: 'Decisiones',
      texto,
      camino: '/gerente/bandeja',
      pide,
    }),
  );

  it('a loan that another manager has to write off; where nothing else waits, its list', () => {
    expect(de({}, { castigos: 1 })).toEqual({
      tema: 'Decisiones',
      texto: '1 castigo por confirmar',
      camino: '/gerente/castigados',
      pide: true,
    });
    expect(de(una, { transferencias: 1, castigos: 2 })).toMatchObject({
      texto:
        '1 solicitud espera decisión; pedida hace 3 h · 1 transferencia por confirmar · 2 castigos por confirmar',
      camino: '/gerente/bandeja',
    });
  });

  it('signals that wait are said, and the way is to them where nothing else waits', () => {
    expect(de({}, { senales: 1 })).toEqual({
      tema: 'Decisiones',
      texto: '1 día de un cobrador con señales por revisar',
      camino: '/gerente/senales',
      pide: true,
    });
    expect(de({}, { transferencias: 1, senales: 2 })).toMatchObject({
      texto: '1 transferencia por confirmar · 2 días de cobradores con señales por revisar',
      camino: '/gerente/bandeja',
    });
  });
});

describe('cash', () => {
  const caja = (nombre: string, pesos: number, desde: string) => ({
    id_cobrador: nombre,
    nombre_cobrador: nombre,
    activo: true,
    esperado: centavos(pesos * 100),
    desde: fecha(desde),
  });
  const viejas = [caja('Ana', 100, '2026-11-16'), caja('Beto', -30, '2026-11-17')];

  it.each([
    ['none', [], 'Ninguna caja de días anteriores sin entregar', false],
    [
      'one',
      viejas.slice(0, 1),
      '1 caja de días anteriores sin entregar, $100.00: de Ana, desde el lunes 16/11/2026',
      true,
    ],
    [
      'one that the office owes something, too',
      viejas,
      '2 cajas de días anteriores sin entregar, $70.00: la más vieja, de Ana, desde el lunes 16/11/2026',
      true,
    ],
  ])('%s', (_, datos, texto, pide) =>
    expect(efectivo({ datos, total: datos.length }, OFICINA)).toMatchObject({ texto, pide }),
  );

  it('of more boxes than are read the sum is said to be of those', () =>
    expect(efectivo({ datos: viejas, total: 137 }, OFICINA)).toMatchObject({
      texto:
        '137 cajas de días anteriores sin entregar; las 2 más viejas suman $70.00. La más vieja, de Ana, desde el lunes 16/11/2026',
      pide: true,
    }));
});

test('a week that brings less than the one before has to be looked at', () => {
  const semana = (cobrado: number, antes: number) => ({
    ...SIN_NADA,
    recaudacionSemana: centavos(cobrado),
    cobranza: [
      { fecha: fecha('2026-11-16'), cobrado: centavos(cobrado), cobrado_semana_pasada: centavos(antes) },
      { fecha: fecha('2026-11-17'), cobrado: centavos(0), cobrado_semana_pasada: centavos(0) },
    ],
  });
  expect(cobranza(semana(90_000, 100_000), OFICINA)).toMatchObject({
    texto: '$900.00 esta semana; −10 % vs. lun–mar pasados',
    pide: true,
  });
  expect(cobranza(semana(110_000, 100_000), OFICINA).pide).toBe(false);
  const conTransferencias = { ...semana(90_000, 100_000), transferidoSemana: centavos(30_000) };
  expect(cobranza(conTransferencias, OFICINA).texto).toMatch(
    /^\$900\.00 esta semana \(Efectivo \$600\.00 · Transferencias \$300\.00\); /,
  );
  const conDias = {
    ...semana(90_000, 100_000),
    cobradoDeLoEsperado: { sieteDias: { porcentaje: 91.2, dias: 6, de: 7 } },
  } as unknown as Estadisticas;
  expect(cobranza(conDias, OFICINA).texto).toMatch(/\. De lo esperado, 91\.20 % en 6 días$/);
});

describe('risk', () => {
  const parte = (saldo: number, porcentaje: number | null, clientes: number) => [
    { dias: 1 as const, saldo: centavos(999_999), porcentaje: 99, clientes: 9 },
    { dias: 7 as const, saldo: centavos(saldo), porcentaje, clientes },
  ];
  const de = (enRiesgo: ReturnType<typeof parte>, suyo: ReturnType<typeof parte> | null) =>
    ({
      riesgo: enRiesgo,
      cobradores: suyo && [{ id_cobrador: 'c', nombre_cobrador: 'Carlos', riesgo: suyo }],
    }) as unknown as Riesgo;

  it.each([
    ['nobody', de(parte(0, 0, 0), []), 'Nadie tiene más de 7 días de atraso', false],
    ['no portfolio', de(parte(0, null, 0), null), 'Nadie tiene más de 7 días de atraso', false],
    [
      'somebody, before the collectors are known',
      de(parte(50_000, 12.5, 1), null),
      '$500.00 con más de 7 días de atraso, 12.50 % de la cartera, de 1 cliente',
      true,
    ],
    [
      'somebody of a collector',
      de(parte(50_000, 12.5, 2), parte(50_000, 40, 2)),
      '$500.00 con más de 7 días de atraso, 12.50 % de la cartera, de 2 clientes. La ruta con más parte en riesgo: Carlos, 40.00 %',
      true,
    ],
  ])('%s', (_, datos, texto, pide) =>
    expect(riesgo(datos, OFICINA)).toEqual({
      tema: 'Riesgo',
      texto,
      camino: '/gerente/clientes-activos?atrasados=8',
      pide,
    }),
  );
});

test('loans to hand over lead a supervisor to the cash, where they are counted: their list is the manager’s', () => {
  const con = { ...SIN_NADA, prestamosPorEntregar: 1, capitalPorEntregar: centavos(300_000) };
  expect(entregas(con, OFICINA)).toMatchObject({
    texto: '1 préstamo aprobado sin entregar, $3,000.00',
    camino: '/gerente/por-entregar',
  });
  expect(entregas(SIN_NADA, { base: '/supervisor', esGerente: false })).toEqual({
    tema: 'Entregas',
    texto: 'Ningún préstamo aprobado está sin entregar',
    camino: '/supervisor/efectivo',
    pide: false,
  });
});

test('a message has a line for each', () =>
  expect(
    comoMensaje('Qué ver hoy, Miércoles', [
      entregas(SIN_NADA, OFICINA),
      efectivo({ datos: [], total: 0 }, OFICINA),
    ]),
  ).toBe(
    'Qué ver hoy, Miércoles\n• Entregas: Ningún préstamo aprobado está sin entregar\n• Efectivo: Ninguna caja de días anteriores sin entregar',
  ));
