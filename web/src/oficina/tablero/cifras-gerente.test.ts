import {
  centavos,
  CERO,
  CLASES_POR_APROBAR,
  type ClasePorAprobar,
  fecha,
  NADA_POR_APROBAR,
  ROL,
} from '@leal/domain';
import { expect, test } from 'vitest';
import { RUTAS } from '../../app/rutas/rutas.ts';
import { CIFRAS } from './cifras-gerente.ts';
import { conEspera, type Estadisticas } from './use-estadisticas.ts';

type PorClase<T> = { readonly [C in ClasePorAprobar]: T };

test('the eight cards of the manager, in the order of spec §2', () =>
  expect(CIFRAS.map(({ titulo }) => titulo)).toEqual([
    'Capital Colocado',
    'Clientes Activos',
    'Rutas',
    'Recaudación Hoy',
    'Recaudación Semana',
    '% Recuperación',
    'Clientes Vencidos',
    'Solicitudes Pendientes',
  ]));

test.each([
  ['manager', ROL.gerente, { base: '/gerente', esGerente: true }],
  ['supervisor', ROL.supervisor, { base: '/supervisor', esGerente: false }],
])('a card leads a %s only where the route table lets them in', (_, rol, oficina) => {
  const caminos = CIFRAS.flatMap(({ camino }) => camino(oficina) ?? []);
  expect(caminos).not.toEqual([]);
  for (const camino of caminos)
    expect(RUTAS.find((ruta) => ruta.camino === camino.split('?')[0])?.roles, camino).toContain(rol);
});

const SIN_ESPERA = Object.fromEntries(CLASES_POR_APROBAR.map((clase) => [clase, null])) as PorClase<null>;

const LEIDAS = {
  totalCapital: centavos(900_000),
  prestamosPorEntregar: 0,
  capitalPorEntregar: CERO,
  totalClientes: 3,
  totalCobradores: 1,
  recaudacionHoy: centavos(12_000),
  esperadoHoy: centavos(40_000),
  cobradoDeLoEsperado: {
    hoy: { cobrado: centavos(12_000), esperado: centavos(40_000), porcentaje: 30 },
    sieteDias: { cobrado: CERO, esperado: CERO, porcentaje: null, dias: 0, de: 7 as const },
    treintaDias: { cobrado: CERO, esperado: CERO, porcentaje: null, dias: 0, de: 30 as const },
  },
  debidosHoy: 4,
  visitadosHoy: 1,
  rezagados: [],
  recaudacionSemana: centavos(24_000),
  recaudacionSemanaPasada: centavos(0),
  porcentajeRecuperacion: 1.1,
  haceUnaSemana: null as Estadisticas['haceUnaSemana'],
  clientesVencidos: 1,
  saldoVencido: centavos(36_050),
  solicitudesPendientes: 2,
  creditosPendientes: 1,
  semanaActual: { inicio: fecha('2026-11-16'), fin: fecha('2026-11-22') },
  fecha: fecha('2026-11-18'),
  porAprobar: { ...NADA_POR_APROBAR, creditos: 1, gastos: 1 },
  esperaDesde: {
    ...SIN_ESPERA,
    creditos: '2026-11-18T09:00:00-06:00',
    gastos: '2026-11-15T11:00:00-06:00',
  },
  cobranza: [],
  vencidos: [],
  conciliacion: null,
};

test('a card says its figure as people write it', () =>
  expect(CIFRAS.map(({ valor, nota }) => `${valor(LEIDAS)} ${nota(LEIDAS)}`.replace(/\s/g, ' '))).toEqual([
    '$9,000.00 en créditos activos',
    '3 con crédito',
    '1 con cuenta activa',
    '$120.00 en todas las rutas',
    '$240.00 16–22 de nov de 2026',
    '1.10 % ya pagado',
    '1 deben $360.50',
    '2 por decidir',
  ]));

test('what waits is what is known by now, in every class; before that, what was read', () => {
  const vivo = { ...NADA_POR_APROBAR, creditos: 3, captura_tardia: 2, gastos: 1 };
  expect(conEspera(LEIDAS, vivo)).toMatchObject({ solicitudesPendientes: 6, creditosPendientes: 3 });
  expect(conEspera(LEIDAS, null)).toBe(LEIDAS);
});

