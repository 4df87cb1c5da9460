import { activosSinPagoHoy, detalleCredito, expedienteCliente, guardarNota } from '@leal/contract';
import { porSalida } from '../lib/acciones/accion.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import { sobreNota } from '../piezas/cliente/nota.ts';
import type { DeCalle, DeCliente } from './tipos.ts';

/**
 * The note at a client's door. Its words repeat the typed text: a person who is refused still has it, to read and to
 * copy.
 */
export const GUARDAR_NOTA: DeCalle<DeCliente, typeof guardarNota> = {
  nombre: 'cliente.nota',
  ...porSalida(guardarNota),
  sobre: sobreNota,
  siempreOtra: true,
  que: (cliente, { cuerpo: { nota } }) =>
    `la nota de ${comoSeLlama(cliente)}${nota === '' ? ', vacía' : `: «${nota}»`}`,
  exito: (cliente, _, { queda }) => [
    queda ? 'Nota guardada' : 'Quedó una nota más reciente',
    comoSeLlama(cliente),
  ],
  fallo: 'No se pudo guardar la nota',
  caduca: [activosSinPagoHoy, detalleCredito, expedienteCliente],
};
