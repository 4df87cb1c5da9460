import type { vistoReasignacion } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { leerPropuesta } from './leer-propuesta.ts';

/** The facts of the question before clients get another collector. */
export const leerVistoReasignacion: CasoLectura<typeof vistoReasignacion> = async ({ consulta }) => {
  const { dador, visto, ocupacion, otros_nombres } = await leerPropuesta(consulta);
  return {
    estado: visto.clientes > 0 ? 'con_clientes' : 'sin_clientes',
    nombre: dador.nombre,
    visto,
    receptores: [...ocupacion],
    otros_nombres: [...otros_nombres],
  };
};
