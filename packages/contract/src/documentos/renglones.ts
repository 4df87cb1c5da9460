import {
  bancoTrasEdicion,
  type Centavos,
  contarAbonos,
  type EfectivoCorregido,
  esTardia,
  fechaContable,
  fechaDeTardia,
  fechaLocal,
  idMovimientoBanco,
  idMovimientoLiquidacion,
  idMovimientoMultiple,
  idMovimientoTardio,
  interesAlCorregir,
  type Parametros,
  sonIguales,
  TOPE_REFERENCIA,
  type Transferencia,
} from '@leal/domain';
import type { CreditoDoc } from './credito.ts';
import { capturadaDe, type MovimientoDoc } from './movimiento.ts';
import type { RenglonBancoDoc } from './renglon-banco.ts';
import type { SolicitudDoc } from './solicitud.ts';

/* The ledger rows that a manager's decisions write. */

type De<T extends SolicitudDoc['tipo']> = Extract<SolicitudDoc, { tipo: T }>;

const abonosDe = (credito: CreditoDoc, monto: Centavos): number =>
  contarAbonos({
    monto,
    monto_total: credito.monto_total_centavos,
    dias_pago: credito.dias_pago,
    monto_diario: credito.monto_diario_centavos,
  });

const deQuien = (
  { id_credito, id_cliente }: CreditoDoc,
  { id_cobrador }: { readonly id_cobrador: string },
) => ({
  id_credito,
  id_cliente,
  id_cobrador,
});
/** A transfer that waited for a manager is one in its row too. */
const conForma = ({ transferencia }: { readonly transferencia?: Transferencia | undefined }) =>
  transferencia ? { transferencia } : {};

const SIN_TOCAR = { ediciones: [], solicitud_abierta: null };

/** The history marks a row that says so (spec §2). */
const MARCA = 'modificado por gerente';

export type Edicion = {
  readonly monto: Centavos;
  readonly por: string;
  readonly fecha: Date;
  readonly motivo: string;
  /** The cash that is less than before: never received, or given back. */
  readonly efectivo?: EfectivoCorregido | undefined;
  /** Its form from now on, null for cash; absent: as it was. */
  readonly transferencia?: Transferencia | null | undefined;
};

/** The payment at its new amount; what it was before stays in it, with who, when and why. */
export function pagoEditado(credito: CreditoDoc, pago: MovimientoDoc, edicion: Edicion): MovimientoDoc {
  const { monto, por, fecha, motivo, efectivo, transferencia } = edicion;
  const { descripcion, monto_centavos: monto_anterior_centavos, ...queda } = pago;
  // The same said again is no change: what the bank has seen of it stays.
  const cambiaForma = transferencia !== undefined && !sonIguales(transferencia, pago.transferencia ?? null);
  const ahora = {
    transferencia: cambiaForma ? (transferencia ?? undefined) : pago.transferencia,
    monto_centavos: monto,
  };
  const { banco: _banco, transferencia: _transferencia, ...resto } = queda;
  const banco = bancoTrasEdicion(pago, ahora, cambiaForma);
  return {
    ...resto,
    ...conForma(ahora),
    ...(banco && { banco }),
    monto_centavos: monto,
    abonos: abonosDe(credito, monto),
    descripcion: descripcion.includes(MARCA) ? descripcion : `${descripcion} (${MARCA})`,
    ediciones: [
      ...pago.ediciones,
      {
        fecha,
        por,
        monto_anterior_centavos,
        monto_nuevo_centavos: monto,
        motivo,
        ...interesAlCorregir(credito, pago, monto),
        ...(efectivo && { efectivo }),
        ...(cambiaForma && { transferencia_anterior: pago.transferencia ?? null }),
      },
    ],
  };
}

