import { type Fecha, instanteLocal, type Negocio, sumarDias, type Umbrales } from '@leal/domain';

/** Whose day is looked at, when, and by which settings. */
export type AlMirar = {
  readonly id_cobrador: string;
  readonly fecha: Fecha;
  readonly ahora: Date;
  readonly negocio: Negocio;
  readonly umbrales: Umbrales;
};

/** The end of a day by the office's clock. */
export const cierreDe = (fecha: Fecha): Date => instanteLocal(sumarDias(fecha, 1), '00:00');
