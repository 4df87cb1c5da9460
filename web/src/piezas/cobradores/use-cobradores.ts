import { listarUsuarios, type UsuarioConEstado } from '@leal/contract';
import { compararNombres, ROL } from '@leal/domain';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { claveDe } from '../../lib/api/consultas.ts';
import type { ErrorApi } from '../../lib/api/error-api.ts';
import { leerEntera } from '../../lib/api/lista.ts';

const CONSULTA = { rol: ROL.cobrador, limite: 100 } as const;

/** Every collector, turned off or not, by name: to choose one among all, page after page. */
export const useCobradores = () =>
  useQuery(
    queryOptions<readonly UsuarioConEstado[], ErrorApi>({
      queryKey: [...claveDe(listarUsuarios, { consulta: CONSULTA }), 'todos'],
      queryFn: async ({ signal }) => {
        const todos = await leerEntera(listarUsuarios, CONSULTA, signal);
        return todos.sort((uno, otro) => compararNombres(uno.nombre, otro.nombre));
      },
    }),
  );
