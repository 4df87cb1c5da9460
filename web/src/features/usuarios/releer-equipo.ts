import { listarUsuarios } from '@leal/contract';
import { caducarTodo, invalidar } from '../../lib/api/consultas.ts';

/** A name or an account's state shows with routes and requests too: they are read anew when next seen. */
export async function releerEquipo(): Promise<void> {
  await caducarTodo();
  await invalidar(listarUsuarios);
}