/** Several abonos, approved at `en`, as the cash of whoever holds it: booked on the day of the capture; its cash counts on the day of the approval. */
export function pagoMultiple(
  credito: CreditoDoc,
  solicitud: De<'abonos_multiples'>,
  { monto, en, parametros }: { readonly monto: Centavos; readonly en: Date; readonly parametros: Parametros },
): MovimientoDoc {
  const { datos, id_solicitud, solicitante, fecha_solicitud } = solicitud;
  const abonos = abonosDe(credito, monto);
  return {
    ...deQuien(credito, solicitud),
    ...SIN_TOCAR,
    id_movimiento: idMovimientoMultiple(id_solicitud),
    tipo: 'pago',
    monto_centavos: monto,
    abonos,
    fecha: datos.fecha,
    fecha_contable: fechaContable(datos.fecha, en),
    capturado_en: datos.capturado_en,
    sincronizado_en: en,
    tardia: esTardia(datos.capturado_en, fecha_solicitud, parametros),
    ...capturadaDe(datos),
    ...conForma(datos),
    descripcion: `Pago de ${abonos} abonos aprobado`,
    registrado_por: solicitante,
    id_solicitud,
  };
}

/** A capture that came too late to be booked by itself, approved at `en`. */
export function pagoTardio(
  credito: CreditoDoc,
  solicitud: De<'captura_tardia'>,
  { monto, en }: { readonly monto: Centavos; readonly en: Date },
): MovimientoDoc {
  const { datos, id_solicitud, solicitante } = solicitud;
  const fecha = fechaDeTardia(datos.fecha, credito.fecha_inicio, fechaLocal(en));
  return {
    ...deQuien(credito, solicitud),
    ...SIN_TOCAR,
    id_movimiento: idMovimientoTardio(id_solicitud),
    tipo: 'pago',
    monto_centavos: monto,
    abonos: abonosDe(credito, monto),
    fecha,
    fecha_contable: fechaContable(fecha, en),
    capturado_en: datos.capturado_en,
    sincronizado_en: en,
    tardia: true,
    ...capturadaDe(datos),
    ...conForma(datos),
    descripcion: 'Pago tardío aprobado',
    registrado_por: solicitante,
    id_solicitud,
  };
}

/**
 * A deposit that a manager found in the bank, of nobody's capture: a transfer that was seen, of the day on which it is booked and of the
 * bank's day in its own words.
 */
export function pagoDelBanco(
  credito: CreditoDoc,
  { id_renglon, fecha: del, monto_centavos, referencia, abonos: anteriores }: RenglonBancoDoc,
  { por, en }: { readonly por: string; readonly en: Date },
): MovimientoDoc {
  const hoy = fechaLocal(en);
  const fecha = fechaDeTardia(hoy, credito.fecha_inicio, hoy);
  return {
    ...deQuien(credito, credito),
    ...SIN_TOCAR,
    id_movimiento: idMovimientoBanco(id_renglon, anteriores),
    tipo: 'pago',
    monto_centavos,
    abonos: abonosDe(credito, monto_centavos),
    fecha,
    fecha_contable: fechaContable(fecha, en),
    capturado_en: en,
    sincronizado_en: en,
    tardia: false,
    transferencia: { fecha: del, ...(referencia && { referencia: referencia.slice(0, TOPE_REFERENCIA) }) },
    banco: { estado: 'vista', en, por, renglon: id_renglon },
    descripcion: 'Transferencia registrada desde el banco',
    registrado_por: por,
  };
}

/** A renewal pays what the old credit owes: a row without cash. */
export function liquidacionDe(
  credito: CreditoDoc,
  { id_solicitud }: De<'renovacion'>,
  { por, en }: { readonly por: string; readonly en: Date },
): MovimientoDoc {
  const fecha = fechaLocal(en);
  return {
    ...deQuien(credito, credito),
    ...SIN_TOCAR,
    id_movimiento: idMovimientoLiquidacion(id_solicitud),
    tipo: 'liquidacion',
    monto_centavos: credito.saldo_centavos,
    abonos: 0,
    fecha,
    fecha_contable: fecha,
    capturado_en: en,
    sincronizado_en: en,
    tardia: false,
    descripcion: 'Liquidado por renovación',
    registrado_por: por,
    id_solicitud,
  };
}
