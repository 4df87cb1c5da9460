import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apartarPuertos } from './apartados.ts';
import { CarpetaDatos } from './carpeta-datos.ts';
import { type ClienteSuite, conectarSuite } from './cliente.ts';
import { comprobarQueResponde } from './comprobar.ts';
import { construir } from './construir.ts';
import { origenesDe, PROYECTO } from './entorno.ts';
import { ErrorLocal } from './error-local.ts';
import { crearFrente, escuchar } from './frente.ts';
import type { Hijo } from './hijo.ts';
import { comprobarReescrituras } from './hosting.ts';
import { elegirModo, type Modo } from './modos.ts';
import { elegirPuertos, LOCAL, type Puertos } from './puertos.ts';
import { Programador } from './programador.ts';
import { RelojVivo } from './reloj-vivo.ts';
import { sembrarPorRed } from './sembrado.ts';
import { crearUsuarios, leerSemilla, type Usuario } from './semilla.ts';
import { Emuladores } from './servicio-auth.ts';
import { Funciones } from './servicio-funciones.ts';
import { iniciarFirestore } from './servicio-firestore.ts';

export const RAIZ = fileURLToPath(new URL('../../..', import.meta.url));

export interface OpcionesSuite {
  /** `demo` (default), `vacia` or `grande:N`; only on empty data. */
  semilla?: string | undefined;
  /** An ISO instant, `real`, or the default of the suite. */
  reloj?: string | undefined;
  /** The data folder; without it a temporary one, deleted at the end. */
  datos?: string | undefined;
  limpio?: boolean;
  funciones?: Modo;
  /** `libres` (default), or LEAL_DESFASE_PUERTOS's value; '' takes the usual ones. */
  puertos?: string | undefined;
  /** Build and serve the web app (default true). */
  web?: boolean;
  /** The scheduled functions fire by the clock (default true); without it only when they are asked to: what is counted then is all one's own. */
  trabajos?: boolean;
  /** The repository to run; tests of the suite itself bring a small one. */
  raiz?: string;
  /** Cancels a start. */
  senal?: AbortSignal;
  /** A process ended by itself: the suite cannot be used any more. */
  alFallar?: (motivo: string) => void;
}

export interface Suite extends ClienteSuite {
  reloj: RelojVivo;
  funcionesVivas: Funciones | undefined;
  detener(): Promise<void>;
}

/** Starts everything, in parallel, and gives it back once everything answers. */
export async function iniciarSuite(opciones: OpcionesSuite = {}): Promise<Suite> {
  const arranque = new Arranque(opciones);
  const abandono = new Promise<never>((_, rechazar) => {
    opciones.senal?.addEventListener('abort', () => rechazar(new ErrorLocal('Arranque cancelado.')));
  });
  try {
    return await Promise.race([arranque.correr(), abandono]);
  } catch (error) {
    await arranque.detener();
    throw error;
  }
}

class Arranque {
  readonly #opciones: OpcionesSuite;
  readonly #raiz: string;
  readonly #carpeta: CarpetaDatos;
  readonly #esTemporal: boolean;
  #reloj: RelojVivo | undefined;
  #firestore: Hijo | undefined;
  #emuladores: Emuladores | undefined;
  #funciones: Funciones | undefined;
  #programador: Programador | undefined;
  #frente: Server | undefined;
  #cerrarModo: (() => Promise<void>) | undefined;
  #soltarPuertos: (() => void) | undefined;
  #fin: Promise<void> | undefined;

  constructor(opciones: OpcionesSuite) {
    this.#opciones = opciones;
    this.#raiz = opciones.raiz ?? RAIZ;
    this.#esTemporal = opciones.datos === undefined;
    this.#carpeta = new CarpetaDatos(opciones.datos ?? mkdtempSync(join(tmpdir(), 'leal-datos-')));
  }

