// Weekly reports: from week to week, into a day and back, and what happens when the week does not answer.
import { type Fecha, fecha } from '@leal/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir, type Pedido } from '../apoyo/abrir.tsx';
import { irA } from '../apoyo/ir.ts';
import { consulta, hayFilas, reintentar, sePone, valorDe } from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { usarPortapapeles } from '../apoyo/portapapeles.ts';

const VIERNES = fecha('2026-11-13');
const MARTES = fecha('2026-11-17');
const pago = (dia: Fecha) => ({ tipo: 'pago' as const, fecha: dia });
const CARTERA = [
  creditoDe('Ana López', { fecha_inicio: fecha('2026-11-09'), movimientos: [pago(VIERNES), pago(MARTES)] }),
  ...Array.from({ length: 11 }, (_, i) => creditoDe(`Cliente ${i + 1}`, { movimientos: [pago(VIERNES)] })),
];
const SEMANA = /abonos\/reporte-semana\//;
const DIA = /abonos\/reporte\//;

const boton = (name: string) => screen.getByRole('button', { name });
const enlaceDia = (dia: string) => screen.queryByRole('link', { name: new RegExp(`^${dia}`) });
const buscador = () => screen.getByRole('searchbox', { name: 'Buscar por cliente o dirección' });

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  const visitar = async (camino: string, pedido: Pedido = {}) =>
    abrir(await mundo.cobrador(CARTERA), `cobrador/reportes${camino}`, { tamano, ...pedido });

  test('weeks go back, never into the future, each beside the one before', async () => {
    const { red, usuario } = await visitar('');
    await sePone('Total semana', '$120.00');
    // Tuesday's payment beside Monday and Tuesday of last week, when nothing came in; Friday's is not compared yet.
    await screen.findByText('antes $1,440.00');
    await screen.findByText('sin base para comparar');
    within(screen.getByRole('row', { name: /^Viernes 13|^Viernes 20/ })).getByText('$1,440.00');

    const copiado = usarPortapapeles();
    await usuario.click(boton('Copiar tabla'));
    await screen.findByText('Tabla copiada');
    const renglones = ((await copiado()) ?? '').split('\n');
    expect(renglones[5]?.split('\t')).toEqual(['Viernes', '20/11/2026', '0.00', '1440.00', '0', '0', '0.00']);
    expect(renglones[8]?.split('\t').slice(0, 4)).toEqual(['Total', '', '120.00', '1440.00']);

    expect(boton('Semana siguiente')).toHaveProperty('disabled', true);
    expect(enlaceDia('Jueves 19')).toBeNull();
    await usuario.click(boton('Semana anterior'));
    await sePone('Total semana', '$1,440.00');
    const valores = ['Clientes', 'Abonos', 'Créditos nuevos', 'Visitas sin pago'].map(valorDe);
    expect(valores).toEqual(['12', '12', '1', '0']);
    expect(consulta()).toBe('?semana=2026-11-09');
    await screen.findByText('sin semana anterior');
    // One week back asks for one week more, the one before it.
    const leidas = red.enviadas(SEMANA).map(({ ruta }) => /semana=([\d-]+)/.exec(ruta)?.[1]);
    expect([...new Set(leidas)]).toEqual(['2026-11-16', '2026-11-09', '2026-11-02']);
  });

  test('a day opens, pages and searches, and back is its week, however it was opened', async () => {
    const { usuario } = await visitar('?semana=2026-11-09');
    const buscar = async (texto: string) => {
      fireEvent.change(buscador(), { target: { value: texto } });
      await usuario.type(buscador(), '{Enter}');
    };
    await sePone('Total semana', '$1,440.00');
    await usuario.click(enlaceDia('Viernes 13/11/2026')!);
    await hayFilas(10);
    expect(valorDe('Total del día')).toBe('$1,440.00');
    await usuario.click(screen.getByRole('button', { name: 'Página siguiente' }));
    await hayFilas(2);
    expect(consulta()).toBe('?dia=2026-11-13&pagina=2');

    await buscar('  ');
    expect(consulta()).toBe('?dia=2026-11-13&pagina=2');
    await buscar(' ana ');
    await hayFilas(1);
    expect(consulta()).toBe('?dia=2026-11-13&q=ana');
    expect(valorDe('Total del día')).toBe('$1,440.00');
    for (const vaciar of [
      () => fireEvent.change(buscador(), { target: { value: '' } }),
      () => usuario.click(document.querySelector('.reportes-buscar .ant-input-clear-icon')!),
    ]) {
      await vaciar();
      await hayFilas(10);
      expect(consulta()).toBe('?dia=2026-11-13');
      await buscar('ana');
      await hayFilas(1);
    }

    await usuario.click(boton('Semana'));
    await sePone('Total semana', '$1,440.00');
    expect(consulta()).toBe('?semana=2026-11-09');

    // A day that was opened from a link leads back to its own week.
    await irA('cobrador/reportes?dia=2026-11-17');
    await hayFilas(1);
    await usuario.click(boton('Semana'));
    await sePone('Total semana', '$120.00');
  });

  test("an address opens a day's page as it was", async () => {
    await visitar('?dia=2026-11-13&pagina=2');
    await hayFilas(2);
  });

  test('when the week does not answer its days do; when they fail too, it says so', async () => {
    const romper: Pedido['antes'] = (laRed) => laRed.responder(SEMANA, 500, {});
    const { red, usuario } = await visitar('?semana=2026-11-09', { antes: romper });
    await sePone('Total semana', '$1,440.00');
    expect(valorDe('Clientes')).toBe('—');

    red.responder(DIA, 500, {});
    await usuario.click(boton('Semana siguiente'));
    await reintentar(usuario, 'Error al cargar historial de la semana', () => red.dejarPasar());
    await sePone('Clientes', '1');

    red.rechazar(DIA);
    await usuario.click(enlaceDia('Martes 17/11/2026')!);
    await reintentar(usuario, 'Error al cargar historial del día', () => red.dejarPasar());
    await hayFilas(1);
  });
});
