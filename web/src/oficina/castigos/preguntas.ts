/** A loan is taken out as lost, that is taken back, or its client may have another one. */
export type PreguntaDeCastigo = 'castigar' | 'deshacer' | 'levantar';
