import { PartesAltas } from './PartesAltas.tsx';
import { PorAclarar } from './PorAclarar.tsx';

/** Above the list of transfers: whose share of them is large, and which ones no payment stands for. */
export const SobreLaLista = () => (
  <>
    <PartesAltas />
    <PorAclarar />
  </>
);
