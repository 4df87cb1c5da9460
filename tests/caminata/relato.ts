// The story of a walk: the last steps, to read when one fails, how often each thing was done, and a digest of all that
// was asked and answered: two walks with the same digest did the same.
import { createHash } from 'node:crypto';
import type { Respuesta } from '@leal/seed';
import { nombreDe } from './enviar.ts';
import type { Intento } from '@leal/jugador';

const LINEAS = 25;

export class Relato {
  readonly #lineas: string[] = [];
  readonly #huella = createHash('sha256');
  /** How often each request was accepted. */
  readonly hechos = new Map<string, number>();
  /** The deeds on phones out of reach, and their outcomes. */
  alFinal: Readonly<Record<string, number>> = {};
  /** Receipts whose payment has come, and whose has not. */
  recibos = { con_pago: 0, sin_pago: 0 };
  /** All that was sent. */
  operaciones = 0;

  decir(linea: string): void {
    this.#lineas.push(linea);
    if (this.#lineas.length > LINEAS) this.#lineas.shift();
  }

  contar(paso: number, ahora: Date, intento: Intento, { estado, cuerpo }: Respuesta): void {
    const nombre = nombreDe(intento);
    const enviado = JSON.stringify('callable' in intento ? intento.datos : intento.invocacion);
    const codigo = estado < 300 ? '' : String(cuerpo['code']);
    const pedido = `${paso} ${ahora.toISOString()} ${intento.quien.uid} ${nombre} ${enviado}`;
    this.decir(`${pedido} → ${estado} ${codigo}`);
    this.#huella.update(`${pedido} ${JSON.stringify(cuerpo)}`);
    this.operaciones += 1;
    if (estado < 300) this.hechos.set(nombre, (this.hechos.get(nombre) ?? 0) + 1);
  }

  /** With what is stored in the end, but for what the store's own clock says. */
  huella(guardado: unknown): string {
    const repetible = JSON.stringify(guardado, (campo, valor: unknown) =>
      campo === 'movido_en' ? undefined : valor,
    );
    return this.#huella.copy().update(repetible).digest('hex').slice(0, 16);
  }

  toString(): string {
    return this.#lineas.join('\n');
  }
}
