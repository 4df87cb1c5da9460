// The filters and tabs of a screen's list stand in its address: a link opens it.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ESCRITORIO, TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { abrir } from '../apoyo/abrir.tsx';
import { campo } from '../apoyo/formulario.ts';
import { irA } from '../apoyo/ir.ts';
import { mundo } from '../apoyo/mundo.ts';

type Muestra = () => Promise<unknown>;

const elegida =
  (name: RegExp): Muestra =>
  () =>
    screen.findByRole('radio', { name, checked: true });

const historial: Muestra = () => screen.findByRole('tab', { name: /^Historial/, selected: true });

const busqueda = () => document.querySelector<HTMLElement>('search');

const escrito =
  (texto: string): Muestra =>
  () =>
    waitFor(() => {
      const campos = busqueda()?.querySelectorAll('input') ?? [];
      expect([...campos].map(({ value }) => value)).toEqual([texto]);
    });

const vencidos: Muestra = () => screen.findByRole('checkbox', { name: 'Solo vencidos', checked: true });

const elegido =
  (name: string, valor: string): Muestra =>
  () =>
    waitFor(() => {
      const caja = screen.getByRole('combobox', { name }).closest<HTMLElement>('.ant-select');
      within(caja!).getByText(valor);
    });

/** The column by which the desk's table is sorted, from its largest on. */
const deMayorAMenor =
  (name: string): Muestra =>
  () =>
    waitFor(() => {
      const cabeza = screen.getByRole('columnheader', { name });
      expect(cabeza.getAttribute('aria-sort')).toBe('descending');
    });

const semanaDel9: Muestra = () => screen.findByText('9–15 de nov de 2026');

const filtrada: Muestra = () =>
  waitFor(() => {
    within(busqueda()!).getByText('Registró un pago');
    expect(campo('Desde').value).toBe('16/11/2026');
  });

const DE_CADA_ROL: readonly (readonly [string, Tamano, readonly (readonly [string, ...Muestra[]])[]])[] = [
  [
    'cobrador1@leal.demo',
    TELEFONO,
    [
      ['cobrador?q=ana', escrito('ana')],
      ['cobrador/clientes-visitados?ver=activos&q=ana', elegida(/^Activos/), escrito('ana')],
      ['cobrador/solicitudes?tipo=renovacion&ver=rechazadas', elegida(/^Renovación/), elegida(/^Rechazadas/)],
      ['cobrador/renovaciones?ver=historial', historial],
      ['cobrador/reportes?dia=2026-11-17&q=ana', escrito('ana')],
      ['cobrador/clientes-visitados?ver=otros', elegida(/^Todos/)],
    ],
  ],
  [
    'gerente@leal.demo',
    ESCRITORIO,
    [
      ['gerente/gastos?ver=aprobados', elegida(/^Aprobados/)],
      ['gerente/solicitudes?ver=historial', historial],
      ['gerente/solicitudes-edicion?ver=historial', historial],
      ['gerente/clientes-activos?q=ana', escrito('ana')],
      ['gerente/clientes-activos?ver=vencidos&plazo=60', vencidos, elegido('Plazo', '60 días')],
      ['gerente/bandeja?tipo=edicion_pago&q=ana', elegido('Tipo', 'Edición de pago'), escrito('ana')],
      ['gerente/bandeja?monto=hasta-500', elegido('Monto', 'Hasta $500.00')],
      ['gerente/bandeja?tipo=otro&cobrador=&espera=%00', elegido('Tipo', 'Tipo')],
      ['gerente/rutas?orden=-saldo', deMayorAMenor('Saldo pendiente')],
      ['gerente/rutas?ver=atrasadas&orden=nada', elegida(/^Atrasadas/)],
      ['gerente/reportes?semana=2026-11-09&orden=-cobrado', semanaDel9, deMayorAMenor('Esta semana')],
      ['gerente/bitacora?accion=abonos/registrar&desde=2026-11-16', filtrada],
      ['gerente/gastos?ver=otros', elegida(/^Pendientes/)],
    ],
  ],
];

test.each(DE_CADA_ROL)('a link opens each list of %s as it was', async (email, tamano, direcciones) => {
  await abrir(await mundo.cuenta(email), 'profile', { tamano });
  for (const [camino, ...muestras] of direcciones) {
    await irA(camino);
    for (const muestra of muestras) await muestra();
  }
});
