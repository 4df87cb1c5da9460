import type { Fecha } from './calendario.ts';
import type { Parametros } from './parametros.ts';
import { fechaLocal, interpretarFecha } from './zona-horaria.ts';

const MS_POR_MINUTO = 60_000;
const MS_POR_HORA = 3_600_000;

type EntradaCaptura = {
  /** The tap, by the phone; absent means now. */
  readonly capturado_en?: Date | undefined;
  readonly ahora: Date;
  /** The business date the phone believes in: a date, or an instant cut to its local date. */
  readonly fecha_abono?: string | undefined;
  readonly parametros: Parametros;
};

/** The instant that counts and its business date, or why it cannot be booked. */
export type Captura =
  | { readonly tipo: 'valida'; readonly instante: Date; readonly fecha: Fecha; readonly tardia: boolean }
  | { readonly tipo: 'fecha_invalida'; readonly mensaje: string }
  | { readonly tipo: 'muy_antigua'; readonly mensaje: string }
  | { readonly tipo: 'en_futuro'; readonly mensaje: string };

/** Arrived more than 15 minutes after the tap. */
export const esTardia = (capturado_en: Date, ahora: Date, parametros: Parametros): boolean =>
  ahora.getTime() - capturado_en.getTime() > parametros.minutos_tardia * MS_POR_MINUTO;

/**
 * The day whose cash a payment changes: its business date, or the day it arrives or is approved
 * when that is later, because the cash of a day that is over has been handed in.
 */
export function fechaContable(fecha: Fecha, ahora: Date): Fecha {
  const hoy = fechaLocal(ahora);
  return hoy > fecha ? hoy : fecha;
}

/**
 * When an action happened: the tap if the phone sent it, at most 72 hours old and at most 2 minutes
 * ahead, else now. A date sent along must be that instant's local date.
 */
export function validarCaptura(entrada: EntradaCaptura): Captura {
  const { ahora, capturado_en: instante = ahora, fecha_abono, parametros } = entrada;
  const edad = ahora.getTime() - instante.getTime();
  if (edad < -parametros.tolerancia_futuro_min * MS_POR_MINUTO) {
    return {
      tipo: 'en_futuro',
      mensaje: 'La hora de tu teléfono está adelantada. Corrígela e intenta de nuevo.',
    };
  }
  if (edad > parametros.horas_captura_maximas * MS_POR_HORA) {
    return {
      tipo: 'muy_antigua',
      mensaje: `El registro tiene más de ${parametros.horas_captura_maximas} horas.`,
    };
  }
  const fecha = fechaLocal(instante);
  if (fecha_abono !== undefined && interpretarFecha(fecha_abono) !== fecha) {
    return {
      tipo: 'fecha_invalida',
      mensaje: 'La fecha del abono no corresponde al día en que se registró.',
    };
  }
  return { tipo: 'valida', instante, fecha, tardia: esTardia(instante, ahora, parametros) };
}
