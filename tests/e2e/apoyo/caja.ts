// The cash box in the tests of the browser: floats, counts and cuts, each by the call that a person would have made.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Mundo, Persona } from '../../setup/mundo.ts';

type Hecho = { readonly traspaso: { readonly id_traspaso: string } };
export type Entregado = { readonly corte: { readonly id_corte: string; readonly numero: number } };
type Abierto = { readonly numero: number; readonly esperado: number };

/** A float that its collector has confirmed: as much as this is in the box more. */
export async function conFondo(gerente: Persona, cobrador: Persona, monto: number): Promise<void> {
  const dado = await gerente.llamar<Hecho>('POST', 'traspasos', {
    cuerpo: { monto, id_cobrador: cobrador.uid },
  });
  const { id_traspaso } = dado.cuerpo.traspaso;
  const dicho = await cobrador.llamar('PUT', `traspasos/${id_traspaso}`, {
    cuerpo: { decision: 'confirmar' },
  });
  expect(dicho.estado).toBe(200);
}

export const abiertoDe = async (cobrador: Persona): Promise<Abierto> =>
  (await cobrador.llamar<Abierto>('GET', `cortes/abierto/${cobrador.uid}`)).cuerpo;

/** The open cut, handed in as counted. */
export async function entregar(
  cobrador: Persona,
  conteo: Record<string, number>,
): Promise<Entregado['corte']> {
  const { numero, esperado } = await abiertoDe(cobrador);
  const { estado, cuerpo } = await cobrador.llamar<Entregado>('POST', 'cortes/entregar', {
    cuerpo: { numero, conteo, esperado },
  });
  expect(estado).toBe(201);
  return cuerpo.corte;
}

/** The document of a cut in the store. */
export const corteGuardado = async ({ db }: Pick<Mundo, 'db'>, id: string) =>
  (await db.doc(`cortes/${id}`).get()).data();

/** Types the pieces of each kind. */
export async function contar(pagina: Page, piezas: Readonly<Record<string, string>>): Promise<void> {
  for (const [nombre, cuantas] of Object.entries(piezas))
    await pagina.getByLabel(`Piezas de ${nombre}`, { exact: true }).fill(cuantas);
}

/** A box that was opened yesterday, as the night has noted it: a float of then, in pesos. */
export async function abiertaDesdeAyer(
  { db }: Pick<Mundo, 'db'>,
  { uid }: Persona,
  monto: number,
): Promise<void> {
  const monto_centavos = monto * 100;
  const fila = {
    tipo: 'fondo',
    monto_centavos,
    en: new Date('2026-11-17T10:00:00-06:00'),
    fecha: '2026-11-17',
    cliente: null,
    id_credito: null,
    nota: null,
  };
  const caja = {
    id_cobrador: uid,
    total_centavos: monto_centavos,
    sumas_centavos: { fondo: monto_centavos },
    filas: { 'fondo-ayer': fila },
    abierta_desde: '2026-11-17',
  };
  await db.doc(`cajas/${uid}`).set(caja, { merge: true });
}
