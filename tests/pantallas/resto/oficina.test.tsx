// The screens of managers and supervisors: the dashboard and a collector's cards, on which a supervisor has nothing to
// write.
import { fecha, NADA_POR_APROBAR } from '@leal/domain';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ESCRITORIO, TELEFONO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { contestar, elDialogo } from '../apoyo/dialogo.ts';
import { dice } from '../apoyo/dice.ts';
import { dicho } from '../apoyo/dicho.ts';
import { irA } from '../apoyo/ir.ts';
import { consulta, enPesos, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { encabezadoRuta } from '../apoyo/ruta.ts';
import { conPocasRutas } from '../apoyo/rutas.ts';

/** The buttons of a card; its amount only opens it. */
const mandos = () => document.querySelectorAll('article button:not([aria-expanded])');

const atrasos = (...dias: string[]) =>
  dias.map((dia) => ({ tipo: 'atraso' as const, fecha: fecha(`2026-11-${dia}`) }));
/** Past due, with five late days, and neither. */
const CARTERA = [
  creditoDe('Ana López', { fecha_inicio: fecha('2026-09-01') }),
  creditoDe('Beto Ruiz', {
    fecha_inicio: fecha('2026-11-03'),
    movimientos: atrasos('05', '06', '07', '09', '10'),
  }),
  creditoDe('Carla Gil', { movimientos: [{ tipo: 'pago', fecha: fecha('2026-11-17') }] }),
];

const conRutaDe = (camino: string, uid?: string, tamano = ESCRITORIO) =>
  enOficina(camino, { tamano, antes: (red) => conPocasRutas(red, uid) });
const enlacesDe = (donde: ParentNode | null) =>
  [...(donde?.querySelectorAll('a') ?? [])].map((enlace) => enlace.getAttribute('href') ?? '');
const laTabla = (nombre: string) => within(screen.getByRole('table', { name: nombre }));

describe('the dashboard', () => {
  const delServidor = async () => (await invocar(await gerente(), 'dashboardStats')).cuerpo;

  test('says what the server adds up, what each figure is, and draws it', async () => {
    const { usuario } = await conRutaDe('gerente');
    await screen.findByRole('heading', { name: 'Dashboard' });
    const semana = await screen.findByText('16–22 de nov de 2026');
    expect(semana.closest('.cifra')?.textContent).toMatch(/^Recaudación Semana\$/);
    await usuario.click(screen.getByRole('button', { name: 'Qué es % Recuperación' }));
    await within(await screen.findByRole('tooltip')).findByText(/cuánto se ha pagado ya/);
    screen.getByText('Saldos conciliados ayer 03:00 · sin diferencias');
    const capital = screen.getByText('Capital Colocado').closest('.cifra');
    expect(capital?.querySelector('.tendencia')?.textContent).toMatch(/^[+−]\$[\d,.]+ en 7 días$/);
    expect(enlacesDe(screen.getByRole('navigation', { name: 'Acciones rápidas' }))).toEqual(
      ['solicitudes', 'rutas', 'clientes-activos'].map((camino) => `/leal/gerente/${camino}`),
    );
    laTabla('Cobranza por día').getByRole('row', {
      name: /^Domingo 22\/11\/2026 \$0\.00\s*Semana pasada\s*\$/,
    });
    laTabla('Vencidos por antigüedad').getByRole('row', {
      name: /^De 8 a 15 días \$[\d,]+\.\d\d\s*\d+ clientes?$/,
    });
  });

  test('first where to look: how far the day has come, and what waits, since when, and where it is decided; no figure is said twice', async () => {
    await conRutaDe('gerente');
    const gastos = await screen.findByRole('link', { name: /^Gastos\s*hace \d+ (min|h|días?)\s*\d+$/ });
    expect(gastos.getAttribute('href')).toBe('/leal/gerente/bandeja?tipo=gastos');
    const hoy = within(screen.getByRole('region', { name: 'Hoy' }));
    hoy.getByText(/^Se esperan \$[\d,.]+$/);
    hoy.getByRole('progressbar', { name: 'Visitados de los que se cobran hoy' });
    const partes = document.querySelector('.gerencia-cima, .gerencia-paneles')?.textContent;
    for (const cifra of document.querySelectorAll('.cifra-valor'))
      if (cifra.textContent.startsWith('$')) expect(partes).not.toContain(cifra.textContent);
  });

  test('kinds of which nothing waits are folded into a line, and with nothing at all there is no such part', async () => {
    const en = async (porAprobar: object, solicitudesPendientes: number) => {
      const cuerpo = {
        ...(await delServidor()),
        porAprobar: { ...NADA_POR_APROBAR, ...porAprobar },
        solicitudesPendientes,
        clientesVencidos: 0,
      };
      return enOficina('supervisor', { antes: (red) => red.responder(/dashboard-stats/, 200, cuerpo) });
    };
    await en({ creditos: 2 }, 2);
    const esperan = within(await screen.findByRole('region', { name: 'Esperan decisión' }));
    await esperan.findByText(/^Nada de Edición de Pagos, .* o Gastos$/);
    expect(esperan.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Créditos nuevos.*2$/),
    ]);
    expect(screen.queryByRole('region', { name: 'Vencidos por antigüedad' })).toBeNull();
    await en({}, 0);
    await sePone('Solicitudes Pendientes', '0');
    expect(screen.queryByRole('region', { name: 'Esperan decisión' })).toBeNull();
  });

  test('a failed load says so; what is paid meanwhile is in it when it loads again', async () => {
    const cobrador = await mundo.cobrador([creditoDe('Ana López')]);
    // The sums of many collectors are the last minute's, once more of them have moved than a reading puts right.
    await mundo.disparar('resumirOficina');
    const antes = await delServidor();
    const { red, usuario } = await enOficina('gerente', {
      antes: (laRed) => laRed.rechazar(/dashboard-stats/),
    });
    await reintentar(usuario, 'Error al cargar datos del dashboard', () => red.dejarPasar());
    await sePone('Recaudación Hoy', enPesos(antes.recaudacionHoy));
    const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 };
    await invocar(cobrador, 'registrarAbono', { cuerpo });
    await usuario.click(screen.getByRole('button', { name: 'Actualizar' }));
    const { recaudacionHoy } = await delServidor();
    expect(recaudacionHoy).toBe(antes.recaudacionHoy + 120);
    await sePone('Recaudación Hoy', enPesos(recaudacionHoy));
  });
});

