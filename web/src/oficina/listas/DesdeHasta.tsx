import type { Fecha } from '@leal/domain';
import { CampoFecha } from '../../ui/formulario/campo-fecha-tarde.tsx';
import { PRIMER_DIA } from '../bitacora/datos/filtro.ts';

type Dias = { readonly desde?: Fecha | undefined; readonly hasta?: Fecha | undefined };
type Props = { dias: Dias; alFiltrar: (cambio: Dias) => void };

/** The days of a filter: the first one, and the last one. */
export const DesdeHasta = ({ dias: { desde, hasta }, alFiltrar }: Props) => (
  <>
    <CampoFecha
      etiqueta="Desde"
      dia={desde}
      desde={PRIMER_DIA}
      hasta={hasta}
      alElegir={(dia) => alFiltrar({ desde: dia })}
    />
    <CampoFecha
      etiqueta="Hasta"
      dia={hasta}
      desde={desde ?? PRIMER_DIA}
      alElegir={(dia) => alFiltrar({ hasta: dia })}
    />
  </>
);
