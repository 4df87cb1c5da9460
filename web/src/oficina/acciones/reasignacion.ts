import {
  clientesActivos,
  crearReasignacion,
  detenerReasignacion,
  expedienteCliente,
  gerenteRutas,
  leerBitacora,
  listarReasignaciones,
  listarUsuarios,
  seguirReasignacion,
} from '@leal/contract';
import { porApi } from '../../lib/acciones/accion.ts';
import { caducarTodo } from '../../lib/api/consultas.ts';
import type { AccionDe } from './accion-de.ts';

/** The collector whose clients they are, and the words for them. */
type DeQuien = { readonly id_cobrador: string; readonly que: string };

type DeReasignacion = { readonly id_reasignacion: string; readonly nombre_de: string };

/** The answers that say whose the clients are: out of date once they have gone over. */
export const LO_QUE_CADUCA = [
  clientesActivos,
  expedienteCliente,
  gerenteRutas,
  leerBitacora,
  listarReasignaciones,
  listarUsuarios,
];

/** Begins to give clients to others; the page brings it on (`avance.ts`). */
export const REASIGNAR: AccionDe<typeof crearReasignacion, DeQuien> = {
  nombre: 'clientes.reasignar',
  mandar: porApi(crearReasignacion),
  sobre: ({ id_cobrador }) => `reasignar ${id_cobrador}`,
  que: ({ que }) => `el cambio de cobrador de ${que}`,
  fallo: 'No se pudo reasignar',
  caduca: [listarReasignaciones],
};

/** The next part of them; one after the other. */
export const SEGUIR_REASIGNACION: AccionDe<typeof seguirReasignacion, DeReasignacion> = {
  nombre: 'clientes.seguir-reasignacion',
  mandar: porApi(seguirReasignacion),
  sobre: ({ id_reasignacion }) => `seguir ${id_reasignacion}`,
  que: ({ nombre_de }) => `el cambio de los clientes de ${nombre_de}`,
  fallo: 'No se pudo reasignar',
};

/** The clients that did not go yet stay. */
export const DETENER_REASIGNACION: AccionDe<typeof detenerReasignacion, DeReasignacion> = {
  nombre: 'clientes.detener-reasignacion',
  mandar: porApi(detenerReasignacion),
  sobre: ({ id_reasignacion }) => id_reasignacion,
  que: ({ nombre_de }) => `el alto al cambio de los clientes de ${nombre_de}`,
  fallo: 'No se pudo detener',
  alLograr: caducarTodo,
  caduca: LO_QUE_CADUCA,
};
