// A collector's clients: figures of the server, a search that waits, 20 at a time, and a failure that is no empty list.
import { centavos, fecha } from '@leal/domain';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AMBOS, comoTexto } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir, type Pedido } from '../apoyo/abrir.tsx';
import { consulta, filas, hayFilas, llegarAlFinal, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';

const PAGADO = ['09', '10', '11', '12', '13', '14'].map((dia) => ({
  tipo: 'pago' as const,
  fecha: fecha(`2026-11-${dia}`),
  monto: centavos(60_000),
}));
const ZOILA = creditoDe('Zoila Mora', { movimientos: PAGADO });
const VISITADA = creditoDe('Ana López', {
  movimientos: [{ tipo: 'visita', fecha: fecha('2026-11-18'), minuto: 610 }],
});
const CARTERA = [ZOILA, VISITADA, ...Array.from({ length: 20 }, (_, i) => creditoDe(`Cliente ${i + 1}`))];

const buscador = () => screen.getByPlaceholderText('Buscar por nombre, negocio, dirección...');
const escribir = (texto: string) => fireEvent.change(buscador(), { target: { value: texto } });

describe.each(AMBOS.map((tamano) => [comoTexto(tamano), tamano] as const))('at %s', (_, tamano) => {
  async function enClientes(pedido: Pedido = {}) {
    const cobrador = await mundo.cobrador(CARTERA);
    return { cobrador, ...(await abrir(cobrador, 'cobrador/clientes-visitados', { tamano, ...pedido })) };
  }

  test('four figures of the whole, 20 rows, and the others when the end is near', async () => {
    await enClientes();
    await screen.findByText('Cliente 9');
    await sePone('Total', '22');
    expect(['Activos', 'Finalizados', 'Visitados hoy'].map(valorDe)).toEqual(['21', '1', '1']);
    await hayFilas(20);
    llegarAlFinal();
    await hayFilas(22);
  });

  test('filter and search stand in the address; a row opens its credit, and back finds them again', async () => {
    const { usuario, cobrador } = await enClientes();
    await screen.findByText('Cliente 9');
    await hayFilas(20);
    await usuario.click(screen.getAllByText('Finalizados', { exact: true }).at(-1)!);
    await hayFilas(1);
    expect(consulta()).toBe('?ver=finalizados');
    escribir('nadie');
    await screen.findByText('No se encontraron resultados');
    escribir('...');
    await screen.findByText(/^Escribe al menos 2 letras o números/);
    await hayFilas(0);
    escribir('ZOILA');
    await screen.findByText('1 cliente encontrado');
    expect(consulta()).toBe('?ver=finalizados&q=ZOILA');
    expect(valorDe('Total')).toBe('22');
    const [fila = ''] = filas();
    for (const texto of ['Zoila Mora', 'Finalizado', '$3,000.00', '$3,600.00', '14/11/2026'])
      expect(fila).toContain(texto);
    await usuario.click(screen.getByRole('link', { name: 'Zoila Mora' }));
    await waitFor(() => expect(location.pathname).toBe('/leal/payment/zoila-mora'));
    expect(consulta()).toBe(`?credito=${cobrador.prefijo}-cre-1`);
    history.back();
    await waitFor(() => expect(buscador()).toHaveProperty('value', 'ZOILA'));
    await hayFilas(1);
  });

  test('one word is one search; a new search cancels the one before', async () => {
    const { red } = await enClientes();
    await screen.findByText('Cliente 9');
    const abandonadas: string[] = [];
    red.tratar(/busqueda=lenta/, (_ida, _seguir, signal) => {
      signal?.addEventListener('abort', () => abandonadas.push('lenta'));
      return new Promise(() => undefined);
    });
    for (let n = 1; n <= 'lenta'.length; n += 1) escribir('lenta'.slice(0, n));
    await waitFor(() => expect(red.enviadas(/busqueda=lenta/)).toHaveLength(1));
    escribir('zoila');
    await screen.findByText('1 cliente encontrado');
    expect(abandonadas).toEqual(['lenta']);
    const buscadas = red.enviadas(/busqueda=/).map(({ ruta }) => /busqueda=(\w+)/.exec(ruta)?.[1]);
    expect(buscadas).toEqual(['lenta', 'zoila']);
  });

  test('clients that do not load are not an empty list', async () => {
    const { red, usuario } = await enClientes({
      antes: (laRed) => laRed.rechazar(/clientes\/todos/),
    });
    await reintentar(usuario, 'Error al obtener datos de clientes visitados', () => red.dejarPasar());
    await hayFilas(20);
    await sePone('Total', '22');
  });
});
