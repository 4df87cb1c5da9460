// Calls an endpoint by its name in the contract and holds every answer to it, whatever the test is about.
import { estadoDeExito, type Llamada, LLAMADAS, type NombreLlamada, respuestaError } from '@leal/contract';
import { CODIGOS, ERRORES } from '@leal/domain';
import { type Invocacion, llamarPorContrato, type Respuesta } from '@leal/seed';
import { expect } from 'vitest';
import * as z from 'zod/mini';
import type { Persona } from './mundo.ts';

type Contrato<N extends NombreLlamada> = (typeof LLAMADAS)[N];
type Fallo = { message: string; code: string; detalles?: { campo: string; mensaje: string }[] };
/** The answer as it travels: the success of that call or an error, to be told apart by `estado`. */
export type Contestacion<N extends NombreLlamada> = Respuesta<
  z.input<Contrato<N>['respuesta']> & Partial<Fallo>
>;

/** An error of the API: a Spanish sentence, a code of the closed list, and the status of that code. */
export function comprobarError({ estado, cuerpo }: Respuesta<unknown>): void {
  const { message, code } = respuestaError.parse(cuerpo);
  expect(message.length).toBeGreaterThan(0);
  expect(CODIGOS).toContain(code);
  expect(ERRORES[code as keyof typeof ERRORES].http).toBe(estado);
}

/** A success: the status and the shape of the contract, and nothing that the contract does not know. */
export function comprobarExito(llamada: Llamada, { estado, cuerpo }: Respuesta<unknown>): void {
  if (llamada.exito === 204) return expect([estado, cuerpo]).toEqual([204, '']);
  const dicho = z.decode(llamada.respuesta, cuerpo);
  expect(estado).toBe(estadoDeExito(llamada, dicho));
  expect(z.encode(llamada.respuesta, dicho)).toEqual(cuerpo);
}

export async function invocar<N extends NombreLlamada>(
  persona: Pick<Persona, 'llamar'>,
  nombre: N,
  invocacion: Invocacion = {},
): Promise<Contestacion<N>> {
  const llamada = LLAMADAS[nombre] as unknown as Llamada;
  const respuesta = await llamarPorContrato(persona, nombre, invocacion);
  if (respuesta.estado < 300) comprobarExito(llamada, respuesta);
  else comprobarError(respuesta);
  return respuesta as unknown as Contestacion<N>;
}
