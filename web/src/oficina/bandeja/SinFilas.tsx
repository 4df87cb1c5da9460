import { formatearNumero } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import type { Fila } from '../listas/fila.ts';
import { enfocarElTitulo } from '../../ui/encabezado/foco.ts';
import { SinResultados, Vacio } from '../../ui/estados/Vacio.tsx';
import { type Filtro, SIN_FILTRO } from './filtro.ts';

/** Whether this filter had rows when one looked, and has none any more; however they were sorted. */
export function useSeDecidio(filtro: Filtro, filas: readonly Fila[] | undefined): boolean {
  const cual = JSON.stringify({ ...filtro, orden: '' });
  const [tuvo, setTuvo] = useState('');
  if (filas && filas.length > 0 && tuvo !== cual) setTuvo(cual);
  return filas?.length === 0 && tuvo === cual;
}

type Props = {
  /** The number that wait without the filter. */
  esperan: number;
  seDecidio: boolean;
  alFiltrar: (cambio: Partial<Filtro>) => void;
};

/** Says why there is no row: nothing waits, all that was filtered is decided, or nothing was found. */
export function SinFilas({ esperan, seDecidio, alFiltrar }: Props) {
  if (esperan === 0) return <Vacio texto="No hay nada por decidir" />;
  if (!seDecidio) return <SinResultados />;
  const verLasDemas = () => {
    alFiltrar(SIN_FILTRO);
    enfocarElTitulo();
  };
  return (
    <Vacio dibujo="listo" texto="Todo lo filtrado está decidido">
      <Button onClick={verLasDemas}>
        {esperan === 1 ? 'Ver la que espera' : `Ver las ${formatearNumero(esperan)} que esperan`}
      </Button>
    </Vacio>
  );
}
