import {
  centavos,
  esFecha,
  esRol,
  formatearFecha,
  formatearNumero,
  formatearPesos,
  nombreRol,
  type Referencia,
  textoReferencias,
} from '@leal/domain';
import { SIN_DATO, textoInstante } from '../textos/textos.ts';
import { NOMBRES } from './nombres.ts';

const DINERO =
  /^(monto|saldo|efectivo|en_mano|por_resolver|total_pagado|total_abonado|esperado|contado|diferencia)/;

/** The screen's name of a field; one of a later version keeps its own name. */
export const nombreDeCampo = (campo: string): string =>
  (NOMBRES as Readonly<Record<string, string>>)[campo] ?? campo;

export const esDinero = (campo: string): boolean => DINERO.test(campo);

function textoNumero(campo: string, n: number): string {
  if (esDinero(campo)) return formatearPesos(centavos(n));
  if (campo === 'id_rol' && esRol(n)) return nombreRol(n);
  if (campo.startsWith('interes')) return `${n} %`;
  return campo === 'dias_pago' ? `${n} días` : formatearNumero(n);
}

const esInstante = (texto: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(texto);

/** A client's references, how many clients each receiver gets, else the order of a route. */
function textoDeLista(campo: string, lista: readonly unknown[]): string {
  if (campo === 'referencias') return textoReferencias(lista as readonly Referencia[]) || SIN_DATO;
  if (campo === 'partes')
    return (lista as readonly { readonly clientes: number }[]).map(({ clientes }) => clientes).join(', ');
  return `${lista.length} clientes`;
}

/** The value of a field, as people write it; amounts in centavos. */
export function textoDeCampo(campo: string, valor: unknown): string {
  if (valor === undefined || valor === null || valor === '') return SIN_DATO;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  if (typeof valor === 'number') return textoNumero(campo, valor);
  if (Array.isArray(valor)) return textoDeLista(campo, valor);
  if (typeof valor !== 'string') return JSON.stringify(valor);
  if (esFecha(valor)) return formatearFecha(valor);
  return esInstante(valor) ? textoInstante(valor) : valor;
}
