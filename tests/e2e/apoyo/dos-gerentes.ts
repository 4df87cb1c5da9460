// Two managers at work on the same thing, in a browser each: what the one is told of the other.
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { invocar } from '../../setup/invocar.ts';
import type { MundoServido, Persona } from '../../setup/mundo.ts';
import { contestar } from './bandeja.ts';
import type { usarEscenas } from './escena.ts';
import type { Visita } from './navegador.ts';
import { pulsar } from './pulsar.ts';
import { revisarDialogo } from './revisar.ts';
import { dialogo, sinDialogo } from './ruta.ts';
import { ESCRITORIO, type Tamano, TELEFONO } from './tamanos.ts';

type AbrirComo = ReturnType<typeof usarEscenas>['abrirComo'];

export type Gerente = Visita & { readonly quien: Persona; readonly nombre: string };
export type Ambos = { readonly a: Gerente; readonly b: Gerente };

/** The window sizes of the two: each case is walked both ways. */
export const AL_REVES: readonly (readonly [string, Tamano, Tamano])[] = [
  ['at a desk, the other on a phone', ESCRITORIO, TELEFONO],
  ['on a phone, the other at a desk', TELEFONO, ESCRITORIO],
];

async function gerenteNuevo(mundo: MundoServido, abrirComo: AbrirComo, tamano: Tamano): Promise<Gerente> {
  const quien = await mundo.gerente();
  const visita = await abrirComo(quien.email, { tamano });
  // Refusals are what these walks are about.
  visita.consola.tolerar(/status of (400|404|409|422)/);
  return { ...visita, quien, nombre: `Gerente ${quien.uid}` };
}

/** Both managers at the same address, and there. */
export async function abrirAmbos(
  mundo: MundoServido,
  abrirComo: AbrirComo,
  [deA, deB]: readonly [Tamano, Tamano],
  estar: (pagina: Page) => Promise<unknown>,
): Promise<Ambos> {
  const a = await gerenteNuevo(mundo, abrirComo, deA);
  const b = await gerenteNuevo(mundo, abrirComo, deB);
  for (const { pagina } of [a, b]) await estar(pagina);
  return { a, b };
}

type Choque = {
  readonly boton: string;
  /** The question's words about the other's change. */
  readonly dice: string | RegExp;
  /** The stored value. */
  readonly guardado: () => Promise<unknown>;
  /** The typed text is there still. */
  readonly sigue?: (pregunta: Locator) => Promise<void>;
};

/** The first answer is told what the other did, and writes nothing; the second one stands. */
export async function confirmarDosVeces(pagina: Page, { boton, dice, guardado, sigue }: Choque) {
  const antes = await guardado();
  await contestar(pagina, boton);
  await dialogo(pagina).getByText(dice).first().waitFor();
  await revisarDialogo(pagina);
  await sigue?.(dialogo(pagina));
  expect(await guardado()).toEqual(antes);
  await contestar(pagina, boton);
  await sinDialogo(pagina);
}

/** The managers who did such a thing, in that order, as the audit says. */
export async function quienesHicieron({ a, b }: Ambos, accion: string): Promise<string[]> {
  const consulta = { accion, limite: 100 };
  const { cuerpo } = await invocar(a.quien, 'leerBitacora', { consulta });
  const nombres = cuerpo.datos.map(({ nombre_usuario }) => nombre_usuario);
  return nombres.filter((nombre) => nombre === a.nombre || nombre === b.nombre).toReversed();
}

export const tocable = (pagina: Page, nombre: string): Locator =>
  pagina.getByRole('button', { name: nombre, exact: true });
export const tocar = (pagina: Page, nombre: string): Promise<void> => pulsar(tocable(pagina, nombre));

/** A day typed into a field of days. */
export async function ponerDia(donde: Locator, etiqueta: string, dia: string): Promise<void> {
  const campo = donde.getByLabel(etiqueta);
  await campo.fill(dia);
  await campo.press('Enter');
}
