import type { Respuesta, vistoSolicitud } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { hallar } from '../vistos/hallar.ts';
import { manejadorDe } from './manejadores.ts';

/** What the question about a request shows, as it is now. */
export const leerVistoSolicitud: CasoLectura<typeof vistoSolicitud> = async ({ parametros }, { hoy }) => {
  const solicitud = await hallar(solicitudes.doc(parametros.id));
  const { tipo, estado } = solicitud;
  const pregunta = await manejadorDe(solicitud).preguntar(solicitud, hoy);
  return { tipo, estado, ...pregunta } as Respuesta<typeof vistoSolicitud>;
};
