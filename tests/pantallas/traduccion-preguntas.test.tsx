// What stands over a screen stays true while a browser translates it, as the screens do (traduccion.test.tsx): sheets, questions
// and drawers, on the street and in the office.
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { ESCRITORIO, type Tamano } from '../e2e/apoyo/tamanos.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe } from '../setup/escena.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';
import { pagado, POR_RENOVAR } from '../setup/pagado.ts';
import { uno } from '../setup/uno.ts';
import { abrir } from './apoyo/abrir.tsx';
import { losNombres, malTraducible } from './apoyo/traducible.ts';

const mundo = abrirMundo();
let gerente: Persona;
let calle: Cobrador;
let pedidos: Cobrador;

const EDICION = 'Zulema Edición';
const ELIMINACION = 'Zulema Borrado';
const MULTIPLE = 'Zulema Muchos';
const TARDIA = 'Zulema Tarde';
const CAMBIOS = 'Zulema Cambios';
const RENOVACION = 'Zulema Otra';
const NUEVO = 'Zulema Nueva';

beforeAll(async () => {
  gerente = await mundo.gerente();
  calle = await mundo.cobrador([
    uno('Yolanda Calle', pagado(600)),
    uno('Yolanda Renueva', POR_RENOVAR),
    uno('Yolanda Entrega', { estado: 'Pendiente' }),
  ]);
  await escenaDe(mundo, calle).conFondo(500);
  await escenaDe(mundo, calle, 3).aprobado();
  pedidos = await mundo.cobrador(
    [
      uno(EDICION, pagado(600)),
      uno(ELIMINACION, pagado(600)),
      uno(MULTIPLE),
      uno(TARDIA),
      uno(CAMBIOS),
      uno(RENOVACION, POR_RENOVAR),
      uno(NUEVO, { estado: 'Pendiente' }),
    ],
    { gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }] },
  );
  const de = (numero: number) => escenaDe(mundo, pedidos, numero);
  await de(1).pedirEdicion('09', 500);
  await de(2).pedirEliminacion('09');
  await de(3).pedirMultiple();
  await de(4).pedirTardia();
  await de(5).pedirCambios({ telefono: '6184445566' });
  await de(6).pedirRenovacion();
});

const quieto = () => waitFor(() => expect(document.querySelector('[aria-busy="true"], .hueco')).toBeNull());

type Pulsar = readonly (string | RegExp)[];
type Donde = { readonly camino: string; readonly pulsar: Pulsar; readonly tamano?: Tamano };

/** The button, link or menu entry of that name, where there is one of them that can be pressed. */
async function pulsar(usuario: UserEvent, nombre: string | RegExp): Promise<void> {
  const boton = await waitFor(() => {
    const roles = ['button', 'link', 'menuitem'] as const;
    const primero = roles.flatMap((rol) => screen.queryAllByRole(rol, { name: nombre }))[0];
    expect(primero, String(nombre)).toBeDefined();
    expect(primero).not.toHaveProperty('disabled', true);
    return primero!;
  });
  await usuario.click(boton);
}

/** Something stands over the screen, and all of it is read. */
async function recorrer(persona: Persona, { camino, pulsar: nombres, tamano }: Donde): Promise<void> {
  const { usuario } = await abrir(persona, camino, tamano && { tamano });
  for (const nombre of nombres) await pulsar(usuario, nombre);
  const abierta = await screen.findAllByRole('dialog');
  await within(abierta.at(-1)!).findAllByText(/./);
  await quieto();
  expect(malTraducible(await losNombres(mundo))).toEqual([]);
}

describe('on the street', () => {
  const pago = () => `payment/cliente?credito=${calle.prefijo}-cre-1`;
  test.each<[string, () => Donde]>([
    ['the payment sheet', () => ({ camino: 'cobrador', pulsar: [/^Registrar Pago de Yolanda Calle/] })],
    ['the late day', () => ({ camino: 'cobrador', pulsar: [/^Registrar Atraso de Yolanda Calle/] })],
    ['the renewal', () => ({ camino: 'cobrador/renovaciones', pulsar: [/^Solicitar Renovación/] })],
    [
      'a loan beyond what the box holds',
      () => ({ camino: 'cobrador/solicitudes', pulsar: ['Ya lo entregué'] }),
    ],
    ['another amount for a payment', () => ({ camino: pago(), pulsar: [/^Solicitar edición/i] })],
    ['a payment that is to go', () => ({ camino: pago(), pulsar: [/^(Solicitar eliminación|Eliminar)/i] })],
    [
      'another phone for a client',
      () => ({ camino: 'cobrador', pulsar: [/^Opciones de Yolanda Calle/, /^Solicitar edición de/] }),
    ],
  ])('%s', (_, donde) => recorrer(calle, donde()));
});

describe('in the office, about one', () => {
  const preguntas: readonly (readonly [camino: string, nombre: string])[] = [
    ['gerente/solicitudes-edicion', EDICION],
    ['gerente/solicitudes-eliminacion', ELIMINACION],
    ['gerente/solicitudes-abonos-multiples', MULTIPLE],
    ['gerente/solicitudes/tardias', TARDIA],
    ['gerente/solicitudes-clientes', CAMBIOS],
    ['gerente/renovaciones', RENOVACION],
    ['gerente/solicitudes', NUEVO],
  ];
  for (const accion of ['Aprobar', 'Rechazar'])
    test.each(preguntas)(`${accion}: %s`, (camino, nombre) =>
      recorrer(gerente, { camino, pulsar: [new RegExp(`^${accion} .*${nombre}`)] }),
    );
});

describe('in the office', () => {
  test.each<[string, () => Donde]>([
    ['the search', () => ({ camino: 'gerente/dashboard', pulsar: ['Buscar cliente'], tamano: ESCRITORIO })],
    ['a float', () => ({ camino: 'gerente/traspasos', pulsar: ['Dar fondo'] })],
  ])('%s', (_, donde) => recorrer(gerente, donde()));
});
