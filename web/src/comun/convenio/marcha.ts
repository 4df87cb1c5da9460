import type { ConvenioDicho, Credito } from '@leal/contract';
import { comoVaElConvenio, type Fecha, type Llamado, restar } from '@leal/domain';

/** A credit with the convenio that was promised of it. */
export type CreditoConConvenio = Pick<
  Credito,
  'id_credito' | 'nombre' | 'saldo' | 'total_pagado' | 'monto_diario'
> &
  Llamado & { readonly convenio?: ConvenioDicho | undefined };

/** How the convenio of a credit goes, and what was paid since its day; null: there is none. */
export function marchaDe({ convenio, total_pagado, saldo }: CreditoConConvenio, hoy: Fecha) {
  if (!convenio) return null;
  const pagado = restar(total_pagado, convenio.pagado_antes);
  return { pagado, ...comoVaElConvenio(convenio.renglones, { pagado, saldo, hoy }) };
}
