import type { ComprobanteDeCuenta, Credito, CreditoDelEstado, estadoDeCuenta } from '@leal/contract';
import type { ComprobanteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, comoEsta, estadoDeCuentaDe, estaVivo, idPago, ROL, tomar } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { exigirCarteraAlLeer } from '../../context/cartera.ts';
import type { CasoLectura, Lectura } from '../../context/caso.ts';
import {
  comprobantesDeCredito,
  estaReemplazado,
  montosDeAntes,
  pagoDelRenglon,
  recibosDe,
} from '../../data/comprobantes.ts';
import { creditos, leerMovimientos } from '../../data/creditos.ts';
import { leerJuntos } from '../../data/instante.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { comoHistorial } from '../libro/leer-historial.ts';
import { presentarCredito } from './presentar-credito.ts';

const SIN_EMPEZAR = 'Este crédito no ha empezado: todavía no tiene estado de cuenta.';

/** A deleted client is in no list of their collector any more; the office keeps its papers. */
async function hallarCredito(
  { actor, ahora }: Pick<Lectura, 'actor' | 'ahora'>,
  id_credito: string,
  tx: Transaction,
): Promise<CreditoDoc> {
  const credito = await exigirCarteraAlLeer(actor, (await tx.get(creditos.doc(id_credito))).data(), ahora);
  if (actor.id_rol === ROL.cobrador && credito.cliente_eliminado) throw new ErrorApp('PROHIBIDO');
  return credito;
}

function deCredito(doc: CreditoDoc, credito: Credito): CreditoDelEstado {
  return {
    ...tomar(credito, ['id_credito', 'id_cliente', 'id_cobrador', 'nombre', 'negocio', 'telefono', 'slug']),
    ...tomar(credito, [
      'interes',
      'dias_pago',
      'atrasos',
      'estado_credito',
      'fecha_inicio',
      'fecha_vencimiento',
    ]),
    ...tomar(credito, ['monto_solicitado', 'monto_total', 'monto_diario', 'total_pagado', 'saldo']),
    fecha_fin: doc.fecha_fin,
    dias_a_tiempo: doc.dias_a_tiempo,
    ...(doc.entrega && { entrega: tomar(doc.entrega, ['estado', 'fecha']) }),
  };
}

const COMPROBANTES = 50;

type Dado = {
  readonly comprobante: ComprobanteDoc;
  readonly fila: MovimientoDoc | undefined;
  readonly reemplazado: boolean;
};

/** The receipts with their rows, and whether they stand. */
async function leerDados(
  id_credito: string,
  filas: readonly MovimientoDoc[],
  comprobantes: readonly ComprobanteDoc[],
  tx: Transaction,
): Promise<Dado[]> {
  const porPago = new Map(filas.map((fila) => [pagoDelRenglon(fila), fila]));
  const porId = new Map(filas.map((fila) => [fila.id_movimiento, fila]));
  const nombrados = comprobantes.map((comprobante) => {
    const { id_movimiento, clave_pago } = comprobante;
    const fila = porId.get(id_movimiento ?? '');
    const nombre = fila ? pagoDelRenglon(fila) : (clave_pago ?? idPago(id_credito, id_movimiento ?? ''));
    return { comprobante, nombre };
  });
  const conocidos = await recibosDe(
    nombrados.map(({ nombre }) => nombre),
    tx,
  );
  return nombrados.map(({ comprobante, nombre }) => {
    const { pago = nombre, recibo } = conocidos.get(nombre) ?? {};
    const fila = porPago.get(pago);
    return {
      comprobante,
      fila: fila?.tipo === 'pago' ? fila : undefined,
      reemplazado: estaReemplazado(comprobante, recibo),
    };
  });
}

/** A receipt says what became of its row, whose day and amount count. */
function deComprobante({ comprobante, fila, reemplazado }: Dado): ComprobanteDeCuenta {
  const { folio, fecha, monto_centavos: monto, revocado } = comprobante;
  const renglon = fila && { monto: fila.monto_centavos, vivo: estaVivo(fila), antes: montosDeAntes(fila) };
  const hecho = renglon !== undefined || revocado !== null || reemplazado;
  const dicho = comoEsta({ revocado: revocado !== null, reemplazado, vencido: false, monto, renglon });
  return {
    folio,
    fecha: fila?.fecha ?? fecha,
    monto: dicho.monto ?? monto,
    ...(hecho && { estado: dicho.estado }),
  };
}

/** Reads: the credit, then its ledger (a loan has at most some dozens of rows) and its receipts, all as of one instant. */
export const leerEstadoDeCuenta: CasoLectura<typeof estadoDeCuenta> = async (
  { parametros: { id_credito } },
  { actor, hoy, ahora, negocio },
) => {
  const reglas = await negocio();
  const { doc, filas, dados } = await leerJuntos(async (tx) => {
    const hallado = await hallarCredito({ actor, ahora }, id_credito, tx);
    const [renglones, recibos] = await Promise.all([
      leerMovimientos(id_credito, tx),
      comprobantesDeCredito(id_credito, COMPROBANTES, tx),
    ]);
    const entregados = await leerDados(id_credito, renglones, recibos, tx);
    return { doc: hallado, filas: renglones, dados: entregados };
  });
  const cuando = { hoy, negocio: reglas };
  const credito = presentarCredito(doc, cuando);
  const { fecha_fin } = doc;
  const estado = estadoDeCuentaDe({ ...credito, fecha_fin }, comoHistorial(filas), cuando);
  if (estado === null) throw new ErrorApp('CREDITO_NO_ACTIVO', SIN_EMPEZAR);
  const comprobantes = dados.map(deComprobante);
  return { al: aInstanteIso(ahora), credito: deCredito(doc, credito), ...estado, comprobantes };
};
