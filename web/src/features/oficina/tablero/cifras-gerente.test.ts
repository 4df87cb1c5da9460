import { centavos, fecha, NADA_POR_APROBAR, ROL } from '@leal/domain';
import { expect, test } from 'vitest';
import { RUTAS } from '../../../pages/rutas.ts';
import { CIFRAS } from './cifras-gerente.ts';
import { conEspera } from './use-estadisticas.ts';

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
  const caminos = CIFRAS.flatMap(({ camino }) => camino?.(oficina) ?? []);
  expect(caminos).not.toEqual([]);
  for (const camino of caminos)
    expect(RUTAS.find((ruta) => ruta.camino === camino)?.roles, camino).toContain(rol);
});

const LEIDAS = {
  totalCapital: centavos(900_000),
  totalClientes: 3,
  totalCobradores: 1,
  recaudacionHoy: centavos(12_000),
  recaudacionSemana: centavos(24_000),
  recaudacionSemanaPasada: centavos(0),
  porcentajeRecuperacion: 1.1,
  clientesVencidos: 1,
  saldoVencido: centavos(36_050),
  solicitudesPendientes: 2,
  creditosPendientes: 1,
  semanaActual: { inicio: fecha('2026-11-16'), fin: fecha('2026-11-22') },
  fecha: fecha('2026-11-18'),
  porAprobar: { ...NADA_POR_APROBAR, creditos: 1, gastos: 1 },
  cobranza: [],
  vencidos: [],
  conciliacion: null,
};

test('a card says its figure as people write it', () =>
  expect(CIFRAS.map(({ valor, nota }) => `${valor(LEIDAS)} ${nota(LEIDAS)}`.replace(/\s/g, ' '))).toEqual([
    '$9,000.00 en préstamos activos',
    '3 con préstamo',
    '1 con cuenta activa',
    '$120.00 Miércoles 18/11/2026',
    '$240.00 16–22 de nov de 2026',
    '1.10 % ya pagado',
    '1 deben $360.50',
    '2 1 crédito nuevo',
  ]));

test('what waits is what is known by now, in every class; before that, what was read', () => {
  const vivo = { ...NADA_POR_APROBAR, creditos: 3, captura_tardia: 2, gastos: 1 };
  expect(conEspera(LEIDAS, vivo)).toMatchObject({ solicitudesPendientes: 6, creditosPendientes: 3 });
  expect(conEspera(LEIDAS, null)).toBe(LEIDAS);
});
