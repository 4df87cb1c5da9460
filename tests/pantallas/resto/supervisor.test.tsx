// A supervisor's view of requests, cuts and clients: the manager's screens with their data, and nothing on them that
// acts.
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ESCRITORIO, TELEFONO, type Tamano } from '../../e2e/apoyo/tamanos.ts';
import { abiertaDesdeAyer } from '../../e2e/apoyo/caja.ts';
import { type Escena, escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../../setup/pagado.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir, type Pantalla } from '../apoyo/abrir.tsx';
import { usarAjustes } from '../apoyo/ajustes.ts';
import { mundo } from '../apoyo/mundo.ts';

const { documento } = usarAjustes();
// Others of this room have asked for things too: a list that is here as a whole can be put in order.
beforeEach(() => documento().update({ 'parametros.tamano_pagina': 100 }));
let supervisor: Persona;
let gerente: Persona;
let cobrador: Awaited<ReturnType<typeof mundo.cobrador>>;
let id_corte: string;

const de = (numero: number): Escena => escenaDe(mundo, cobrador, numero);

/** Names of their own, so that a test knows each where a room holds many. */
const QUIEN = {
  solicitudes: 'Nilda Credito',
  renovaciones: 'Olga Renueva',
  'solicitudes-clientes': 'Pita Cambia',
  'solicitudes-edicion': 'Quela Edita',
  'solicitudes-eliminacion': 'Rita Elimina',
  'solicitudes-abonos-multiples': 'Sara Adelanta',
  'solicitudes/tardias': 'Tere Tarde',
} as const;
const PAGADO = pagado(600);

beforeAll(async () => {
  [supervisor, gerente] = await Promise.all([mundo.cuenta('supervisor@leal.demo'), mundo.gerente()]);
  cobrador = await mundo.cobrador([
    creditoDe(QUIEN.solicitudes, { estado: 'Pendiente' }),
    creditoDe(QUIEN.renovaciones, POR_RENOVAR),
    creditoDe(QUIEN['solicitudes-clientes']),
    creditoDe(QUIEN['solicitudes-edicion'], PAGADO),
    creditoDe(QUIEN['solicitudes-eliminacion'], PAGADO),
    creditoDe(QUIEN['solicitudes-abonos-multiples']),
    creditoDe(QUIEN['solicitudes/tardias']),
  ]);
  await de(2).pedirRenovacion();
  await de(3).pedirCambios({ direccion: 'Hidalgo 12' });
  await de(4).pedirEdicion('09', 90);
  await de(5).pedirEliminacion('09');
  await de(6).pedirMultiple();
  await de(7).pedirTardia();
  await invocar(cobrador, 'crearGasto', { cuerpo: { monto: 80, motivo: 'Gasolina de Ursula' } });
  id_corte = await de(3).entregarCorte();
  const diferente = await mundo.cobrador([creditoDe('Vera Falta')], { cobrador: { nombre: 'Walter Falta' } });
  await escenaDe(mundo, diferente).corteConfirmado();
  // The box of somebody who has left: a manager may count it.
  const ido = await mundo.cobrador();
  await abiertaDesdeAyer(mundo, ido, 350);
  await mundo.db.doc(`usuarios/${ido.uid}`).update({ activo: false });
});

/** The words of whatever changes something on a manager's screens. */
const ACTUAN =
  /aprobar|rechazar|editar|eliminar|confirmar|devolver|contar la caja|saldar|condonar|cancelar|no se entregó|registrar|guardar|enviar|marca|seleccionar|nuevo cliente|deshacer/i;

const enPantalla = () => document.querySelector<HTMLElement>('#contenido')!;
const nombreDe = (boton: Element): string =>
  (boton.getAttribute('aria-label') ?? boton.textContent).replace(/\s+/g, ' ').trim();

