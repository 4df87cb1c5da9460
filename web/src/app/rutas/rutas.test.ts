import { ROL } from '@leal/domain';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { trazoDe } from '../marco/Icono.tsx';
import { opcionesDe, perfilDe } from '../menus.ts';
import { RUTAS } from './rutas.ts';

/** The route table of spec §2. */
const DE_LA_TABLA = [
  ...['', '/dashboard', '/renovaciones', '/recaudado', '/clientes-visitados', '/solicitudes', '/gastos'].map(
    (r) => `/cobrador${r}`,
  ),
  '/cobrador/reportes',
  '/cobrador/profile',
  ...['', '/dashboard', '/solicitudes', '/solicitudes-edicion', '/solicitudes-abonos-multiples'].map(
    (r) => `/gerente${r}`,
  ),
  ...['/solicitudes-eliminacion', '/rutas', '/clientes-activos', '/solicitudes-clientes'].map(
    (r) => `/gerente${r}`,
  ),
  ...['/renovaciones', '/gastos', '/registrar-usuario'].map((r) => `/gerente${r}`),
  '/nuevo-cliente',
  '/profile',
  '/payment/ana-lopez',
  '/supervisor',
];

const rutaDe = (camino: string) => RUTAS.find((ruta) => matchPath(ruta.camino, camino));

describe('the routes', () => {
  it.each(DE_LA_TABLA)('%s exists', (camino) => {
    expect(rutaDe(camino)).toBeDefined();
  });

  it('belong to one role below its own path', () => {
    for (const { camino, roles } of RUTAS) {
      if (camino.startsWith('/cobrador')) expect(roles).toEqual([ROL.cobrador]);
      if (camino.startsWith('/gerente')) expect(roles).toEqual([ROL.gerente]);
      if (camino.startsWith('/supervisor')) expect(roles).toEqual([ROL.supervisor]);
    }
  });
});

/** Headings of spec §2, and what a figure is called in the trade, longer than what the menu has room for. */
const TITULOS_DEL_SPEC = [
  /^(Dashboard|Reportes) de Cobranza$/,
  /^Registrar Cliente$/,
  /^Gestión de (Gastos|Rutas)$/,
  /^Solicitudes de /,
  /^Cartera en riesgo$/,
  /^Efectivo de los próximos días$/,
];

describe.each([ROL.cobrador, ROL.gerente, ROL.supervisor])('the menu of role %i', (rol) => {
  const caminos = [...opcionesDe(rol).map(({ camino }) => camino), perfilDe(rol)];

  it('calls each place as the place does itself, unless the spec has a title for it', () => {
    const propios = opcionesDe(rol)
      .map(({ camino, texto }) => [texto, rutaDe(camino)?.titulo ?? ''] as const)
      .filter(([, titulo]) => !TITULOS_DEL_SPEC.some((patron) => patron.test(titulo)));
    expect(propios.map(([texto]) => texto)).toEqual(propios.map(([, titulo]) => titulo));
  });

  it('has an icon in each of its lines', () => {
    for (const { camino } of opcionesDe(rol)) expect(trazoDe(camino), camino).toMatch(/^M/);
  });

  it.each(caminos)('leads to %s, which that role may open', (camino) => {
    expect(rutaDe(camino)?.roles).toContain(rol);
  });
});
