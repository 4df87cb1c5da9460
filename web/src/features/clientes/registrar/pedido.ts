import type { Cuerpo, registrarCliente } from '@leal/contract';
import { CERO, interesDe, type Plazo } from '@leal/domain';
import { leerMonto } from '../../../lib/leer-monto.ts';

/** The form as it is filled in (spec §3, 'New client form'); a manager says whose client it is. */
export type ClienteNuevo = {
  nombre: string;
  negocio: string;
  direccion: string;
  calle?: string;
  colonia?: string;
  telefono: string;
  monto_solicitado: string;
  dias_pago: Plazo;
  id_cobrador?: string;
};

const opcional = <C extends string>(campo: C, texto = ''): { [K in C]?: string } =>
  texto.trim() === '' ? {} : ({ [campo]: texto.trim() } as { [K in C]: string });

/** What travels, with the term's interest; `propio` is the collector whose client it is unless the form says. */
export const pedidoDe = (valores: ClienteNuevo, propio: string): Cuerpo<typeof registrarCliente> => ({
  nombre: valores.nombre.trim(),
  negocio: valores.negocio.trim(),
  direccion: valores.direccion.trim(),
  ...opcional('calle', valores.calle),
  ...opcional('colonia', valores.colonia),
  telefono: valores.telefono,
  monto_solicitado: leerMonto(valores.monto_solicitado) ?? CERO,
  dias_pago: valores.dias_pago,
  interes: interesDe(valores.dias_pago),
  id_cobrador: valores.id_cobrador ?? propio,
});
