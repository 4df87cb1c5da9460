// Receipts of the payments that are sent, as phones give them: before the payment or after it, by its key, sometimes two, with
// a wrong day or amount. They draw for themselves, so that a walk takes the same steps with them.
import { registrarAbono } from '@leal/contract';
import { aPesos, centavos, fechaLocal, sumarDias } from '@leal/domain';
import type { Intento, Mesa } from '@leal/jugador';
import { type Azar, crearAzar, type Respuesta } from '@leal/seed';
import { expect } from 'vitest';
import { hashDeClave } from '../../functions/src/platform/idempotencia.ts';
import { comprobarRecibos } from '../cifras/revisar-recibos.ts';

type Cuerpo = Readonly<Record<string, unknown>>;
type Manda = (intento: Intento, clave: string) => Promise<unknown>;

/** How many payments have one, how many of these before they are sent, and how many a second one. */
const CON_RECIBO = 0.3;
const ANTES = 0.4;
const OTRO_MAS = 0.25;
const MAL_DICHO = 0.2;

const tokenAlAzar = (azar: Azar): string =>
  Buffer.from(Array.from({ length: 16 }, () => azar.entero(0, 255))).toString('base64url');

export class Recibos {
  readonly #oficina: Mesa;
  readonly #semilla: string;
  /** The row that each key was answered with: 'credit.row', by the key's hash. */
  readonly #sabidos = new Map<string, string>();
  #series = 0;
  /** How many calls this step has sent. */
  #enPaso = { paso: 0, n: 0 };

  constructor(oficina: Mesa, semilla: string) {
    this.#oficina = oficina;
    this.#semilla = semilla;
  }

  /** The same payment twice at once has two receipts, or one: each draws apart. */
  #azarDe(paso: number): Azar {
    this.#enPaso = { paso, n: this.#enPaso.paso === paso ? this.#enPaso.n + 1 : 1 };
    return crearAzar(`recibo ${this.#semilla} ${paso} ${this.#enPaso.n}`);
  }

  #pagoDe(intento: Intento): Cuerpo | undefined {
    if (!('nombre' in intento) || intento.nombre !== 'registrarAbono') return undefined;
    const cuerpo = intento.invocacion.cuerpo as Cuerpo;
    return Number(cuerpo['monto']) > 0 ? cuerpo : undefined;
  }

  /** The open series of a collector: those of lost phones are closed. */
  #abierta = (uid: string): string | undefined =>
    this.#oficina.espejo
      .de('series')
      .find(({ id_cobrador, cerrada_en }) => id_cobrador === uid && cerrada_en === undefined)?.serie;

  /** The receipt says the payment's data, mostly; its number is the next of that collector's series. */
  #papel(azar: Azar, uid: string, clave_pago: string, pago: Cuerpo): Cuerpo | undefined {
    const { espejo, ahora } = this.#oficina;
    const serie = this.#abierta(uid);
    if (serie === undefined) return undefined;
    const usados = espejo.de('comprobantes').filter(({ folio }) => folio.startsWith(serie)).length;
    const { id_credito, monto, capturado_en } = pago;
    const dia = fechaLocal(typeof capturado_en === 'string' ? new Date(capturado_en) : ahora());
    const mal = azar.ocurre(MAL_DICHO);
    return {
      token: tokenAlAzar(azar),
      serie,
      numero: usados + 1,
      id_credito,
      clave_pago,
      monto: mal ? aPesos(centavos(Math.round(Number(monto) * 90))) || 1 : monto,
      fecha: mal ? sumarDias(dia, -1) : dia,
      ...(capturado_en !== undefined && { capturado_en }),
    };
  }

  async #dar(azar: Azar, { quien }: Intento, clave: string, pago: Cuerpo, manda: Manda): Promise<void> {
    if (this.#abierta(quien.uid) === undefined) {
      this.#series += 1;
      const invocacion = { cuerpo: { dispositivo: 'tel-recibos' } };
      await manda({ quien, nombre: 'pedirSerie', invocacion }, `serie-${quien.uid}-${this.#series}`);
    }
    for (let n = azar.ocurre(OTRO_MAS) ? 2 : 1; n > 0; n -= 1) {
      const cuerpo = this.#papel(azar, quien.uid, clave, pago);
      if (!cuerpo) return;
      await manda({ quien, nombre: 'crearComprobante', invocacion: { cuerpo } }, `recibo-${n}-${clave}`);
    }
  }

  /** Sends it, with what its phone gives for it. */
  async con<R extends Respuesta>(
    paso: number,
    intento: Intento,
    clave: string,
    { pagar, manda }: { readonly pagar: () => Promise<R>; readonly manda: Manda },
  ): Promise<R> {
    const pago = this.#pagoDe(intento);
    const azar = this.#azarDe(paso);
    if (!pago || !azar.ocurre(CON_RECIBO)) return this.#recordar(intento, clave, await pagar());
    const antes = azar.ocurre(ANTES);
    if (antes) await this.#dar(azar, intento, clave, pago, manda);
    const respuesta = this.#recordar(intento, clave, await pagar());
    if (!antes) await this.#dar(azar, intento, clave, pago, manda);
    return respuesta;
  }

  #recordar<R extends Respuesta>(intento: Intento, clave: string, respuesta: R): R {
    if (respuesta.estado >= 300 || !this.#pagoDe(intento)) return respuesta;
    const { id_pago, registrado } = respuesta.cuerpo as {
      id_pago?: string;
      registrado?: { tipo: string; id_pago: string };
    };
    const pago = registrado?.tipo === 'pago' ? registrado.id_pago : registrado ? undefined : id_pago;
    if (pago !== undefined) this.#sabidos.set(hashDeClave(intento.quien.uid, registrarAbono, clave), pago);
    return respuesta;
  }

  /** Nothing that was captured since its phone was lost has a number of its series. */
  #comprobarPerdidas(): void {
    const { espejo } = this.#oficina;
    const cerradas = new Map(espejo.de('series').map(({ serie, cerrada_en }) => [serie, cerrada_en]));
    const deMas = espejo.de('comprobantes').filter(({ folio, capturado_en, creado_en }) => {
      const cerrada = cerradas.get(folio.split('-')[0] ?? '');
      return cerrada !== undefined && creado_en > cerrada && capturado_en > cerrada;
    });
    expect(deMas).toEqual([]);
  }

  comprobar() {
    this.#comprobarPerdidas();
    return comprobarRecibos(this.#oficina.espejo.todo(), this.#oficina.ahora(), this.#sabidos);
  }
}
