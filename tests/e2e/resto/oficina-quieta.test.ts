// The screens of the office while they load, and for whoever does not see or hits with a thumb.
import { fecha } from '@leal/domain';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { conPocasRutas } from '../apoyo/cifras.ts';
import { creditoDe, mundoPropio, usarEscenas } from '../apoyo/escena.ts';
import { hay, hayTarjetas } from '../apoyo/foto.ts';
import { conOficinaOrdinaria } from '../apoyo/oficina-ordinaria.ts';
import { MUCHOS } from '../apoyo/pantallas-cifras.ts';
import { nadaSalto, revisar, vigilarSaltos } from '../apoyo/revisar.ts';
import { ESCRITORIO, RECORRIDOS } from '../apoyo/tamanos.ts';

// Its own: from a quarter past eleven on a route may be behind, and until it is known there is room for those that are.
const { mundo, abrirComo } = usarEscenas(
  ESCRITORIO,
  await mundoPropio({ semilla: 'demo', trabajos: false, reloj: '2026-11-18T10:00:00-06:00' }),
);
const GERENTE = 'gerente@leal.demo';
const SUPERVISOR = 'supervisor@leal.demo';

/** Past due, with late days, and neither. */
const CARTERA = [
  creditoDe('Ana López', { fecha_inicio: fecha('2026-09-01') }),
  creditoDe('Beto Ruiz', { movimientos: [{ tipo: 'atraso', fecha: fecha('2026-11-10') }] }),
  creditoDe('Carla Gil', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
];

const DE_GERENTE = (uid: string) => [
  {
    camino: 'gerente',
    listo: (pagina: Page): Promise<void> => pagina.locator('.grafica table').nth(1).waitFor(),
  },
  { camino: 'gerente/rutas', listo: hay('.tabla-rejilla, article') },
  { camino: `gerente/rutas/${uid}`, listo: hayTarjetas },
];
const DE_SUPERVISOR = () => [{ camino: 'supervisor/reportes', listo: hay('.comparada .monto') }];

test.each([
  { quien: 'a manager', email: GERENTE, pantallas: DE_GERENTE },
  { quien: 'a supervisor', email: SUPERVISOR, pantallas: DE_SUPERVISOR },
])(
  'what $quien looks at jumps nowhere while it loads, axe finds nothing, a thumb hits all',
  async ({ email, pantallas }) => {
    const { uid } = await mundo.cobrador([...CARTERA, ...MUCHOS]);
    const { pagina, contexto } = await abrirComo(email, { sinArchivos: true });
    await conPocasRutas(contexto, uid);
    await conOficinaOrdinaria(contexto);
    await vigilarSaltos(pagina);
    for (const { camino, listo } of pantallas(uid)) {
      for (const tamano of RECORRIDOS) {
        await pagina.setViewportSize(tamano);
        await pagina.goto(mundo.suite.url + camino);
        await listo(pagina);
        await nadaSalto(pagina);
      }
      await revisar(pagina);
    }
  },
);
