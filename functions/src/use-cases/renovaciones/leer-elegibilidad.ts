import type { verificarRenovacion } from '@leal/contract';
import { leer } from '../../data/coleccion.ts';
import { creditos } from '../../data/creditos.ts';
import { rechazosDeHoy } from '../../data/renovaciones.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { elegibilidadDe } from './elegibilidad.ts';

/** Whether a credit may ask for its renewal now, and why not. */
export const leerElegibilidad: CasoLectura<typeof verificarRenovacion> = async (
  { parametros: { id_credito } },
  { actor, hoy, negocio },
) => {
  const credito = exigirAlcance(actor, await leer(creditos.doc(id_credito)));
  const [reglas, ...fotos] = await Promise.all([
    negocio(),
    ...rechazosDeHoy([id_credito], hoy).map((consulta) => consulta.get()),
  ]);
  const rechazos = fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
  const estado = elegibilidadDe(credito, rechazos, { hoy, negocio: reglas });
  return {
    elegible: estado.tipo === 'elegible',
    estado: estado.tipo,
    ...('motivo' in estado && { motivo: estado.motivo }),
  };
};
