import { abrirTarde } from '../dialogos/abrir-tarde.ts';

/** Chooses who works it, and on what days. */
export const prestarRutaDe = abrirTarde(async () => (await import('./DialogoPrestar.tsx')).abrirPrestar);
