import { PROYECTO } from './entorno.ts';
import type { Funcion } from './hijos/funciones.ts';
import { type Horario, leerHorario, vencioEntre } from './horarios.ts';
import { LOCAL } from './puertos.ts';
import type { RelojVivo } from './reloj-vivo.ts';

const CADA_MS = 5_000;

/** Fires the scheduled functions as the suite's clock passes their minutes. */
export class Programador {
  readonly #reloj: RelojVivo;
  readonly #puerto: number;
  readonly #funciones: { funcion: Funcion; horario: Horario }[] = [];
  readonly #latido: NodeJS.Timeout;
  #visto: Date;

  constructor(reloj: RelojVivo, puerto: number, funciones: readonly Funcion[]) {
    this.#reloj = reloj;
    this.#puerto = puerto;
    this.#visto = reloj.ahora();
    for (const funcion of funciones) {
      if (!funcion.horario) continue;
      this.#funciones.push({ funcion, horario: leerHorario(funcion.horario.cron, funcion.horario.zona) });
    }
    this.#latido = setInterval(() => this.revisar(), CADA_MS);
    this.#latido.unref();
  }

  revisar(): void {
    const ahora = this.#reloj.ahora();
    for (const { funcion, horario } of this.#funciones) {
      if (vencioEntre(horario, this.#visto, ahora)) void this.#disparar(funcion, ahora);
    }
    this.#visto = ahora;
  }

  detener(): void {
    clearInterval(this.#latido);
  }

  async #disparar({ nombre, region }: Funcion, ahora: Date): Promise<void> {
    const url = `http://${LOCAL}:${this.#puerto}/${PROYECTO}/${region}/${nombre}`;
    const encabezados = {
      'x-cloudscheduler': 'true',
      'x-cloudscheduler-jobname': `firebase-schedule-${nombre}-${region}`,
      'x-cloudscheduler-scheduletime': ahora.toISOString(),
    };
    const respuesta = await fetch(url, { method: 'POST', headers: encabezados }).catch(() => undefined);
    if (!respuesta?.ok)
      console.error(`La función programada ${nombre} falló (${respuesta?.status ?? 'sin respuesta'}).`);
  }
}