/** The screen's buttons read; its fields filter; its links stay below the supervisor's address. */
function soloSeLee(): void {
  const botones = [...enPantalla().querySelectorAll('button, [role="button"], [type="submit"]')];
  expect(botones.map(nombreDe).filter((nombre) => ACTUAN.test(nombre))).toEqual([]);
  expect(enPantalla().querySelectorAll('form')).toHaveLength(0);
  const casillas = [...enPantalla().querySelectorAll<HTMLInputElement>('input[type="checkbox"]')];
  expect(
    casillas.filter((casilla) => !/Solo vencidos/.test(casilla.closest('label')?.textContent ?? '')),
  ).toEqual([]);
  const fuera = [...enPantalla().querySelectorAll('a')]
    .map((enlace) => enlace.getAttribute('href') ?? '')
    .filter((href) => !/^(\/leal\/supervisor(\/|$)|tel:)/.test(href));
  expect(fuera).toEqual([]);
}

const como = (camino: string, tamano: Tamano, quien: Persona = supervisor): Promise<Pantalla> =>
  abrir(quien, camino, { tamano });
const hay = (texto: string) =>
  waitFor(() => expect(enPantalla().textContent.toLowerCase()).toContain(texto.toLowerCase()));

/** A row of a desk's table opens to its card. */
async function abrirFila({ usuario }: Pantalla, texto: string): Promise<void> {
  const fila = [...document.querySelectorAll('[role="row"]')].find((renglon) =>
    renglon.textContent.includes(texto),
  );
  if (fila) await usuario.click(fila);
}

const LISTAS = Object.entries(QUIEN);

describe.each([
  ['a phone', TELEFONO],
  ['a desk', ESCRITORIO],
] as const)('on %s nothing acts', (_, tamano) => {
  test.each(LISTAS)('in the list of %s', async (camino, nombre) => {
    // The newest first: others have asked for things too, and a desk's table draws what is in its window.
    const pantalla = await como(`supervisor/${camino}?orden=-fecha`, tamano);
    await hay(nombre);
    await abrirFila(pantalla, nombre);
    soloSeLee();
    screen.getByRole('button', { name: 'Actualizar' });
  });

  test('in the inbox, opened too', async () => {
    const pantalla = await como(`supervisor/bandeja?cobrador=${cobrador.uid}`, tamano);
    for (const nombre of Object.values(QUIEN)) await hay(nombre);
    await abrirFila(pantalla, QUIEN['solicitudes-edicion']);
    soloSeLee();
    screen.getByRole('button', { name: 'Actualizar' });
  });

  test('in the expenses', async () => {
    await como('supervisor/gastos', tamano);
    await hay('Gasolina de Ursula');
    soloSeLee();
  });

  test('in the cuts, in one of them, and in what they lacked', async () => {
    await como('supervisor/cortes', tamano);
    await hay(cobrador.uid);
    await hay('Cortes de días anteriores sin entregar');
    soloSeLee();
    await como(`supervisor/cortes/${id_corte}`, tamano);
    await screen.findByRole('table', { name: 'Conteo' });
    soloSeLee();
    await como('supervisor/diferencias', tamano);
    await hay('Walter Falta');
    soloSeLee();
  });

  test('in the active clients, and on the page of one of them with what waits', async () => {
    await como(`supervisor/clientes-activos?cobrador=${cobrador.uid}`, tamano);
    await hay(QUIEN['solicitudes-clientes']);
    soloSeLee();
    await como(`supervisor/clientes/${de(4).id_cliente}`, tamano);
    await hay('Edición de pago');
    await screen.findByText('Pagos día por día');
    soloSeLee();
  });
});

test('the same screens act for a manager: what is looked for is found there', async () => {
  await como('gerente/solicitudes-eliminacion', TELEFONO, gerente);
  await hay(QUIEN['solicitudes-eliminacion']);
  expect(soloSeLee).toThrow();
});

test('what is new comes with ‘Actualizar’', async () => {
  const { usuario } = await como('supervisor/solicitudes-abonos-multiples', TELEFONO);
  await hay(QUIEN['solicitudes-abonos-multiples']);
  const nueva = await mundo.cobrador([creditoDe('Zoe Nueva')]);
  await escenaDe(mundo, nueva).pedirMultiple();
  await usuario.click(screen.getByRole('button', { name: 'Actualizar' }));
  await hay('Zoe Nueva');
});
