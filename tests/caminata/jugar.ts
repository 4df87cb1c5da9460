// One office's walk from its first step to its last, checked on the way; or what it failed of, with what replays it.
import { crearAzar } from '@leal/seed';
import { Caminata } from './caminar.ts';
import { Escrito } from './escrito.ts';
import type { Oficina, Oficinas } from './oficina.ts';
import { Relato } from './relato.ts';
import { revisar } from './revisar.ts';

/** How often everything is checked, and not only what a step wrote. */
const ENTRE_REVISIONES = 100;

/** The steps of an office to play: the same ones do the same, as often as they are played. */
export type Jugada = {
  readonly semilla: string;
  readonly pasos: number;
  /** Only these of them: at the others time passes. */
  readonly solo?: ReadonlySet<number> | undefined;
};

export class Fallo extends Error {
  readonly jugada: Jugada;
  readonly relato: Relato;

  constructor({ semilla, solo }: Jugada, paso: number, relato: Relato, causa: unknown) {
    super(causa instanceof Error ? causa.message : String(causa), { cause: causa });
    this.jugada = { semilla, pasos: paso, solo };
    this.relato = relato;
  }

  /** The last steps, and where it was seen. */
  get todo(): string {
    const { stack } = this.cause instanceof Error ? this.cause : this;
    return `${stack}\n\n${this.relato.toString()}`;
  }

  /** The fault, whoever it happened to: two failures that say the same are one. */
  get que(): string {
    return (this.message.split('\n')[0] ?? '').replaceAll(/[\w-]*\d[\w-]*/g, '#');
  }
}

/** A walk, with what is asked of it after each step. */
class Partida {
  readonly #oficina: Oficina;
  readonly #jugada: Jugada;
  readonly #caminata: Caminata;
  readonly #escrito: Escrito;
  readonly relato = new Relato();

  constructor(oficina: Oficina, jugada: Jugada) {
    this.#oficina = oficina;
    this.#jugada = jugada;
    this.#caminata = new Caminata(oficina, jugada.semilla, this.relato);
    this.#escrito = new Escrito(oficina.espejo);
  }

  #comprobar(): void {
    this.#escrito.comprobar(this.#oficina);
    const { errores } = this.#oficina;
    if (errores.length > 0) throw new Error(`The server logged an error: ${errores.join('\n')}`);
  }

  async #revisar(paso: number): Promise<void> {
    await revisar(this.#oficina, crearAzar(`revisar ${this.#jugada.semilla} ${paso}`));
    this.relato.recibos = await this.#caminata.recibos.comprobar();
  }

  async dar(paso: number): Promise<void> {
    const { pasos, solo } = this.#jugada;
    if (solo?.has(paso) === false) return void this.#caminata.dejarPasar(paso);
    await this.#caminata.dar(paso);
    this.#comprobar();
    if (paso % ENTRE_REVISIONES === 0 || paso === pasos) await this.#revisar(paso);
    if (paso < pasos) return;
    this.relato.alFinal = await this.#caminata.terminar(paso);
    this.#comprobar();
    await this.#revisar(paso);
  }
}

/** The story of a walk, and a digest of it. */
export async function jugar(oficinas: Oficinas, jugada: Jugada) {
  const oficina = oficinas.abrir(jugada.semilla);
  const partida = new Partida(oficina, jugada);
  const { relato } = partida;
  const desde = oficina.hoy();
  try {
    for (let paso = 1; paso <= jugada.pasos; paso += 1)
      await partida.dar(paso).catch((causa: unknown) => {
        throw new Fallo(jugada, paso, relato, causa);
      });
  } finally {
    oficina.cerrar();
  }
  return { relato, desde, hasta: oficina.hoy(), huella: relato.huella(oficina.espejo.todo()) };
}
