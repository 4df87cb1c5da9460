// Every control that asks before it moves money or decides: what comes before its question is heard does nothing.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ES_TODO } from '@leal/pruebas/corrida';
import { escena } from '../../setup/escena.ts';
import { pagado } from '../../setup/pagado.ts';
import {
  aLaAltura,
  cerrar,
  cuandoSorda,
  EN_MOVIMIENTO,
  envios,
  principal,
  sigueAbierto,
} from '../apoyo/capas.ts';
import { centroDe, Dedo } from '../apoyo/dedo.ts';
import { creditoDe, usarEscenas } from '../apoyo/escena.ts';
import { irA } from '../apoyo/ir.ts';
import { botonRegistrar, renglones } from '../apoyo/pago.ts';
import { oye, quedaRegistrado } from '../apoyo/ruta.ts';

const { mundo, abrirComo, abrirEn, enPago } = usarEscenas();

const COBRADOR = 'cobrador1@leal.demo';
const GERENTE = 'gerente@leal.demo';
const DECIDIR = [/^Aprobar/, /^Rechazar/];
/** These inboxes ask with the question of several abonos: the long run tries each. */
const DEMAS_BANDEJAS = ES_TODO
  ? [
      'solicitudes-edicion',
      'solicitudes-eliminacion',
      'solicitudes-clientes',
      'solicitudes/tardias',
      'renovaciones',
      'gastos',
    ]
  : [];
/** The controls that ask before they move money or decide: who, where, and their buttons. */
const CONTROLES: readonly (readonly [quien: string, camino: string, botones: readonly RegExp[]])[] = [
  [COBRADOR, 'cobrador', [/^Registrar Pago de/, /^Registrar Atraso de/, /^Solicitar edición de/]],
  [COBRADOR, 'cobrador/renovaciones', [/^Solicitar Renovación/]],
  [COBRADOR, 'cobrador/solicitudes', [/^Ya lo devolví/, /^Registrar pago/]],
  [COBRADOR, 'cobrador/traspasos', [/^Confirmar/, /^Rechazar/, /^Cancelar/, /^Entregar una parte/]],
  [COBRADOR, 'cobrador/caja/entregar', [/^Entregar corte$/]],
  [GERENTE, 'gerente/traspasos', [/^Confirmar/, /^Rechazar/, /^Cancelar/, /^Dar fondo/]],
  [GERENTE, 'gerente/diferencias', [/^Condonar/, /^Saldar/]],
  [GERENTE, 'gerente/por-entregar', [/^Cancelar crédito de/]],
  [GERENTE, 'gerente/solicitudes', [...DECIDIR, /^Editar/]],
  [GERENTE, 'gerente/solicitudes-abonos-multiples', DECIDIR],
  [GERENTE, 'gerente/clientes-activos', [/^Editar a/, /^Eliminar a/]],
  [GERENTE, 'gerente/registrar-usuario', [/^Desactivar a/]],
  ...DEMAS_BANDEJAS.map((bandeja) => [GERENTE, `gerente/${bandeja}`, DECIDIR] as const),
];
/** A tap on the button, one outside the layer, and Enter: each made while the layer was still deaf. */
async function demasiadoPronto(pagina: Page, dedo: Dedo, boton: Locator): Promise<void> {
  const [temprano] = await Promise.all([cuandoSorda(pagina), boton.click()]);
  await oye(pagina);
  const confirmar = principal(pagina);
  await confirmar.focus();
  await dedo.tocarA(await centroDe(confirmar), temprano);
  await dedo.teclaA('Enter', temprano);
  await dedo.tocarA({ x: 4, y: 60 }, temprano);
  await sigueAbierto(pagina, String(boton));
  await cerrar(pagina);
}

async function recorrer(quien: string): Promise<string[]> {
  const { pagina } = await abrirComo(quien, EN_MOVIMIENTO);
  const dedo = await Dedo.en(pagina);
  const enviados = envios(pagina);
  await pagina.goto(`${mundo.suite.url}profile`);
  for (const [, camino, botones] of CONTROLES.filter(([otro]) => otro === quien)) {
    await irA(pagina, `${mundo.suite.url}${camino}`);
    // The less usual ones are in the cards that are open.
    if (camino === 'cobrador') await pagina.getByRole('button', { name: 'Ver todo' }).click();
    for (const nombre of botones)
      await demasiadoPronto(
        pagina,
        dedo,
        pagina.getByRole('main').getByRole('button', { name: nombre }).first(),
      );
  }
  return enviados;
}

describe('every control that moves money or decides takes nothing that comes too early', () => {
  test.each([COBRADOR, GERENTE])('of %s', async (quien) => {
    expect(await recorrer(quien)).toEqual([]);
  });

  test('of a loan that nobody has handed over, on its client’s page', async () => {
    const ana = await escena(mundo, creditoDe('Ana López', { estado: 'Pendiente' }));
    await ana.aprobado();
    const { pagina } = await abrirEn(GERENTE, `gerente/clientes/${ana.id_cliente}`, EN_MOVIMIENTO);
    const enviados = envios(pagina);
    const cancelar = pagina.getByRole('main').getByRole('button', { name: 'Cancelar crédito' });
    await demasiadoPronto(pagina, await Dedo.en(pagina), cancelar);
    expect(enviados).toEqual([]);
  });

  test('of the payment screen; its own button, touched twice, is one payment', async () => {
    const { pagina } = await enPago([creditoDe('Ana López', pagado(600))], EN_MOVIMIENTO);
    const dedo = await Dedo.en(pagina);
    const enviados = envios(pagina);
    for (const nombre of [/^Registrar Atraso$/, /^Solicitar edición/, /^Eliminar pago/, /^Duplicar/])
      await demasiadoPronto(
        pagina,
        dedo,
        pagina.getByRole('main').getByRole('button', { name: nombre }).first(),
      );
    expect(enviados).toEqual([]);
    await dedo.dosVeces(await aLaAltura(botonRegistrar(pagina), 400), 120);
    await quedaRegistrado(pagina);
    await expect.poll(async () => (await renglones(pagina))[0]).toMatch(/^Pago registrado/);
    expect(enviados.filter((camino) => camino.endsWith('/abonos/registrar'))).toHaveLength(1);
  });
});
