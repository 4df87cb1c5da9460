// The layers that open on a screen, and whether they stay true while a browser translates them.
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Tamano } from '../../e2e/apoyo/tamanos.ts';
import { type Escena, escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';
import type { Persona } from '../../setup/mundo.ts';
import { creditoDe } from '../../setup/credito-de.ts';
import { abrir } from './abrir.tsx';
import { teclear } from './escribir.ts';
import { mundo } from './mundo.ts';
import type { Red } from './red.ts';
import { seTraduceBien } from './traduccion.ts';

/** The control that is pressed, by its name; a field is filled. */
type Paso = string | RegExp | readonly [campo: string | RegExp, texto: string];
export type Preparado = {
  /** Ana's credit; a loan of $3,000 in 30 days unless told otherwise. */
  readonly credito?: Parameters<typeof creditoDe>[1];
  readonly antes?: (e: Escena) => Promise<unknown>;
  /** Before anything is asked. */
  readonly linea?: (red: Red, e: Escena) => void;
};
/** What opens, by which steps; and the text that then stands there. */
type Fila = [que: string, pasos: readonly Paso[], dice: string | RegExp, preparado?: Preparado];
type Camino = string | ((e: Escena) => string);
export type Caso = { readonly que: string; readonly camino: Camino; readonly fila: Fila };
export const en = (camino: Camino, ...filas: Fila[]): Caso[] =>
  filas.map((fila) => ({ que: fila[0], camino, fila }));

const PULSABLES = ['row', 'button', 'link', 'radio', 'checkbox', 'menuitem'] as const;

/** The newest of that name: what opened last lies on top; what stands in a row before the row. */
const elPulsable = (nombre: string | RegExp): HTMLElement | undefined =>
  PULSABLES.flatMap((rol) => screen.queryAllByRole(rol, { name: nombre })).at(-1);

async function dar(usuario: UserEvent, paso: Paso): Promise<void> {
  if (typeof paso === 'string' || paso instanceof RegExp) {
    await waitFor(() => expect(elPulsable(paso), String(paso)).toHaveProperty('isConnected', true));
    const boton = elPulsable(paso)!;
    await waitFor(() => expect(boton.matches(':disabled'), String(paso)).toBe(false));
    return usuario.click(boton);
  }
  const [nombre, texto] = paso;
  const campo = (await screen.findAllByLabelText(nombre)).at(-1)!;
  await teclear(usuario, campo, texto);
}

const loQueDice = () => document.body.textContent.replace(/\s+/g, ' ');

/** Opens it, presses what there is to press, and looks at what then stands there. */
export async function seTraduceAbierto(
  quien: Persona | undefined,
  { camino, fila: [, pasos, dice, { credito, antes, linea } = {}] }: Caso,
  tamano: Tamano,
): Promise<void> {
  const cobrador = await mundo.cobrador([creditoDe('Ana López', credito)], {
    cobrador: { nombre: 'Karla Núñez' },
  });
  const e = escenaDe(mundo, cobrador);
  await antes?.(e);
  const { usuario } = await abrir(quien ?? cobrador, typeof camino === 'string' ? camino : camino(e), {
    tamano,
    antes: (red) => linea?.(red, e),
  });
  for (const paso of pasos) await dar(usuario, paso);
  await waitFor(() => expect(loQueDice()).toMatch(dice));
  await seTraduceBien();
}

export const delPago = ({ id_credito }: Escena): string => `payment/ana-lopez?credito=${id_credito}`;

export const pedirFondo = ({ cobrador }: Escena): Promise<unknown> =>
  invocar(cobrador, 'crearTraspaso', { cuerpo: { monto: 500, pedido: true, nota: 'Para cambio' } });

export const pedirGasto = ({ cobrador }: Escena): Promise<unknown> =>
  invocar(cobrador, 'crearGasto', { cuerpo: { monto: 80, motivo: 'Gasolina' } });
