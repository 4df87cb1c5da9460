import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, rotuloOVacio } from '../comunes/campos.ts';
import { captura } from '../comunes/captura.ts';
import { definirLlamada } from '../definir.ts';
import { conNota } from '../formas/nota.ts';

/**
 * The note at a client's door, whole; '' takes it back. The note with the later `capturado_en` stands, however late it
 * comes: the other one is in the audit (`queda` false). A note from a clock that runs ahead counts as of now.
 */
export const guardarNota = definirLlamada({
  metodo: 'PUT',
  ruta: '/clientes/:id_cliente/nota',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: "Write a client's note",
  errores: ['NO_ENCONTRADO'],
  parametros: z.strictObject({ id_cliente: id }),
  cuerpo: z.strictObject({ nota: rotuloOVacio(TOPES.nota), ...captura }),
  respuesta: z.object({ queda: z.boolean(), ...conNota }),
});
