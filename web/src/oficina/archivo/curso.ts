/** How far something long is, of how many. */
export type Avance = { readonly hechos: number; readonly total: number };
/** Somebody may leave while it is under way: what is on its way arrives, and nothing more is sent. */
export type Curso = { readonly signal: AbortSignal; readonly alAvanzar: (avance: Avance) => void };
