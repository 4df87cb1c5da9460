import type { aprobarCredito as contrato } from '@leal/contract';
import { type DecisionSolicitud, fechaLocal } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { exigirQuienDecide } from '../solicitudes/exigir-resolucion.ts';
import { presentarCredito } from './presentar-credito.ts';
import { resolverCredito } from './resolver-credito.ts';

type Lee = { credito: ReturnType<typeof creditos.doc> };

/** Both calls have one contract, but for their path. */
const resolverCon = (decision: DecisionSolicitud): CasoCambio<typeof contrato, Lee> => ({
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { id_supervisor, comentario, visto } }, cambio, { credito }) => {
    exigirQuienDecide(cambio.actor, id_supervisor);
    const decidido = await resolverCredito(cambio, { credito, decision, comentario, visto });
    const { ahora, negocio } = cambio;
    return { credito: presentarCredito(decidido, { hoy: fechaLocal(ahora), negocio }) };
  },
});

/** The manager decides a pending credit (spec §7). */
export const aprobarCredito = resolverCon('aprobar');
export const rechazarCredito = resolverCon('rechazar');
