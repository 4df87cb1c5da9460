import { ROL } from '@leal/domain';
import { expect, test } from 'vitest';
import { RUTAS } from '../../../app/rutas.ts';
import { CIFRAS } from './cifras-gerente.ts';

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
