import type { CreditoDeHoy, CreditoDelExpediente, ConvenioDicho } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { comoVaElConvenio, type Convenio, convenioVigente, puedeConvenir, restar } from '@leal/domain';
import type { Hoy } from './presentar-credito.ts';

/** A convenio in the words of an answer. */
export const presentarConvenio = (convenio: Convenio): ConvenioDicho => ({
  id: convenio.id,
  fecha: convenio.fecha,
  nombre: convenio.nombre,
  renglones: convenio.renglones.map(({ fecha, monto_centavos: monto }) => ({ fecha, monto })),
  ...(convenio.nota !== undefined && { nota: convenio.nota }),
  pagado_antes: convenio.pagado_antes_centavos,
});

/** On a card: what is missing of the convenio in force; nothing once it is kept. */
export function convenioQueDebe(credito: CreditoDoc, hoy: Hoy['hoy']): Pick<CreditoDeHoy, 'convenio_debe'> {
  const convenio = convenioVigente(credito);
  if (!convenio) return {};
  const { renglones, pagado_antes } = presentarConvenio(convenio);
  const { total_pagado_centavos, saldo_centavos: saldo } = credito;
  const pagado = restar(total_pagado_centavos, pagado_antes);
  const { debe } = comoVaElConvenio(renglones, { pagado, saldo, hoy });
  return debe ? { convenio_debe: debe } : {};
}

/** On the credit's own page: the convenio whole, and whether one may be written down. */
export const convenioDe = (
  credito: CreditoDoc,
  { hoy, negocio }: Hoy,
): Pick<CreditoDelExpediente, 'convenio' | 'se_puede_convenir'> => ({
  ...(credito.convenio && { convenio: presentarConvenio(credito.convenio) }),
  ...(puedeConvenir(credito, hoy, negocio) === 'si' && { se_puede_convenir: true }),
});
