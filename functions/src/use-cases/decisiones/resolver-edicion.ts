import type { aprobarEdicionCliente } from '@leal/contract';
import type { DecisionSolicitud } from '@leal/domain';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { presentarDe } from '../solicitudes/presentar-solicitud.ts';
import { resolver } from './resolver.ts';

type Lee = { solicitud: ReturnType<typeof solicitudes.doc> };

/** Both decisions have the same contract but for their path. */
const decidir = (decision: DecisionSolicitud): CasoCambio<typeof aprobarEdicionCliente, Lee> => ({
  leer: ({ parametros }) => ({ solicitud: solicitudes.doc(parametros.id) }),
  ejecutar: async ({ cuerpo }, cambio, { solicitud }) => {
    const dicho = cuerpo ? { comentario: cuerpo.comentario, visto: cuerpo.visto } : {};
    const resolucion = { ...dicho, decision, tipo: 'edicion_cliente' as const };
    return { solicitud: presentarDe(await resolver(cambio, solicitud, resolucion)) };
  },
});

export const aprobarEdicion = decidir('aprobar');
export const rechazarEdicion = decidir('rechazar');
