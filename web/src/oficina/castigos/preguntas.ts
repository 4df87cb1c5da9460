/** A loan is taken out as lost; one that is asked for is let be; one that was done is taken back; or its client may have another one. */
export type PreguntaDeCastigo = 'castigar' | 'dejar' | 'deshacer' | 'levantar';
