import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { estadosPedidos } from '../comunes/decision.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import type { Esquema } from '../llamada.ts';

const consulta = z.strictObject({ ...paginacion, estado: estadosPedidos });

/**
 * The list of one kind of request: a collector sees their own, the office everybody's. A list with pending ones has the
 * oldest request first; one of decided ones only, the newest decision first.
 */
export const listaDeSolicitudes = <S extends Esquema>(
  { solicitud }: { readonly solicitud: S },
  { ruta, resumen }: { readonly ruta: string; readonly resumen: string },
) =>
  definirLlamada({
    metodo: 'GET',
    roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
    ruta,
    resumen,
    consulta,
    respuesta: lista(solicitud),
  });

/** The list of whichever kind. */
export type ListaDeSolicitudes = ReturnType<typeof listaDeSolicitudes>;
