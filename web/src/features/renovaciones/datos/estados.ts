import type { EstadoRenovacion } from '@leal/domain';
import { ESTADO_REVISADA } from '../../../comun/solicitud/estados.ts';

/** How the renewal of a credit stands (spec §4). */
export const ESTADO_RENOVACION = {
  ...ESTADO_REVISADA,
  elegible: { texto: 'ELEGIBLE', tono: 'bien' },
} as const satisfies { readonly [E in EstadoRenovacion]: object };
