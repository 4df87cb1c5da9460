import { negocioEn } from './ajustes-en-el-tiempo.ts';
import {
  contarAbonos,
  idMovimientoAtraso,
  idMovimientoPago,
  idMovimientoTransferencia,
  idMovimientoVisita,
  montoPorAbono,
} from './abono.ts';
import type { Fecha } from './calendario.ts';
import type { DecisionGestion, EntradaGestion, YaRegistrado } from './decision.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaActivo, recibePagos } from './estado-credito.ts';
import { estaPagado, type GestionDia, gestionDe } from './gestion.ts';
import type { EstadoCreditoLedger } from './ledger.ts';
import { multipleQueEspera, saldoAbierto } from './multiple.ts';
import { interesDe } from './plazo.ts';
import { validarVentana } from './ventana-cobranza.ts';
import { formaDe, FORMAS_DE_PAGO, type FormaDePago } from './transferencia.ts';
import { fechaLocal } from './zona-horaria.ts';

const MENSAJE_FECHA = 'La fecha del abono no es válida.';

/** The amount that arrived today already: the input of the approval rule. */
export const llegadoHoy = (credito: Pick<EstadoCreditoLedger, 'llegadas'>, hoy: Fecha): Centavos =>
  credito.llegadas?.fecha === hoy ? credito.llegadas.monto_centavos : CERO;

/** The day's payment of that form: one of the other leaves its place free. */
const pagoDe = ({ pago, transferencia }: GestionDia, forma: FormaDePago) =>
  forma === 'efectivo' ? pago : transferencia;

/** The payment of that form which waits for the manager. */
const esperaDe = ({ multiple }: GestionDia, forma: FormaDePago) =>
  multiple && formaDe(multiple) === forma ? multiple : undefined;

const conForma = (forma: FormaDePago) => (forma === 'transferencia' ? { forma } : {});

function yaRegistrado(
  tipo: YaRegistrado['tipo'],
  hecho: GestionDia[YaRegistrado['tipo']],
  como: Pick<YaRegistrado, 'forma'> = {},
): DecisionGestion | null {
  if (!hecho) return null;
  const monto = 'monto_centavos' in hecho ? hecho.monto_centavos : CERO;
  const { id_movimiento, hora } = hecho;
  return { tipo: 'ya_registrado', registrado: { id_movimiento, tipo, monto, hora, ...como } };
}

const datosAbono = ({ credito }: EntradaGestion, monto: Centavos) => ({
  monto,
  monto_total: credito.monto_total_centavos,
  dias_pago: credito.dias_pago,
  monto_diario: credito.monto_diario_centavos,
});

/** The amount in the words of a request of several abonos. */
const comoMultiple = (entrada: EntradaGestion, monto: Centavos) => ({
  monto_total: monto,
  cantidad_abonos: contarAbonos(datosAbono(entrada, monto)),
  monto_por_abono: montoPorAbono({
    monto_solicitado: entrada.credito.monto_solicitado_centavos,
    interes: interesDe(entrada.credito.dias_pago),
    dias_pago: entrada.credito.dias_pago,
  }),
});

/** The reason that forbids any action on that day, whatever the day holds. */
function impedimento(entrada: EntradaGestion, hoy: GestionDia): DecisionGestion | null {
  const { credito, fecha, instante, negocio, peticion } = entrada;
  const antesDelInicio = credito.fecha_inicio !== null && fecha < credito.fecha_inicio;
  if (fecha !== fechaLocal(instante) || antesDelInicio)
    return { tipo: 'fecha_invalida', mensaje: MENSAJE_FECHA };
  // The payment that settled the credit, sent again, is 'already registered', not an error.
  const liquidadoHoy = credito.estado_credito === 'Finalizado' && estaPagado(hoy);
  const { estado_credito: estado } = credito;
  // Nobody is sent for one that was written off, and whoever pays it is welcome.
  const esPago = peticion.tipo === 'abono' && peticion.monto > 0;
  const laToma = esPago ? recibePagos(estado) : estaActivo(estado);
  if (!laToma && !liquidadoHoy) {
    return { tipo: 'credito_no_activo', estado_credito: estado };
  }
  const ventana = validarVentana(instante, credito.dias_pago, negocio);
  return ventana.permitido ? null : { tipo: 'fuera_de_horario', mensaje: ventana.mensaje };
}

/** A row without money. */
const sinMonto = (movimiento: 'visita' | 'atraso', id_movimiento: string): DecisionGestion => ({
  tipo: 'registrado',
  movimiento,
  id_movimiento,
  monto: CERO,
  abonos: 0,
  cancela_atraso: null,
  finaliza: false,
});

function decidirAtraso({ fecha }: EntradaGestion, hoy: GestionDia): DecisionGestion {
  if (estaPagado(hoy) || hoy.multiple) return { tipo: 'ya_pagado' };
  return yaRegistrado('atraso', hoy.atraso) ?? sinMonto('atraso', idMovimientoAtraso(fecha, hoy.n));
}

