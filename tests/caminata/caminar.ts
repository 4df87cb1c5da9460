// A walk: random steps over the real use cases. Each walk has its own random source: the same number takes the same steps,
// as long as the stored data are the same.
import { estaTerminada, type Fecha, sumarDias } from '@leal/domain';
import { type Azar, crearAzar, type Respuesta } from '@leal/seed';
import { expect } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { soloLee } from './claves.ts';
import { enviar } from './enviar.ts';
import { type Caminante, type Intento, Momento, siguiente } from '@leal/jugador';
import { DEL_EQUIPO } from './del-equipo.ts';
import { FALLAS } from './fallas-del-almacen.ts';
import { cambiarSinPermiso, comprobarAcceso, leerAlgo } from './lecturas.ts';
import type { Oficina } from './oficina.ts';
import { comprobarVisto, Preguntas } from './preguntas.ts';
import { Recibos } from './recibos.ts';
import { otrosAjustes } from './otros-ajustes.ts';
import { reasignar } from './reasignar.ts';
import type { Relato } from './relato.ts';
import type { Envia } from './telefono.ts';
import { Telefonos } from './telefonos.ts';
import { conciliar, llevar, marcar, pasarNoche, recompilar } from './trabajos.ts';

/** How many decisions come from a question, and how many of these are left open for a while. */
const CON_PREGUNTA = 0.6;
const SE_DEJA = 0.4;
const RECORDADOS = 40;
const MS_RECORDADO = 6 * 86_400_000;
type Enviada = {
  readonly intento: Intento;
  readonly clave: string;
  readonly cuerpo: unknown;
  readonly en: Date;
};

/** Some times in a walk of three hundred steps. */
const CAMBIA_EL_CALENDARIO = 0.03;
const CAMBIAN_LOS_AJUSTES = 0.02;

export class Caminata {
  readonly #oficina: Oficina;
  readonly #semilla: string;
  readonly #relato: Relato;
  #enviadas: Enviada[] = [];
  /** Every key that got a good answer. */
  readonly #contestadas = new Set<string>();
  #claves = 0;
  readonly #preguntas = new Preguntas();
  readonly #telefonos: Telefonos;
  readonly recibos: Recibos;
  /** The day of the last step. */
  #ayer: Fecha;

  constructor(oficina: Oficina, semilla: string, relato: Relato) {
    this.#oficina = oficina;
    this.#semilla = semilla;
    this.#relato = relato;
    this.#telefonos = new Telefonos(oficina);
    this.recibos = new Recibos(oficina, semilla);
    this.#ayer = oficina.hoy();
  }

