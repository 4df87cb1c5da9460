import { repartoDeCredito } from './aportaciones.ts';
import type { Fecha } from './calendario.ts';
import { repartoEnRuta } from './en-ruta.ts';
import type { GestionDia, Gestiones } from './gestion.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { diferenciaDeRepartos, juntarRepartos, type Reparto } from './reparto.ts';

/** A collector whose the credit was, and the instant until which it was theirs. */
export type Asignacion = { readonly id_cobrador: string; readonly hasta: Date };

/** A credit keeps no more of them than these. */
export const ASIGNACIONES_GUARDADAS = 10;

export type ConAsignaciones = Pick<EstadoCreditoLedger, 'id_cobrador'> & {
  /** The last ones, oldest first; absent: it never changed hands. */
  readonly asignaciones?: readonly Asignacion[] | undefined;
  /** The other collectors whose days and boxes hold something of it: the night finds it by them. */
  readonly tambien_de?: readonly string[] | undefined;
};

/** The fields of a credit that say whose it is, and whose things of it stay. */
export type CambiosDeManos = Pick<EstadoCreditoLedger, 'id_cobrador' | 'gestiones'> &
  Pick<EstadoCreditoLedger, 'empezo_con' | 'termino_con' | 'entrega'> &
  Required<Pick<ConAsignaciones, 'asignaciones' | 'tambien_de'>>;

/** The collector whose the credit was at that instant: a payment that was captured then is that collector's cash. */
export function duenoEn({ id_cobrador, asignaciones = [] }: ConAsignaciones, instante: Date): string {
  return asignaciones.find(({ hasta }) => instante < hasta)?.id_cobrador ?? id_cobrador;
}

/** Each thing that stays where it was says whose it is. */
function conDueno(gestiones: Gestiones, id_cobrador: string): Gestiones {
  const de = <H extends object>(hecho: H | undefined) => hecho && { id_cobrador, ...hecho };
  const marcar = ({ pago, transferencia, visita, atraso, multiple, ...resto }: GestionDia): GestionDia => ({
    ...resto,
    ...(pago && { pago: de(pago) }),
    ...(transferencia && { transferencia: de(transferencia) }),
    ...(visita && { visita: de(visita) }),
    ...(atraso && { atraso: de(atraso) }),
    ...(multiple && { multiple: de(multiple) }),
  });
  const dias = Object.entries(gestiones) as [Fecha, GestionDia][];
  return Object.fromEntries(dias.map(([fecha, dia]) => [fecha, marcar(dia)]));
}

/** A loan that was handed over keeps the name of the collector who did it. */
function entregaCon<E extends EstadoCreditoLedger['entrega']>(entrega: E, id_cobrador: string): E {
  return entrega?.estado === 'entregada' ? { id_cobrador, ...entrega } : entrega;
}

const enCartera = (credito: EstadoCreditoLedger): Reparto =>
  juntarRepartos(repartoDeCredito(credito), repartoEnRuta(credito));

/**
 * A credit goes over to another collector: its portfolio with it. The payments, visits, beginnings, endings and
 * hand-overs stay with the collector who did them, in their days and box (`duenos.ts`).
 */
export function pasarCredito<C extends EstadoCreditoLedger & ConAsignaciones>(
  credito: C,
  id_cobrador: string,
  hasta: Date,
): { readonly cambios: CambiosDeManos; readonly despues: C; readonly reparto: Reparto } {
  const { id_cobrador: era, asignaciones = [], tambien_de = [], fecha_inicio, fecha_fin, entrega } = credito;
  const termino = fecha_fin !== null && credito.estado_credito !== 'Cancelado';
  const cambios = {
    id_cobrador,
    gestiones: conDueno(credito.gestiones, era),
    asignaciones: [...asignaciones, { id_cobrador: era, hasta }].slice(-ASIGNACIONES_GUARDADAS),
    tambien_de: [...new Set([...tambien_de, era])],
    ...(fecha_inicio !== null && { empezo_con: credito.empezo_con ?? era }),
    ...(termino && { termino_con: credito.termino_con ?? era }),
    ...(entrega && { entrega: entregaCon(entrega, era) }),
  };
  const despues = { ...credito, ...cambios };
  return { cambios, despues, reparto: diferenciaDeRepartos(enCartera(credito), enCartera(despues)) };
}
