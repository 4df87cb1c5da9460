// Every call leaves one commit behind, whatever it was: its change, the audit of it and the answer of its key. A key
// does one thing, however often it comes; a call that was refused did nothing.
import { isDeepStrictEqual } from 'node:util';
import { LLAMADAS } from '@leal/contract';
import type { Escritura, Intento } from '@leal/jugador';
import type { Respuesta } from '@leal/seed';
import { expect } from 'vitest';
import { claveDeCambio } from '../../functions/src/platform/idempotencia.ts';

/** The collections that only a person's call changes; all else is sums, and what the jobs make of them. */
const DE_ALGUIEN = new Set(
  'usuarios clientes creditos movimientos solicitudes gastos rutas configuracion comprobantes folios series firmas'.split(
    ' ',
  ),
);
const RENDIDA = 503;
/** It sends rows to be looked at, and changes nothing: no answer of it is kept. */
export const soloLee = (intento: Intento): boolean =>
  'nombre' in intento && intento.nombre === 'revisarImportados';

export const coleccionDe = (ruta: string): string => ruta.split('/').at(-2) ?? '';
const de = (escritas: readonly Escritura[], coleccion: string) =>
  escritas.filter(({ ruta, despues }) => coleccionDe(ruta) === coleccion && despues !== undefined);

/** No change of anybody's: whom a client seems to be, which the hour's job searches, and what somebody's phones say of themselves. */
const loDecidido = (documento: Escritura['despues']) => ({
  ...documento,
  parecido: undefined,
  contacto: undefined,
});
const esDeAlguien = ({ ruta, antes, despues }: Escritura): boolean =>
  DE_ALGUIEN.has(coleccionDe(ruta)) &&
  (antes === undefined || !isDeepStrictEqual(loDecidido(antes), loDecidido(despues)));

/** Whether the clock alone writes it. */
const esDelCalendario = ({ ruta }: Escritura): boolean => /^configuracion\/(calendario|mudanza)$/.test(ruta);

/** A part of a change of hands that goes; it was there before. */
const esParte = ({ ruta, antes }: Escritura): boolean =>
  antes !== undefined && coleccionDe(ruta) === 'partes';

/** Settings that were saved for a day, and their rows of the audit: the clock writes them down under no key. */
const sonAjustes = ({ ruta, despues }: Escritura): boolean =>
  ruta === 'configuracion/negocio' ||
  (ruta.startsWith('bitacora/') && /^ajustes\/(guardar|sin-efecto)$/.test(String(despues?.['accion'])));

/** Under which the server keeps what this call became. */
function huellaDe(intento: Intento, clave: string): string {
  const llamada: { metodo: string; ruta: string } =
    'callable' in intento ? { metodo: 'CALL', ruta: intento.callable } : LLAMADAS[intento.nombre];
  return claveDeCambio(intento.quien.uid, llamada, clave, null).hash;
}

type Contestada = {
  readonly huella: string;
  readonly estado: number;
  readonly que: string;
  readonly enDuda: boolean;
};

export class Claves {
  /** The commit of each key that did something. */
  readonly #hechas = new Map<unknown, number>();
  /** Every key that got an answer. */
  readonly #guardadas = new Set<string>();
  readonly #entregadas = new Set<string>();
  /** The parts of changes of hands that went. */
  readonly #partes = new Set<string>();
  #contestadas: Contestada[] = [];

  /** `enDuda`: its commit may be done, and whoever asked was turned off before its answer was asked for again. */
  anotar(intento: Intento, clave: string, { estado }: Respuesta, enDuda: boolean): void {
    if (soloLee(intento)) return;
    const que = `${intento.quien.uid} ${clave}`;
    this.#contestadas.push({ huella: huellaDe(intento, clave), estado, que, enDuda });
    if (estado < 300) this.#entregar(intento);
  }

