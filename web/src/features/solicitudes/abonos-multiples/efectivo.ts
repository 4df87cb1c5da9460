import type { SolicitudDe } from '@leal/contract';

type Efectivo = NonNullable<SolicitudDe<'abonos_multiples'>['efectivo']>;

/** What becomes of the cash when it is rejected; the collector sees it as a task. */
export const EFECTIVO: readonly { readonly value: Efectivo; readonly label: string }[] = [
  { value: 'devolver', label: 'Devolver al cliente' },
  { value: 'registrar', label: 'Registrar hasta 5 abonos' },
];

export const nombreEfectivo = (efectivo: Efectivo): string =>
  EFECTIVO.find(({ value }) => value === efectivo)?.label ?? '';
