import type { cuentaDeBandeja } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { sumarTransferencias } from '../../data/en-banco.ts';
import { contarPorAprobar } from '../../data/espera.ts';
import { contarHastaMil } from '../../data/pagina.ts';
import { senalesCon } from '../../data/senales.ts';

/** Counts for the menu: nothing is read but the index. */
export const contarBandeja: CasoLectura<typeof cuentaDeBandeja> = async () => {
  const [porAprobar, { total: transferencias }, senales] = await Promise.all([
    contarPorAprobar(),
    sumarTransferencias('por_confirmar'),
    contarHastaMil(senalesCon({ abierta: true })),
  ]);
  return {
    porAprobar,
    ...(transferencias > 0 && { transferencias }),
    ...(senales > 0 && { senales }),
  };
};
