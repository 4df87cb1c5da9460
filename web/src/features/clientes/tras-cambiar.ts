import { type ClienteActivo, clientesActivos } from '@leal/contract';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';
import { quitarDeListas } from '../../lib/api/lista.ts';

/** A name or a term shows in requests, figures and the payment screen too: they are read anew when next seen. */
export async function trasEditar(): Promise<void> {
  await caducarTodo();
  await invalidar(clientesActivos);
}

/** It leaves the list at once, without reading it again. */
export async function trasEliminar(id_cliente: string): Promise<void> {
  await quitarDeListas(clientesActivos, (fila) => (fila as ClienteActivo).id_cliente === id_cliente);
  await caducarTodo();
}
