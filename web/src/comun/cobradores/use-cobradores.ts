import { listarUsuarios, type Respuesta, type UsuarioConEstado } from '@leal/contract';
import { ROL } from '@leal/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { claveDe } from '../../lib/api/consultas.ts';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { llamar } from '../../lib/api/llamar.ts';

const CONSULTA = { rol: ROL.cobrador, limite: 100 } as const;

async function leerTodos(signal: AbortSignal): Promise<readonly UsuarioConEstado[]> {
  const todos: UsuarioConEstado[] = [];
  let cursor: string | null = null;
  do {
    const consulta = { ...CONSULTA, ...(cursor !== null && { cursor }) };
    const pagina: Respuesta<typeof listarUsuarios> = await llamar(listarUsuarios, { consulta, signal });
    todos.push(...pagina.datos);
    cursor = pagina.siguiente;
  } while (cursor !== null);
  return todos;
}

/** Every collector, turned off or not, oldest first: to choose one among all, page after page. */
export const useCobradores = () =>
  useQuery(
    queryOptions<readonly UsuarioConEstado[], ErrorApi>({
      queryKey: [...claveDe(listarUsuarios, { consulta: CONSULTA }), 'todos'],
      queryFn: ({ signal }) => leerTodos(signal),
    }),
  );
