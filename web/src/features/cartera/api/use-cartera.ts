import { clientesDeCobrador } from '@leal/contract';
import { useLista } from '../../../lib/api/lista.ts';
import type { Filtro } from '../../../comun/cliente/filtro.ts';

/** A collector's clients, 20 at a time; the server filters and searches. */
export const useCartera = (id_usuario: string, { estado, busqueda }: Filtro, conservar = false) =>
  useLista(
    clientesDeCobrador,
    {
      parametros: { id_usuario },
      consulta: { ...(estado && { estado }), ...(busqueda !== '' && { busqueda }) },
    },
    { conservar },
  );

export type Cartera = ReturnType<typeof useCartera>;
