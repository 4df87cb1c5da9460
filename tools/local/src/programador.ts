// The schedules of the functions, fired by the suite's clock: what Cloud Scheduler does in production.
import { Cron } from 'croner';
import { PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import type { Funcion } from './hijos/funciones.ts';
import { LOCAL } from './puertos.ts';
import type { RelojVivo } from './reloj-vivo.ts';

const CADA_MS = 5_000;

/** Cloud Scheduler reads these words too. */
function comoCron(texto: string): string {
  const [, cada, unidad] = /^every (\d+) (minute|hour)s?$/.exec(texto.trim()) ?? [];
  if (!cada) return texto;
  return unidad === 'minute' ? `*/${cada} * * * *` : `0 */${cada} * * *`;
}

/** Crontab's five fields, or 'every 5 minutes' and 'every 2 hours', on that zone's wall clock. */
export function leerHorario(texto: string, zona: string): Cron {
  try {
    return new Cron(comoCron(texto), { timezone: zona, mode: '5-part', paused: true });
  } catch (error) {
    throw new ErrorLocal(`Horario no reconocido: "${texto}" (${String(error)}).`);
  }
}

/** Whether it came due in (desde, hasta]; a jump of the clock makes it due once, not many times. */
export function vencioEntre(horario: Cron, desde: Date, hasta: Date): boolean {
  const proximo = horario.nextRun(desde);
  return proximo !== null && proximo <= hasta;
}

/** Fires the scheduled functions as the suite's clock passes their minutes. */
export class Programador {
  readonly #reloj: RelojVivo;
  readonly #puerto: number;
  readonly #funciones: { funcion: Funcion; horario: Cron }[];
  readonly #latido: NodeJS.Timeout;
  #visto: Date;

  constructor(reloj: RelojVivo, puerto: number, funciones: readonly Funcion[]) {
    this.#reloj = reloj;
    this.#puerto = puerto;
    this.#visto = reloj.ahora();
    this.#funciones = funciones.flatMap((funcion) =>
      funcion.horario ? [{ funcion, horario: leerHorario(funcion.horario.cron, funcion.horario.zona) }] : [],
    );
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
