import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { definirLlamada } from '../definir.ts';
import { cliente } from '../formas/cliente.ts';
import { cambiosCliente } from './solicitudes-editar.ts';

const parametros = z.strictObject({ id_cliente: id });

/** What is left out stays; a changed name moves wherever the client is named today. */
export const editarCliente = definirLlamada({
  metodo: 'PUT',
  ruta: '/clientes/:id_cliente',
  roles: [ROL.gerente],
  resumen: 'Change a client',
  errores: ['NO_ENCONTRADO', 'PLAZO_NO_EDITABLE', 'SOLICITUDES_ABIERTAS'],
  parametros,
  cuerpo: cambiosCliente,
  respuesta: z.object({ cliente }),
});

/** Soft: out of every list, its open credit cancelled, its ledger kept. */
export const eliminarCliente = definirLlamada({
  metodo: 'DELETE',
  ruta: '/clientes/:id_cliente',
  roles: [ROL.gerente],
  resumen: 'Delete a client',
  exito: 204,
  errores: ['NO_ENCONTRADO', 'SOLICITUDES_ABIERTAS'],
  parametros,
  respuesta: z.null(),
});
