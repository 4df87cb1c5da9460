import type { EstadoEnBanco } from '@leal/domain';
import { type DeLaUrl, enLaUrl, unaDe } from '../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({ ver: unaDe(['pendientes', 'vistas', 'no_llegaron']) });
export type Filtro = DeLaUrl<typeof EN_LA_URL>['ver'];

export const ESTADO: { readonly [V in Filtro]: EstadoEnBanco } = {
  pendientes: 'por_confirmar',
  vistas: 'vista',
  no_llegaron: 'no_esta',
};
