import type { SolicitudDe } from '@leal/contract';
import { abonosSinAprobacion } from '@leal/domain';
import { negocio } from '../../../lib/negocio.ts';

type Efectivo = NonNullable<SolicitudDe<'abonos_multiples'>['efectivo']>;

export const nombreEfectivo = (efectivo: Efectivo): string =>
  efectivo === 'devolver'
    ? 'Devolver al cliente'
    : `Registrar hasta ${abonosSinAprobacion(negocio().parametros)} abonos`;

/** What becomes of the cash when it is rejected; the collector sees it as a task. */
export const opcionesDeEfectivo = (): { value: Efectivo; label: string }[] =>
  (['devolver', 'registrar'] as const).map((value) => ({ value, label: nombreEfectivo(value) }));
