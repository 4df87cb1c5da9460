import type { cuentaDeBandeja } from '@leal/contract';
import type { CasoLectura } from '../../context/caso.ts';
import { contarPorAprobar } from '../../data/espera.ts';

/** Counts for the menu: nothing is read but the index. */
export const contarBandeja: CasoLectura<typeof cuentaDeBandeja> = async () => ({
  porAprobar: await contarPorAprobar(),
});
