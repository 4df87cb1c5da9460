import type { RutaPrestadaDicha } from '@leal/contract';
import { aInstanteIso, diasPrestados, type RutaPrestada } from '@leal/domain';

export const presentarRutaPrestada = ({ desde, hasta, ...prestada }: RutaPrestada): RutaPrestadaDicha => ({
  ...prestada,
  ...diasPrestados({ desde, hasta }),
  desde: aInstanteIso(desde),
  hasta: aInstanteIso(hasta),
});
