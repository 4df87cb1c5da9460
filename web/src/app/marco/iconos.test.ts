import { ROL } from '@leal/domain';
import { expect, test } from 'vitest';
import { menuDe } from '../menus.ts';
import { TRAZOS } from './Icono.tsx';

test.each(Object.values(ROL))('every line of the menu of role %s has its icon', (rol) => {
  for (const { opciones } of menuDe(rol))
    for (const { camino } of opciones) expect(TRAZOS[camino], camino).toMatch(/^M/);
});
