import { CLASES_POR_APROBAR, type ClasePorAprobar } from '@leal/domain';
import { fuente, type Consulta, type Foto, type Fuente } from './fuente.ts';

/** The oldest items that wait, as many as fit on a page of the screen. */
export type Pendientes = { readonly ids: readonly string[]; readonly modificaciones: number };

const PAGINA = 20;

const leer = ({ documentos, modificaciones }: Foto): Pendientes => ({
  ids: documentos.map(({ id }) => id),
  modificaciones,
});

const dondeEstan = (clase: ClasePorAprobar): Pick<Consulta, 'coleccion' | 'igual'> => {
  if (clase === 'creditos') return { coleccion: 'creditos', igual: { estado_credito: 'Pendiente' } };
  if (clase === 'gastos') return { coleccion: 'gastos', igual: { estado: 'pendiente' } };
  return { coleccion: 'solicitudes', igual: { tipo: clase, estado: 'pendiente' } };
};

/** The source of what waits of a class: the query of the manager's screen, oldest first. */
export const PENDIENTES = Object.fromEntries(
  CLASES_POR_APROBAR.map((clase) => [
    clase,
    fuente<Pendientes>({ ...dondeEstan(clase), orden: 'fecha_solicitud', limite: PAGINA }, leer),
  ]),
) as { readonly [C in ClasePorAprobar]: Fuente<Pendientes> };

/**
 * Whether the screen differs from what waits: something is missing on it, or, when everything that waits is
 * known, something on it no longer waits. A card that one's own decision has already taken away does not
 * count.
 */
export function difieren(vivos: readonly string[], enPantalla: readonly string[]): boolean {
  const vistos = new Set(enPantalla);
  if (vivos.some((id) => !vistos.has(id))) return true;
  return vivos.length < PAGINA && enPantalla.length > vivos.length;
}
