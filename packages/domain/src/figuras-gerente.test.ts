import { expect, test } from 'vitest';
import { fecha } from './calendario.ts';
import { centavos } from './dinero.ts';
import { diaDeRuta, type DiaDeRuta, rezagadas } from './figuras-gerente.ts';

const HOY = fecha('2026-11-18');
const unaRuta = (id_cobrador: string, recaudado: number, resto: Partial<DiaDeRuta> = {}): DiaDeRuta => ({
  id_cobrador,
  nombre_cobrador: id_cobrador,
  debidos: 3,
  visitados: 0,
  esperado: centavos(36_000),
  recaudado: centavos(recaudado),
  ...resto,
});
const AUSENTE = { vacaciones_hasta: HOY };

test('the routes that lag: the smallest share first, the larger of two alike, and whoever is away last', () => {
  const rutas = [
    unaRuta('ausente con nada', 0, AUSENTE),
    unaRuta('un tercio', 12_000),
    unaRuta('nada', 0),
    unaRuta('nada de más', 0, { esperado: centavos(40_000) }),
    unaRuta('nadie espera', 0, { esperado: centavos(0) }),
    unaRuta('ausente con todo', 36_000, AUSENTE),
  ];
  const orden = ['nada de más', 'nada', 'un tercio', 'ausente con nada', 'ausente con todo'];
  expect(rezagadas(rutas).map(({ id_cobrador }) => id_cobrador)).toEqual(orden);
  expect(rezagadas(rutas, 2)).toHaveLength(2);
});

test.each([
  ['2026-11-18', '2026-11-20', { vacaciones_hasta: '2026-11-20' }],
  ['2026-11-19', '2026-11-20', {}],
])('of who is away from %s to %s a route says today %j', (del, al, dice) => {
  const vacaciones = { del: fecha(del), al: fecha(al) };
  const sumas = { id_cobrador: 'c', nombre_cobrador: 'C', en_ruta: {}, ultimos_15_dias: {}, vacaciones };
  const ruta = diaDeRuta(sumas as unknown as Parameters<typeof diaDeRuta>[0], HOY, { festivos: [] });
  expect(ruta).toEqual({
    id_cobrador: 'c',
    nombre_cobrador: 'C',
    ...dice,
    debidos: 0,
    visitados: 0,
    esperado: 0,
    recaudado: 0,
  });
});
