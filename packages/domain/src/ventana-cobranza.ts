import { DOMINGO, diaSemana, type Fecha, type Festivo, nombreDia } from './calendario.ts';
import type { DiasSinCobro } from './calendario-de-cobro.ts';
import type { ConAjustesEnElTiempo } from './ajustes-en-el-tiempo.ts';
import { type ConHorario, type Horario, horarioDe } from './horario.ts';
import type { Parametros } from './parametros.ts';
import { esPlazo, mensajePlazoNoValido, type Plazo } from './plazo.ts';
import { fechaLocal, horaLocal } from './zona-horaria.ts';

const MENSAJE_VENTANA_ABIERTA = 'Pago permitido en este horario';

/** Title of what the screen shows when it refuses (spec §5). */
export const TITULO_FUERA_DE_HORARIO = 'Fuera de horario';

export type Ventana = { readonly permitido: boolean; readonly mensaje: string };

export type OpcionesVentana = DiasSinCobro &
  ConHorario &
  ConAjustesEnElTiempo & { readonly parametros: Parametros };

/** Whether the term collects on that weekday: 30 days Monday to Saturday, the others every day. */
export const cobraEseDia = (f: Fecha, plazo: Plazo): boolean => plazo !== 30 || diaSemana(f) !== DOMINGO;

export const festivoDe = (f: Fecha, festivos: readonly Festivo[]): Festivo | undefined =>
  festivos.find((festivo) => festivo.fecha === f);

/** A day on which a loan of that term is collected; holidays are collectable for no term (spec §5). */
export const esCobrable = (f: Fecha, plazo: Plazo, festivos: readonly Festivo[]): boolean =>
  cobraEseDia(f, plazo) && festivoDe(f, festivos) === undefined;

/** 'Horario de cobranza: 10:00 - 18:00'. */
export function mensajeHorario({ apertura, cierre }: Horario): string {
  const enPunto = (hora: number) => `${String(hora).padStart(2, '0')}:00`;
  return `Horario de cobranza: ${enPunto(apertura)} - ${enPunto(cierre)}`;
}

/**
 * Whether a loan of `plazo` days may be collected at that instant: a collectable day, from
 * 10:00:00 up to but excluding 18:00:00 local time (spec §5) or the owner's hours of that weekday. The message is the one
 * to show, for an unknown term, a weekday without collection, a holiday or the hour, in that order.
 */
export function validarVentana(instante: Date, plazo: number, opciones: OpcionesVentana): Ventana {
  const { festivos } = opciones;
  const rechazo = (mensaje: string): Ventana => ({ permitido: false, mensaje });
  if (!esPlazo(plazo)) return rechazo(mensajePlazoNoValido(plazo));
  const dia = fechaLocal(instante);
  if (!cobraEseDia(dia, plazo)) {
    return rechazo(`No se puede cobrar los ${nombreDia(dia)}s para préstamos de ${plazo} días.`);
  }
  const festivo = festivoDe(dia, festivos);
  if (festivo) return rechazo(`No se cobra en día festivo: ${festivo.nombre}.`);
  const { hora } = horaLocal(instante);
  const horario = horarioDe(opciones, dia);
  return hora >= horario.apertura && hora < horario.cierre
    ? { permitido: true, mensaje: MENSAJE_VENTANA_ABIERTA }
    : rechazo(mensajeHorario(horario));
}
