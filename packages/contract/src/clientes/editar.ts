import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { VISTOS, vistoEnConsulta } from '../vistos/visto.ts';
import { definirLlamada } from '../definir.ts';
import { cliente } from '../formas/cliente.ts';
import { cambiosCliente } from './solicitar-edicion.ts';

const parametros = z.strictObject({ id_cliente: id });

/**
 * What is left out stays; a changed name moves wherever the client is named today. `visto`: of each field that
 * comes, what it said before.
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

/** Soft: out of every list, its open credit cancelled, its ledger kept. */
export const eliminarCliente = definirLlamada({
  metodo: 'DELETE',
  ruta: '/clientes/:id_cliente',
  roles: [ROL.gerente],
  resumen: 'Delete a client',
  exito: 204,
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'SOLICITUDES_ABIERTAS'],
  parametros,
  consulta: vistoEnConsulta,
  respuesta: z.null(),
});
