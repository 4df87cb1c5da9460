import { diasDesde, type Fecha, sumarDias } from './calendario.ts';
import { horarioDe } from './horario.ts';
import type { Plazo } from './plazo.ts';
import { esCobrable, festivoDe, type OpcionesVentana } from './ventana-cobranza.ts';
import { fechaLocal, horaLocal } from './zona-horaria.ts';

/** Whether payments are taken now, and when that changes: what a route says before a tap is refused. */
export type EstadoVentana =
  | { readonly clase: 'abierta'; readonly minutos: number }
  /** Later on the same day. */
  | { readonly clase: 'por_abrir' }
  | {
      readonly clase: 'cerrada';
      /** The next day on which it opens; null when the holidays leave none. */
      readonly abre: Fecha | null;
      /** Nobody collects all day: a holiday, by its name, or a weekday without collection (null). */
      readonly descanso?: { readonly festivo: string | null };
    };

/** Terms of nobody are read as the usual one, Monday to Saturday. */
const USUALES: readonly Plazo[] = [30];
const MINUTOS_POR_HORA = 60;
/** Nobody lists more holidays in a row. */
const DIAS_BUSCADOS = 60;

/** The window of a route whose loans have these terms. */
export function estadoDeVentana(
  instante: Date,
  plazos: readonly Plazo[],
  opciones: OpcionesVentana,
): EstadoVentana {
  const { festivos } = opciones;
  const queCobran = plazos.length > 0 ? plazos : USUALES;
  const seCobra = (dia: Fecha) => queCobran.some((plazo) => esCobrable(dia, plazo, festivos));
  const hoy = fechaLocal(instante);
  const { hora, minuto } = horaLocal(instante);
  const cobrable = seCobra(hoy);
  const { apertura, cierre } = horarioDe(opciones, hoy);
  if (cobrable && hora < apertura) return { clase: 'por_abrir' };
  if (cobrable && hora < cierre) {
    // The minute that has begun still counts: at 17:59:59 there is one left.
    return { clase: 'abierta', minutos: (cierre - hora) * MINUTOS_POR_HORA - minuto };
  }
  const siguientes = diasDesde(sumarDias(hoy, 1), DIAS_BUSCADOS);
  const festivo = festivoDe(hoy, festivos)?.nombre ?? null;
  return {
    clase: 'cerrada',
    abre: siguientes.find(seCobra) ?? null,
    ...(!cobrable && { descanso: { festivo } }),
  };
}
