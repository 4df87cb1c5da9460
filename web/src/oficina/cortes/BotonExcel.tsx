import { FileExcelOutlined, LoadingOutlined } from '@ant-design/icons';
import { type Consulta, listarCortes } from '@leal/contract';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { mensajeDeError } from '../../lib/api/error-api.ts';
import { leerEntera } from '../../lib/api/lista.ts';
import { anunciar } from '../../ui/anunciar.tsx';
import { exportarHoja } from '../exportar/exportar-hoja.ts';
import { hojaCortes } from './hoja-cortes.ts';

type Props = { consulta: Omit<Consulta<typeof listarCortes>, 'limite' | 'cursor'> };

/** All cuts of the filter, page after page, as a file. Leaving the screen gives it up. */
export function BotonExcel({ consulta }: Props) {
  const [ocupado, setOcupado] = useState(false);
  const control = useRef<AbortController>(null);
  useEffect(() => () => control.current?.abort(), []);
  const exportar = async () => {
    const { signal } = (control.current = new AbortController());
    setOcupado(true);
    try {
      const cortes = await leerEntera(listarCortes, { ...consulta, limite: 100 }, signal);
      if (cortes.length === 0) return anunciar.info('No hay cortes para exportar');
      await exportarHoja(hojaCortes(cortes), signal);
      return anunciar.exito('Cortes exportados');
    } catch (error) {
      if (!signal.aborted) anunciar.error('No se pudo exportar', mensajeDeError(error));
    } finally {
      setOcupado(false);
    }
  };
  return (
    <Button
      className="encabezado-accion"
      icon={ocupado ? <LoadingOutlined aria-hidden /> : <FileExcelOutlined aria-hidden />}
      aria-busy={ocupado}
      aria-disabled={ocupado || undefined}
      onClick={() => ocupado || void exportar()}
    >
      {ocupado ? 'Exportando...' : 'Exportar cortes'}
    </Button>
  );
}
