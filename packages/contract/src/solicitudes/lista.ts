import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { estadosPedidos } from '../comunes/decision.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import type { Esquema } from '../llamada.ts';

const consulta = z.strictObject({ ...paginacion, estado: estadosPedidos });

/**
 * The list of one kind of request: a collector sees its own, a manager everybody's. Where pending ones are among
 * them: the oldest request first. Only decided ones: the newest decision first.
 */
export const listaDeSolicitudes = <S extends Esquema>(
  { solicitud }: { readonly solicitud: S },
  { ruta, resumen }: { readonly ruta: string; readonly resumen: string },
) =>
  definirLlamada({
    metodo: 'GET',
    roles: [ROL.cobrador, ROL.gerente],
    ruta,
    resumen,
    consulta,
    respuesta: lista(solicitud),
  });

/** Of whichever kind. */
export type ListaDeSolicitudes = ReturnType<typeof listaDeSolicitudes>;
