import { type Fecha } from '@leal/domain';
import { useSearchParams } from 'react-router-dom';
import { useLugar } from '../../reportes/lugar.ts';

export type DiaElegido = { readonly id_cobrador: string; readonly fecha: Fecha };

/** Where one is: a week, or a collector's day of it. The address says which. */
export function useLlegadas() {
  const { hoy, lugar, haciaLugar, cambiar, volverASemana } = useLugar();
  const [direccion] = useSearchParams();
  const id_cobrador = direccion.get('cobrador');
  const dia: DiaElegido | null =
    id_cobrador !== null && lugar.dia !== null ? { id_cobrador, fecha: lugar.dia } : null;
  return {
    hoy,
    semana: lugar.semana,
    dia,
    haciaDia: ({ id_cobrador: cobrador, fecha }: DiaElegido) => {
      const { search } = haciaLugar({ dia: fecha });
      const suya = new URLSearchParams(search);
      suya.set('cobrador', cobrador);
      return { search: `?${suya}` };
    },
    irASemana: (semana: Fecha) => cambiar({ semana, dia: null }),
    volverASemana,
  };
}

export type EnLlegadas = ReturnType<typeof useLlegadas>;
