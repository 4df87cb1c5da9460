// The collectors whom a manager should call. The tests run in order: the day goes on.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { usarReloj } from '../../setup/abrir-mundo.ts';
import { invocar } from '../../setup/invocar.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import type { Red } from '../apoyo/red.ts';

const moverReloj = usarReloj();
const delServidor = async () => (await invocar(await gerente(), 'dashboardStats')).cuerpo;

async function elPanel(antes: (red: Red) => void = () => undefined) {
  await enOficina('gerente', { antes });
  return within(await screen.findByRole('region', { name: 'Quién va atrás' }));
}

test('in the morning nobody is named who is not behind', async () => {
  expect((await delServidor()).rezagados.length).toBeGreaterThanOrEqual(3);
  await enOficina('gerente');
  await within(await screen.findByRole('region', { name: 'Hoy' })).findByText('A esta hora nadie va atrás.');
  expect(screen.queryByRole('region', { name: 'Quién va atrás' })).toBeNull();
});

test('in the evening whoever is behind, the smallest share first, and nobody else', async () => {
  moverReloj('2026-11-18T17:00:00-06:00');
  const cifras = await delServidor();
  const [primera, otra, tercera] = cifras.rezagados;
  const rezagados = [primera!, { ...otra!, visitados: otra!.debidos }, tercera!];
  const panel = await elPanel((red) => red.responder(/dashboard-stats/, 200, { ...cifras, rezagados }));
  const atras = await panel.findAllByRole('listitem');
  expect(atras.map((nodo) => nodo.textContent)).toEqual([
    expect.stringMatching(`^${primera!.nombre_cobrador}\\d+ %`),
    expect.stringMatching(`^${tercera!.nombre_cobrador}\\d+ %`),
  ]);
  const partes = atras.map((nodo) => Number.parseFloat(nodo.querySelector('strong')?.textContent ?? ''));
  expect(partes).toEqual(partes.toSorted((a, b) => a - b));
  expect(atras[0]!.querySelector('a')?.getAttribute('href')).toMatch(/^\/leal\/gerente\/rutas\/.+/);
});

test('of who is away the line says until when', async () => {
  const cifras = await delServidor();
  const [primera, ...resto] = cifras.rezagados;
  const rezagados = [...resto.slice(0, 1), { ...primera!, vacaciones_hasta: '2026-11-27' }];
  const panel = await elPanel((red) => red.responder(/dashboard-stats/, 200, { ...cifras, rezagados }));
  await panel.findByText(/ visitados · De vacaciones hasta el 27\/11\/2026$/);
  expect(panel.getAllByText(/De vacaciones/)).toHaveLength(1);
});

test('sums of an earlier minute are judged by that minute', async () => {
  const cuerpo = { ...(await delServidor()), leido: '2026-11-18T13:00:00.000Z' };
  await enOficina('gerente', { antes: (red) => red.responder(/dashboard-stats/, 200, cuerpo) });
  await screen.findByText('A esta hora nadie va atrás.');
});
