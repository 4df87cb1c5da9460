import { esDelBanco } from './abono.ts';
import { type Fecha, masReciente } from './calendario.ts';
import { convenioTras } from './convenio.ts';
import { calcularSaldo } from './credito.ts';
import { type Centavos, CERO, sumar } from './dinero.ts';
import { estaActivo, recibePagos, transicionCredito } from './estado-credito.ts';
import { conGestion, enSuLugar, gestionDe, type Gestiones, campoDePago, sinAtraso } from './gestion.ts';
import {
  type CambiosCredito,
  type EstadoCreditoLedger,
  estaVivo,
  loDecidioUnGerente,
  type MovimientoLedger,
} from './ledger.ts';
import { fechaLocal, formatearHora } from './zona-horaria.ts';

/** Only impossible input throws: the decision comes first and refuses the rest. */
function exigirQueLoTome(credito: EstadoCreditoLedger, movimiento: MovimientoLedger): void {
  const { estado_credito: estado } = credito;
  if (!(movimiento.tipo === 'pago' ? recibePagos(estado) : estaActivo(estado))) {
    throw new Error(`Movement ${movimiento.id_movimiento} on a credit that is ${credito.estado_credito}`);
  }
  if (movimiento.monto_centavos < 0 || movimiento.monto_centavos > credito.saldo_centavos) {
    throw new RangeError(`Movement ${movimiento.id_movimiento} does not fit the balance`);
  }
}

/** A row that is not its credit's collector's says whose it is. */
const deOtro = ({ id_cobrador: dueno }: EstadoCreditoLedger, { id_cobrador }: MovimientoLedger) =>
  id_cobrador === dueno ? {} : { id_cobrador };

/** Fields that any movement touches. */
function cambiosBase(credito: EstadoCreditoLedger, movimiento: MovimientoLedger): CambiosCredito {
  const { fecha, sincronizado_en } = movimiento;
  const anterior = credito.ultimo_movimiento_en;
  const { total_pagado_centavos, saldo_centavos, num_pagos, atrasos, estado_credito } = credito;
  const { fecha_fin, gestiones, llegadas, solicitud_multiple } = credito;
  return {
    total_pagado_centavos,
    saldo_centavos,
    num_pagos,
    atrasos,
    estado_credito,
    fecha_fin,
    gestiones,
    llegadas,
    solicitud_multiple,
    fecha_ultima_gestion: masReciente(fecha, credito.fecha_ultima_gestion ?? fecha),
    ultimo_movimiento_en: anterior && anterior > sincronizado_en ? anterior : sincronizado_en,
  };
}

/** The control that offline captures must not dodge: what arrived on one server day, summed. */
function conLlegada(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
): EstadoCreditoLedger['llegadas'] {
  const hoy = fechaLocal(movimiento.sincronizado_en);
  const { llegadas } = credito;
  if (loDecidioUnGerente(movimiento) || (llegadas && llegadas.fecha > hoy)) return llegadas;
  const previo = llegadas?.fecha === hoy ? llegadas.monto_centavos : CERO;
  return { fecha: hoy, monto_centavos: sumar(previo, movimiento.monto_centavos) };
}

/** Total paid, balance and the state that follows from it; paid off on the day of its newest row, not of an older one. */
export function conPagado(
  credito: EstadoCreditoLedger,
  total_pagado_centavos: Centavos,
  fecha: Fecha,
): Pick<
  CambiosCredito,
  'total_pagado_centavos' | 'saldo_centavos' | 'estado_credito' | 'fecha_fin' | 'termino_con'
> {
  const saldo_centavos = calcularSaldo(credito.monto_total_centavos, total_pagado_centavos);
  const evento = saldo_centavos === 0 ? 'finalizar' : 'reabrir';
  const nuevo = transicionCredito(credito.estado_credito, evento);
  if (nuevo === null) {
    const { estado_credito, fecha_fin } = credito;
    return { total_pagado_centavos, saldo_centavos, estado_credito, fecha_fin };
  }
  const ultima = masReciente(fecha, credito.fecha_ultima_gestion ?? fecha);
  const fecha_fin = nuevo === 'Finalizado' ? ultima : null;
  // Open again, it is to be finished by whoever has it now.
  const abre = nuevo === 'Aprobado' && credito.termino_con ? { termino_con: null } : {};
  return { total_pagado_centavos, saldo_centavos, estado_credito: nuevo, fecha_fin, ...abre };
}

