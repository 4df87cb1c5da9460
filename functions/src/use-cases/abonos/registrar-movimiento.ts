import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import {
  type CambiosCredito,
  efectosDeGestion,
  fechaContable,
  fechaLocal,
  filaDe,
  type GestionRegistrada,
  idFila,
  type IncrementosDia,
  type Fecha,
} from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { clientes } from '../../data/clientes.ts';
import { creditos, movimientos } from '../../data/creditos.ts';
import { type FilasDelDia, moverDia, moverTotales } from '../../data/totales.ts';
import type { Cambio } from '../../platform/transaccion.ts';
import type { CapturaValida, DatosCaptura } from './captura.ts';

const DESCRIPCION = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
} as const satisfies Record<GestionRegistrada['movimiento'], string>;

export type Hecho = {
  readonly credito: CreditoDoc;
  readonly decision: GestionRegistrada;
  readonly captura: CapturaValida;
  readonly datos: DatosCaptura;
  /** What the audit calls it. */
  readonly accion: string;
};

function renglonDe({ actor, ahora }: Cambio, { credito, decision, captura, datos }: Hecho): MovimientoDoc {
  const { dispositivo, secuencia, desfase_ms } = datos;
  return {
    id_movimiento: decision.id_movimiento,
    id_credito: credito.id_credito,
    id_cliente: credito.id_cliente,
    id_cobrador: credito.id_cobrador,
    tipo: decision.movimiento,
    monto_centavos: decision.monto,
    abonos: decision.abonos,
    fecha: captura.fecha,
    fecha_contable: fechaContable(captura.fecha, ahora),
    capturado_en: captura.instante,
    sincronizado_en: ahora,
    tardia: captura.tardia,
    sospechoso: false,
    ...(dispositivo !== undefined && { dispositivo }),
    ...(secuencia !== undefined && { secuencia }),
    ...(desfase_ms !== undefined && { desfase_ms }),
    descripcion: DESCRIPCION[decision.movimiento],
    registrado_por: actor.uid,
    ...(decision.movimiento === 'atraso' && { cantidad_dias: 1 }),
    ediciones: [],
    solicitud_abierta: null,
  };
}

/** A late day that the payment takes back stays in the ledger, marked, and leaves the day's list. */
function cancelarAtraso(
  { tx, actor, ahora }: Cambio,
  credito: CreditoDoc,
  atraso: string,
  por: string,
): void {
  const cancelado = { fecha: ahora, por: actor.uid, id_movimiento: por };
  tx.update(movimientos(credito.id_credito).doc(atraso), { cancelado });
}

/** The client's list shows the last visit, and that no credit is open once this one is paid off. */
function moverCliente({ tx }: Cambio, credito: CreditoDoc, cambios: CambiosCredito): void {
  const finalizado = cambios.estado_credito === 'Finalizado';
  tx.update(clientes.doc(credito.id_cliente), {
    ...(cambios.fecha_ultima_gestion && { ultima_visita: cambios.fecha_ultima_gestion }),
    ...(finalizado && { id_credito_abierto: null, estado_lista: 'Finalizado' }),
  });
}

function moverDias(
  tx: Cambio['tx'],
  credito: CreditoDoc,
  dias: Readonly<Record<Fecha, IncrementosDia>>,
  filas: { fecha: Fecha; filas: FilasDelDia },
): void {
  for (const dia of new Set([filas.fecha, ...(Object.keys(dias) as Fecha[])])) {
    moverDia(tx, credito.id_cobrador, dia, dias[dia] ?? {}, dia === filas.fecha ? filas.filas : {});
  }
}

const figurasDe = ({
  total_pagado_centavos,
  saldo_centavos,
  atrasos,
  estado_credito,
}: CambiosCredito | CreditoDoc) => ({
  total_pagado_centavos,
  saldo_centavos,
  atrasos,
  estado_credito,
});

/**
 * Books a payment, a visit or a late day that was decided: the row, the credit, the collector's sums
 * and day, and the audit, without reading anything more. Returns the credit as it is afterwards.
 */
export function registrarMovimiento(cambio: Cambio, hecho: Hecho): CreditoDoc {
  const { tx, ahora } = cambio;
  const { credito, accion } = hecho;
  const renglon = renglonDe(cambio, hecho);
  const { cambios, cancela_atraso, totales, dias } = efectosDeGestion(credito, renglon);
  const fila = (id_movimiento: string) => idFila(credito.id_credito, id_movimiento);

  tx.update(creditos.doc(credito.id_credito), { ...cambios });
  tx.create(movimientos(credito.id_credito).doc(renglon.id_movimiento), renglon);
  moverCliente(cambio, credito, cambios);
  if (cancela_atraso !== null) cancelarAtraso(cambio, credito, cancela_atraso, renglon.id_movimiento);
  moverTotales(tx, credito.id_cobrador, totales, { hoy: fechaLocal(ahora), ultimo_movimiento_en: ahora });
  moverDias(tx, credito, dias, {
    fecha: renglon.fecha,
    filas: {
      [fila(renglon.id_movimiento)]: filaDe(credito, renglon),
      ...(cancela_atraso !== null && { [fila(cancela_atraso)]: null }),
    },
  });
  const { tipo, monto_centavos, fecha } = renglon;
  anotar(cambio, {
    accion,
    documento: `creditos/${credito.id_credito}/movimientos/${renglon.id_movimiento}`,
    id_cobrador: credito.id_cobrador,
    id_cliente: credito.id_cliente,
    antes: figurasDe(credito),
    despues: { tipo, monto_centavos, fecha, ...figurasDe(cambios) },
  });
  return { ...credito, ...cambios };
}
