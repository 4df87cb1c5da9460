import type { PreguntaDeVarias } from '@leal/contract';
import { type Centavos, CERO, centavos, formatearPesos, sumar } from '@leal/domain';
import { textoParecido } from '../../../comun/cliente/parecidos.ts';
import { conComentario, type Sentido } from '../../../comun/decision/palabras.tsx';
import type { Decision } from '../../../comun/decision/DialogoDecision.tsx';
import { seRenovo, soloVuelve, tieneEfectivo } from '../../../comun/solicitud/captura-tardia.ts';
import type { Fila } from '../../../comun/bandeja/fila.ts';

/** The money of a decision, by what it does: handed out, booked, corrected, spent. */
export type Totales = {
  readonly entregas: Centavos;
  readonly cobros: Centavos;
  readonly correcciones: Centavos;
  readonly gastos: Centavos;
};

const SIN_TOTALES: Totales = { entregas: CERO, cobros: CERO, correcciones: CERO, gastos: CERO };

/** One of several: decided as it is, or for a reason on its own. */
export type Juicio =
  | { readonly apta: true; readonly suma: Partial<Totales>; readonly monto: Centavos | null }
  | { readonly apta: false; readonly porque: string };

const apta = (suma: Partial<Totales> = {}): Juicio => {
  const { correcciones, ...entero } = suma;
  // Of a corrected payment, what it was and will be says more than the difference.
  const [monto = null] = Object.values(entero);
  return { apta: true, suma, monto: correcciones === undefined ? monto : null };
};
const sola = (porque: string): Juicio => ({ apta: false, porque });

const YA_NO = 'Ya fue procesada.';
const CAMBIO = 'Cambió desde que se leyó.';

const enParte = (saldo: Centavos): string => `Solo se deben ${formatearPesos(saldo)}: se decide en parte.`;

/** Whether the question says of it what its row said. */
function comoSeLeyo({ dato: { clase, item } }: Fila, pregunta: PreguntaDeVarias): boolean {
  if (clase === 'creditos' && pregunta.tipo === 'credito')
    return (
      item.monto_solicitado === pregunta.visto.monto_solicitado &&
      item.dias_pago === pregunta.visto.dias_pago &&
      item.id_cobrador === pregunta.visto.id_cobrador
    );
  if (clase === 'gastos' && pregunta.tipo === 'gasto')
    return item.monto === pregunta.visto.monto && item.motivo === pregunta.visto.motivo;
  if (clase === 'edicion_pago' && pregunta.tipo === clase)
    return (
      item.monto_pagado === pregunta.visto.monto_actual && item.monto_nuevo === pregunta.visto.monto_nuevo
    );
  if (clase === 'edicion_cliente' && pregunta.tipo === clase) {
    const antes: Record<string, unknown> = { ...item.antes, ...item.actual };
    return Object.entries(pregunta.visto.actuales ?? {}).every(([campo, valor]) => antes[campo] === valor);
  }
  return true;
}

function deTardia(
  { dato }: Fila,
  { visto }: Extract<PreguntaDeVarias, { tipo: 'captura_tardia' }>,
  sentido: Sentido,
) {
  if (dato.clase !== 'captura_tardia') return sola(CAMBIO);
  const { item } = dato;
  if (sentido === 'rechazar') return apta(tieneEfectivo(item) ? { cobros: visto.monto } : {});
  if (!tieneEfectivo(item) || soloVuelve(item, visto)) return sola('Solo se puede rechazar.');
  if (seRenovo(item, visto)) return sola('Su crédito se renovó.');
  return visto.saldo < visto.monto ? sola(enParte(visto.saldo)) : apta({ cobros: visto.monto });
}

function segunSuTipo(fila: Fila, pregunta: PreguntaDeVarias, sentido: Sentido): Juicio {
  const aprueba = sentido === 'aprobar';
  switch (pregunta.tipo) {
    case 'credito': {
      const [parecido] = pregunta.parecidos;
      return aprueba && parecido
        ? sola(textoParecido(parecido))
        : apta({ entregas: pregunta.visto.monto_solicitado });
    }
    case 'gasto':
      return apta({ gastos: pregunta.visto.monto });
    case 'edicion_pago': {
      const { monto_nuevo, monto_actual } = pregunta.visto;
      return apta({ correcciones: centavos(monto_nuevo - monto_actual) });
    }
    case 'eliminacion_pago':
      return sola('Un pago eliminado no se recupera.');
    case 'edicion_cliente':
      return aprueba && pregunta.visto.cambios === null
        ? sola('Se cambia a mano: solo dice el motivo.')
        : apta();
    case 'renovacion': {
      const { visto, monto_entregado } = pregunta;
      if (!aprueba) return apta({ entregas: monto_entregado ?? visto.monto_solicitado });
      return monto_entregado === null
        ? sola('El monto no cubre el saldo.')
        : apta({ entregas: monto_entregado });
    }
    case 'abonos_multiples': {
      const { monto_total, saldo } = pregunta.visto;
      return aprueba && saldo < monto_total ? sola(enParte(saldo)) : apta({ cobros: monto_total });
    }
    default:
      return deTardia(fila, pregunta, sentido);
  }
}

/** Whether it can be decided with others, by what stands now. `pregunta` undefined: it is gone. */
export function juzgar(fila: Fila, pregunta: PreguntaDeVarias | undefined, sentido: Sentido): Juicio {
  if (pregunta === undefined || !['pendiente', 'Pendiente'].includes(pregunta.estado)) return sola(YA_NO);
  return comoSeLeyo(fila, pregunta) ? segunSuTipo(fila, pregunta, sentido) : sola(CAMBIO);
}

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

/** Those for which the collector holds cash: it goes back when they are rejected. */
const CON_EFECTIVO: readonly PreguntaDeVarias['tipo'][] = ['abonos_multiples', 'captura_tardia'];
const CON_MOTIVO: readonly PreguntaDeVarias['tipo'][] = ['gasto', 'renovacion'];

/** What is sent for one of them: exactly what its question said, and the one reason of a rejection. */
export function decisionDe(pregunta: PreguntaDeVarias, sentido: Sentido, motivo: string): Decision {
  if (sentido === 'aprobar') {
    const montos = {
      edicion_pago: 'monto_nuevo',
      abonos_multiples: 'monto_total',
      captura_tardia: 'monto',
    } as const;
    const campo = montos[pregunta.tipo as keyof typeof montos];
    const monto = campo && (pregunta.visto as Record<string, unknown>)[campo];
    return { decision: 'aprobar', ...(campo && { monto_aprobado: monto as Centavos }) };
  }
  const conEfectivo =
    CON_EFECTIVO.includes(pregunta.tipo) && !('monto' in pregunta.visto && pregunta.visto.monto === CERO);
  return {
    decision: 'rechazar',
    ...(conEfectivo && { efectivo: 'devolver' as const }),
    ...(CON_MOTIVO.includes(pregunta.tipo) ? { motivo_rechazo: motivo.trim() } : conComentario(motivo)),
  };
}
