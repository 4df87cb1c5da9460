import { reporteDia, type Respuesta } from '@leal/contract';
import type { Fecha } from '@leal/domain';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { consultaDe } from '../../../lib/api/consultas.ts';

export type Dia = Respuesta<typeof reporteDia>;

type Pedido = { readonly fecha: Fecha; readonly pagina: number; readonly busqueda: string };

/** A page of a collector's day, 10 rows each; the one before stays until the next is there. */
export const useDia = (id_usuario: string, { fecha, pagina, busqueda }: Pedido) =>
  useQuery({
    ...consultaDe(reporteDia, {
      parametros: { id_usuario },
      consulta: { fecha, pagina, ...(busqueda !== '' && { busqueda }) },
    }),
    placeholderData: keepPreviousData,
  });
