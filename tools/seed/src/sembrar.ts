import { type Documento, oficina } from './documentos.ts';
import { cuentasGrande, documentosGrande } from './grande.ts';
import { aLas, presente } from './tiempo.ts';
import { type Cuenta, GERENTE } from './usuarios.ts';

/** The data that are put in bulk; the demo is played (./demo/jugar.ts). */
export type Semilla = 'vacia' | `grande:${number}`;

export type Siembra = {
  /**
   * The documents are made on the way, one portfolio at a time, and never held in memory as a whole; they may be walked
   * again.
   */
  readonly documentos: Iterable<Documento>;
  readonly usuarios: readonly Cuenta[];
};

/** N of 'grande:N'. */
function leerTamano(semilla: `grande:${number}`): number {
  const creditos = /^grande:\d+$/.test(semilla) ? Number(semilla.slice('grande:'.length)) : 0;
  if (!Number.isSafeInteger(creditos) || creditos < 1) throw new RangeError(`Unknown seed: ${semilla}`);
  return creditos;
}

/** Data to start with, dated relative to the business date of `ahora`: the same instant gives the same documents. */
export function sembrar({ semilla, ahora }: { readonly semilla: Semilla; readonly ahora: Date }): Siembra {
  const elPresente = presente(ahora);
  if (semilla === 'vacia')
    return { usuarios: [GERENTE], documentos: [...oficina(aLas(elPresente.hoy, 0), [GERENTE])] };
  const creditos = leerTamano(semilla);
  return {
    usuarios: cuentasGrande(creditos),
    documentos: { [Symbol.iterator]: () => documentosGrande(creditos, elPresente) },
  };
}
