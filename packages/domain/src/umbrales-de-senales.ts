/*
 * From how many rows on each signal is said; 0: never. Some have another number beside it, or no rows. They stand apart from `Parametros`, which every phone reads: whoever
 * collects knows none of them.
 */
const VALORES = {
  /** Places at which one phone took something within a minute. */
  senal_toques: 6,
  /** Clients who were visited, and the metres from the door of each. */
  senal_lejos: 3,
  senal_metros: 500,
  senal_sin_posicion: 3,
  senal_casi_aprobacion: 8,
  senal_a_la_baja: 3,
  senal_revocados: 3,
  /** Cuts, and the least that each lacked, or had too much. */
  senal_faltantes: 3,
  senal_faltante_centavos: 2_000,
  senal_telefonos: 3,
  senal_referencias: 1,
  /** Of a transfer that waits: the working days of a bank in which it is there to be seen, with all that people forget. */
  senal_dias_habiles: 3,
  senal_relojes: 2,
} as const;

export type Umbrales = { readonly [K in keyof typeof VALORES]: number };
export type NombreUmbral = keyof Umbrales;

export const UMBRALES: Umbrales = VALORES;
export const NOMBRES_UMBRALES = Object.keys(VALORES) as NombreUmbral[];
