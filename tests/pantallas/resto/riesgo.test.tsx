// The portfolio at risk, as the office reads it: what the server adds up, where each figure leads, and when there is nothing.
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { CADA_TAMANO } from '../../e2e/apoyo/tamanos.ts';
import type { Pedido } from '../apoyo/abrir.tsx';
import {
  cifra,
  consulta,
  enPesos,
  laTabla,
  losRenglones,
  reintentar,
  sePone,
  valorDe,
} from '../apoyo/leer.ts';
import { mundo } from '../apoyo/mundo.ts';
import { enOficina } from '../apoyo/oficina.ts';
import { CARTERA, delServidor, enRiesgo } from '../apoyo/riesgo.ts';

const RIESGO = /reportes\/riesgo(\?|$)/;

const clientes = (n: number) => `${n} ${n === 1 ? 'cliente' : 'clientes'}`;
type Parte = { saldo: number; clientes: number };
const saldoDe = (de: Parte) => `${enPesos(de.saldo)} de ${clientes(de.clientes)}`;
const parteDe = ({ porcentaje, ...de }: Parte & { porcentaje: number | null }) =>
  porcentaje === null ? '—' : `${porcentaje.toFixed(2)} % ${saldoDe(de)}`;
const enlace = (donde: HTMLElement, nombre: string) =>
  within(donde).getByRole('link', { name: nombre }).getAttribute('href');

describe.each(CADA_TAMANO)('at %s', (_, tamano) => {
  test('says what the server adds up, of all, by age, by term and by collector, and each leads to its clients', async () => {
    const cobrador = await mundo.cobrador(CARTERA);
    // A minute later the rows that are kept of all have the new collector, however many are new.
    await mundo.disparar('resumirOficina');
    const visto = await delServidor();
    const { usuario } = await enRiesgo({ tamano });
    await screen.findByRole('heading', { name: 'Cartera en riesgo' });
    await sePone('Cartera entregada', enPesos(visto.saldo));
    const de7 = visto.riesgo.find(({ dias }) => dias === 7)!;
    expect(valorDe('Más de 7 días')).toBe(`${de7.porcentaje!.toFixed(2)} %`);
    within(cifra('Más de 7 días')!).getByText(`${enPesos(de7.saldo)} · ${de7.clientes} clientes`);
    const caminos = [...document.querySelectorAll('.cifra a')].map((a) => a.getAttribute('href'));
    expect(caminos).toEqual(
      [0, 2, 8, 16, 31, 61].map((n) => `/leal/gerente/clientes-activos?atrasados=${n}`),
    );
    const edades = await losRenglones('Por días de atraso');
    expect(edades.map(([nombre, saldo]) => [nombre, saldo])).toEqual(
      [
        'Al corriente',
        'De 1 a 7 días',
        'De 8 a 15 días',
        'De 16 a 30 días',
        'De 31 a 60 días',
        'Más de 60 días',
      ].map((nombre, i) => [nombre, enPesos(visto.edades[i]!.saldo)]),
    );
    expect(enlace(await laTabla('Por días de atraso'), 'De 8 a 15 días')).toContain('?atrasados=8-15');
    within(await laTabla('Por días de atraso')).getByRole('progressbar', { name: /Al corriente$/ });
    expect(await losRenglones('Por plazo')).toEqual(
      visto.plazos.map((de) => [`${de.dias_pago} días`, saldoDe(de), ...de.riesgo.map(parteDe)]),
    );
    const cobradores = await laTabla('Por cobrador');
    expect(await losRenglones('Por cobrador')).toEqual(
      visto.cobradores!.map((de) => [de.nombre_cobrador, parteDe(de.riesgo[1]!), saldoDe(de)]),
    );
    const { nombre_cobrador, riesgo } = visto.cobradores!.find((de) => de.id_cobrador === cobrador.uid)!;
    expect(riesgo.map(({ clientes }) => clientes)).toEqual([2, 2, 1, 1, 1]);
    expect(enlace(cobradores, nombre_cobrador)).toContain(`?cobrador=${cobrador.uid}&atrasados=8`);
    await usuario.click(screen.getByRole('button', { name: 'Qué es Más de 7 días' }));
    await within(await screen.findByRole('tooltip')).findByText(/más días de atraso que esos/);
  });

  test('the days of risk by which collectors are sorted are chosen, and stand in the address', async () => {
    await mundo.cobrador(CARTERA);
    const { usuario } = await enRiesgo({ tamano });
    await laTabla('Por cobrador');
    await usuario.click(screen.getByRole('radio', { name: '60 días' }));
    expect(consulta()).toBe('?dias=60');
    await screen.findByText(/^Más de 60 días de atraso/);
    const { cobradores } = await delServidor(60);
    await waitFor(async () =>
      expect((await losRenglones('Por cobrador')).map(([nombre]) => nombre)).toEqual(
        cobradores!.map(({ nombre_cobrador }) => nombre_cobrador),
      ),
    );
  });

  test('it waits in its own shape, and a failed load says so and is asked again', async () => {
    const { red, usuario } = await enRiesgo({ tamano, antes: (laRed) => laRed.rechazar(RIESGO) });
    await reintentar(usuario, 'Error al obtener la cartera en riesgo', () => red.dejarPasar());
    await laTabla('Por plazo');
  });
});

