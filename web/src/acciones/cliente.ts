import {
  type ClienteActivo,
  clientesActivos,
  clientesDeCobrador,
  dashboardStats,
  duplicarCliente,
  editarCliente,
  editarPendiente,
  eliminarCliente,
  type Llamada,
  pendientesCreditos,
  registrarCliente,
  type Respuesta,
  todosParaPayment,
} from '@leal/contract';
import { formatearPesos, type Llamado } from '@leal/domain';
import { LECTURAS_DE_SOLICITUDES } from '../piezas/solicitud/lecturas.ts';
import { type Accion, type Guardado, porApi, porSalida } from '../lib/acciones/accion.ts';
import { caducarTodo } from '../lib/api/consultas.ts';
import { quitarDeListas } from '../lib/api/lista.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama } from '../lib/llamados.ts';

type DeLlamada<C extends object, L extends Llamada> = Accion<C & Llamado, Datos<L>, Respuesta<L>>;
/** A collector makes it with or without a line. */
type DeCalle<C extends object, L extends Llamada> = Accion<C & Llamado, Datos<L>, Respuesta<L> | Guardado>;
type Quien = { readonly id_cliente: string; readonly nombre: string };

/** One client more: the answers that list or count clients are out of date. */
const UNO_MAS = [
  ...LECTURAS_DE_SOLICITUDES,
  clientesDeCobrador,
  dashboardStats,
  pendientesCreditos,
  todosParaPayment,
];

/** A client with a loan that a manager has to approve. */
export const REGISTRAR_CLIENTE: DeCalle<object, typeof registrarCliente> = {
  nombre: 'cliente.registrar',
  ...porSalida(registrarCliente),
  sobre: () => 'cliente nuevo',
  siempreOtra: true,
  que: (_, { cuerpo }) => `a ${cuerpo.nombre}, con un crédito de ${formatearPesos(cuerpo.monto_solicitado)}`,
  fallo: 'Error al registrar cliente',
  caduca: UNO_MAS,
};

/** Another loan for the same person, as a client of its own. */
export const DUPLICAR_CLIENTE: DeCalle<Quien, typeof duplicarCliente> = {
  nombre: 'cliente.duplicar',
  ...porSalida(duplicarCliente),
  sobre: ({ id_cliente }) => id_cliente,
  // 'Ana López #2': two phones may ask at once.
  falta: 'número al confirmar',
  que: (cliente, { cuerpo }) =>
    `el crédito nuevo de ${formatearPesos(cuerpo.monto_solicitado)} para ${comoSeLlama(cliente)}`,
  fallo: 'Error al duplicar cliente',
  caduca: UNO_MAS,
};

/** Requests, figures and the payment screen show a name or a term too: they are read again when they are next seen. */
export const EDITAR_CLIENTE: DeLlamada<Quien, typeof editarCliente> = {
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
export async function quitarCliente({ id_cliente }: Pick<Quien, 'id_cliente'>): Promise<void> {
  await quitarDeListas(clientesActivos, (fila) => (fila as ClienteActivo).id_cliente === id_cliente);
  await caducarTodo();
}

export const ELIMINAR_CLIENTE: DeLlamada<Quien, typeof eliminarCliente> = {
  nombre: 'cliente.eliminar',
  mandar: porApi(eliminarCliente),
  sobre: ({ id_cliente }) => id_cliente,
  que: (cliente) => `la eliminación de ${comoSeLlama(cliente)}`,
  exito: (cliente) => ['Cliente eliminado', comoSeLlama(cliente)],
  fallo: 'No se pudo eliminar',
  alLograr: quitarCliente,
};

type Pendiente = { readonly id_credito: string; readonly nombre: string };

/** A manager corrects a loan that waits, and its client, before it is decided. */
export const EDITAR_PENDIENTE: DeLlamada<Pendiente, typeof editarPendiente> = {
  nombre: 'credito.editar',
  mandar: porApi(editarPendiente),
  sobre: ({ id_credito }) => id_credito,
  que: (credito) => `el cambio al crédito de ${comoSeLlama(credito)}`,
  exito: (credito) => ['Cliente actualizado correctamente', comoSeLlama(credito)],
  fallo: 'Error al actualizar cliente',
  caduca: [pendientesCreditos],
  caducaAlFallar: [pendientesCreditos],
};
