import type { Cuerpo, registrarCliente } from '@leal/contract';
import { CERO, type DatosCliente, interesDe, type Plazo, sinHuecos, sonIguales } from '@leal/domain';
import { leerMonto } from '../../lib/leer-monto.ts';
import { limpio } from '../../piezas/cliente/cambios.ts';

/** The form as it is filled in (spec §3, 'New client form'); a manager says whose client it is. */
export type ClienteNuevo = DatosCliente & {
  monto_solicitado: string;
  dias_pago: Plazo;
  id_cobrador?: string;
};

/** Blank fields are not sent. */
const escritos = (valores: DatosCliente): DatosCliente => {
  const limpios = Object.entries(sinHuecos(valores)).map(([campo, valor]) => [campo, limpio(valor)]);
  return Object.fromEntries(
    limpios.filter(([, valor]) => !sonIguales(valor, []) && valor !== ''),
  ) as DatosCliente;
};

/** The data that are sent, with the term's interest; `propio` is the collector unless the form names another. */
export const pedidoDe = (valores: ClienteNuevo, propio: string): Cuerpo<typeof registrarCliente> => ({
  ...escritos(valores),
  monto_solicitado: leerMonto(valores.monto_solicitado) ?? CERO,
  dias_pago: valores.dias_pago,
  interes: interesDe(valores.dias_pago),
  id_cobrador: valores.id_cobrador ?? propio,
});
