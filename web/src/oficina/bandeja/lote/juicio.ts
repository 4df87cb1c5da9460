import type { PreguntaDeVarias } from '@leal/contract';
import {
  type Centavos,
  type ClasePorAprobar,
  CERO,
  formatearPesos,
  MENSAJE_OTRO_GERENTE,
  sumar,
} from '@leal/domain';
import type { Fila } from '../../listas/fila.ts';
import { type Juicio, sola, type Totales } from '../../clases/clase.ts';
import { conComentario, type Decision, type Sentido } from '../../pregunta/decision.ts';
import { porqueEsPropia } from '../../pregunta/propia.ts';

const SIN_TOTALES: Totales = { entregas: CERO, cobros: CERO, correcciones: CERO, gastos: CERO };

const YA_NO = 'Ya fue procesada.';
const CAMBIO = 'Cambió desde que se leyó.';

const claseDePregunta = ({ tipo }: PreguntaDeVarias): ClasePorAprobar => {
  if (tipo === 'credito') return 'creditos';
  return tipo === 'gasto' ? 'gastos' : tipo;
};

/** Judges by what stands now whether it can be decided with others. `pregunta` undefined: it is gone. */
export function juzgar(
  { dato, propio }: Fila,
  pregunta: PreguntaDeVarias | undefined,
  sentido: Sentido,
): Juicio {
  if (pregunta === undefined || !['pendiente', 'Pendiente'].includes(pregunta.estado)) return sola(YA_NO);
  if (claseDePregunta(pregunta) !== dato.clase) return sola(CAMBIO);
  const propia = porqueEsPropia(dato.item);
  if (propia !== null) return sola(propia);
  const { comoSeLeyo, juzgar: juzgarUna } = propio.enLote;
  const item = dato.item as never;
  return comoSeLeyo(item, pregunta as never) ? juzgarUna(pregunta as never, sentido, item) : sola(CAMBIO);
}

/** Somebody else has decided it; nobody has to. */
export const yaNoEspera = (juicio: Juicio): boolean => !juicio.apta && juicio.porque === YA_NO;

/** Another manager decides it, and never this one. */
export const esDeOtro = (juicio: Juicio): boolean => !juicio.apta && juicio.porque === MENSAJE_OTRO_GERENTE;

export const sumarTotales = (sumandos: readonly Partial<Totales>[]): Totales =>
  sumandos.reduce<Totales>(
    (total, suma) => ({
      entregas: sumar(total.entregas, suma.entregas ?? CERO),
      cobros: sumar(total.cobros, suma.cobros ?? CERO),
      correcciones: sumar(total.correcciones, suma.correcciones ?? CERO),
      gastos: sumar(total.gastos, suma.gastos ?? CERO),
    }),
    SIN_TOTALES,
  );

const NOMBRES_TOTALES = {
  entregas: 'Entregas',
  cobros: 'Cobros',
  correcciones: 'Correcciones',
  gastos: 'Gastos',
} as const satisfies Record<keyof Totales, string>;

/** A correction is a difference: it goes up or down. */
const textoTotal = (clave: keyof Totales, total: Centavos): string =>
  `${clave === 'correcciones' && total > 0 ? '+' : ''}${formatearPesos(total)}`;

/** 'Entregas $9,000.00 · Cobros $720.00 · Gastos $350.00', without what there is nothing of. */
export const textoTotales = (totales: Totales): string =>
  (Object.keys(NOMBRES_TOTALES) as (keyof Totales)[])
    .filter((clave) => totales[clave] !== CERO)
    .map((clave) => `${NOMBRES_TOTALES[clave]} ${textoTotal(clave, totales[clave])}`)
    .join(' · ');

/** The data that are sent for one of them: exactly what its question said, and the one reason of a rejection. */
export function decisionDe(
  { propio, dato }: Fila,
  pregunta: PreguntaDeVarias,
  sentido: Sentido,
  motivo: string,
): Decision {
  const { montoAprobado, conEfectivo, rechazo } = propio.enLote;
  if (sentido === 'aprobar') {
    const monto = montoAprobado(pregunta as never);
    return { decision: 'aprobar', ...(monto !== undefined && { monto_aprobado: monto }) };
  }
  return {
    decision: 'rechazar',
    ...(conEfectivo(pregunta as never, dato.item as never) && { efectivo: 'devolver' as const }),
    ...(rechazo === 'motivo_rechazo' ? { motivo_rechazo: motivo.trim() } : conComentario(motivo)),
  };
}
