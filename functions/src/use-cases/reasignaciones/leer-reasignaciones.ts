import type { leerReasignacion as contrato, listarReasignaciones as lista } from '@leal/contract';
import { leerPartes, reasignaciones, ultimasReasignaciones } from '../../data/reasignaciones.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { hallar } from '../vistos/hallar.ts';
import { presentarReasignacion } from './presentar-reasignacion.ts';

export const leerReasignacion: CasoLectura<typeof contrato> = async ({ parametros: { id_reasignacion } }) => {
  const [reasignacion, partes] = await Promise.all([
    hallar(reasignaciones.doc(id_reasignacion)),
    leerPartes(id_reasignacion),
  ]);
  const se_quedaron = partes.flatMap(({ quedaron }) => quedaron);
  return { ...presentarReasignacion(reasignacion), se_quedaron };
};

/** The number of reassignments that somebody would look back at. */
const ULTIMAS = 20;

export const listarReasignaciones: CasoLectura<typeof lista> = async () => {
  const { docs } = await ultimasReasignaciones(ULTIMAS).get();
  return { datos: docs.map((foto) => presentarReasignacion(foto.data())) };
};
