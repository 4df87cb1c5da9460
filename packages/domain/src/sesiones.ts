/** When somebody signed in, in seconds: a token's `auth_time`, which stays when the token is renewed. */
export type Sesion = number;

/** The sessions of a person that a manager has ended. */
export type SesionesTerminadas = {
  /** The second before which every session is over. */
  readonly sesiones_desde?: Sesion | undefined;
  /** The sessions that were ended one by one. */
  readonly sesiones_terminadas?: Sesion[] | undefined;
};

export const MAXIMO_SESIONES_TERMINADAS = 20;

const MS_POR_SEGUNDO = 1_000;

/** `firestore.rules` says the same (`estaAbierta`). */
export const estaTerminada = (
  { sesiones_desde = 0, sesiones_terminadas = [] }: SesionesTerminadas,
  sesion: Sesion,
): boolean => sesion < sesiones_desde || sesiones_terminadas.includes(sesion);

/** All that have begun by now; of the second that is running too. */
export const sinSesiones = (
  { sesiones_desde = 0 }: SesionesTerminadas,
  ahora: Date,
): Required<SesionesTerminadas> => ({
  sesiones_desde: Math.max(sesiones_desde, Math.floor(ahora.getTime() / MS_POR_SEGUNDO) + 1),
  sesiones_terminadas: [],
});

/**
 * The ended sessions with this one. Nothing leaves the list unless it is over anyhow: where the list is full, whatever
 * began by the oldest of them is over too.
 */
export function sinSesion(antes: SesionesTerminadas, sesion: Sesion): SesionesTerminadas {
  if (estaTerminada(antes, sesion)) return antes;
  const { sesiones_desde = 0, sesiones_terminadas = [] } = antes;
  const todas = [...sesiones_terminadas, sesion].toSorted((a, b) => a - b);
  const sobran = todas.slice(0, -MAXIMO_SESIONES_TERMINADAS);
  const desde = Math.max(sesiones_desde, ...sobran.map((terminada) => terminada + 1));
  return { sesiones_desde: desde, sesiones_terminadas: todas.filter((terminada) => terminada >= desde) };
}
