import { ROL } from '@leal/domain';
import { expect, test } from 'vitest';
import { opcionesDe } from '../menus.ts';
import { trazoDe } from './Icono.tsx';

test.each(Object.values(ROL))('every line of the menu of role %s has its icon', (rol) => {
  for (const { camino } of opcionesDe(rol)) expect(trazoDe(camino), camino).toMatch(/^M/);
});
