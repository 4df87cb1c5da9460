import {
  type Cuerpo,
  enviarAbonoAlGerente,
  recibirRegistro,
  registrarAbono,
  solicitudesCapturaTardia,
} from '@leal/contract';
import * as z from 'zod/mini';
import { porApi } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import type { Registro } from '../lib/salida/registro.ts';
import type { DeLlamada } from './tipos.ts';

/**
 * The payment as it was first made, also when its collector was about to hand it over; anything else is only told.
 * Throws when it is no payment that this version can read.
 */
function abonoDe({ url, cuerpo }: Registro): Pick<Cuerpo<typeof recibirRegistro>, 'abono'> {
  if (![registrarAbono, enviarAbonoAlGerente].some(({ ruta }) => url.endsWith(ruta))) return {};
  const { clave: _, ...abono } = JSON.parse(cuerpo ?? '') as Record<string, unknown>;
  return { abono: z.decode(registrarAbono.cuerpo, abono as z.input<typeof registrarAbono.cuerpo>) };
}

/** The register of somebody's phone, as a manager hands it over. */
export function entregaDe(registro: Registro): Datos<typeof recibirRegistro> {
  const { uid: id_cobrador, clave, que, capturado_en, dispositivo, secuencia, desfase_ms } = registro;
  const telefono = { dispositivo, secuencia, desfase_ms };
  return { cuerpo: { id_cobrador, clave, que, capturado_en, ...telefono, ...abonoDe(registro) } };
}

/** One register of the phone of a collector whose account is off. */
export const RECIBIR_REGISTRO: DeLlamada<
  { readonly clave: string; readonly que: string },
  typeof recibirRegistro
> = {
  nombre: 'registro.entregar',
  mandar: porApi(recibirRegistro),
  sobre: ({ clave }) => clave,
  que: ({ que }) => que,
  fallo: 'No se pudo entregar',
  caduca: [solicitudesCapturaTardia],
};
