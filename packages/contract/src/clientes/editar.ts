import { ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, textoOpcional } from '../comunes/campos.ts';
import { VISTOS, vistoEnConsulta } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { cliente } from '../formas/cliente.ts';
import { cambiosCliente } from './solicitar-edicion.ts';

const parametros = z.strictObject({ id_cliente: id });

/**
 * Fields that are left out stay as they are; a new name is written wherever the client is named today. `visto`: the
 * earlier value of each field that is sent.
 */
export const editarCliente = definirLlamada({
  metodo: 'PUT',
  ruta: '/clientes/:id_cliente',
  roles: [ROL.gerente],
  resumen: 'Change a client',
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'PLAZO_NO_EDITABLE', 'SOLICITUDES_ABIERTAS'],
  parametros,
  cuerpo: z.extend(cambiosCliente, { visto: z.optional(VISTOS.ficha) }),
  respuesta: z.object({ cliente }),
});

/**
 * A soft delete: the client leaves every list, the open credit is written off, or cancelled if nobody got it, the ledger stays. The
 * spec's call has neither `motivo` nor what was read; a loan that was handed over is not lost without both (422 NO_ELEGIBLE).
 */
export const eliminarCliente = definirLlamada({
  metodo: 'DELETE',
  ruta: '/clientes/:id_cliente',
  roles: [ROL.gerente],
  resumen: 'Delete a client',
  exito: 204,
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'SOLICITUDES_ABIERTAS', 'NO_ELEGIBLE'],
  parametros,
  consulta: z.extend(vistoEnConsulta, { motivo: textoOpcional(TOPES.motivo) }),
  respuesta: z.null(),
});
