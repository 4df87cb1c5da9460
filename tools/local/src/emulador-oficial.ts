import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The Java that firebase-tools asks for, for the Firestore emulator. */
const JAVA_MINIMO = 21;

/** The major version of the Java in the PATH; null when there is none. */
export function leerVersionDeJava(salida: string): number | null {
  const numero = /version "(\d+)/.exec(salida)?.[1];
  return numero === undefined ? null : Number(numero);
}

/** One sentence about what is missing to run the official emulator, and what does without it; or nothing. */
export function quejaDeJava(version: number | null, sinJava: string): string | undefined {
  if (version !== null && version >= JAVA_MINIMO) return undefined;
  const hay = version === null ? 'y no se encontró ninguno' : `y aquí hay Java ${version}`;
  return `El emulador oficial de Firestore necesita Java ${JAVA_MINIMO} o posterior, ${hay}; instálalo, o usa ${sinJava}, que no necesita Java.`;
}

export function versionDeJava(): number | null {
  const { stdout, stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return error ? null : leerVersionDeJava(`${stdout}${stderr}`);
}

export const quejaDeDescarga = (sinJava: string): string =>
  `El emulador oficial de Firestore (137 MB) no se pudo descargar; revisa la conexión, o usa ${sinJava}.`;

/** Whether firebase-tools has the emulator on this machine already. */
export function estaDescargado(): boolean {
  const carpeta =
    process.env['FIREBASE_EMULATORS_PATH'] ?? join(homedir(), '.cache', 'firebase', 'emulators');
  return (
    existsSync(carpeta) &&
    readdirSync(carpeta).some((nombre) => /^cloud-firestore-emulator-.*\.jar$/.test(nombre))
  );
}
