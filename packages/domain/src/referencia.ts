/** Somebody who knows a client: whom to call where nobody opens, and who may answer for the loan ('Aval'). */
export type Referencia = {
  readonly nombre: string;
  readonly telefono: string;
  /** In the words of whoever asked; '' where nobody did. */
  readonly relacion: string;
};

export const MAXIMO_REFERENCIAS = 3;
export const MENSAJE_REFERENCIAS = `Escribe máximo ${MAXIMO_REFERENCIAS} referencias`;

/** Offered while it is typed; any other word will do. */
export const RELACIONES = [
  'Aval',
  'Esposa',
  'Esposo',
  'Mamá',
  'Papá',
  'Hermana',
  'Hermano',
  'Vecina',
  'Vecino',
] as const;

/** 'Rosa Díaz (Aval)'. */
export const quienEsReferencia = ({ nombre, relacion }: Referencia): string =>
  `${nombre}${relacion && ` (${relacion})`}`;

/** All of a client's in one line, 'Rosa Díaz (Aval) · 6185550134'; '' when there is none. */
export const textoReferencias = (referencias: readonly Referencia[]): string =>
  referencias.map((referencia) => `${quienEsReferencia(referencia)} · ${referencia.telefono}`).join('; ');
