import { activosSinPagoHoy, listarUsuarios, prestarRuta, terminarRutaPrestada } from '@leal/contract';
import { textoDeDias } from '@leal/domain';
import { porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import type { AccionDe } from './accion-de.ts';

/** Whose route it is, and how somebody calls them. */
export type DuenoDeRuta = { readonly id_usuario: string; readonly nombre: string };

const CADUCA = [listarUsuarios, activosSinPagoHoy];

/** Another collector works the route for some days; its clients, their order and their arrears stay. */
export const PRESTAR_RUTA: AccionDe<typeof prestarRuta, DuenoDeRuta> = {
  nombre: 'usuario.prestar-ruta',
  mandar: porApi(prestarRuta),
  sobre: ({ id_usuario }) => `prestar ${id_usuario}`,
  que: ({ nombre }) => `el préstamo de la ruta de ${nombre}`,
  exito: ({ nombre }, _, { prestada }) => [
    'Ruta prestada',
    `La de ${nombre}, a ${prestada.nombre_a}, ${textoDeDias(prestada)}`,
  ],
  fallo: 'No se pudo prestar la ruta',
  alLograr: caducarTodo,
  caduca: CADUCA,
};

/** The route goes back to its collector now; the dialog that has its loans says so. */
export const TERMINAR_PRESTAMO: AccionDe<typeof terminarRutaPrestada, DuenoDeRuta> = {
  nombre: 'usuario.terminar-prestamo',
  mandar: porApi(terminarRutaPrestada),
  sobre: ({ id_usuario }) => `prestar ${id_usuario}`,
  que: ({ nombre }) => `el fin del préstamo de la ruta de ${nombre}`,
  fallo: 'No se pudo terminar el préstamo',
  alLograr: caducarTodo,
  caduca: CADUCA,
};
