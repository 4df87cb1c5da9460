import { minimo, type Parametros, saldoAbierto, sugerenciaAbono } from '@leal/domain';
import { useState } from 'react';
import type { CreditoCobrable, TareaDeAbono } from './credito-cobrable.ts';
import { escribirMonto } from '../../../lib/leer-monto.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { leerAbono } from './validar-abono.ts';

/** The usual amount, and no more than is still open, or than remains of the task. */
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
