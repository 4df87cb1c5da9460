/** A note for whoever goes to a client's door: 'perro bravo, tocar atrás'. */
export type Nota = {
  /** '': it was taken back. */
  readonly texto: string;
  /** The name of who wrote it. */
  readonly por: string;
  readonly capturado_en: Date;
};

/** The later tap of two notes stands, whichever came first: a note that waited for a line takes no newer one away. */
export const quedaLaNota = (nueva: Nota, vigente: Nota | undefined): boolean =>
  vigente === undefined || nueva.capturado_en >= vigente.capturado_en;
