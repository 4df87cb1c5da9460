// The cash box in the tests of the browser: a count as it is typed, and what the store has of a box and a cut.
import type { Page } from 'playwright-core';
import type { Mundo, Persona } from '../../setup/mundo.ts';

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
