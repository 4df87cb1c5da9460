import type { ComprobanteDeCuenta, Credito, CreditoDelEstado, estadoDeCuenta } from '@leal/contract';
import type { ComprobanteDoc, CreditoDoc, MovimientoDoc } from '@leal/contract/documentos';
import { aInstanteIso, comoEsta, estadoDeCuentaDe, estaVivo, ROL, tomar } from '@leal/domain';
import type { Transaction } from 'firebase-admin/firestore';
import { type Actor, exigirAlcance } from '../../context/actor.ts';
import type { CasoLectura } from '../../context/caso.ts';
import { comprobantesDeCredito, renglonDelComprobante } from '../../data/comprobantes.ts';
import { creditos, leerMovimientos } from '../../data/creditos.ts';
import { leerJuntos } from '../../data/instante.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { comoHistorial } from '../libro/leer-historial.ts';
import { presentarCredito } from './presentar-credito.ts';

const SIN_EMPEZAR = 'Este crédito no ha empezado: todavía no tiene estado de cuenta.';

/** A deleted client is in no list of their collector any more; the office keeps its papers. */
async function hallarCredito(actor: Actor, id_credito: string, tx: Transaction): Promise<CreditoDoc> {
  const credito = exigirAlcance(actor, (await tx.get(creditos.doc(id_credito))).data());
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

/** What became of it is what became of its row. */
function deComprobante(comprobante: ComprobanteDoc, filas: readonly MovimientoDoc[]): ComprobanteDeCuenta {
  const { folio, fecha, monto_centavos: monto, revocado } = comprobante;
  const fila = renglonDelComprobante(comprobante, filas);
  const renglon = fila && { monto: fila.monto_centavos, vivo: estaVivo(fila) };
  const hecho = renglon !== undefined || revocado !== null;
  const { estado } = comoEsta({ revocado: revocado !== null, monto, renglon });
  return { folio, fecha, monto, ...(hecho && { estado }) };
}

/** Reads: the credit, then its ledger (a loan has at most some dozens of rows) and its receipts, all as of one instant. */
export const leerEstadoDeCuenta: CasoLectura<typeof estadoDeCuenta> = async (
  { parametros: { id_credito } },
  { actor, hoy, ahora, negocio },
) => {
  const reglas = await negocio();
  const { doc, filas, dados } = await leerJuntos(async (tx) => {
    const hallado = await hallarCredito(actor, id_credito, tx);
    const [renglones, recibos] = await Promise.all([
      leerMovimientos(id_credito, tx),
      comprobantesDeCredito(id_credito, COMPROBANTES, tx),
    ]);
    return { doc: hallado, filas: renglones, dados: recibos };
  });
  const cuando = { hoy, negocio: reglas };
  const credito = presentarCredito(doc, cuando);
  const { fecha_fin } = doc;
  const estado = estadoDeCuentaDe({ ...credito, fecha_fin }, comoHistorial(filas), cuando);
  if (estado === null) throw new ErrorApp('CREDITO_NO_ACTIVO', SIN_EMPEZAR);
  const comprobantes = dados.map((dado) => deComprobante(dado, filas));
  return { al: aInstanteIso(ahora), credito: deCredito(doc, credito), ...estado, comprobantes };
};
