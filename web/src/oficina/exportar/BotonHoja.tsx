import { FileExcelOutlined, LoadingOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { exportarHoja } from './exportar-hoja.ts';
import type { Hoja } from './hoja/hoja.ts';

type Props = {
  texto: string;
  /** What is said once the file is there. */
  hecho: string;
  /** What is said where there is nothing to write. */
  vacio: string;
  /** The sheet, read as far as it must be; null: there is nothing. */
  armar: (signal: AbortSignal) => Promise<Hoja | null>;
  disabled?: boolean;
  className?: string;
};

/** A list or a table as a file of its own. Leaving the screen gives it up. */
export function BotonHoja({ texto, hecho, vacio, armar, disabled = false, className }: Props) {
  const [ocupado, setOcupado] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const exportar = async () => {
    const { signal } = (control.current = new AbortController());
    setOcupado(true);
    try {
      const hoja = await armar(signal);
      if (!hoja) return anunciar.info(vacio);
      await exportarHoja(hoja, signal);
      return anunciar.exito(hecho);
    } catch (error) {
      if (!signal.aborted) anunciar.error('No se pudo exportar', mensajeDeError(error));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      {...(className !== undefined && { className })}
      disabled={disabled}
      icon={ocupado ? <LoadingOutlined aria-hidden /> : <FileExcelOutlined aria-hidden />}
      aria-busy={ocupado}
      aria-disabled={ocupado || undefined}
      onClick={() => ocupado || void exportar()}
    >
      {ocupado ? 'Exportando...' : texto}
    </Button>
  );
}
