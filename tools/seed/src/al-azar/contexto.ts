import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import type { Fecha } from '@leal/domain';
import type { Azar } from '../azar.ts';
import { type Cartera, existente } from '../cartera.ts';
import type { Paso } from '../guion.ts';
import { aLas } from '../tiempo.ts';

/** What may happen on a day is drawn by chance; whether it does, the rules decide when its time comes. */
export type DiaAlAzar = { readonly cartera: Cartera; readonly azar: Azar; readonly dia: Fecha };

/** What happens on that day between two minutes of it. */
export function pasoEntre(
  { azar, dia }: DiaAlAzar,
  desde: number,
  hasta: number,
  hacer: (en: Date) => void,
): Paso {
  const en = aLas(dia, azar.entero(desde, hasta), azar.entero(0, 59));
  return { en, hacer: () => hacer(en) };
}

/** When things are asked for and decided, in minutes of the day. */
export const OFICINA = { abre: 8 * 60, cierra: 20 * 60 } as const;

/** Nothing of the kind waits for an answer. */
export const sinPendientes = (cartera: Cartera, deEstas: (solicitud: SolicitudDoc) => boolean): boolean =>
  ![...cartera.solicitudes.values()].some((s) => s.estado === 'pendiente' && deEstas(s));

/** A credit whose payments may still be corrected. */
export const esCorregible = (cartera: Cartera, { estado_credito, id_cliente }: CreditoDoc): boolean =>
  (estado_credito === 'Aprobado' || estado_credito === 'Finalizado') &&
  !existente(cartera.clientes, id_cliente).eliminado;