const conRespuesta = async (cambios: object): Promise<Pedido> => {
  const cuerpo = { ...(await delServidor()), ...cambios };
  return { antes: (red) => red.responder(RIESGO, 200, cuerpo) };
};

test('without credits it says so, and no figure is a number that is none', async () => {
  await enRiesgo(await conRespuesta({ saldo: 0, clientes: 0, cobradores: [], total_cobradores: 0 }));
  await screen.findByText('No hay créditos entregados con saldo');
  expect(document.body.textContent).not.toContain('NaN');
});

test('a part of nothing is a dash', async () => {
  const { plazos } = await delServidor();
  const vacio = plazos.map((plazo) => ({
    ...plazo,
    saldo: 0,
    riesgo: plazo.riesgo.map((en) => ({ ...en, saldo: 0, clientes: 0, porcentaje: null })),
  }));
  await enRiesgo(await conRespuesta({ plazos: vacio }));
  expect((await losRenglones('Por plazo')).map((fila) => fila.slice(2))).toEqual([
    Array(5).fill('—'),
    Array(5).fill('—'),
    Array(5).fill('—'),
  ]);
});

test('where not everybody is listed it says who is, and how old all of it is', async () => {
  await enRiesgo(await conRespuesta({ total_cobradores: 1_234, leido: '2026-11-18T16:05:00.000Z' }));
  await screen.findByText(/^Los \d+ con más riesgo, de 1,234 cobradores$/);
  screen.getByText(/al minuto de las 10:05$/);
});

test('the next collectors are asked for, until everybody is there; a page that fails is asked for again', async () => {
  await mundo.cobrador(CARTERA);
  const visto = await delServidor();
  const todos = visto.cobradores!;
  const [primero, ...resto] = todos;
  const pagina = (cobradores: typeof todos, siguiente: string | null) => ({
    ...visto,
    cobradores,
    total_cobradores: todos.length,
    siguiente,
  });
  const DE_OTRA = /reportes\/riesgo\?.*cursor=la-otra/;
  const { red, usuario } = await enRiesgo({
    antes: (laRed) => {
      laRed.responder(/reportes\/riesgo\?dias=7$/, 200, pagina([primero!], 'la-otra'));
      laRed.rechazar(DE_OTRA);
    },
  });
  await screen.findByText(`Los 1 con más riesgo, de ${todos.length} cobradores`);
  await usuario.click(screen.getByRole('button', { name: 'Ver más cobradores' }));
  await reintentar(usuario, 'Error al obtener la cartera en riesgo', () =>
    // Whoever moved up meanwhile comes a second time.
    red.responder(DE_OTRA, 200, pagina([primero!, ...resto], null)),
  );
  await waitFor(async () =>
    expect((await losRenglones('Por cobrador')).map(([nombre]) => nombre)).toEqual(
      todos.map(({ nombre_cobrador }) => nombre_cobrador),
    ),
  );
  expect(screen.queryByRole('button', { name: 'Ver más cobradores' })).toBeNull();
  expect(screen.queryByText(/con más riesgo, de/)).toBeNull();
});

test('where there are too many collectors to be kept the rest is there', async () => {
  await enRiesgo(await conRespuesta({ cobradores: null, total_cobradores: 0 }));
  await screen.findByText(/^La parte de cada cobrador se prepara en oficinas de hasta 2,000/);
  await laTabla('Por plazo');
  expect(screen.queryByRole('table', { name: 'Por cobrador' })).toBeNull();
});

test('a supervisor comes to it by the menu, and its figures lead to a supervisor’s list', async () => {
  const { usuario } = await enOficina('supervisor');
  await usuario.click(await screen.findByRole('link', { name: 'Riesgo' }));
  await screen.findByRole('heading', { name: 'Cartera en riesgo' });
  await laTabla('Por plazo');
  expect(cifra('Más de 7 días')?.querySelector('a')?.getAttribute('href')).toBe(
    '/leal/supervisor/clientes-activos?atrasados=8',
  );
});