const AHORA = new Date('2026-11-18T11:00:00-06:00');
const dia = (de: string, cobrado: number, antes: number) => ({
  fecha: fecha(de),
  cobrado: centavos(cobrado),
  cobrado_semana_pasada: centavos(antes),
});
/** Monday and Tuesday are over, Wednesday is under way. */
const COBRANZA = [
  dia('2026-11-16', 50_000, 60_000),
  dia('2026-11-17', 40_000, 40_000),
  dia('2026-11-18', 1_000, 90_000),
  dia('2026-11-19', 0, 70_000),
];
const tendenciasDe = (cambios: Partial<typeof LEIDAS>) =>
  Object.fromEntries(
    CIFRAS.flatMap(({ titulo, tendencia }) => {
      const dicha = tendencia({ ...LEIDAS, cobranza: COBRANZA, ...cambios }, AHORA);
      return [[titulo, dicha.texto.replace(/\s/g, ' ')]];
    }),
  );

test('what waits to be handed over is named, and no trend counts it', () => {
  const antes = {
    totalCapital: centavos(700_000),
    totalClientes: 2,
    prestamosPorEntregar: 1,
    capitalPorEntregar: centavos(100_000),
    totalCobradores: 1,
    porcentajeRecuperacion: 1.1,
  };
  const leidas = {
    ...LEIDAS,
    prestamosPorEntregar: 1,
    capitalPorEntregar: centavos(300_000),
    haceUnaSemana: antes,
  };
  expect(CIFRAS.slice(0, 2).map(({ nota }) => nota(leidas).replace(/\s/g, ' '))).toEqual([
    'de ello $3,000.00 por entregar',
    'de ellos 1 por entregar',
  ]);
  expect(tendenciasDe(leidas)).toMatchObject({
    'Capital Colocado': 'igual en 7 días',
    'Clientes Activos': '+1 en 7 días',
  });
});

test('a trend compares what can be compared: whole days with whole days, and what is under way with nothing', () => {
  const vencidos = [{ desde: 1, hasta: 7, clientes: 4, saldo: centavos(100) }];
  const haceUnaSemana = {
    totalCapital: centavos(1_000_000),
    totalClientes: 1,
    prestamosPorEntregar: 0,
    capitalPorEntregar: CERO,
    totalCobradores: 1,
    porcentajeRecuperacion: 0.854,
  };
  expect(tendenciasDe({ vencidos: vencidos as never, haceUnaSemana })).toEqual({
    'Capital Colocado': '−$1,000.00 en 7 días',
    'Clientes Activos': '+2 en 7 días',
    Rutas: 'igual en 7 días',
    '% Recuperación': '+0.25 en 7 días',
    'Recaudación Hoy': '$900.00 el mié pasado',
    'Recaudación Semana': '−10 % vs. lun–mar pasados',
    'Clientes Vencidos': '4 nuevos en 7 días',
    'Solicitudes Pendientes': 'la más antigua, hace 3 días',
  });
});

test('an office of less than a week has nothing to be compared with', () =>
  expect(tendenciasDe({})).toMatchObject({
    'Capital Colocado': 'sin semana anterior',
    'Clientes Activos': 'sin semana anterior',
    Rutas: 'sin semana anterior',
    '% Recuperación': 'sin semana anterior',
  }));

test.each([
  [
    'the first weeks have none before',
    { cobranza: COBRANZA.map((d) => ({ ...d, cobrado_semana_pasada: centavos(0) })) },
    'sin semana anterior',
  ],
  [
    'on a Monday no day is over',
    { fecha: fecha('2026-11-16'), recaudacionSemanaPasada: centavos(260_000) },
    '$2,600.00 la semana pasada',
  ],
  [
    'almost nothing before is said as it was, and not as a percentage of it',
    { cobranza: COBRANZA.map((d) => ({ ...d, cobrado_semana_pasada: centavos(1_200) })) },
    '$24.00 lun–mar pasados',
  ],
  ['on a Tuesday one is', { fecha: fecha('2026-11-17') }, '−17 % vs. lun pasado'],
])('%s', (_, cambios, texto) => expect(tendenciasDe(cambios as never)['Recaudación Semana']).toBe(texto));

test('what nobody waits for any more is not the oldest, though it was when the figures were read', () =>
  expect(tendenciasDe({ porAprobar: { ...NADA_POR_APROBAR, creditos: 1 } })['Solicitudes Pendientes']).toBe(
    'la más antigua, hace 2 h',
  ));
