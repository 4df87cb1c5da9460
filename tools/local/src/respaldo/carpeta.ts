// A backup on disk: every document, every account, and a note of what there is, which is written last.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { escribirJson, leerJson } from '../archivo-json.ts';
import { ErrorLocal } from '../error-local.ts';
import type { Cuenta } from './cuentas.ts';
import type { Documento } from './documentos.ts';

export type Respaldo = {
  readonly documentos: readonly Documento[];
  readonly cuentas: readonly Cuenta[];
  /** The business clock then: a day that the documents have seen does not come again. Absent in older ones. */
  readonly reloj?: string | undefined;
};
/** A backup with the digest that tells it from any other. */
export type Leido = Respaldo & { readonly huella: string };

type Nota = { readonly huella?: string; readonly formato?: unknown; readonly reloj?: string };

/** Changes when an older version could not read what this one writes. */
const FORMATO = 1;
const DOCUMENTOS = 'documentos.ndjson';
const CUENTAS = 'cuentas.json';
const NOTA = 'respaldo.json';

const huellaDe = (carpeta: string): string =>
  [DOCUMENTOS, CUENTAS]
    .reduce((suma, nombre) => suma.update(readFileSync(join(carpeta, nombre))), createHash('sha256'))
    .digest('hex');

/** Writes into a folder that holds nothing yet: no backup is written over another one. */
export function guardarRespaldo(carpeta: string, { documentos, cuentas, reloj }: Respaldo): void {
  mkdirSync(carpeta, { recursive: true });
  if (readdirSync(carpeta).length > 0)
    throw new ErrorLocal(`La carpeta ${carpeta} no está vacía; un respaldo va en una nueva.`);
  // Hashes of passwords are in it.
  const opciones = { mode: 0o600 };
  writeFileSync(
    join(carpeta, DOCUMENTOS),
    documentos.map((documento) => `${JSON.stringify(documento)}\n`).join(''),
    opciones,
  );
  writeFileSync(join(carpeta, CUENTAS), JSON.stringify({ users: cuentas }), opciones);
  const cuantos = { documentos: documentos.length, cuentas: cuentas.length };
  escribirJson(join(carpeta, NOTA), {
    formato: FORMATO,
    ...cuantos,
    ...(reloj !== undefined && { reloj }),
    huella: huellaDe(carpeta),
  });
}

/** The note of a backup that is whole, and that this version reads. */
function leerNota(carpeta: string): Nota & { readonly huella: string } {
  const nota = leerJson(join(carpeta, NOTA)) as Nota | undefined;
  const faltan = [DOCUMENTOS, CUENTAS].some((nombre) => !existsSync(join(carpeta, nombre)));
  if (!nota || faltan) throw new ErrorLocal(`En ${carpeta} no hay un respaldo completo.`);
  const { formato = FORMATO, huella = '' } = nota;
  if (formato !== FORMATO)
    throw new ErrorLocal(
      `El respaldo de ${carpeta} es de otra versión de Leal (formato ${String(formato)}; esta lee el ${FORMATO}).`,
    );
  if (huella !== huellaDe(carpeta))
    throw new ErrorLocal(`El respaldo de ${carpeta} está dañado: no es lo que se guardó.`);
  return { ...nota, huella };
}

/** The whole of it, or one sentence: nothing is replaced by half a backup. */
export function leerRespaldo(carpeta: string): Leido {
  const { huella, reloj } = leerNota(carpeta);
  const renglones = readFileSync(join(carpeta, DOCUMENTOS), 'utf8').split('\n').filter(Boolean);
  const { users } = leerJson(join(carpeta, CUENTAS)) as { users: Cuenta[] };
  return {
    documentos: renglones.map((renglon) => JSON.parse(renglon) as Documento),
    cuentas: users,
    reloj,
    huella,
  };
}
