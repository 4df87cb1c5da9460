import type { CreditoDoc, ImportacionDoc } from '@leal/contract/documentos';
import { type Centavos, CERO, restar, sumar } from '@leal/domain';

type Sumas = ImportacionDoc['cobradores'][string];

const SIN_NADA = {
  creditos: 0,
  monto_solicitado_centavos: CERO,
  monto_total_centavos: CERO,
  total_pagado_centavos: CERO,
  saldo_centavos: CERO,
};

/** The import's own sums with these loans more, or less. */
export function conCreditos(
  sumas: ImportacionDoc['cobradores'],
  creditos: readonly CreditoDoc[],
  sentido: 'mas' | 'menos',
): ImportacionDoc['cobradores'] {
  const mover = (a: Centavos, b: Centavos) => (sentido === 'mas' ? sumar(a, b) : restar(a, b));
  const nuevas: Record<string, Sumas> = { ...sumas };
  for (const credito of creditos) {
    const { id_cobrador, nombre_cobrador = '' } = credito;
    const previas = nuevas[id_cobrador] ?? { nombre_cobrador, ...SIN_NADA };
    nuevas[id_cobrador] = {
      nombre_cobrador: previas.nombre_cobrador,
      creditos: previas.creditos + (sentido === 'mas' ? 1 : -1),
      monto_solicitado_centavos: mover(previas.monto_solicitado_centavos, credito.monto_solicitado_centavos),
      monto_total_centavos: mover(previas.monto_total_centavos, credito.monto_total_centavos),
      total_pagado_centavos: mover(previas.total_pagado_centavos, credito.total_pagado_centavos),
      saldo_centavos: mover(previas.saldo_centavos, credito.saldo_centavos),
    };
  }
  return nuevas;
}
