// Clients, accounts and the audit can be used by everybody: at both sizes, light and dark, by a thumb.
import { fecha } from '@leal/domain';
import { test } from 'vitest';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { cerrarLoAbierto, irA } from '../apoyo/ir.ts';
import { DE_EQUIPO } from '../apoyo/pantallas-equipo.ts';
import { revisar, revisarDialogo } from '../apoyo/revisar.ts';
import { dialogo } from '../apoyo/ruta.ts';

const { mundo, abrirComo, abrirEn } = usarEscenas();

const atraso = (dia: string) => ({ tipo: 'atraso' as const, fecha: fecha(`2026-11-${dia}`) });
/** One card of each colour is enough. */
const CARTERA = [
  creditoDe('Ximena Zubizarreta', { fecha_inicio: fecha('2026-09-01') }),
  creditoDe('Abel Zubizarreta', {
    fecha_inicio: fecha('2026-11-03'),
    movimientos: ['05', '06', '07', '09', '10'].map(atraso),
  }),
  creditoDe('Nadia Zubizarreta', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
];

test('axe finds nothing, a thumb hits all', async () => {
  const { uid } = await mundo.cobrador(CARTERA);
  const { pagina } = await abrirEn('gerente@leal.demo', 'profile');
  for (const { camino, preparar } of DE_EQUIPO) {
    // The search is for a client, and for no account.
    const consulta = /registrar-usuario$|equipo$/.test(camino) ? '' : `?q=zubizarreta&cobrador=${uid}`;
    await irA(pagina, `${mundo.suite.url}${camino}${consulta}`);
    await preparar(pagina);
    await ((await dialogo(pagina).isVisible()) ? revisarDialogo : revisar)(pagina);
    await cerrarLoAbierto(pagina);
  }
});

test('whose account is off has a button more, and the count of that box fits a phone', async () => {
  const cobrador = await mundo.cobrador(CARTERA);
  const { uid, email, prefijo } = cobrador;
  await escenaDe(mundo, cobrador).abonar(120);
  const gerente = await mundo.gerente();
  const visto = await invocar(gerente, 'vistoUsuario', { parametros: { id_usuario: uid } });
  await invocar(gerente, 'cambiarUsuario', {
    parametros: { id_usuario: uid },
    cuerpo: { activo: false, deja_clientes: true, visto: visto.cuerpo.visto },
  });
  const { pagina } = await abrirComo('gerente@leal.demo');
  // Accounts come by pages, and others of these tests have many.
  await pagina.route(/\/leal-api\/usuarios(\?|$)/, (ruta) => {
    const url = new URL(ruta.request().url());
    url.searchParams.set('email', email);
    return ruta.continue({ url: url.href });
  });
  await pagina.goto(`${mundo.suite.url}gerente/registrar-usuario`);
  const contar = pagina.getByRole('button', { name: `Contar la caja de Cobrador ${prefijo}` });
  await contar.waitFor();
  await revisar(pagina);
  await contar.click();
  await dialogo(pagina)
    .getByText(/^Faltan/)
    .waitFor();
  await revisarDialogo(pagina);
});
