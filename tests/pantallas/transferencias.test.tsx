// Payments by transfer, as the screens of office and collector say them; cash says nothing new.
import { desdePesos, formatearPesos } from '@leal/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ESCRITORIO } from '../e2e/apoyo/tamanos.ts';
import { invocar } from '../setup/invocar.ts';
import { abrir } from './apoyo/abrir.tsx';
import { cifra, filas, sePone, valorDe } from './apoyo/leer.ts';
import { hayRenglones, renglones } from './apoyo/pago.ts';
import { REFERENCIA, usarTransferencias } from './apoyo/transferencias.ts';

const { mundo, abonar, transferir, cobrador } = usarTransferencias();
const gerente = () => mundo.cuenta('gerente@leal.demo');
const FORMA = `Transferencia ${REFERENCIA}, del 17/11/2026, La mandó su hija`;

describe('the rows of payments', () => {
  test('the history of a credit', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60);
    await abrir(quien, `payment/cliente?credito=${quien.prefijo}-cre-1`);
    await hayRenglones(2);
    const dichas = renglones();
    expect(dichas.filter((texto) => texto.includes('Transferencia'))).toHaveLength(1);
    expect(dichas.find((texto) => texto.includes('+$90.00'))).toContain(FORMA);
  });

  test("the collector's day, also before a manager", async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abonar(quien, 60, {}, 2);
    for (const [persona, camino] of [
      [quien, 'cobrador/reportes?dia=2026-11-18'],
      [await gerente(), `gerente/rutas/${quien.uid}/reportes?dia=2026-11-18`],
    ] as const) {
      await abrir(persona, camino, { tamano: ESCRITORIO });
      await waitFor(() => expect(filas()).toHaveLength(2));
      expect(filas().find((fila) => fila.includes('Ana'))).toContain(FORMA);
      expect(filas().find((fila) => fila.includes('Luis'))).not.toContain('Transferencia');
    }
  });

  test("the client's page", async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    await abrir(await gerente(), `gerente/clientes/${quien.prefijo}-cli-1?dias=abiertos`, {
      tamano: ESCRITORIO,
    });
    await screen.findByText(new RegExp(`\\(${FORMA}\\) \\$90\\.00`));
  });

  test('the audit says the form, its reference and its day', async () => {
    const quien = await cobrador();
    await transferir(quien, 90);
    const { usuario } = await abrir(await gerente(), `gerente/bitacora?cobrador=${quien.uid}`, {
      tamano: ESCRITORIO,
    });
    await usuario.click(await screen.findByRole('button', { name: /^Detalle de Registró un pago/ }));
    const [registro] = within(screen.getByRole('list', { name: 'Registros' })).getAllByRole('listitem');
    for (const texto of ['Forma de pago', 'transferencia', REFERENCIA, '17/11/2026'])
      within(registro!).getByText(texto);
  });
});

describe('what was collected opens into cash and transfers', () => {
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
    await abrir(await gerente(), 'gerente/rutas', enEscritorio);
    await screen.findAllByText(PARTES);
  });

  test("on the manager's dashboard, each part with its definition", async () => {
    await conAmbas();
    const { cuerpo } = await invocar(await gerente(), 'dashboardStats');
    const { recaudacionHoy, transferidoHoy = 0, recaudacionSemana, transferidoSemana = 0 } = cuerpo;
    expect(transferidoHoy).toBeGreaterThanOrEqual(90);
    const partes = (total: number, transferido: number) =>
      `Efectivo ${formatearPesos(desdePesos(total - transferido)!)} · Transferencias ${formatearPesos(desdePesos(transferido)!)}`;
    const { usuario } = await abrir(await gerente(), 'gerente', enEscritorio);
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
});
