// A manager gives somebody's clients to others.
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Seleccion = {
  readonly de: string;
  readonly a: readonly string[];
  readonly por?: 'cuenta' | 'colonia';
  readonly clientes?: readonly string[];
};

/** The question's reading. */
export const preguntar = (quien: Persona, { a, clientes, ...resto }: Seleccion) =>
  invocar(quien, 'vistoReasignacion', {
    consulta: { ...resto, a: a.join(','), ...(clientes && { clientes: clientes.join(',') }) },
  });

/** A reassignment that is asked and begun: nobody has gone yet. */
export async function empezar(quien: Persona, seleccion: Seleccion) {
  const { cuerpo } = await preguntar(quien, seleccion);
  return invocar(quien, 'crearReasignacion', { cuerpo: { ...seleccion, visto: cuerpo.visto } });
}

export const seguir = (quien: Persona, id_reasignacion: string) =>
  invocar(quien, 'seguirReasignacion', { parametros: { id_reasignacion } });

/** Part by part to its end; with whoever stayed. */
export async function acabar(quien: Persona, id_reasignacion: string) {
  // oxlint-disable-next-line no-await-in-loop -- one part after the other
  while ((await seguir(quien, id_reasignacion)).cuerpo.estado === 'en_curso');
  return invocar(quien, 'leerReasignacion', { parametros: { id_reasignacion } });
}

export async function reasignar(quien: Persona, seleccion: Seleccion) {
  const { cuerpo } = await empezar(quien, seleccion);
  return acabar(quien, cuerpo.id_reasignacion);
}
