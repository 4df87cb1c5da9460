/** The phone's position at a capture, in degrees; `precision_m`: metres from it at most, as it believes. */
export type Posicion = {
  readonly latitud: number;
  readonly longitud: number;
  readonly precision_m: number;
};
