import type { Exportacion } from '@leal/contract';
import { useEffect, useRef, useState } from 'react';
import { anunciar } from '../../ui/anunciar.tsx';
import { bajarArchivo } from './bajar-archivo.ts';
import { exportar, type PedidoExportar } from './exportar.ts';
import { type Avance, EXITO, mensajeDeFallo, SIN_DATOS } from './textos.ts';

export type EnCurso = { readonly exportacion: Exportacion; readonly avance: Avance | null };

async function exportarYEntregar(pedido: PedidoExportar, curso: Parameters<typeof exportar>[1]) {
  const archivo = await exportar(pedido, curso);
  if (archivo === null) return anunciar.info(SIN_DATOS);
  bajarArchivo(archivo);
  return anunciar.exito(EXITO[pedido.exportacion]);
}

function avisarFallo(error: unknown): void {
  const mensaje = mensajeDeFallo(error);
  if (mensaje !== null) anunciar.error(mensaje);
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
