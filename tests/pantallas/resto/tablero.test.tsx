// The collector's day in figures, and what it was collected from.
import { fecha } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir, type Pedido } from '../apoyo/abrir.tsx';
import { cifra, consulta, filas, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { registrarPago } from '../apoyo/ruta.ts';

const HOY = fecha('2026-11-18');
const LUNES = fecha('2026-11-16');
const CARTERA = [
  creditoDe('Ana López', {
    movimientos: [
      { tipo: 'pago', fecha: LUNES },
      { tipo: 'pago', fecha: HOY, minuto: 610 },
    ],
  }),
  creditoDe('Beto Ruiz', { movimientos: [{ tipo: 'visita', fecha: HOY, minuto: 620 }] }),
  creditoDe('Carla Gil'),
  creditoDe('Dora Paz', { estado: 'Pendiente' }),
];
const TABLERO = /abonos\/dashboard/;

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  async function enPantalla(camino: string, pedido: Pedido = {}) {
    const cobrador = await mundo.cobrador(CARTERA);
    return { cobrador, ...(await abrir(cobrador, `cobrador/${camino}`, { tamano, ...pedido })) };
  }

  test('the figures are the day, lead to what they are made of, and move with a payment', async () => {
    const { usuario } = await enPantalla('dashboard');
    await screen.findByRole('heading', { name: 'Dashboard de Cobranza' });
    await sePone('Recaudado', '$120.00');
    expect(valorDe('Efectivo a Entregar')).toBe('$120.00');
    within(cifra('Efectivo a Entregar')!).getByText('Por aprobar (en mano) $0.00');
    expect(valorDe('Clientes Visitados')).toBe('2 / 3');
    expect(valorDe('Préstamos Activos')).toBe('3');
    const enlaces = [...document.querySelectorAll('.cifra a')].map((a) => a.getAttribute('href'));
    const caminos = ['/recaudado', '/caja', '/clientes-visitados', '', '/gastos', '/reportes'];
    expect(enlaces).toEqual(caminos.map((camino) => `/leal/cobrador${camino}`));
    const espera = within(screen.getByRole('region', { name: 'Por Aprobar' })).getAllByRole('definition');
    expect(espera.map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '0']);
    const barras = screen.getByRole('table', { name: 'Cobranza de la semana' });
    within(barras).getByRole('row', { name: 'Lunes 16/11/2026 $120.00' });

    await usuario.click(screen.getByRole('button', { name: 'Qué es Recaudado' }));
    within(await screen.findByRole('tooltip')).getByText(/pagos vigentes de hoy/);

    await usuario.click(within(cifra('Préstamos Activos')!).getByRole('link'));
    await registrarPago(usuario, 'Carla Gil', '$120.00');
    history.back();
    await sePone('Recaudado', '$240.00');
    await sePone('Clientes Visitados', '3 / 3');
  });

  test('a dashboard that does not load says so, and loads when it is asked again', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    // Six abonos are in hand, and wait for the manager.
    const cuerpo = { id_credito: `${cobrador.prefijo}-cre-2`, monto: 720, fecha_abono: HOY };
    await cobrador.llamar('POST', 'abonos/registrar', { cuerpo });
    const antes: Pedido['antes'] = (laRed) => laRed.rechazar(TABLERO);
    const { red, usuario } = await abrir(cobrador, 'cobrador/dashboard', { tamano, antes });
    await reintentar(usuario, 'Error al obtener datos del dashboard', () => red.dejarPasar());
    await waitFor(() => within(cifra('Efectivo a Entregar')!).getByText('Por aprobar (en mano) $720.00'));
    expect(valorDe('Recaudado')).toBe('$120.00');
  });

  test('a person who may no longer see it is told so', async () => {
    await enPantalla('dashboard', {
      antes: (red) => red.responder(TABLERO, 403, { message: 'No.', code: 'PROHIBIDO' }),
    });
    await screen.findByText('Usuario no autorizado');
  });

  test('Recaudado lists today: client, amount, address, original credit, time; a name opens its credit; a failed load is asked again', async () => {
    const { red, usuario, cobrador } = await enPantalla('recaudado', {
      antes: (laRed) => laRed.rechazar(TABLERO),
    });
    await reintentar(usuario, 'Error al obtener datos de recaudación', () => red.dejarPasar());
    await sePone('Total hoy', '$120.00');
    expect(valorDe('Número de pagos')).toBe('1');
    const [fila, ...demas] = filas();
    expect(demas).toEqual([]);
    for (const texto of ['Ana López', '$120.00', '$3,000.00', '10:10']) expect(fila).toContain(texto);
    await usuario.click(screen.getByRole('link', { name: 'Ana López' }));
    await waitFor(() => expect(location.pathname).toBe('/leal/payment/ana-lopez'));
    expect(consulta()).toBe(`?credito=${cobrador.prefijo}-cre-1`);
  });
});
