import { alCerrarSesion } from '../al-cerrar.ts';
import { desfaseMs } from '../reloj.ts';

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

/** The copy's room is wanted for what must not be lost: there is no copy until the next start. */
export function soltarCopiaDelDia(): Promise<void> {
  duenio = null;
  // A copy that could not be emptied shows nothing: it is read only for its own person, and goes with the next copy.
  return vaciar().catch(() => undefined);
}

alCerrarSesion(() => void soltarCopiaDelDia());

/** When this page began, by the device's clock. */
const INICIO = Date.now();

/** Answers that this page did not get itself come from the day's copy. */
export const esDeLaCopia = (dataUpdatedAt: number): boolean => dataUpdatedAt > 0 && dataUpdatedAt < INICIO;

/** The age of a copy on the device's clock; one that was set back does not make it younger than the page. */
export const edadDeCopia = (en: number): number => Math.min(en - desfaseMs(), INICIO - 1);
