import { desfaseMs } from '../reloj.ts';

/** When this page began, by the device's clock. */
const INICIO = Date.now();

/** Answers that this page did not get itself come from the day's copy. */
export const esDeLaCopia = (dataUpdatedAt: number): boolean => dataUpdatedAt > 0 && dataUpdatedAt < INICIO;

/** The age of a copy on the device's clock; one that was set back does not make it younger than the page. */
export const edadDeCopia = (en: number): number => Math.min(en - desfaseMs(), INICIO - 1);
