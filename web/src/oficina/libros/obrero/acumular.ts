import type { Respuesta } from '@leal/contract';
import { interpretar } from '../../exportar/obrero/interpretar.ts';
import type { Leido } from '../../exportar/obrero/mensajes.ts';
import { type Parte, PARTES } from '../partes.ts';

/** The rows of each part, as they are decoded. */
export type Filas = {
  readonly [P in Parte]: Readonly<Respuesta<(typeof PARTES)[P]['llamada']>['datos']>;
};

type Pagina = {
  readonly datos: readonly unknown[];
  readonly total?: number;
  readonly hay_mas?: boolean;
  readonly siguiente: string | null;
};

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

  /** Takes a page as it was sent. */
  leer(parte: Parte, bytes: ArrayBuffer): Leido {
    const pagina = interpretar(PARTES[parte].llamada.respuesta, bytes);
    const { datos, total, hay_mas, siguiente } = pagina as Pagina;
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
