import type { cuentaDeBandeja } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { contarCastigosPedidos } from '../../data/castigos.ts';
import { sumarTransferencias } from '../../data/en-banco.ts';
import { contarPorAprobar } from '../../data/espera.ts';

/** Counts for the menu: nothing is read but the index. */
export const contarBandeja: CasoLectura<typeof cuentaDeBandeja> = async () => {
  const [porAprobar, { total: transferencias }, castigos] = await Promise.all([
    contarPorAprobar(),
    sumarTransferencias('por_confirmar'),
    contarCastigosPedidos(),
  ]);
  return {
    porAprobar,
    ...(transferencias > 0 && { transferencias }),
    ...(castigos > 0 && { castigos }),
  };
};
