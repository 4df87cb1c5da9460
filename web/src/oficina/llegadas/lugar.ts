import { type Fecha } from '@leal/domain';
import { enLaUrl, palabra, useEnLaUrl } from '../../lib/en-la-url.ts';
import { useLugar } from '../../comun/reportes/lugar.ts';

export type DiaElegido = { readonly id_cobrador: string; readonly fecha: Fecha };

const EN_LA_URL = enLaUrl({ cobrador: palabra });

/** The place of this screen, as the address says: a week, or a collector's day of it. */
export function useLlegadas() {
  const { hoy, lugar, haciaLugar, cambiar, volverASemana } = useLugar();
  const [{ cobrador: id_cobrador }] = useEnLaUrl(EN_LA_URL);
  const dia: DiaElegido | null =
    id_cobrador !== undefined && lugar.dia !== null ? { id_cobrador, fecha: lugar.dia } : null;
  return {
    hoy,
    semana: lugar.semana,
    dia,
    haciaDia: ({ id_cobrador: cobrador, fecha }: DiaElegido) => {
      const direccion = new URLSearchParams(haciaLugar({ dia: fecha }).search);
      return { search: EN_LA_URL.escribir({ cobrador }, direccion).toString() };
    },
    irASemana: (semana: Fecha) => cambiar({ semana, dia: null }),
    volverASemana,
  };
}

export type EnLlegadas = ReturnType<typeof useLlegadas>;
