import { ROL, tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { captura, posicionDicha } from '../comunes/captura.ts';
import { definirLlamada } from '../definir.ts';

/**
 * The place of a client's door, from the phone that stands at it. The later capture stands: an earlier one that arrives
 * after it changes nothing, and the answer says which one stands. Refused where the owner keeps no positions.
 */
export const registrarPunto = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/:id_cliente/punto',
  roles: [ROL.cobrador],
  resumen: "Pin a client's door where the phone stands",
  errores: ['NO_ELEGIBLE'],
  parametros: z.strictObject({ id_cliente: id }),
  cuerpo: z.strictObject({
    ...tomar(captura, ['capturado_en', 'dispositivo', 'secuencia', 'desfase_ms']),
    punto: posicionDicha,
  }),
  respuesta: z.object({ punto: posicionDicha }),
});
