// Clients, accounts and the audit can be used by everybody: at both sizes, light and dark, by a thumb.
import { fecha } from '@leal/domain';
import { test } from 'vitest';
import { abrirMundo } from '../../setup/mundo.ts';
import { uno, usarEscenas } from '../apoyo/escena.ts';
import { cerrarLoAbierto, irA } from '../apoyo/ir.ts';
import { usarNavegador } from '../apoyo/navegador.ts';
import { DE_EQUIPO } from '../apoyo/pantallas-equipo.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';

const mundo = abrirMundo();
const { abrirComo } = usarEscenas(mundo, usarNavegador());

const atraso = (dia: string) => ({ tipo: 'atraso' as const, fecha: fecha(`2026-11-${dia}`) });
/** One card of each colour is enough. */
const CARTERA = [
  uno('Ximena Zubizarreta', { fecha_inicio: fecha('2026-09-01') }),
  uno('Abel Zubizarreta', {
    fecha_inicio: fecha('2026-11-03'),
    movimientos: ['05', '06', '07', '09', '10'].map(atraso),
  }),
  uno('Nadia Zubizarreta', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
];

test('axe finds nothing, a thumb hits all', async () => {
  const { uid } = await mundo.cobrador(CARTERA);
  const { pagina } = await abrirComo('gerente@leal.demo');
  await pagina.goto(`${mundo.suite.url}profile`);
  for (const { camino, preparar } of DE_EQUIPO) {
    await irA(pagina, `${mundo.suite.url}${camino}?q=zubizarreta&cobrador=${uid}`);
    await preparar(pagina);
    await ((await dialogo(pagina).isVisible()) ? revisarDialogo : revisar)(pagina);
    await cerrarLoAbierto(pagina);
  }
});
