// The office's first figure: what came in of what was expected, today and in the days before it, as far as they are known.
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { AMBOS, comoTexto } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import { cifra, enPesos, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';

const ESTADISTICAS = /dashboard-stats/;
const TITULOS = ['Cobrado de lo esperado', 'En 7 días', 'En 30 días'];

const delServidor = async () => (await invocar(await gerente(), 'dashboardStats')).cuerpo;
const dela = (titulo: string) => within(cifra(titulo)!);

type Cobrado = Awaited<ReturnType<typeof delServidor>>['cobradoDeLoEsperado'];
const conCobrado = async (cobradoDeLoEsperado: Cobrado, pedido: Pedido) => {
  const cuerpo = await delServidor();
  return enOficina('gerente', {
    ...pedido,
    antes: (red) => red.responder(ESTADISTICAS, 200, { ...cuerpo, cobradoDeLoEsperado }),
  });
};

describe.each(AMBOS.map((tamano) => [comoTexto(tamano), tamano] as const))('at %s', (_, tamano) => {
  test.each([
    ['manager', 'gerente'],
    ['supervisor', 'supervisor'],
  ])('a %s reads it before any other figure, in per cent and in pesos of both', async (_quien, base) => {
    const { hoy, sieteDias, treintaDias } = (await delServidor()).cobradoDeLoEsperado;
    await enOficina(base, { tamano });
    const textos = [hoy, sieteDias, treintaDias];
    for (const [i, titulo] of TITULOS.entries()) {
      const { cobrado, esperado, porcentaje } = textos[i]!;
      expect(porcentaje).toBeGreaterThan(0);
      await sePone(titulo, `${porcentaje!.toFixed(2)} %`);
      expect(cifra(titulo)!.textContent).toContain(`${enPesos(cobrado)} de ${enPesos(esperado)}`);
    }
    expect(
      [...document.querySelectorAll('.cifra-titulo')].slice(0, 3).map(({ textContent }) => textContent),
    ).toEqual(TITULOS);
    // Nothing that is a figure stands before it, whatever it looks like.
    const antes = document.createRange();
    antes.setStartAfter(document.querySelector('.encabezado')!);
    antes.setEndBefore(cifra('Cobrado de lo esperado')!);
    expect(antes.toString()).toMatch(/^[^\d$%]+$/);
    screen.getByRole('region', { name: 'Hoy' });
    dela('En 7 días').getByText('los 7 días hasta ayer');
    dela('En 30 días').getByText('los 30 días hasta ayer');
    expect(cifra('Cobrado de lo esperado')!.querySelector('a')?.getAttribute('href')).toBe(
      `/leal/${base}/rutas?orden=avance`,
    );
  });

  test('it waits in its own shape', async () => {
    let seguir = (): void => undefined;
    await enOficina('gerente', { tamano, antes: (red) => void (seguir = red.detener(ESTADISTICAS)) });
    const lista = await screen.findByRole('list', { name: 'Cobrado de lo esperado' });
    expect(lista.getAttribute('aria-busy')).toBe('true');
    expect(TITULOS.map(valorDe)).toEqual(['', '', '']);
    seguir();
    const { porcentaje } = (await delServidor()).cobradoDeLoEsperado.sieteDias;
    await sePone('En 7 días', `${porcentaje!.toFixed(2)} %`);
    expect(lista.getAttribute('aria-busy')).toBe('false');
  });

  test('a failed load is asked again', async () => {
    const { usuario, red } = await enOficina('gerente', {
      tamano,
      antes: (laRed) => laRed.rechazar(ESTADISTICAS),
    });
    await reintentar(usuario, 'Error al cargar datos del dashboard', () => red.dejarPasar());
    await screen.findByRole('list', { name: 'Cobrado de lo esperado' });
  });

  test('before any day is kept it knows none, and nothing expected has no per cent', async () => {
    const nada = { cobrado: 0, esperado: 0, porcentaje: null };
    await conCobrado(
      {
        hoy: nada,
        sieteDias: { ...nada, dias: 0, de: 7 },
        treintaDias: { ...nada, dias: 0, de: 30 },
      },
      { tamano },
    );
    for (const titulo of TITULOS) await sePone(titulo, '—');
    dela('Cobrado de lo esperado').getByText('nada se esperaba');
    dela('En 7 días').getByText('se saben 0 de 7 días');
    dela('En 30 días').getByText('se saben 0 de 30 días');
    expect(document.body.textContent).not.toMatch(/NaN|Infinity/);
  });

  test('of how many days it knows; more than expected is said, and what came in on a day without any', async () => {
    await conCobrado(
      {
        hoy: { cobrado: 50, esperado: 0, porcentaje: null },
        sieteDias: { cobrado: 500, esperado: 400, porcentaje: 125, dias: 1, de: 7 },
        treintaDias: { cobrado: 400, esperado: 400, porcentaje: 100, dias: 12, de: 30 },
      },
      { tamano },
    );
    await sePone('En 7 días', '125.00 %');
    dela('En 7 días').getByText('$500.00 de $400.00: $100.00 de más');
    dela('En 7 días').getByText('se sabe 1 de 7 días');
    expect(valorDe('En 30 días')).toBe('100.00 %');
    dela('En 30 días').getByText('$400.00 de $400.00');
    dela('En 30 días').getByText('se saben 12 de 30 días');
    expect(valorDe('Cobrado de lo esperado')).toBe('—');
    dela('Cobrado de lo esperado').getByText('$50.00; nada se esperaba');
  });

  test('cash and transfers are told apart, and what nobody expected beside them, where there were any', async () => {
    const cobrado = { cobrado: 400, esperado: 400, porcentaje: 100 };
    const { usuario } = await conCobrado(
      {
        hoy: { ...cobrado, transferido: 150.5 },
        sieteDias: { ...cobrado, de_castigados: 80, dias: 7, de: 7 },
        treintaDias: { ...cobrado, transferido: 400, dias: 30, de: 30 },
      },
      { tamano },
    );
    await sePone('En 7 días', '100.00 %');
    const dicho = (titulo: string) => cifra(titulo)!.textContent;
    expect(dicho('Cobrado de lo esperado')).toContain(
      '$400.00 de $400.00\nEfectivo $249.50 · Transferencias $150.50',
    );
    expect(dicho('En 30 días')).toContain('Efectivo $0.00 · Transferencias $400.00');
    expect(dicho('En 7 días')).not.toContain('Transferencias');
    expect(dicho('En 7 días')).toContain('$400.00 de $400.00\nAparte, de castigados $80.00');
    expect(dicho('En 30 días')).not.toContain('castigados');
    await usuario.click(screen.getByRole('button', { name: 'Qué es cada cifra de En 30 días' }));
    await screen.findByText(/Lo cobrado, sin lo de castigados, entre lo esperado/);
    await screen.findByText('Transferencias');
  });

  test('what it is, is said where it stands', async () => {
    const { usuario } = await enOficina('gerente', { tamano });
    await sePone(
      'En 7 días',
      `${(await delServidor()).cobradoDeLoEsperado.sieteDias.porcentaje!.toFixed(2)} %`,
    );
    await usuario.click(screen.getByRole('button', { name: 'Qué es En 7 días' }));
    await within(await screen.findByRole('tooltip')).findByText(
      /Lo cobrado, sin lo de castigados, entre lo esperado/,
    );
  });
});
