import { palabrasDe, TODOS_LOS_TIPOS } from '../../piezas/solicitud/tipos.ts';
import { type Tipo, TODAS } from './filtro.ts';

/** The collector's name of a kind of request. */
export const nombreDe = (tipo: Tipo): string =>
  tipo === 'credito' ? 'Crédito nuevo' : palabrasDe(tipo).nombre;

/** The options of the filter, the most frequent ones first. */
export const OPCIONES_TIPO: readonly { readonly value: Tipo | typeof TODAS; readonly label: string }[] = [
  { value: TODAS, label: 'Todas' },
  { value: 'credito', label: 'Créditos' },
  ...TODOS_LOS_TIPOS.map((value) => ({ value, label: nombreDe(value) })),
];
