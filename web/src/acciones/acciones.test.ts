import { CLASES_POR_APROBAR } from '@leal/domain';
import { expect, it } from 'vitest';
import type { Accion } from '../lib/acciones/accion.ts';
import { decidible } from '../oficina/acciones/decision.ts';
import { claseDe } from '../oficina/clases/pruebas/todas.ts';

type Una = Pick<Accion<null, never, unknown>, 'nombre' | 'mandar' | 'fallo'>;

const esAccion = (valor: unknown): valor is Una =>
  typeof valor === 'object' && valor !== null && 'nombre' in valor && 'mandar' in valor;

const modulos = import.meta.glob<Record<string, unknown>>(
  ['./*.ts', '../oficina/acciones/*.ts', '!./*.test.ts'],
  {
    eager: true,
  },
);
const propias = Object.values(modulos).flatMap((modulo) => Object.values(modulo).filter(esAccion));
const decisiones = CLASES_POR_APROBAR.flatMap((clase) =>
  (['aprobar', 'rechazar'] as const).map(
    (sentido) => decidible(claseDe(clase)).tomar({} as never, sentido).accion,
  ),
);

it('every action is found by its name, and by no other one', () => {
  const nombres = [...propias, ...decisiones].map(({ nombre }) => nombre);
  expect(propias.length).toBeGreaterThan(10);
  expect(nombres.filter((nombre, i) => nombres.indexOf(nombre) !== i)).toEqual([]);
  for (const nombre of nombres) expect(nombre).toMatch(/^[a-z_]+[.][a-z-]+$/);
});

it('every action says what stands above a refusal', () => {
  for (const { fallo } of [...propias, ...decisiones]) expect(fallo).not.toBe('');
});
