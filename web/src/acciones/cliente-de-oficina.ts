// The changes that a manager makes of a client: no phone of a collector loads them.
import {
  type ClienteActivo,
  clientesActivos,
  editarCliente,
  editarPendiente,
  eliminarCliente,
  pendientesCreditos,
} from '@leal/contract';
import { porApi } from '../lib/acciones/accion.ts';
import { caducarTodo } from '../lib/api/consultas.ts';
import { quitarDeListas } from '../lib/api/lista.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { DeCliente, DeCredito, DeLlamada } from './tipos.ts';

/** Requests, figures and the payment screen show a name or a term too: they are read again when they are next seen. */
export const EDITAR_CLIENTE: DeLlamada<DeCliente, typeof editarCliente> = {
  nombre: 'cliente.editar',
  mandar: porApi(editarCliente),
  sobre: ({ id_cliente }) => id_cliente,
  que: (cliente) => `el cambio a ${comoSeLlama(cliente)}`,
  exito: (cliente) => ['Cliente actualizado', comoSeLlama(cliente)],
  fallo: 'No se pudo actualizar',
  alLograr: caducarTodo,
  caduca: [clientesActivos],
};

/** Takes the client out of the list at once, without reading the list again. */
export async function quitarCliente({ id_cliente }: Pick<DeCliente, 'id_cliente'>): Promise<void> {
  await quitarDeListas(clientesActivos, (fila) => (fila as ClienteActivo).id_cliente === id_cliente);
  await caducarTodo();
}

export const ELIMINAR_CLIENTE: DeLlamada<DeCliente, typeof eliminarCliente> = {
  nombre: 'cliente.eliminar',
  mandar: porApi(eliminarCliente),
  sobre: ({ id_cliente }) => id_cliente,
  que: (cliente) => `la eliminación de ${comoSeLlama(cliente)}`,
  exito: (cliente) => ['Cliente eliminado', comoSeLlama(cliente)],
  fallo: 'No se pudo eliminar',
  alLograr: quitarCliente,
};

/** A manager corrects a loan that waits, and its client, before it is decided. */
export const EDITAR_PENDIENTE: DeLlamada<DeCredito, typeof editarPendiente> = {
  nombre: 'credito.editar',
  mandar: porApi(editarPendiente),
  sobre: ({ id_credito }) => id_credito,
  que: (credito) => `el cambio al crédito de ${comoSeLlama(credito)}`,
  exito: (credito) => ['Cliente actualizado correctamente', comoSeLlama(credito)],
  fallo: 'Error al actualizar cliente',
  caduca: [pendientesCreditos],
  caducaAlFallar: [pendientesCreditos],
};
