import type { ClienteDoc, CreditoDoc } from '@leal/contract/documentos';
import {
  castigar,
  deshacerCastigo,
  efectoDeCredito,
  fechaLocal,
  juntarRepartos,
  type Reparto,
} from '@leal/domain';
import { avisarRuta } from '../../data/avisos.ts';
import { anotar, type Marcas } from '../../data/bitacora.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarEfectos } from './asentar-efectos.ts';

type Ademas = {
  readonly credito?: Partial<CreditoDoc>;
  readonly cliente?: Partial<ClienteDoc>;
  readonly reparto?: Reparto;
};

function asentar(
  cambio: Cambio,
  credito: CreditoDoc,
  deEstado: Partial<CreditoDoc>,
  ademas: Ademas,
): CreditoDoc {
  const cambios = { ...deEstado, ...ademas.credito };
  const reparto = juntarRepartos(efectoDeCredito(credito, { ...credito, ...cambios }), ademas.reparto ?? {});
  avisarRuta(cambio.tx, credito.id_cobrador);
  return asentarEfectos(cambio, {
    credito,
    cambios,
    reparto,
    ...(ademas.cliente && { cliente: ademas.cliente }),
  });
}

/**
 * A loan is taken out as lost: the one door by which a loss leaves. Route, active figures and sums lose it, its day has the loss, and its
 * client may have no other loan. Reads nothing; the caller checks that it may be.
 */
export function asentarCastigo(
  cambio: Cambio,
  credito: CreditoDoc,
  motivo: string,
  ademas: Ademas & { readonly marcas?: Marcas } = {},
): void {
  const { ahora: en, actor } = cambio;
  const { id_credito, id_cobrador, estado_credito, castigo_pedido: pedido } = credito;
  const { total_pagado_centavos, saldo_centavos } = credito;
  const dicho = { en, fecha: fechaLocal(en), por: actor.uid, nombre: actor.nombre, motivo };
  const cambios = castigar(credito, dicho);
  asentar(cambio, credito, cambios, ademas);
  anotar(cambio, {
    accion: 'creditos/castigar',
    documento: `creditos/${id_credito}`,
    id_cobrador,
    cliente: credito,
    antes: { estado_credito, total_pagado_centavos, saldo_centavos },
    despues: {
      estado_credito: cambios.estado_credito,
      capital_centavos: cambios.castigo.capital_centavos,
      motivo,
      ...(pedido && { pedido_por: pedido.nombre }),
    },
    ...ademas.marcas,
  });
}

/** It is active again, as if it never was; its loss is taken back today. */
export const asentarCastigoDeshecho = (cambio: Cambio, credito: CreditoDoc): CreditoDoc => {
  const cambios = deshacerCastigo(credito, fechaLocal(cambio.ahora));
  const castigos_deshechos = [...cambios.castigos_deshechos];
  return asentar(cambio, credito, { ...cambios, castigos_deshechos }, { cliente: { por_castigo: null } });
};
