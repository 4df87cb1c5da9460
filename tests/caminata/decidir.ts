// What a manager decides of a request, and of a correction that a collector asks for.
import type { Caminante } from '@leal/jugador';
import { expect } from 'vitest';
import { invocar } from '../setup/invocar.ts';

export async function aprobar(gerente: Caminante, id: unknown): Promise<void> {
  const { estado, cuerpo } = await gerente.porNombre('resolverSolicitud', { id, decision: 'aprobar' });
  expect(estado, JSON.stringify(cuerpo)).toBe(200);
}

export type Correccion = { readonly monto_nuevo?: number; readonly [campo: string]: unknown };

/** The collector asks that a payment become another amount, or without one that it be taken out: the request. */
export async function pedirCorreccion(cobrador: Caminante, id_pago: unknown, correccion: Correccion = {}) {
  const nombre = correccion.monto_nuevo === undefined ? 'solicitarEliminacionPago' : 'solicitarEdicionPago';
  const cuerpo = { id_pago: String(id_pago), motivo: 'x', ...correccion };
  return (await invocar(cobrador, nombre, { cuerpo })).cuerpo.id_solicitud;
}

/** And that is approved. */
export async function corregir(
  [cobrador, gerente]: readonly [Caminante, Caminante],
  id_pago: unknown,
  correccion?: Correccion,
): Promise<void> {
  await aprobar(gerente, await pedirCorreccion(cobrador, id_pago, correccion));
}
