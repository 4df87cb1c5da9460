// What was collected opens into cash and transfers wherever it is said; cash alone says nothing new.
import { desdePesos, formatearPesos } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO } from '../../e2e/apoyo/tamanos.ts';
import { invocar } from '../../setup/invocar.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { cifra, sePone, valorDe } from '../apoyo/leer.ts';
import { enOficina, gerente } from '../apoyo/oficina.ts';
import { usarTransferencias } from '../apoyo/transferencias.ts';

const { abonar, transferir, cobrador } = usarTransferencias();

const PARTES = 'Efectivo $60.00 · Transferencias $90.00';
const enEscritorio = { tamano: ESCRITORIO };
const conAmbas = async () => {
  const quien = await cobrador();
  await transferir(quien, 90);
  await abonar(quien, 60, {}, 2);
  return quien;
};
const nota = (titulo: string) => cifra(titulo)?.querySelector('.cifra-nota')?.textContent ?? '';

test("on the collector's own screens; cash to hand in says that it is without them", async () => {
  const quien = await conAmbas();
  await abrir(quien, 'cobrador/dashboard', enEscritorio);
  await sePone('Recaudado', '$150.00');
  expect(nota('Recaudado')).toContain(PARTES);
  expect(valorDe('Efectivo a Entregar')).toBe('$60.00');
  expect(nota('Efectivo a Entregar')).toContain('De efectivo: sin $90.00 de transferencias');
  await abrir(quien, 'cobrador/recaudado', enEscritorio);
  await sePone('Total hoy', '$150.00');
  expect(nota('Total hoy')).toBe(PARTES);
});

test('of a day, of a week and of a route', async () => {
  const quien = await conAmbas();
  await abrir(quien, 'cobrador/reportes?dia=2026-11-18', enEscritorio);
  await sePone('Total del día', '$150.00');
  expect(nota('Total del día')).toBe(PARTES);
  await abrir(quien, 'cobrador/reportes', enEscritorio);
  await sePone('Total semana', '$150.00');
  expect(nota('Total semana')).toContain(PARTES);
  // The week's note, and the line of the day.
  expect(screen.getAllByText(new RegExp(`gastos .* · ${PARTES.replaceAll('$', '\\$')}`))).toHaveLength(1);
  await abrir(quien, 'cobrador');
  await within(await screen.findByRole('region', { name: 'El día' })).findByText(PARTES);
  await enOficina(`gerente/rutas?q=${quien.uid}`);
  await screen.findAllByText(PARTES);
});

async function barraDe(grafica: string, dia: RegExp): Promise<string> {
  const barras = within(await screen.findByRole('table', { name: grafica }));
  return (await barras.findByRole('row', { name: dia })).textContent ?? '';
}

test("in the bars of a week's days", async () => {
  const quien = await conAmbas();
  await abrir(quien, 'cobrador/dashboard', enEscritorio);
  await sePone('Recaudado', '$150.00');
  expect(await barraDe('Cobranza de la semana', /^Miércoles/)).toContain('$150.00Transferencias $90.00');
  expect(await barraDe('Cobranza de la semana', /^Martes/)).not.toContain('Transferencias');
  await abrir(quien, 'cobrador/reportes', enEscritorio);
  await sePone('Total semana', '$150.00');
  expect(await barraDe('Cobranza por día', /^Miércoles/)).toContain('$150.00Transferencias $90.00');
});

test('beside the weeks of the others, of a collector and of all', async () => {
  const quien = await conAmbas();
  const otro = await cobrador();
  await abonar(otro, 60);
  await enOficina('gerente/reportes');
  const fila = await screen.findByRole('row', { name: new RegExp(`Cobrador ${quien.uid}`) });
  expect(fila.textContent).toContain('$150.00Transferencias $90.00');
  expect(screen.getByRole('row', { name: new RegExp(`Cobrador ${otro.uid}`) }).textContent).not.toContain(
    'Transferencias',
  );
  expect(nota('Total semana')).toMatch(/Efectivo \$[\d,.]+ · Transferencias \$[\d,.]+/);
  expect(await barraDe('Cobranza por día', /^Miércoles/)).toContain('Transferencias');
});

test("on the manager's dashboard, each part with its definition", async () => {
  await conAmbas();
  const { cuerpo } = await invocar(await gerente(), 'dashboardStats');
  const { recaudacionHoy, transferidoHoy = 0, recaudacionSemana, transferidoSemana = 0 } = cuerpo;
  expect(transferidoHoy).toBeGreaterThanOrEqual(90);
  const partes = (total: number, transferido: number) =>
    `Efectivo ${formatearPesos(desdePesos(total - transferido)!)} · Transferencias ${formatearPesos(desdePesos(transferido)!)}`;
  const { usuario } = await enOficina('gerente');
  await waitFor(() => expect(nota('Recaudación Hoy')).toContain(partes(recaudacionHoy, transferidoHoy)));
  expect(nota('Recaudación Semana')).toContain(partes(recaudacionSemana, transferidoSemana));
  await usuario.click(screen.getByRole('button', { name: 'Qué es cada cifra de Recaudación Hoy' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await dialogo.findByText('Transferencias');
  dialogo.getByText(/no está en ninguna caja ni se entrega/);
});

test('without any, nothing of it is seen', async () => {
  const quien = await cobrador();
  await abonar(quien, 60);
  for (const [camino, titulo] of [
    ['cobrador/dashboard', 'Recaudado'],
    ['cobrador/recaudado', 'Total hoy'],
    ['cobrador/reportes?dia=2026-11-18', 'Total del día'],
    ['cobrador/reportes', 'Total semana'],
  ] as const) {
    await abrir(quien, camino, enEscritorio);
    await sePone(titulo, '$60.00');
    expect(document.body.textContent).not.toMatch(/transferencia/i);
  }
});