  async correr(): Promise<Suite> {
    const { puertos: pedidos = 'libres', limpio = false, reloj } = this.#opciones;
    const semilla = leerSemilla(this.#opciones.semilla ?? 'demo');
    const puertos = pedidos === 'libres' ? await this.#apartarPuertos() : await elegirPuertos(pedidos);
    this.#carpeta.abrir(limpio);
    this.#reloj = new RelojVivo(this.#carpeta.ruta, reloj);
    const sembrado = this.#carpeta.sembrado();
    const [nuevos] = await Promise.all([
      this.#esOficial ? undefined : this.#levantarFirestore(puertos, sembrado ? undefined : semilla),
      this.#levantarCodigo(puertos, this.#reloj),
    ]);
    const usuarios =
      sembrado?.usuarios ?? nuevos ?? (await sembrarPorRed(puertos.firestore, semilla, this.#reloj.ahora()));
    if (!sembrado) await this.#sembrarUsuarios(puertos, semilla, usuarios);
    const hijos = [this.#firestore?.pid, this.#emuladores?.pid, this.#funciones?.pid];
    this.#carpeta.anotarProcesos(hijos, puertos);
    await comprobarQueResponde(puertos, this.#opciones.web !== false);
    return this.#entregar(puertos, usuarios, this.#reloj);
  }

  detener(): Promise<void> {
    this.#fin ??= this.#detenerTodo();
    return this.#fin;
  }

  /** Google's Firestore stands among the emulators. */
  get #esOficial(): boolean {
    return this.#opciones.funciones === 'oficial';
  }

  async #apartarPuertos(): Promise<Puertos> {
    const { puertos, soltar } = await apartarPuertos();
    this.#soltarPuertos = soltar;
    return puertos;
  }

  async #levantarFirestore(puertos: Puertos, semilla: ReturnType<typeof leerSemilla> | undefined) {
    const ahora = this.#reloj?.ahora().toISOString() ?? '';
    const { hijo, listo } = iniciarFirestore(this.#raiz, this.#carpeta.registros, {
      puerto: puertos.firestore,
      datos: this.#carpeta.firestore,
      origenes: origenesDe(puertos),
      ...(semilla && { siembra: { semilla, ahora } }),
    });
    this.#firestore = hijo;
    const usuarios = await listo;
    // Tests end before it would be useful.
    if (!this.#esTemporal) hijo.devolverMemoria();
    hijo.alMorir = () => this.#fallar('firestore');
    return usuarios;
  }

  /** Builds, then the functions, Hosting and Auth in the way that was asked for. */
  async #levantarCodigo(puertos: Puertos, reloj: RelojVivo): Promise<void> {
    const { funciones = 'proceso', web = true } = this.#opciones;
    const conCli = funciones === 'emulador' || funciones === 'oficial';
    const modo = elegirModo(funciones, { raiz: this.#raiz, puertos, reloj: reloj.archivo });
    this.#cerrarModo = modo.cerrar;
    const comunes = { raiz: this.#raiz, registros: this.#carpeta.registros, puertos };
    const emular = () => {
      const datos = this.#esTemporal ? undefined : this.#carpeta.auth;
      const sembrado = this.#carpeta.sembrado() !== undefined;
      this.#emuladores = new Emuladores({ ...comunes, datos, sembrado, ...modo.emuladores });
      this.#emuladores.alMorir = () => this.#fallar('emuladores');
      return this.#emuladores.listos();
    };
    const construirWeb = () => (web && funciones !== 'desarrollo' ? construir(this.#raiz, 'web') : undefined);
    const levantarFunciones = async () => {
      await construir(this.#raiz, 'functions');
      this.#seguirSiVive();
      if (conCli) return;
      this.#funciones = new Funciones({ ...comunes, reloj: reloj.archivo, depurador: modo.depurador });
      await this.#funciones.listas();
      comprobarReescrituras(this.#raiz, this.#funciones.lista);
      if (this.#opciones.trabajos !== false)
        this.#programador = new Programador(reloj, puertos.functions, this.#funciones.lista);
    };
    if (conCli) await Promise.all([construirWeb(), levantarFunciones()]).then(emular);
    else await Promise.all([emular(), construirWeb(), levantarFunciones()]);
    this.#seguirSiVive();
    this.#frente = crearFrente({
      puertos,
      reloj,
      atender: modo.atender,
      alMoverReloj: () => this.#programador?.revisar(),
    });
    await modo.unir?.(this.#frente, this.#funciones);
    await escuchar(this.#frente, puertos.hosting);
  }

  // A cancelled start must not start more processes.
  #seguirSiVive(): void {
    if (this.#fin) throw new ErrorLocal('Arranque cancelado.');
  }

  // The marker comes last, over accounts that are on disk: a kill before it means a new seed.
  async #sembrarUsuarios(puertos: Puertos, semilla: string, usuarios: Usuario[]): Promise<void> {
    await crearUsuarios(`${LOCAL}:${puertos.auth}`, usuarios);
    await this.#emuladores?.guardar();
    this.#carpeta.anotarSembrado({ semilla, usuarios });
  }

  #entregar(puertos: Puertos, usuarios: Usuario[], reloj: RelojVivo): Suite {
    const origen = `http://${LOCAL}:${puertos.hosting}`;
    const descripcion = {
      url: `${origen}/leal/`,
      api: `${origen}/leal-api/`,
      puertos,
      proyecto: PROYECTO,
      usuarios,
    };
    return {
      ...conectarSuite(descripcion),
      reloj,
      funcionesVivas: this.#funciones,
      detener: () => this.detener(),
    };
  }

  #fallar(nombre: string): void {
    if (this.#fin) return;
    const motivo = `El proceso "${nombre}" terminó solo; su registro está en ${this.#carpeta.registros}.`;
    if (this.#opciones.alFallar) this.#opciones.alFallar(motivo);
    else console.error(motivo);
  }

  async #detenerTodo(): Promise<void> {
    this.#programador?.detener();
    this.#frente?.close();
    this.#frente?.closeAllConnections();
    await Promise.all([
      this.#cerrarModo?.(),
      this.#funciones?.detener(),
      this.#emuladores?.detener(),
      this.#firestore?.detener(),
    ]);
    this.#soltarPuertos?.();
    this.#reloj?.detener();
    this.#carpeta.soltar();
    if (this.#esTemporal) rmSync(this.#carpeta.ruta, { recursive: true, force: true });
  }
}
