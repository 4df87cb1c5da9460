import { clientesExcel, type Exportacion, type RenglonExcel } from '@leal/contract';
import * as z from 'zod/mini';
import { type Semana, hojaClientes } from '../hoja/hoja-clientes.ts';
import { hojaFiscalizacion } from '../hoja/hoja-fiscalizacion.ts';
import type { Hoja } from '../hoja/hoja.ts';
import type { Leido } from './mensajes.ts';

const ILEGIBLE = 'el servidor respondió algo que no se entiende';

/** The pages of one export as they come, and the sheet that they make together. */
export class Acumulado {
  readonly #renglones: RenglonExcel[] = [];
  #semana: Semana | null = null;
  #total: number | null = null;

  /** Takes a page as it was sent. Throws, with a message fit to show, when it is not what the contract says. */
  leer(bytes: ArrayBuffer): Leido {
    const leida = z.safeDecode(clientesExcel.respuesta, this.#json(bytes));
    if (!leida.success) throw new Error(ILEGIBLE);
    const { datos, semana, total, siguiente } = leida.data;
    this.#semana ??= semana;
    this.#total ??= total ?? null;
    for (const renglon of datos) this.#renglones.push(renglon);
    return { leidos: this.#renglones.length, total: this.#total, siguiente };
  }

  #json(bytes: ArrayBuffer): z.input<typeof clientesExcel.respuesta> {
    try {
      return JSON.parse(new TextDecoder().decode(bytes)) as z.input<typeof clientesExcel.respuesta>;
    } catch {
      throw new Error(ILEGIBLE);
    }
  }

  /** The read pages as a sheet; at least one page comes before. */
  hoja(exportacion: Exportacion): Hoja {
    if (!this.#semana) throw new Error('No page was read');
    return exportacion === 'clientes'
      ? hojaClientes(this.#renglones, this.#semana)
      : hojaFiscalizacion(this.#renglones);
  }
}
