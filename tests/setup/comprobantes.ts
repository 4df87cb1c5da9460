// Receipts as a phone makes them: a series, its numbers, tokens of 128 random bits.
import { randomBytes } from 'node:crypto';
import { idPago } from '@leal/domain';
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Cuerpo = Record<string, unknown>;

export const nuevoToken = (): string => randomBytes(16).toString('base64url');

export async function pedirSerieDe(quien: Persona, dispositivo = 'tel-1'): Promise<string> {
  const { estado, cuerpo } = await invocar(quien, 'pedirSerie', { cuerpo: { dispositivo } });
  if (estado !== 201) throw new Error(`pedirSerie: ${JSON.stringify(cuerpo)}`);
  return cuerpo.serie;
}

/** The receipt of that credit's payment on a day, which the office has. */
export const comprobanteDelPago = (id_credito: string, dia: string, campos: Cuerpo = {}) => ({
  token: nuevoToken(),
  numero: 1,
  id_credito,
  id_pago: idPago(id_credito, `pago-${dia}`),
  monto: 120,
  fecha: dia,
  ...campos,
});

/** The deeds of a scene with receipts. */
export function comprobantesDeEscena(cobrador: Persona, id_credito: string) {
  const darComprobante = async () => {
    const serie = await pedirSerieDe(cobrador);
    // The receipt's payment has not come, and may never.
    const pedido = { token: nuevoToken(), serie, numero: 1, id_credito, monto: 120, fecha: '2026-11-18' };
    const cuerpo = { ...pedido, clave_pago: 'una' };
    const respuesta = await invocar(cobrador, 'crearComprobante', { cuerpo });
    if (respuesta.estado !== 201) throw new Error(`crearComprobante: ${JSON.stringify(respuesta.cuerpo)}`);
    return pedido.token;
  };
  return { darComprobante, pedirSerie: () => pedirSerieDe(cobrador) };
}