describe('the routes', () => {
  test("a collector's cards: red past due, yellow from five late days on; nothing to register, and on to the reports", async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const nombre = `Cobrador ${cobrador.uid}`;
    const { usuario } = await conRutaDe('gerente/rutas', cobrador.uid, TELEFONO);
    const tarjeta = await screen.findByRole('article', { name: nombre });
    await usuario.click(within(tarjeta).getByRole('link', { name: /^Ver ruta/ }));
    await encabezadoRuta(3);
    const colores = ['Ana López', 'Beto Ruiz', 'Carla Gil'].map((cliente) =>
      screen.getByRole('article', { name: cliente }).getAttribute('data-color'),
    );
    expect(colores).toEqual(['rojo', 'amarillo', 'normal']);
    expect(mandos()).toHaveLength(0);
    await screen.findByText(nombre);
    await usuario.click(within(screen.getByRole('main')).getByRole('link', { name: 'Reportes' }));
    await waitFor(() => expect(valorDe('Total semana')).toBe('$120.00'));
    await usuario.click(screen.getByRole('link', { name: 'Ruta' }));
    await encabezadoRuta(3);
  });

  test('only a payment that waits can be decided on its card', async () => {
    const cobrador = await mundo.cobrador(CARTERA.slice(1));
    const cuerpo = {
      id_credito: `${cobrador.prefijo}-cre-1`,
      monto: 720,
      capturado_en: '2026-11-17T17:00:00-06:00',
    };
    await invocar(cobrador, 'registrarAbono', { cuerpo });
    const { usuario } = await conRutaDe(`gerente/rutas/${cobrador.uid}`);
    await encabezadoRuta(2);
    await waitFor(() => expect(mandos()).toHaveLength(2));
    await usuario.click(screen.getByRole('button', { name: 'Aprobar los abonos de Beto Ruiz' }));
    await dice('¿Registrar los 6 abonos de Beto Ruiz por $720.00?', await elDialogo());
    await contestar(usuario, 'Aprobar');
    await dicho('Solicitud aprobada');
    await waitFor(() => expect(mandos()).toHaveLength(0));
  });
});

describe('a supervisor', () => {
  test('sees the same without anything to write, and without a way to what only managers have', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    const nombre = `Cobrador ${cobrador.uid}`;
    const { usuario } = await conRutaDe('supervisor', cobrador.uid);
    const soloSuyos = () => {
      const ajenos = enlacesDe(document.querySelector('#contenido'));
      expect(ajenos.filter((href) => !href.startsWith('/leal/supervisor'))).toEqual([]);
    };
    await waitFor(() => expect(valorDe('Capital Colocado')).toMatch(/^\$/));
    soloSuyos();

    const rapidas = within(screen.getByRole('navigation', { name: 'Acciones rápidas' }));
    await usuario.click(rapidas.getByText('Rutas'));
    await usuario.click(await screen.findByRole('link', { name: nombre }));
    await encabezadoRuta(3);
    soloSuyos();
    expect(document.querySelectorAll('article a')).toHaveLength(0);
    expect(mandos()).toHaveLength(0);

    await irA('supervisor/reportes?dia=2026-11-17&cobrador=cobrador-1');
    fireEvent.change(await screen.findByRole('combobox', { name: 'Cobrador' }), {
      target: { value: nombre },
    });
    await usuario.click(await screen.findByTitle(nombre));
    await waitFor(() => expect(consulta()).toBe(`?dia=2026-11-17&cobrador=${cobrador.uid}`));
    await sePone('Total del día', '$120.00');
    await screen.findByRole('cell', { name: 'Carla Gil' });
    soloSuyos();
  });
});
