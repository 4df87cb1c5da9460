import { abrirTarde } from '../dialogos/abrir-tarde.ts';

/** The question before a manager does one of these. */
export const abrirPregunta = abrirTarde(async () => (await import('./DialogoCastigo.tsx')).preguntarCastigo);
