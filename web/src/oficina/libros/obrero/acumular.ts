import type {
  ClienteEntero,
  Corte,
  CreditoDecidido,
  CreditoEntero,
  MovimientoEntero,
  RenglonBitacora,
  RenglonListado,
  SolicitudEntera,
} from '@leal/contract';
import * as z from 'zod/mini';
import type { Leido } from '../../exportar/obrero/mensajes.ts';
import { type Parte, PARTES } from '../partes.ts';

/** The rows of each part, as they are decoded. */
export type Filas = {
  readonly creditos: readonly CreditoEntero[];
  readonly clientes: readonly ClienteEntero[];
  readonly movimientos: readonly MovimientoEntero[];
  readonly solicitudes: readonly SolicitudEntera[];
  readonly respondidas: readonly SolicitudEntera[];
  readonly decididos: readonly CreditoDecidido[];
  readonly cortes: readonly Corte[];
  readonly bitacora: readonly RenglonBitacora[];
  readonly depositos: readonly RenglonListado[];
};

type Pagina = {
  readonly datos: readonly unknown[];
  readonly total?: number;
  readonly hay_mas?: boolean;
  readonly siguiente: string | null;
};

const ILEGIBLE = 'el servidor respondió algo que no se entiende';

function interpretar(bytes: ArrayBuffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw new Error(ILEGIBLE);
  }
}

/** The pages of a file as they come. */
export class Acumulado {
  readonly #filas: { [P in Parte]: unknown[] } = {
    creditos: [],
    clientes: [],
    movimientos: [],
    solicitudes: [],
    respondidas: [],
    decididos: [],
    cortes: [],
    bitacora: [],
    depositos: [],
  };
  readonly #totales = new Map<Parte, number>();

  /** Takes a page as it was sent. Throws, with a message fit to show, when it is not what the contract says. */
  leer(parte: Parte, bytes: ArrayBuffer): Leido {
    const leida = z.safeParse(PARTES[parte].llamada.respuesta, interpretar(bytes));
    if (!leida.success) throw new Error(ILEGIBLE);
    const { datos, total, hay_mas, siguiente } = leida.data as Pagina;
    // A list that was counted up to a thousand only does not say how many there are.
    if (total !== undefined && hay_mas !== true) this.#totales.set(parte, total);
    const filas = this.#filas[parte];
    for (const fila of datos) filas.push(fila);
    return { leidos: filas.length, total: this.#totales.get(parte) ?? null, siguiente };
  }

  get filas(): Filas {
    return this.#filas as unknown as Filas;
  }
}
