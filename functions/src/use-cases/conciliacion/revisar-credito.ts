import { type CreditoDoc, estaRenovable } from '@leal/contract/documentos';
import { contradiccion, desviaciones, enmiendaDe, type Parametros, recontar } from '@leal/domain';
import type { CreditoConLibro } from './libro.ts';
import { comoDiferencias, type Enmienda } from './revision.ts';

type CreditoRevisado = {
  /** The credit as its ledger says it should be. */
  readonly corregido: CreditoDoc;
  readonly enmienda: Extract<Enmienda, { tipo: 'credito' }> | null;
  /** The reason why no rule can repair it. */
  readonly motivo: string | null;
};

/** A credit's own figures against its rows. */
export function revisarCredito(
  { credito, renglones, version }: CreditoConLibro,
  parametros: Parametros,
): CreditoRevisado {
  const { id_credito, id_cobrador, renovable: guardado = false } = credito;
  const recuento = recontar(credito, renglones);
  const { total_pagado_centavos, saldo_centavos, num_pagos, atrasos } = credito;
  const desviadas = desviaciones({ total_pagado_centavos, saldo_centavos, num_pagos, atrasos }, recuento);
  const corregido = { ...credito, ...recuento };
  const renovable = estaRenovable(corregido, parametros);
  const documento = `creditos/${id_credito}`;
  const diferencias = comoDiferencias(id_cobrador, documento, desviadas);
  if (renovable !== guardado)
    diferencias.push({
      id_cobrador,
      documento,
      campo: 'renovable',
      guardado,
      contado: renovable,
      deriva: null,
    });
  const derivas = enmiendaDe(desviadas);
  return {
    corregido,
    enmienda:
      diferencias.length === 0
        ? null
        : { tipo: 'credito', id_credito, derivas, renovable, version, diferencias },
    motivo: contradiccion(credito, recuento),
  };
}
