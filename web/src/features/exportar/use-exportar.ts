import type { Exportacion } from '@leal/contract';
import { useEffect, useRef, useState } from 'react';
import { avisar } from '../../ui/avisar.tsx';
import { exportar, type PedidoExportar } from './exportar.ts';
import type { Archivo } from './obrero/mensajes.ts';
import { type Avance, EXITO, mensajeDeFallo, SIN_DATOS } from './textos.ts';

/** Long enough for a slow phone to have begun to save it. */
const VIDA_MS = 60_000;

/** Hands a file to the person: the browser saves it among the downloads. */
function entregarArchivo({ nombre, contenido }: Archivo): void {
  const url = URL.createObjectURL(contenido);
  const enlace = document.createElement('a');
  enlace.href = url;
  enlace.download = nombre;
  enlace.click();
  setTimeout(() => URL.revokeObjectURL(url), VIDA_MS);
}

export type EnCurso = { readonly exportacion: Exportacion; readonly avance: Avance | null };

async function exportarYEntregar(pedido: PedidoExportar, curso: Parameters<typeof exportar>[1]) {
  const archivo = await exportar(pedido, curso);
  if (archivo === null) return avisar.info(SIN_DATOS);
  entregarArchivo(archivo);
  return avisar.exito(EXITO[pedido.exportacion]);
}

function avisarFallo(error: unknown): void {
  const mensaje = mensajeDeFallo(error);
  if (mensaje !== null) avisar.error(mensaje);
}

/**
 * One export at a time. Leaving the screen gives it up, without a file and without a message, which would appear on
 * a screen where nobody asked for it.
 */
export function useExportar() {
  const [enCurso, setEnCurso] = useState<EnCurso | null>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  const iniciar = async (pedido: PedidoExportar): Promise<void> => {
    if (control.current) return;
    const actual = new AbortController();
    control.current = actual;
    const { signal } = actual;
    const { exportacion } = pedido;
    setEnCurso({ exportacion, avance: null });
    try {
      await exportarYEntregar(pedido, { signal, alAvanzar: (avance) => setEnCurso({ exportacion, avance }) });
    } catch (error) {
      if (!signal.aborted) avisarFallo(error);
    } finally {
      control.current = null;
      setEnCurso(null);
    }
  };

  return { enCurso, iniciar };
}