const decidirVisita = ({ fecha }: EntradaGestion, hoy: GestionDia): DecisionGestion =>
  yaRegistrado('visita', hoy.visita) ?? sinMonto('visita', idMovimientoVisita(fecha));

const idDePago = (fecha: Fecha, { n, n_transferencias }: GestionDia, forma: FormaDePago): string =>
  forma === 'efectivo' ? idMovimientoPago(fecha, n) : idMovimientoTransferencia(fecha, n_transferencias);

function decidirPago(
  entrada: EntradaGestion,
  hoy: GestionDia,
  { monto, forma }: { readonly monto: Centavos; readonly forma: FormaDePago },
): DecisionGestion {
  const { credito, fecha, abonos_llegados_hoy, negocio } = entrada;
  const { saldo_centavos: saldo } = credito;
  // Cash taken on an earlier day counts, even when a request came to wait after it.
  const en_espera = multipleQueEspera(credito, fecha)?.monto_centavos ?? CERO;
  if (monto > saldo) return { tipo: 'excede_saldo', saldo, en_espera };
  const deHoy = contarAbonos(datosAbono(entrada, sumar(abonos_llegados_hoy, monto)));
  if (deHoy >= negocio.parametros.abonos_requieren_aprobacion) {
    const abierta = credito.solicitud_multiple;
    if (abierta !== null) return { tipo: 'solicitud_pendiente', id_solicitud: abierta };
    return { tipo: 'requiere_aprobacion', ...comoMultiple(entrada, monto) };
  }
  if (monto > saldoAbierto(saldo, en_espera)) return { tipo: 'excede_saldo', saldo, en_espera };
  return {
    tipo: 'registrado',
    movimiento: 'pago',
    id_movimiento: idDePago(fecha, hoy, forma),
    monto,
    abonos: contarAbonos(datosAbono(entrada, monto)),
    cancela_atraso: hoy.atraso?.id_movimiento ?? null,
    finaliza: estaActivo(credito.estado_credito) && monto === credito.saldo_centavos,
  };
}

function decidirAbono(
  entrada: EntradaGestion,
  hoy: GestionDia,
  abono: { readonly monto: Centavos; readonly forma: FormaDePago },
): DecisionGestion {
  const { monto, forma } = abono;
  if (monto < 0) throw new RangeError(`Negative payment: ${monto}`);
  // Whoever paid was visited, by whatever form.
  const formas: readonly FormaDePago[] = monto === 0 ? FORMAS_DE_PAGO : [forma];
  // A deposit of another day is no transfer of this one, though who has it was paid.
  const suya = formas.find((una) => pagoDe(hoy, una) && !(monto > 0 && pagoDe(hoy, una)?.de_otro_dia));
  const pagado = suya && yaRegistrado('pago', pagoDe(hoy, suya), conForma(suya));
  if (pagado) return pagado;
  const espera = monto === 0 ? hoy.multiple : esperaDe(hoy, forma);
  if (espera) {
    const { id_solicitud, hora, monto_centavos } = espera;
    return { tipo: 'aprobacion_pendiente', id_solicitud, hora, ...comoMultiple(entrada, monto_centavos) };
  }
  return monto === 0 ? decidirVisita(entrada, hoy) : decidirPago(entrada, hoy, abono);
}

/**
 * The rules of a credit's day: what a payment, a visit (0) or a late day becomes, given what stands
 * on that date (spec §4, §5, §9). Looked at in this order: date, state of the credit, window, what
 * the day already holds, balance, number of abonos; all by the settings in force at the tap.
 *
 * | stands ↓ comes → | pago | visita | atraso | 6 abonos or more |
 * |---|---|---|---|---|
 * | nothing | registrado | registrado | registrado | requiere_aprobacion |
 * | visita | registrado | ya_registrado | registrado | requiere_aprobacion |
 * | atraso | registrado, cancels it | registrado | ya_registrado | requiere_aprobacion |
 * | pago | ya_registrado | ya_registrado | ya_pagado | ya_registrado |
 * | multiple waiting | aprobacion_pendiente | same | ya_pagado | same |
 *
 * A payment in cash and one by transfer are two: what stands or waits of one form leaves the other's place free, and the
 * number of abonos counts both.
 */
export function decidirGestion(pedida: EntradaGestion): DecisionGestion {
  const { credito, fecha, peticion } = pedida;
  const entrada = { ...pedida, negocio: negocioEn(pedida.negocio, pedida.instante) };
  const hoy = gestionDe(credito.gestiones, fecha);
  const obstaculo = impedimento(entrada, hoy);
  if (obstaculo) return obstaculo;
  return peticion.tipo === 'atraso'
    ? decidirAtraso(entrada, hoy)
    : decidirAbono(entrada, hoy, { monto: peticion.monto, forma: peticion.forma ?? 'efectivo' });
}
