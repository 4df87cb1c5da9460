import { CUENTAS_DEMO, documentosDemo, oficina } from './demo.ts';
import type { Documento } from './documentos.ts';
import { cuentasGrande, documentosGrande } from './grande.ts';
import { presente } from './tiempo.ts';
import { type Cuenta, GERENTE } from './usuarios.ts';

export type Semilla = 'demo' | 'vacia' | `grande:${number}`;

export type Siembra = {
  /** Made on the way, one portfolio at a time, never held in memory as a whole; may be walked again. */
  readonly documentos: Iterable<Documento>;
  readonly usuarios: readonly Cuenta[];
};

/** N of 'grande:N'. */
function leerTamano(semilla: `grande:${number}`): number {
  const creditos = /^grande:\d+$/.test(semilla) ? Number(semilla.slice('grande:'.length)) : 0;
  if (!Number.isSafeInteger(creditos) || creditos < 1) throw new RangeError(`Unknown seed: ${semilla}`);
  return creditos;
}

/**
 * Data to start with, dated relative to the business date of `ahora`: the same instant gives the
 * same documents, byte by byte.
 */
export function sembrar({ semilla, ahora }: { readonly semilla: Semilla; readonly ahora: Date }): Siembra {
  const elPresente = presente(ahora);
  switch (semilla) {
    case 'demo':
      return { usuarios: CUENTAS_DEMO, documentos: { [Symbol.iterator]: () => documentosDemo(elPresente) } };
    case 'vacia':
      return {
        usuarios: [GERENTE],
        documentos: { [Symbol.iterator]: () => oficina(elPresente, [GERENTE]) },
      };
    default: {
      const creditos = leerTamano(semilla);
      return {
        usuarios: cuentasGrande(creditos),
        documentos: { [Symbol.iterator]: () => documentosGrande(creditos, elPresente) },
      };
    }
  }
}
