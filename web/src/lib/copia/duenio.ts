import { alCerrarSesion } from '../al-cerrar.ts';

/**
 * The day's copy belongs to one person: a collector who asked to be remembered. Nobody else's answers are kept on the
 * device, and whatever ends the session, here or in another tab, empties it.
 */
let duenio: string | null = null;

export const duenioDeCopia = (): string | null => duenio;

export function abrirCopia(uid: string): void {
  duenio = uid;
}

async function vaciar(): Promise<void> {
  const { vaciarCopia } = await import('./base.ts');
  await vaciarCopia();
}

alCerrarSesion(() => {
  duenio = null;
  // What could not be emptied shows nothing: it is read only for its own person, and goes with the next copy.
  vaciar().catch(() => undefined);
});
