import type { Respuesta, vistoSolicitud } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import { hallar } from '../vistos/hallar.ts';
import type { Cuando } from './manejador.ts';
import { manejadorDe } from './manejadores.ts';

/** A request's question now; one about several leaves out the facts beside a loan, which are nine reads more. */
export async function leerPregunta(
  id: string,
  cuando: Cuando,
  sola: boolean,
): Promise<Respuesta<typeof vistoSolicitud>> {
  const solicitud = await hallar(solicitudes.doc(id));
  const { tipo, estado } = solicitud;
  const pregunta = await manejadorDe(solicitud).preguntar(solicitud, cuando, sola);
  return { tipo, estado, ...pregunta } as Respuesta<typeof vistoSolicitud>;
}

/** The values that the question about a request shows. */
export const leerVistoSolicitud: CasoLectura<typeof vistoSolicitud> = ({ parametros }, cuando) =>
  leerPregunta(parametros.id, cuando, true);