/**
 * The day's state with a payment in it: the late day goes, and so does the request that the payment comes
 * from. A late capture, which comes in addition to the day's own payment, leaves that payment in place; a deposit that a manager
 * books gives it up, unless the bank had it on that day: the day's own transfer, which comes yet, is another one.
 */
function gestionesConPago(credito: EstadoCreditoLedger, movimiento: MovimientoLedger): Gestiones {
  const { id_movimiento, id_solicitud, fecha, capturado_en, transferencia } = movimiento;
  const dia = gestionDe(credito.gestiones, fecha);
  const { multiple, n, n_transferencias = 0 } = dia;
  const lugar = campoDePago(movimiento);
  const deOtroDia = esDelBanco(movimiento) && transferencia?.fecha !== fecha;
  const esta = dia[lugar];
  const cede = esta?.de_otro_dia === true && !deOtroDia;
  const nuevo = {
    id_movimiento,
    ...enSuLugar(movimiento),
    hora: formatearHora(capturado_en),
    ...deOtro(credito, movimiento),
    ...(deOtroDia && { de_otro_dia: true as const }),
  };
  return conGestion(credito.gestiones, fecha, {
    [lugar]: esta === undefined || cede ? nuevo : esta,
    atraso: undefined,
    multiple: multiple?.id_solicitud === id_solicitud ? undefined : multiple,
    ...(lugar === 'pago' ? { n: n + 1 } : { n_transferencias: n_transferencias + 1 }),
  });
}

function aplicarPago(credito: EstadoCreditoLedger, movimiento: MovimientoLedger): CambiosCredito {
  const total = sumar(credito.total_pagado_centavos, movimiento.monto_centavos);
  const cancela = gestionDe(credito.gestiones, movimiento.fecha).atraso !== undefined;
  const { solicitud_multiple: abierta } = credito;
  return {
    ...cambiosBase(credito, movimiento),
    ...conPagado(credito, total, movimiento.fecha),
    ...convenioTras(credito, movimiento.fecha, movimiento.monto_centavos),
    num_pagos: credito.num_pagos + 1,
    atrasos: credito.atrasos - (cancela ? 1 : 0),
    gestiones: gestionesConPago(credito, movimiento),
    llegadas: conLlegada(credito, movimiento),
    solicitud_multiple: abierta === movimiento.id_solicitud ? null : abierta,
  };
}

function aplicarSinMonto(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
  tipo: 'visita' | 'atraso',
): CambiosCredito {
  const { id_movimiento, fecha, capturado_en } = movimiento;
  if (!estaVivo(movimiento))
    return { ...cambiosBase(credito, movimiento), gestiones: sinAtraso(credito.gestiones, fecha) };
  const hecho = { id_movimiento, hora: formatearHora(capturado_en), ...deOtro(credito, movimiento) };
  return {
    ...cambiosBase(credito, movimiento),
    atrasos: credito.atrasos + (tipo === 'atraso' ? 1 : 0),
    gestiones: conGestion(credito.gestiones, fecha, { [tipo]: hecho }),
  };
}

/** The old credit of a renewal: its balance is settled by the new one, unless it was finished already. */
const aplicarLiquidacion = (credito: EstadoCreditoLedger, movimiento: MovimientoLedger): CambiosCredito => ({
  ...cambiosBase(credito, movimiento),
  ...conPagado(credito, sumar(credito.total_pagado_centavos, movimiento.monto_centavos), movimiento.fecha),
  estado_credito: 'Renovado',
  fecha_fin: credito.fecha_fin ?? movimiento.fecha,
});

/**
 * The credit after a movement that was decided: running totals, state (`Finalizado` at balance 0),
 * the day's state pruned to the newest 8 dates, the later of the business dates. Throws on a credit
 * that takes no movement or an amount beyond the balance.
 */
export function creditoTrasGestion(
  credito: EstadoCreditoLedger,
  movimiento: MovimientoLedger,
): CambiosCredito {
  const { tipo } = movimiento;
  if (tipo !== 'liquidacion' || credito.estado_credito !== 'Finalizado') exigirQueLoTome(credito, movimiento);
  switch (tipo) {
    case 'pago':
      return aplicarPago(credito, movimiento);
    case 'visita':
    case 'atraso':
      return aplicarSinMonto(credito, movimiento, tipo);
    case 'liquidacion':
      return aplicarLiquidacion(credito, movimiento);
    case 'apertura':
      throw new Error(`${movimiento.id_movimiento} comes with its credit, and never afterwards`);
    default:
      return tipo satisfies never;
  }
}
