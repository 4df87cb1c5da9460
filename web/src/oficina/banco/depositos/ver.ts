import type { EstadoDeRenglon } from '@leal/domain';
import { type DeLaUrl, enLaUrl, unaDe } from '../../../lib/en-la-url.ts';

export const EN_LA_URL = enLaUrl({ ver: unaDe(['parejas', 'libres', 'de_pagos', 'ajenos']) });
type Vista = DeLaUrl<typeof EN_LA_URL>['ver'];
export type VistaDeRenglones = Exclude<Vista, 'parejas'>;

export const OPCIONES: readonly { value: Vista; label: string }[] = [
  { value: 'parejas', label: 'Parejas' },
  { value: 'libres', label: 'Libres' },
  { value: 'de_pagos', label: 'De pagos' },
  { value: 'ajenos', label: 'De nadie' },
];

export const ESTADO: { readonly [V in VistaDeRenglones]: EstadoDeRenglon } = {
  libres: 'libre',
  de_pagos: 'de_pago',
  ajenos: 'ajeno',
};

export const VACIA: Readonly<Record<Vista, string>> = {
  parejas: 'Ninguna transferencia por confirmar tiene un depósito que sea suyo',
  libres: 'No hay depósitos libres',
  de_pagos: 'Ningún depósito es todavía de un pago',
  ajenos: 'No hay depósitos apartados',
};
