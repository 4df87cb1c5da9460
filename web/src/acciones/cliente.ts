import { clientesDeCobrador, duplicarCliente, registrarCliente, todosParaPayment } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { LECTURAS_DE_SOLICITUDES } from '../piezas/solicitud/lecturas.ts';
import { porSalida } from '../lib/acciones/accion.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import type { DeCalle, DeCliente, SinMas } from './tipos.ts';

/**
 * One client more: the collector's answers that list or count clients are out of date. An office reads everything again
 * (`FormularioCliente`).
 */
const UNO_MAS = [...LECTURAS_DE_SOLICITUDES, clientesDeCobrador, todosParaPayment];

/** A client with a loan that a manager has to approve. */
export const REGISTRAR_CLIENTE: DeCalle<SinMas, typeof registrarCliente> = {
  nombre: 'cliente.registrar',
  ...porSalida(registrarCliente),
  sobre: () => 'cliente nuevo',
  siempreOtra: true,
  que: (_, { cuerpo }) => `a ${cuerpo.nombre}, con un crédito de ${formatearPesos(cuerpo.monto_solicitado)}`,
  fallo: 'Error al registrar cliente',
  caduca: UNO_MAS,
};

/** Another loan for the same person, as a client of its own. */
export const DUPLICAR_CLIENTE: DeCalle<DeCliente, typeof duplicarCliente> = {
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
