import { fechaLocal, formatearMes, type Mes, mesesHasta } from '@leal/domain';
import { useAhora } from '../../lib/reloj.ts';
import { ElegirFiltro } from '../../piezas/cobradores/elegir.tsx';

/** Five years: who looks for more asks by collector. */
const MESES = 60;

type Props = {
  valor: Mes | null;
  alElegir: (mes: Mes | null) => void;
  sinElegir: string;
  inactivo?: boolean;
};

/** This month, or one of those before it. */
export function ElegirMes({ valor, alElegir, sinElegir, inactivo = false }: Props) {
  const hoy = fechaLocal(useAhora(60_000));
  return (
    <ElegirFiltro
      nombre="Mes"
      sinElegir={sinElegir}
      inactivo={inactivo}
      seBusca
      opciones={mesesHasta(hoy, MESES).map((mes) => ({ value: mes, label: formatearMes(mes) }))}
      valor={valor ?? undefined}
      alElegir={(mes) => alElegir(mes ?? null)}
    />
  );
}
