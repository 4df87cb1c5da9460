import type { aprobarGasto as aprobacion, rechazarGasto as rechazo } from '@leal/contract';
import { gastos } from '../../data/gastos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { exigirQuienDecide } from '../solicitudes/exigir-resolucion.ts';
import { presentarGasto } from './presentar-gasto.ts';
import { resolverGasto } from './resolver-gasto.ts';

type Lee = { gasto: ReturnType<typeof gastos.doc> };

export const aprobarGasto = {
  leer: ({ parametros }) => ({ gasto: gastos.doc(parametros.id_gasto) }),
  ejecutar: ({ cuerpo }, cambio, { gasto }) => {
    exigirQuienDecide(cambio.actor, cuerpo?.id_gerente);
    const decidido = resolverGasto(cambio, { gasto, decision: 'aprobar', visto: cuerpo?.visto });
    return { gasto: presentarGasto(decidido) };
  },
} satisfies CasoCambio<typeof aprobacion, Lee>;

export const rechazarGasto = {
  leer: ({ parametros }) => ({ gasto: gastos.doc(parametros.id_gasto) }),
  ejecutar: ({ cuerpo: { motivo_rechazo, id_gerente, visto } }, cambio, { gasto }) => {
    exigirQuienDecide(cambio.actor, id_gerente);
    const decidido = resolverGasto(cambio, { gasto, decision: 'rechazar', motivo_rechazo, visto });
    return { gasto: presentarGasto(decidido) };
  },
} satisfies CasoCambio<typeof rechazo, Lee>;
