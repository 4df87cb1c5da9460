import { type CreditoDoc, estaRenovable } from '@leal/contract/documentos';
import {
  type Centavos,
  contradiccion,
  cuadraElCastigo,
  cuadraElInteres,
  debeDesde,
  desviaciones,
  enmiendaDe,
  type Negocio,
  recontar,
} from '@leal/domain';
import type { CreditoConLibro } from './libro.ts';
import { comoDiferencias, type Enmienda } from './revision.ts';

type CreditoRevisado = {
  /** The credit as its ledger says it should be. */
  readonly corregido: CreditoDoc;
  readonly enmienda: Extract<Enmienda, { tipo: 'credito' }> | null;
  /** The reason why no rule can repair it. */
  readonly motivo: string | null;
};

/** Since when it owes, of a credit that says so; one that did not change since that is kept does not, and adds nothing. */
const conDebeDesde = (credito: CreditoDoc, negocio: Negocio): CreditoDoc =>
  credito.debe_desde === undefined ? credito : { ...credito, debe_desde: debeDesde(credito, negocio) };

/** The sums of days have what its rows say, so nothing but a person can tell which of them is wrong. */
const INTERES_MAL = 'El interés de sus pagos no es el de lo pagado';
const CASTIGO_MAL = 'Lo recuperado no es lo castigado menos lo que falta';

function deSusRenglones(credito: CreditoDoc, renglones: CreditoConLibro['renglones'], pagado: Centavos) {
  if (!cuadraElInteres(credito, renglones)) return INTERES_MAL;
  return cuadraElCastigo(credito, pagado, renglones) ? null : CASTIGO_MAL;
}

/** A credit's own figures against its rows. */
export function revisarCredito(
  { credito, renglones, version }: CreditoConLibro,
  negocio: Negocio,
): CreditoRevisado {
  const { id_credito, id_cobrador, renovable: guardado = false } = credito;
  const recuento = recontar(credito, renglones);
  const { total_pagado_centavos, saldo_centavos, num_pagos, atrasos } = credito;
  const desviadas = desviaciones({ total_pagado_centavos, saldo_centavos, num_pagos, atrasos }, recuento);
  const corregido = conDebeDesde({ ...credito, ...recuento }, negocio);
  const renovable = estaRenovable(corregido);
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
  const { debe_desde } = corregido;
  if (debe_desde !== credito.debe_desde)
    diferencias.push({
      id_cobrador,
      documento,
      campo: 'debe_desde',
      guardado: credito.debe_desde ?? null,
      contado: debe_desde ?? null,
      deriva: null,
    });
  const derivas = enmiendaDe(desviadas);
  return {
    corregido,
    enmienda:
      diferencias.length === 0
        ? null
        : {
            tipo: 'credito',
            id_credito,
            derivas,
            marcas: { renovable, ...(debe_desde !== undefined && { debe_desde }) },
            version,
            diferencias,
          },
    motivo:
      contradiccion(credito, recuento) ?? deSusRenglones(credito, renglones, recuento.total_pagado_centavos),
  };
}
