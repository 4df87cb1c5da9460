import { minimo, type Parametros, saldoAbierto, sugerenciaAbono } from '@leal/domain';
import { useState } from 'react';
import type { CreditoCobrable } from './credito-cobrable.ts';
import { escribirMonto } from '../../../lib/leer-monto.ts';
import { useNegocio } from '../../../lib/negocio.ts';
import { leerAbono } from './validar-abono.ts';

/** The usual amount, and no more than is still open. */
export const sugerido = (credito: CreditoCobrable, parametros: Parametros) =>
  minimo(
    sugerenciaAbono(credito.monto_diario, credito.saldo, parametros),
    saldoAbierto(credito.saldo, credito.pendiente_multiple?.monto),
  );

/**
 * What the collector has typed so far; begins with the usual amount, so that two taps are enough. It is not
 * kept as other forms' drafts are: an amount of yesterday, one tap from being booked, would be a trap.
 */
export function useBorradorAbono(credito: CreditoCobrable) {
  const { parametros } = useNegocio();
  const [escrito, setEscrito] = useState<string | null>(null);
  const [motivo, setMotivo] = useState('');
  const [conError, setConError] = useState(false);
  const texto = escrito ?? escribirMonto(sugerido(credito, parametros));
  const leido = leerAbono(texto, credito, parametros);
  const escribir = (nuevo: string) => {
    setEscrito(nuevo);
    setConError(false);
  };
  return {
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
