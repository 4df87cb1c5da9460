import {
  abonosSinAprobacion,
  CERO,
  type Centavos,
  contarAbonos,
  ERRORES,
  formatearPesos,
  mensajeExcedeSaldo,
  type Parametros,
  saldoAbierto,
} from '@leal/domain';
import type { CreditoCobrable, TareaDeAbono } from './credito-cobrable.ts';
import { excedeMaximo, leerMonto } from '../../../lib/leer-monto.ts';

/** Spec §5. */
export const MENSAJE_MONTO = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';

export type AbonoLeido =
  | { readonly valido: false; readonly mensaje: string }
  | {
      readonly valido: true;
      readonly monto: Centavos;
      /** 0 for a visit. */
      readonly abonos: number;
      /** From so many abonos on (spec §9: 6); the server has the last word. */
      readonly requiereAprobacion: boolean;
    };

/** Cash of a task is a payment, of what remains of it, and waits for nobody again. */
function errorDeTarea(leido: AbonoLeido, { resta }: TareaDeAbono, parametros: Parametros): string | null {
  if (!leido.valido) return null;
  if (leido.monto === CERO) return 'Escribe cuánto de este efectivo se registra.';
  if (leido.monto > resta) return `De este efectivo quedan ${formatearPesos(resta)}.`;
  if (!leido.requiereAprobacion) return null;
  return `Desde una tarea se registran hasta ${abonosSinAprobacion(parametros)} abonos al día.`;
}

/** What the form is about to send, or why it cannot. */
export function leerAbono(
  texto: string,
  credito: CreditoCobrable,
  parametros: Parametros,
  tarea?: TareaDeAbono,
): AbonoLeido {
  const leido = leer(texto, credito, parametros);
  const mensaje = tarea ? errorDeTarea(leido, tarea, parametros) : null;
  return mensaje === null ? leido : { valido: false, mensaje };
}

function leer(texto: string, credito: CreditoCobrable, parametros: Parametros): AbonoLeido {
  const monto = leerMonto(texto);
  const enEspera = credito.pendiente_multiple?.monto ?? CERO;
  if (excedeMaximo(texto) || (monto !== null && monto > saldoAbierto(credito.saldo, enEspera))) {
    const { mensaje } = ERRORES.MONTO_EXCEDE_SALDO;
    return {
      valido: false,
      mensaje: enEspera === CERO ? mensaje : mensajeExcedeSaldo(credito.saldo, enEspera),
    };
  }
  if (monto === null) return { valido: false, mensaje: MENSAJE_MONTO };
  const abonos = monto === CERO ? 0 : contarAbonos({ ...credito, monto });
  return {
    valido: true,
    monto,
    abonos,
    requiereAprobacion: abonos >= parametros.abonos_requieren_aprobacion,
  };
}