  /** The next thing that somebody does, with the question before it open. */
  #elegir(m: Momento): Promise<Intento> {
    const intento = siguiente(m);
    const [pregunta, deja] = [m.azar.ocurre(CON_PREGUNTA), m.azar.ocurre(SE_DEJA)];
    if (!pregunta) return Promise.resolve(intento);
    return deja ? this.#preguntas.dejar(intento) : this.#preguntas.abrir(intento);
  }

  #clave = () => `clave-${(this.#claves += 1)}`;

  /** A payment goes with the receipts that its phone gives; on a bad line they wait. */
  #enviar(paso: number, intento: Intento, clave = this.#clave(), conFalla = false): Promise<Respuesta> {
    const pagar = () => this.#mandar(paso, intento, clave, conFalla);
    if (conFalla) return pagar();
    const manda = (otro: Intento, suClave: string) => this.#mandar(paso, otro, suClave);
    return this.recibos.con(paso, intento, clave, { pagar, manda });
  }

  async #mandar(paso: number, intento: Intento, clave: string, conFalla = false): Promise<Respuesta> {
    const en = this.#oficina.ahora();
    this.#relato.decir(`${paso} → ${JSON.stringify(intento)}`);
    const fuera = this.#estaFuera(intento.quien);
    const respuesta = await enviar(intento, clave, conFalla);
    if (fuera) expect([403, 503], 'an ended session was listened to').toContain(respuesta.estado);
    this.#relato.contar(paso, en, intento, respuesta);
    this.#oficina.caja.anotar(intento, respuesta);
    this.#oficina.claves.anotar(intento, clave, respuesta, conFalla && this.#noPuede(intento.quien));
    const { estado, cuerpo } = respuesta;
    // Sent again it is as old as it was, however long ago: a key is remembered from its first time on.
    if (estado < 300 && !soloLee(intento) && !this.#contestadas.has(clave)) {
      this.#contestadas.add(clave);
      this.#enviadas = [...this.#enviadas.slice(-RECORDADOS), { intento, clave, cuerpo, en }];
    }
    return respuesta;
  }

  /** Many things at once about one client: payments, decisions, corrections, deletions, jobs. */
  async #juntas(paso: number, azar: Azar): Promise<void> {
    const { espejo } = this.#oficina;
    const esperan = espejo.de('solicitudes').filter(({ estado }) => estado === 'pendiente');
    const vigentes = espejo.de('clientes').filter(({ eliminado }) => !eliminado);
    const candidatos = (azar.ocurre(0.5) ? esperan : vigentes).map(({ id_cliente }) => id_cliente);
    const foco = candidatos.length > 0 ? azar.elegir(candidatos) : undefined;
    const m = new Momento(this.#oficina, azar, foco);
    const intentos = await Promise.all(Array.from({ length: azar.entero(2, 5) }, () => this.#elegir(m)));
    const trabajo = azar.ocurre(0.1) ? azar.elegir([conciliar, recompilar, marcar]) : undefined;
    await Promise.all([...intentos.map((intento) => this.#enviar(paso, intento)), trabajo?.(this.#oficina)]);
  }

  /** The same thing several times at once: under one key it is one answer, under several the rules decide. */
  async #iguales(paso: number, azar: Azar): Promise<void> {
    const intento = await this.#elegir(new Momento(this.#oficina, azar));
    const clave = azar.ocurre(0.5) ? this.#clave() : undefined;
    const veces = Array.from({ length: azar.entero(2, 4) }, () => this.#enviar(paso, intento, clave));
    const respuestas = await Promise.all(veces);
    const buena = respuestas.find(({ estado }) => estado < 300);
    if (clave === undefined || buena === undefined) return;
    for (const { cuerpo } of respuestas) expect(cuerpo).toEqual(buena.cuerpo);
  }

  /** A key answers what it answered, unless its owner was turned off meanwhile, or that phone was lost. */
  #comoAntes({ quien }: Intento, { estado, cuerpo }: Respuesta, antes: unknown): void {
    if (this.#noPuede(quien)) expect(estado).toBe(403);
    else expect(cuerpo).toEqual(antes);
  }

  /** On a bad line an answer or a whole call is lost, and the caller asks again under the same key. */
  async #conFalla(paso: number, azar: Azar): Promise<void> {
    const m = new Momento(this.#oficina, azar);
    const intentos = await Promise.all(Array.from({ length: azar.entero(1, 2) }, () => this.#elegir(m)));
    const falla = { ...azar.elegir(FALLAS), times: azar.entero(1, 2) };
    this.#oficina.fallar(falla);
    this.#relato.decir(`${paso} ${JSON.stringify(falla)}`);
    const claves = intentos.map(() => this.#clave());
    const primeras = await Promise.all(
      intentos.map((intento, i) => this.#enviar(paso, intento, claves[i], true)),
    );
    this.#oficina.quitarFallas();
    for (const [i, intento] of intentos.entries()) {
      const [primera, otra] = [primeras[i], await this.#enviar(paso, intento, claves[i])];
      if (soloLee(intento)) continue;
      if (primera !== undefined && primera.estado < 300) this.#comoAntes(intento, otra, primera.cuerpo);
    }
  }

  /** Something that was answered days ago comes again, as from a phone's queue: the same answer, nothing done. */
  async #otraVez(paso: number, azar: Azar): Promise<void> {
    const desde = this.#oficina.ahora().getTime() - MS_RECORDADO;
    const vigentes = this.#enviadas.filter(({ en }) => en.getTime() > desde);
    if (vigentes.length === 0) return;
    const { intento, clave, cuerpo } = azar.elegir(vigentes);
    this.#comoAntes(intento, await this.#enviar(paso, intento, clave), cuerpo);
  }

  /** Somebody looks at a screen, or wants what is not theirs to change. */
  async #mirar(paso: number, azar: Azar): Promise<void> {
    const m = new Momento(this.#oficina, azar);
    const lectura = azar.ocurre(0.8) ? leerAlgo(m) : undefined;
    if (lectura === undefined) {
      const prohibido = cambiarSinPermiso(m);
      return comprobarAcceso(prohibido, await this.#enviar(paso, prohibido));
    }
    this.#relato.decir(`${paso} → ${JSON.stringify(lectura)}`);
    const respuesta = await enviar(lectura, '');
    this.#relato.contar(paso, this.#oficina.ahora(), lectura, respuesta);
    comprobarAcceso(lectura, respuesta);
  }

  /** Time passes, and nobody does anything. */
  dejarPasar(paso: number): Azar {
    const azar = crearAzar(`caminata ${this.#semilla} ${paso}`);
    this.#oficina.avanzar(azar);
    return azar;
  }

  /**
   * A collector who left or is away left cash behind: each of these deeds draws for itself, so that the rest of a walk
   * stays the same.
   */
  async #verPorElEquipo(paso: number): Promise<void> {
    for (const [cual, aVeces, operacion] of DEL_EQUIPO) {
      const azar = crearAzar(`${cual} ${this.#semilla} ${paso}`);
      const intento = azar.ocurre(aVeces) && operacion(new Momento(this.#oficina, azar));
      if (intento) await this.#enviar(paso, intento, `${cual.slice(0, 4)}-${paso}`);
      if (cual === 'sesiones') this.#volverAEntrar();
    }
  }

  /** A person at a desk signs in again at once; phones that were out of reach see it when they next have a line. */
  #volverAEntrar(): void {
    for (const quien of this.#oficina.cobradores.filter((cobrador) => this.#estaFuera(cobrador)))
      this.#oficina.entrar(quien.uid);
  }

  /** A walker whose session has been ended; nothing opens it again. */
  #estaFuera = ({ uid, sesion }: Caminante): boolean =>
    estaTerminada({ ...this.#oficina.espejo.documento(`usuarios/${uid}`) }, sesion);

  /** The same, or somebody whose account is off: every answer of theirs is a 403, whatever is done. */
  #noPuede = (quien: Caminante): boolean =>
    this.#oficina.espejo.documento(`usuarios/${quien.uid}`)?.['activo'] === false || this.#estaFuera(quien);

  /** A manager lists a day, or takes one off the list: it draws for itself, too. */
  async #cambiarCalendario(paso: number): Promise<void> {
    const { gerentes, hoy } = this.#oficina;
    await llevar(this.#oficina);
    await reasignar(this.#oficina, {
      semilla: `${this.#semilla} ${paso}`,
      enviar: (intento, clave) => this.#enviar(paso, intento, `${clave}-${paso}`),
    });
    const azar = crearAzar(`calendario ${this.#semilla} ${paso}`);
    const [quien] = gerentes;
    if (!quien || !azar.ocurre(CAMBIA_EL_CALENDARIO)) return;
    const { festivos, version: visto } = (await invocar(quien, 'leerAjustes')).cuerpo;
    const fecha = sumarDias(hoy(), azar.entero(-7, 45));
    const demas = festivos.filter((dia) => dia.fecha !== fecha);
    const lista = demas.length < festivos.length ? demas : [...festivos, { fecha, nombre: `Puente ${paso}` }];
    const invocacion = { cuerpo: { cambios: { festivos: lista }, visto } };
    await this.#enviar(paso, { quien, nombre: 'guardarAjustes', invocacion }, `calendario-${paso}`);
  }

  /** A manager sets other hours, how many abonos wait for him, or by what credits are counted, now or for a day to come. */
  async #cambiarAjustes(paso: number): Promise<void> {
    const { gerentes, hoy } = this.#oficina;
    const azar = crearAzar(`ajustes ${this.#semilla} ${paso}`);
    const quien = gerentes.at(-1);
    if (!quien || !azar.ocurre(CAMBIAN_LOS_AJUSTES)) return;
    const { version: visto, programados } = (await invocar(quien, 'leerAjustes')).cuerpo;
    const [programado] = programados;
    const cuerpo =
      programado && azar.ocurre(0.3)
        ? { cambios: {}, quitar: programado.id, visto }
        : {
            cambios: otrosAjustes(azar),
            visto,
            ...(azar.ocurre(0.5) && { vigente_desde: sumarDias(hoy(), azar.entero(0, 6)) }),
          };
    await this.#enviar(paso, { quien, nombre: 'guardarAjustes', invocacion: { cuerpo } }, `ajustes-${paso}`);
  }

  async dar(paso: number): Promise<void> {
    const azar = this.dejarPasar(paso);
    await pasarNoche(this.#oficina, this.#ayer, azar);
    this.#ayer = this.#oficina.hoy();
    await this.#verPorElEquipo(paso);
    await this.#cambiarCalendario(paso);
    await this.#cambiarAjustes(paso);
    const suerte = azar.siguiente();
    if (suerte < 0.16) return this.#juntas(paso, azar);
    if (suerte < 0.22) return this.#iguales(paso, azar);
    if (suerte < 0.3) return this.#conFalla(paso, azar);
    if (suerte < 0.34) return this.#otraVez(paso, azar);
    if (suerte < 0.46) return this.#telefonos.dar(azar, this.#desdeTelefono(paso));
    if (suerte < 0.52) return this.#mirar(paso, azar);
    const m = new Momento(this.#oficina, azar);
    const intento = await this.#elegir(m);
    comprobarVisto(intento, await this.#enviar(paso, intento));
  }

  readonly #desdeTelefono =
    (paso: number): Envia =>
    (pedido, clave) =>
      this.#enviar(paso, pedido, clave);

  /** Every account is on, and every phone is back: nothing that was done on one is lost. */
  async terminar(paso: number): Promise<Readonly<Record<string, number>>> {
    const { cobradores, gerentes, espejo } = this.#oficina;
    for (const { uid: id_usuario } of cobradores) {
      if (espejo.documento(`usuarios/${id_usuario}`)?.['activo'] !== false) continue;
      const invocacion = { parametros: { id_usuario }, cuerpo: { activo: true } };
      await this.#enviar(paso, { quien: gerentes[0]!, nombre: 'cambiarUsuario', invocacion });
    }
    await this.#telefonos.volver(crearAzar(`vuelta ${this.#semilla}`), this.#desdeTelefono(paso));
    return this.#telefonos.resumen();
  }
}
