import { CALLABLES } from '@leal/contract';
import { fechaLocal } from '@leal/domain';
import { creditos } from '../data/creditos.ts';
import { gastos } from '../data/gastos.ts';
import { solicitudes } from '../data/solicitudes.ts';
import { presentarCredito } from '../use-cases/creditos/presentar-credito.ts';
import { resolverCredito as casoCredito } from '../use-cases/creditos/resolver-credito.ts';
import { presentarGasto } from '../use-cases/gastos/presentar-gasto.ts';
import { resolverGasto as casoGasto } from '../use-cases/gastos/resolver-gasto.ts';
import { presentarSolicitud } from '../use-cases/solicitudes/presentar-solicitud.ts';
import { resolverSolicitud as casoSolicitud } from '../use-cases/decisiones/resolver-solicitud.ts';
import { callable } from './callable.ts';

export const resolverCredito = callable(CALLABLES.resolverCredito, {
  leer: ({ id }) => ({ credito: creditos.doc(id) }),
  ejecutar: async ({ decision, comentario, motivo_rechazo, visto }, cambio, { credito }) => {
    const dicho = comentario ?? motivo_rechazo;
    const decidido = await casoCredito(cambio, { credito, decision, comentario: dicho, visto });
    const hoy = fechaLocal(cambio.ahora);
    return { credito: presentarCredito(decidido, { hoy, negocio: cambio.negocio }) };
  },
});

export const resolverSolicitud = callable(CALLABLES.resolverSolicitud, {
  leer: ({ id }) => ({ solicitud: solicitudes.doc(id) }),
  ejecutar: async (datos, cambio, leidos) => {
    const solicitud = presentarSolicitud(await casoSolicitud(cambio, leidos.solicitud, datos));
    const nuevo = solicitud.tipo === 'renovacion' ? solicitud.id_credito_nuevo : null;
    return { solicitud, ...(nuevo !== null && { id_credito: nuevo }) };
  },
});

export const resolverGasto = callable(CALLABLES.resolverGasto, {
  leer: ({ id }) => ({ gasto: gastos.doc(id) }),
  ejecutar: ({ decision, comentario, motivo_rechazo = comentario, visto }, cambio, { gasto }) => ({
    gasto: presentarGasto(casoGasto(cambio, { gasto, decision, motivo_rechazo, visto })),
  }),
});
