import type { CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import {
  type Centavos,
  type DecisionGestion,
  decidirGestion,
  efectosDeGestion,
  esTardia,
  fechaContable,
  fechaLocal,
  filaDe,
  type GestionRegistrada,
  idFila,
  llegadoHoy,
  minimo,
  multiplicar,
  PARAMETROS,
  sugerenciaAbono,
} from '@leal/domain';
import { asentar } from './bitacora.ts';
import { type Cartera, existente } from './cartera.ts';
import type { Hecho } from './historia.ts';
import { diaDe, sumarAportacion } from './sumas.ts';

/** The client follows its credit: listed as active while one is open, then as finished. */
export function seguirAlCredito(cartera: Cartera, credito: CreditoDoc): void {
  const cliente = existente(cartera.clientes, credito.id_cliente);
  const abierto = credito.estado_credito === 'Aprobado';
  cliente.estado_lista = abierto ? 'Pendiente' : 'Finalizado';
  cliente.id_credito_abierto = abierto ? credito.id_credito : null;
}

export function movimientosDe(cartera: Cartera, id_credito: string): Map<string, MovimientoDoc> {
  const conocidos = cartera.movimientos.get(id_credito);
  if (conocidos) return conocidos;
  const nuevos = new Map<string, MovimientoDoc>();
  cartera.movimientos.set(id_credito, nuevos);
  return nuevos;
}

export const quitarFila = (cartera: Cartera, movimiento: MovimientoDoc): void => {
  delete diaDe(cartera, movimiento.fecha).filas[idFila(movimiento.id_credito, movimiento.id_movimiento)];
};

export const ponerFila = (cartera: Cartera, credito: CreditoDoc, movimiento: MovimientoDoc): void => {
  const id = idFila(movimiento.id_credito, movimiento.id_movimiento);
  diaDe(cartera, movimiento.fecha).filas[id] = filaDe(credito, movimiento);
};

function cancelarAtraso(cartera: Cartera, pago: MovimientoDoc, id_atraso: string): void {
  const atraso = existente(movimientosDe(cartera, pago.id_credito), id_atraso);
  atraso.cancelado = {
    fecha: pago.sincronizado_en,
    por: pago.registrado_por,
    id_movimiento: pago.id_movimiento,
  };
  quitarFila(cartera, atraso);
}

/** Books a row: credit, ledger, running sums and day move together. */
export function asentarMovimiento(cartera: Cartera, credito: CreditoDoc, movimiento: MovimientoDoc): void {
  const efectos = efectosDeGestion(credito, movimiento);
  Object.assign(credito, efectos.cambios);
  movimientosDe(cartera, credito.id_credito).set(movimiento.id_movimiento, movimiento);
  if (efectos.cancela_atraso !== null) cancelarAtraso(cartera, movimiento, efectos.cancela_atraso);
  sumarAportacion(cartera, efectos);
  ponerFila(cartera, credito, movimiento);
  seguirAlCredito(cartera, credito);
  const cliente = existente(cartera.clientes, credito.id_cliente);
  if (movimiento.tipo !== 'liquidacion') cliente.ultima_visita = movimiento.fecha;
  const anterior = cartera.totales.ultimo_movimiento_en;
  if (!anterior || anterior < movimiento.sincronizado_en) {
    cartera.totales.ultimo_movimiento_en = movimiento.sincronizado_en;
  }
}

const cifras = (credito: CreditoDoc) => ({
  total_pagado_centavos: credito.total_pagado_centavos,
  saldo_centavos: credito.saldo_centavos,
  estado_credito: credito.estado_credito,
  atrasos: credito.atrasos,
});

const DESCRIPCION = {
  pago: 'Pago registrado',
  visita: 'Visita sin pago',
  atraso: 'Atraso registrado',
} as const;

function filaNueva(
  cartera: Cartera,
  credito: CreditoDoc,
  hecho: Hecho,
  decision: GestionRegistrada,
): MovimientoDoc {
  const { capturado_en, sincronizado_en, fecha } = hecho;
  return {
    id_movimiento: decision.id_movimiento,
    id_credito: credito.id_credito,
    id_cliente: credito.id_cliente,
    id_cobrador: credito.id_cobrador,
    tipo: decision.movimiento,
    monto_centavos: decision.monto,
    abonos: decision.abonos,
    fecha,
    fecha_contable: fechaContable(fecha, sincronizado_en),
    capturado_en,
    sincronizado_en,
    tardia: esTardia(capturado_en, sincronizado_en, PARAMETROS),
    sospechoso: false,
    descripcion: DESCRIPCION[decision.movimiento],
    registrado_por: cartera.cobrador.id_usuario,
    ...(decision.movimiento === 'atraso' ? { cantidad_dias: 1 } : {}),
    ediciones: [],
    solicitud_abierta: null,
  };
}

/** The money of so many daily amounts, never beyond the balance. */
export function montoDeAbonos(credito: CreditoDoc, abonos: Hecho['abonos']): Centavos {
  const { monto_diario_centavos: diario, saldo_centavos: saldo } = credito;
  if (abonos === 'saldo') return saldo;
  return abonos === 1
    ? sugerenciaAbono(diario, saldo, PARAMETROS)
    : minimo(multiplicar(diario, abonos), saldo);
}

export type Gestion = Hecho & { readonly id_credito: string };

function decidir(cartera: Cartera, credito: CreditoDoc, gestion: Gestion): DecisionGestion {
  const { tipo, fecha, capturado_en, sincronizado_en, abonos } = gestion;
  const monto = gestion.monto ?? montoDeAbonos(credito, abonos);
  return decidirGestion({
    peticion: tipo === 'atraso' ? { tipo } : { tipo: 'abono', monto },
    credito,
    instante: capturado_en,
    fecha,
    abonos_llegados_hoy: llegadoHoy(credito, fechaLocal(sincronizado_en)),
    negocio: cartera.negocio,
  });
}

/** A collector's action at the door, as the server's rules decide it: booked, or nothing happened and why. */
export function intentarGestion(cartera: Cartera, gestion: Gestion): DecisionGestion['tipo'] {
  const { tipo, sincronizado_en } = gestion;
  const credito = existente(cartera.creditos, gestion.id_credito);
  const decision = decidir(cartera, credito, gestion);
  if (decision.tipo !== 'registrado') return decision.tipo;
  const movimiento = filaNueva(cartera, credito, gestion, decision);
  const antes = cifras(credito);
  asentarMovimiento(cartera, credito, movimiento);
  asentar(cartera, {
    en: sincronizado_en,
    quien: cartera.cobrador,
    accion: tipo === 'atraso' ? 'clientes/registrar-atraso' : 'abonos/registrar',
    documento: `creditos/${credito.id_credito}/movimientos/${movimiento.id_movimiento}`,
    cliente: credito,
    antes,
    despues: cifras(credito),
  });
  return 'registrado';
}

/** The same in a story, which is mistaken if the rules refuse it. */
export function registrarGestion(cartera: Cartera, gestion: Gestion): void {
  const { tipo, id_credito, fecha } = gestion;
  const hecho = intentarGestion(cartera, gestion);
  if (hecho !== 'registrado') {
    throw new Error(`The story has a ${tipo} of ${id_credito} on ${fecha} that is ${hecho}`);
  }
}
