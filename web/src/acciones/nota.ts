import {
  activosSinPagoHoy,
  detalleCredito,
  expedienteCliente,
  guardarNota,
  type Respuesta,
} from '@leal/contract';
import type { Llamado } from '@leal/domain';
import { type Accion, type Guardado, porSalida } from '../lib/acciones/accion.ts';
import type { Datos } from '../lib/api/opciones.ts';
import { comoSeLlama } from '../lib/llamados.ts';
import { sobreNota } from '../piezas/cliente/nota.ts';

type Quien = { readonly id_cliente: string; readonly nombre: string } & Llamado;

/**
 * The note at a client's door. Its words repeat the typed text: a person who is refused still has it, to read and to
 * copy.
 */
export const GUARDAR_NOTA: Accion<
  Quien,
  Datos<typeof guardarNota>,
  Respuesta<typeof guardarNota> | Guardado
> = {
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
