import { nombreBase } from './cliente.ts';
import { type Centavos, formatearPesos } from './dinero.ts';
import type { Negocio } from './negocio.ts';

/** The words with which a collector announces a visit, where the owner has set no others. */
export const AVISO_DE_COBRO = 'Hola {nombre}, paso hoy por tu abono de {monto}';

/** The length that a chat shows without being opened. */
export const TOPE_AVISO = 300;

const limpio = (valor: unknown): string => (typeof valor === 'string' ? valor.trim() : '');

/** The owner's words as far as they can be used; else the default ones. */
export function avisoValido(valor: unknown): string {
  const aviso = limpio(valor);
  return aviso !== '' && aviso.length <= TOPE_AVISO ? aviso : AVISO_DE_COBRO;
}

type DeQuien = { readonly nombre: string; readonly monto: Centavos };

/** 'Hola Ana López, paso hoy por tu abono de $80.00': to the client by name, without a duplicate's '#2'. */
export function avisoDeCobro({ aviso_cobro }: Negocio, { nombre, monto }: DeQuien): string {
  const partes: Readonly<Record<string, string>> = {
    '{nombre}': nombreBase(nombre),
    '{monto}': formatearPesos(monto),
  };
  return avisoValido(aviso_cobro).replaceAll(/\{\w+\}/g, (parte) => partes[parte] ?? parte);
}
