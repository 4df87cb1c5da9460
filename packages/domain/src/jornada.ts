import type { Fecha } from './calendario.ts';
import { sugerenciaAbono } from './credito.ts';
import { criteriosDe } from './criterios.ts';
import { type Centavos, sumar } from './dinero.ts';
import { type Debido, estaPagado, gestionDe } from './gestion.ts';
import type { EstadoCreditoLedger, MovimientoLedger } from './ledger.ts';
import { multipleQueEspera } from './multiple.ts';
import type { Plazo } from './plazo.ts';
import { esCobrable, type OpcionesVentana } from './ventana-cobranza.ts';

/** The `Debido` of the credit as it is counted now; undefined when it is not collected that day, or starts on it. */
export function debidoEl(
  credito: EstadoCreditoLedger,
  fecha: Fecha,
  { festivos }: Pick<OpcionesVentana, 'festivos'>,
): Debido | undefined {
  const { estado_credito, dias_pago, fecha_inicio } = credito;
  const empezo = fecha_inicio !== null && fecha_inicio < fecha;
  if (estado_credito !== 'Aprobado' || !empezo || !esCobrable(fecha, dias_pago, festivos)) return undefined;
  const { monto_diario_centavos: monto_diario, saldo_centavos: saldo } = credito;
  const en_espera = multipleQueEspera(credito)?.monto_centavos;
  const esperado_centavos = sugerenciaAbono({ monto_diario, saldo, en_espera }, criteriosDe(credito));
  return { esperado_centavos, dias_pago };
}

/**
 * The `Debido` of a payment's credit as it was before, kept in its row: the first payment of a day takes the card away,
 * and what was expected of it is known nowhere else.
 */
export function debidoAntesDe(
  credito: EstadoCreditoLedger,
  { tipo, fecha, id_solicitud }: Pick<MovimientoLedger, 'tipo' | 'fecha' | 'id_solicitud'>,
  opciones: Pick<OpcionesVentana, 'festivos'>,
): Debido | undefined {
  const dia = gestionDe(credito.gestiones, fecha);
  if (tipo !== 'pago' || estaPagado(dia)) return undefined;
  // The row's own request waits no longer; one of that very day took the card away, and nothing from what was expected of it.
  const esSuSolicitud = [id_solicitud, dia.multiple?.id_solicitud].includes(
    credito.solicitud_multiple ?? undefined,
  );
  return debidoEl(esSuSolicitud ? { ...credito, solicitud_multiple: null } : credito, fecha, opciones);
}

/** The day as its collector sees it at a glance. */
type Jornada = {
  /** Credits due that day, and all that were visited. */
  readonly debidos: number;
  readonly visitados: number;
  readonly esperado: Centavos;
  /** The terms of those that are due. */
  readonly plazos: readonly Plazo[];
};

/**
 * The credits by their id: those that are due and still to be visited, and those that were (`visitadosDe`), with what
 * they bring to the day; nothing was expected of one that is paid before its first day.
 */
export function jornadaDe(
  porVisitar: ReadonlyMap<string, Debido>,
  yaVisitados: ReadonlyMap<string, Debido | undefined>,
): Jornada {
  const todos = [...porVisitar.values(), ...yaVisitados.values()].filter((credito) => credito !== undefined);
  return {
    debidos: porVisitar.size + yaVisitados.size,
    visitados: yaVisitados.size,
    esperado: sumar(...todos.map(({ esperado_centavos }) => esperado_centavos)),
    plazos: [...new Set(todos.map(({ dias_pago }) => dias_pago))].sort((a, b) => a - b),
  };
}
