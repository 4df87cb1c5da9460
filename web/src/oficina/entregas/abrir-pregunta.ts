import { abrirTarde } from '../dialogos/abrir-tarde.ts';

/** The question before a loan is cancelled, or a hand-over that never happened is taken back: from the client's page and from the list. */
export const abrirPregunta = abrirTarde(async () => (await import('./DialogoEntrega.tsx')).preguntarEntrega);
