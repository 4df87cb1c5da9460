// A manager lets somebody else work a collector's whole route.
import { invocar } from './invocar.ts';
import type { Persona } from './mundo.ts';

type Prestamo = { readonly a: string; readonly del?: string; readonly al?: string; readonly ambos?: boolean };

/** The suite's clock runs from Wednesday 18 November 2026. */
export const HOY = '2026-11-18';

/** Of today alone, unless it says otherwise. */
export const prestar = (quien: Persona, id_usuario: string, prestamo: Prestamo) =>
  invocar(quien, 'prestarRuta', {
    parametros: { id_usuario },
    cuerpo: { del: HOY, al: HOY, ambos: false, ...prestamo },
  });

export const terminar = (quien: Persona, id_usuario: string, id_prestada: string) =>
  invocar(quien, 'terminarRutaPrestada', { parametros: { id_usuario, id_prestada }, cuerpo: {} });
