import type { cuentaDeBandeja } from '@leal/contract';
import { ROL } from '@leal/domain';
import type { CasoLectura } from '../../context/caso.ts';
import { contarCastigosPedidos } from '../../data/castigos.ts';
import { sumarTransferencias } from '../../data/en-banco.ts';
import { contarPorAprobar } from '../../data/espera.ts';
import { contarHastaMil } from '../../data/pagina.ts';
import { senalesCon } from '../../data/senales.ts';
import { contarPorAclarar } from '../../data/solicitudes.ts';

/** Counts for the menu: nothing is read but the index. A supervisor has no screen of signals. */
export const contarBandeja: CasoLectura<typeof cuentaDeBandeja> = async (_, { actor }) => {
  const [porAprobar, { total: transferencias }, por_aclarar, castigos, senales] = await Promise.all([
    contarPorAprobar(),
    sumarTransferencias('por_confirmar'),
    contarPorAclarar(),
    contarCastigosPedidos(),
    actor.id_rol === ROL.gerente ? contarHastaMil(senalesCon({ abierta: true })) : 0,
  ]);
  return {
    porAprobar,
    ...(transferencias > 0 && { transferencias }),
    ...(por_aclarar > 0 && { por_aclarar }),
    ...(castigos > 0 && { castigos }),
    ...(senales > 0 && { senales }),
  };
};
