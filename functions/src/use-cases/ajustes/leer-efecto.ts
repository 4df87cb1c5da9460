import type { efectoDelDia } from '@leal/contract';
import { cobraEseDia, PLAZOS } from '@leal/domain';
import type { Query } from 'firebase-admin/firestore';
import { creditosActivos } from '../../data/creditos.ts';
import type { CasoLectura } from '../../context/caso.ts';

const cuantos = async (consulta: Query): Promise<number> => (await consulta.count().get()).data().count;

/**
 * The open credits whose plan has that day: those due on it or later, without those that began on it or later. Sums of the indexes: no
 * credit is read.
 */
export const leerEfecto: CasoLectura<typeof efectoDelDia> = async ({ consulta: { fecha } }) => {
  const plazos = PLAZOS.filter((plazo) => cobraEseDia(fecha, plazo));
  const suyos = creditosActivos().where('dias_pago', 'in', plazos);
  const [deben, empezaron] = await Promise.all([
    cuantos(suyos.where('fecha_vencimiento', '>=', fecha)),
    cuantos(suyos.where('fecha_inicio', '>=', fecha)),
  ]);
  return { creditos: deben - empezaron };
};
