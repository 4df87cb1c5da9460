import {
  abonosSinAprobacion,
  CERO,
  type Centavos,
  contarAbonos,
  ERRORES,
  formatearPesos,
  mensajeExcedeSaldo,
  minimo,
  type Parametros,
  saldoAbierto,
  sugerenciaAbono,
} from '@leal/domain';
import { useState } from 'react';
import type { CreditoCobrable } from '../../../acciones/cobro.ts';
import { escribirMonto, excedeMaximo, leerMonto } from '../../../lib/leer-monto.ts';
import { useNegocio } from '../../../lib/negocio.ts';

/** The task of cash that was taken before and is registered now, and how much of it remains. */
export type TareaDeAbono = { readonly id_solicitud: string; readonly resta: Centavos };

/** Spec §5. */
export const MENSAJE_MONTO = 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)';

export type AbonoLeido =
  | { readonly valido: false; readonly mensaje: string }
  | {
      readonly valido: true;
      readonly monto: Centavos;
      /** 0 for a visit. */
      readonly abonos: number;
      /** True from 6 abonos on (spec §9); the server has the last word. */
      readonly requiereAprobacion: boolean;
    };

/** Cash of a task must be a payment, for no more than remains of it, and of so few abonos that no manager is needed. */
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

/** The usual amount, but no more than is still owed, or than remains of the task. */
export function sugerido(credito: CreditoCobrable, parametros: Parametros, tarea?: TareaDeAbono) {
  const { monto_diario, saldo, pendiente_multiple } = credito;
  const usual = sugerenciaAbono(monto_diario, saldo, parametros);
  const abierto = minimo(usual, saldoAbierto(saldo, pendiente_multiple?.monto));
  return tarea ? minimo(abierto, tarea.resta) : abierto;
}

/**
 * What the collector has typed so far; begins with the usual amount, so that two taps are enough. It is not
 * kept as other forms' drafts are: an amount of yesterday, one tap from being booked, would be a trap.
 */
export function useBorradorAbono(credito: CreditoCobrable, tarea?: TareaDeAbono) {
  const { parametros } = useNegocio();
  const [escrito, setEscrito] = useState<string | null>(null);
  const [motivo, setMotivo] = useState('');
  const [conError, setConError] = useState(false);
  const texto = escrito ?? escribirMonto(sugerido(credito, parametros, tarea));
  const leido = leerAbono(texto, credito, parametros, tarea);
  const escribir = (nuevo: string) => {
    setEscrito(nuevo);
    setConError(false);
  };
  return {
    tarea,
    texto,
    motivo,
    leido,
    error: conError && !leido.valido ? leido.mensaje : null,
    escribir,
    escribirMotivo: setMotivo,
    mostrarError: () => setConError(true),
    limpiar: () => {
      setEscrito(null);
      setMotivo('');
      setConError(false);
    },
  };
}

export type BorradorAbono = ReturnType<typeof useBorradorAbono>;
