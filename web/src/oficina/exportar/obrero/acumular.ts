import { clientesExcel, type Exportacion, type RenglonExcel } from '@leal/contract';
import { type Semana, hojaClientes } from '../hoja/hoja-clientes.ts';
import { hojaFiscalizacion } from '../hoja/hoja-fiscalizacion.ts';
import type { Hoja } from '../hoja/hoja.ts';
import { interpretar } from './interpretar.ts';
import type { Leido } from './mensajes.ts';

/** The pages of one export as they come, and the sheet that they make together. */
export class Acumulado {
  readonly #renglones: RenglonExcel[] = [];
  #semana: Semana | null = null;
  #total: number | null = null;

  /** Takes a page as it was sent. */
  leer(bytes: ArrayBuffer): Leido {
    const { datos, semana, total, siguiente } = interpretar(clientesExcel.respuesta, bytes);
    this.#semana ??= semana;
    this.#total ??= total ?? null;
    for (const renglon of datos) this.#renglones.push(renglon);
    return { leidos: this.#renglones.length, total: this.#total, siguiente };
  }

  /** The read pages as a sheet; at least one page comes before. */
  hoja(exportacion: Exportacion): Hoja {
    if (!this.#semana) throw new Error('No page was read');
    return exportacion === 'clientes'
      ? hojaClientes(this.#renglones, this.#semana)
      : hojaFiscalizacion(this.#renglones);
  }
}
