// Receipts at the door, for the tests of the API: a collector with a series, and somebody who has the link.
import { randomUUID } from 'node:crypto';
import type { CreditoDeCartera } from '@leal/seed';
import { expect } from 'vitest';
import { nuevoToken, pedirSerieDe } from './comprobantes.ts';
import { escena } from './escena.ts';
import { invocar } from './invocar.ts';
import type { Mundo, Persona } from './mundo.ts';

export const HOY = '2026-11-18';
export type Cuerpo = Record<string, unknown>;

export const dar = (quien: Persona, cuerpo: Cuerpo, clave?: string) =>
  invocar(quien, 'crearComprobante', { cuerpo, ...(clave && { clave }) });

export function usarPuerta(mundo: Mundo) {
  /** Somebody with the link: no session. Each asks from an address of its own, so that no test pays for another. */
  const ver = (token: string, direccion: string = randomUUID()) =>
    mundo.pedir<Cuerpo>(undefined, 'GET', `/comprobantes/${token}`, {
      cabeceras: { 'x-forwarded-for': direccion },
    });
  const leer = async (token: string) => {
    const { estado, cuerpo } = await ver(token);
    expect(estado).toBe(200);
    const { legales, ...resto } = cuerpo;
    expect(legales).toBeDefined();
    return resto;
  };
  /** A collector with a credit and a series; a payment is sent under a key that the receipt names. */
  const puerta = async (credito: CreditoDeCartera = {}) => {
    const e = await escena(mundo, credito);
    const serie = await pedirSerieDe(e.cobrador);
    const clave_pago = randomUUID();
    const { id_credito } = e;
    const recibo = (campos: Cuerpo = {}) => ({
      token: nuevoToken(),
      serie,
      numero: 1,
      id_credito,
      clave_pago,
      monto: 120,
      fecha: HOY,
      ...campos,
    });
    const pagar = (cuerpo: Cuerpo = {}, clave = clave_pago) =>
      invocar(e.cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120, ...cuerpo }, clave });
    return { ...e, serie, clave_pago, recibo, pagar };
  };
  return { ver, leer, puerta };
}