  /** A payment that did not get through is answered under its own key too, by who hands it over. */
  #entregar({ quien, ...intento }: Intento): void {
    const cuerpo =
      'invocacion' in intento ? (intento.invocacion.cuerpo as { clave?: string } | undefined) : {};
    const { clave, id_cobrador = quien.uid } = { ...cuerpo } as { clave?: string; id_cobrador?: string };
    if (clave === undefined) return;
    this.#entregadas.add(claveDeCambio(id_cobrador, LLAMADAS.registrarAbono, clave, null).hash);
  }

  /** The clock has no key: each credit that it brings over to another calendar has its row in the audit. */
  #comprobarMudanza(escritas: readonly Escritura[], renglones: readonly Escritura[]): Escritura[] {
    const creditos = de(escritas, 'creditos').map(({ ruta }) => ruta);
    expect(new Set(renglones.map(({ despues }) => despues?.['documento']))).toEqual(new Set(creditos));
    return [];
  }

  /** A part of a change of hands goes once; by the clock it has no key, and each of its clients has its row in the audit. */
  #comprobarParte(parte: Escritura, escritas: readonly Escritura[], claves: readonly Escritura[]): void {
    expect(this.#partes, 'a part that went twice').not.toContain(parte.ruta);
    this.#partes.add(parte.ruta);
    if (claves.length > 0) return;
    const clientes = de(escritas, 'clientes').map(({ ruta }) => ruta);
    const pasados = de(escritas, 'bitacora')
      .filter(({ despues }) => despues?.['accion'] === 'clientes/reasignar')
      .map(({ despues }) => despues?.['documento']);
    expect(new Set(pasados)).toEqual(new Set(clientes));
  }

  #comprobarCommit(commit: number, escritas: readonly Escritura[]): Escritura[] {
    const [claves, renglones] = [de(escritas, 'idempotencia'), de(escritas, 'bitacora')];
    if (escritas.some(esDelCalendario)) return this.#comprobarMudanza(escritas, renglones);
    const parte = escritas.find(esParte);
    if (parte) this.#comprobarParte(parte, escritas, claves);
    if (parte && claves.length === 0) return [];
    const cambiados = escritas.filter(esDeAlguien).map(({ ruta }) => ruta);
    if (cambiados.length + renglones.length === 0) return claves;
    if (claves.length === 0 && escritas.every(sonAjustes)) return [];
    const huellas = claves.map(({ ruta }) => ruta.split('/')[1]);
    expect(huellas, `keys of a change: ${cambiados.join()}`).not.toEqual([]);
    expect(renglones, `audit of a change: ${cambiados.join()}`).not.toEqual([]);
    for (const clave of new Set(renglones.map(({ despues }) => despues?.['clave']))) {
      expect(huellas, 'key of an audit row').toContain(clave);
      expect(this.#hechas.get(clave) ?? commit, `one key, two changes: ${cambiados.join()}`).toBe(commit);
      this.#hechas.set(clave, commit);
    }
    return claves;
  }

  /** The calls and the commits since the last check are compared. */
  comprobar(escrituras: readonly Escritura[]): void {
    const contestadas = Map.groupBy(this.#contestadas, ({ huella }) => huella);
    this.#contestadas = [];
    const ahora = new Set<string>();
    for (const [commit, escritas] of Map.groupBy(escrituras, (escritura) => escritura.commit))
      for (const { ruta } of this.#comprobarCommit(commit, escritas)) ahora.add(ruta.split('/')[1] ?? '');
    for (const huella of ahora) this.#guardadas.add(huella);
    for (const [huella, respuestas] of contestadas) {
      const que = respuestas.map((respuesta) => `${respuesta.que} ${respuesta.estado}`).join();
      if (respuestas.some(({ estado }) => estado < 300))
        expect(this.#guardadas.has(huella), `acknowledged, and nothing kept: ${que}`).toBe(true);
      else if (
        !this.#entregadas.has(huella) &&
        respuestas.every(({ estado, enDuda }) => estado !== RENDIDA && !enDuda)
      )
        expect(ahora.has(huella), `refused, but done: ${que}`).toBe(false);
    }
  }
}
