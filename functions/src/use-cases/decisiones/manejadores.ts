import type { TipoSolicitud } from '@leal/domain';
import { abonosMultiples } from './abonos-multiples.ts';
import { capturaTardia } from './captura-tardia.ts';
import { edicionCliente } from './edicion-cliente.ts';
import { edicionPago } from './edicion-pago.ts';
import { eliminacionPago } from './eliminacion-pago.ts';
import type { De, Manejador } from './manejador.ts';
import { renovacion } from './renovacion.ts';

/** The handler of each kind of request. */
const MANEJADORES: { readonly [T in TipoSolicitud]: Manejador<T> } = {
  edicion_pago: edicionPago,
  eliminacion_pago: eliminacionPago,
  abonos_multiples: abonosMultiples,
  edicion_cliente: edicionCliente,
  renovacion,
  captura_tardia: capturaTardia,
};

/** A handler takes its own type only; the union's member and the key of the table are the same word. */
export const manejadorDe = <T extends TipoSolicitud>({ tipo }: De<T>) => MANEJADORES[tipo] as Manejador<T>;
