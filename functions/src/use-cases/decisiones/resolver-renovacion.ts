import type { aprobarRenovacion, rechazarRenovacion } from '@leal/contract';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { exigirQuienDecide } from '../solicitudes/exigir-resolucion.ts';
import { presentarDe } from '../solicitudes/presentar-solicitud.ts';
import { resolver } from './resolver.ts';

type Lee = { solicitud: ReturnType<typeof solicitudes.doc> };

const leer = ({ cuerpo }: { readonly cuerpo: { readonly id_solicitud: string } }): Lee => ({
  solicitud: solicitudes.doc(cuerpo.id_solicitud),
});

export const aprobar: CasoCambio<typeof aprobarRenovacion, Lee> = {
  leer,
  ejecutar: async ({ cuerpo: { id_gerente, comentario, visto } }, cambio, leidos) => {
    exigirQuienDecide(cambio.actor, id_gerente);
    const resolucion = { decision: 'aprobar' as const, comentario, visto, tipo: 'renovacion' as const };
    const solicitud = presentarDe(await resolver(cambio, leidos.solicitud, resolucion));
    return { solicitud, id_credito: solicitud.id_credito_nuevo ?? '' };
  },
};

export const rechazar: CasoCambio<typeof rechazarRenovacion, Lee> = {
  leer,
  ejecutar: async ({ cuerpo: { id_gerente, motivo_rechazo, visto } }, cambio, leidos) => {
    exigirQuienDecide(cambio.actor, id_gerente);
    const resolucion = { decision: 'rechazar' as const, motivo_rechazo, visto, tipo: 'renovacion' as const };
    return { solicitud: presentarDe(await resolver(cambio, leidos.solicitud, resolucion)) };
  },
};
