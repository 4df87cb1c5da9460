import {
  cerrarTareaMultiple,
  crearGasto,
  detalleCredito,
  gastosDeCobrador,
  gastosPendientes,
  listarGastos,
  misSolicitudes,
  solicitarEdicionCliente,
  solicitarRenovacion,
} from '@leal/contract';
import { type Centavos, formatearPesos, type Llamado } from '@leal/domain';
import { LECTURAS_DE_RENOVACIONES, LECTURAS_DE_SOLICITUDES } from '../piezas/solicitud/lecturas.ts';
import { porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama, montoDe } from '../lib/llamados.ts';
import { type Registro, sinResolver } from '../lib/salida/registro.ts';
import type { DeCalle, DeCliente, DeCredito, SinMas } from './tipos.ts';

export const SOLICITAR_RENOVACION: DeCalle<DeCredito, typeof solicitarRenovacion> = {
  nombre: 'renovacion.solicitar',
  ...porSalida(solicitarRenovacion),
  sobre: ({ id_credito }) => id_credito,
  que: (credito, { cuerpo }) =>
    `la renovación de ${formatearPesos(cuerpo.monto_solicitado)} de ${comoSeLlama(credito)}`,
  exito: (credito, { cuerpo }) => [
    'Solicitud de renovación enviada correctamente',
    montoDe(cuerpo.monto_solicitado, credito),
  ],
  fallo: 'Error al solicitar renovación',
  caduca: [...LECTURAS_DE_SOLICITUDES, ...LECTURAS_DE_RENOVACIONES],
};

/** Asks to change fields of a client, or says in free text what to change. */
export const SOLICITAR_EDICION_CLIENTE: DeCalle<DeCliente, typeof solicitarEdicionCliente> = {
  nombre: 'edicion_cliente.solicitar',
  ...porSalida(solicitarEdicionCliente),
  sobre: ({ id_cliente }) => id_cliente,
  que: (cliente) => `la solicitud de edición de ${comoSeLlama(cliente)}`,
  fallo: 'No se pudo enviar la solicitud',
  caduca: [...LECTURAS_DE_SOLICITUDES, detalleCredito],
};

export const CREAR_GASTO: DeCalle<SinMas, typeof crearGasto> = {
  nombre: 'gasto.crear',
  ...porSalida(crearGasto),
  sobre: () => 'gasto nuevo',
  siempreOtra: true,
  que: (_, { cuerpo }) => `el gasto de ${formatearPesos(cuerpo.monto)}`,
  exito: (_, { cuerpo }) => [
    'Gasto enviado. El gerente lo revisará.',
    `${formatearPesos(cuerpo.monto)} · ${cuerpo.motivo}`,
  ],
  fallo: 'Error al crear el gasto',
  caduca: [...LECTURAS_DE_SOLICITUDES, gastosDeCobrador, gastosPendientes, listarGastos],
};

/** The expenses among these registers; they wait for the manager whatever their day, once the server has them. */
export function gastosEntre(registros: readonly Registro[]) {
  const gastos = registros.filter(({ accion }) => accion === CREAR_GASTO.nombre);
  const montos = (guardados: readonly Registro[]): Centavos[] =>
    guardados.map(({ datos }) => (datos as Datos<typeof crearGasto>).cuerpo.monto);
  return {
    confirmados: montos(gastos.filter((gasto) => !sinResolver(gasto))),
    sinConfirmar: montos(gastos.filter(sinResolver)),
  };
}

/** `resta`: the cash that is still in hand. */
type DeTarea = {
  readonly id_solicitud: string;
  readonly nombre_cliente: string;
  readonly resta: Centavos;
} & Llamado;

/** All that remains was given back (decision 0009). */
export const DEVOLVER_RESTO: DeCalle<DeTarea, typeof cerrarTareaMultiple> = {
  nombre: 'tarea.devolver',
  ...porSalida(cerrarTareaMultiple),
  sobre: ({ id_solicitud }) => id_solicitud,
  que: (tarea) => `la devolución de ${formatearPesos(tarea.resta)} a ${comoSeLlama(tarea)}`,
  exito: (tarea) => ['Listo, quedó anotado', montoDe(tarea.resta, tarea)],
  fallo: 'No se pudo anotar',
  caduca: [misSolicitudes],
  caducaAlFallar: [misSolicitudes],
};
