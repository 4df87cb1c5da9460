import type { DiferenciaDoc, TraspasoDoc } from '@leal/contract/documentos';
import { aportacionDiferencia, type Centavos, CERO, restar, SIN_APORTACION } from '@leal/domain';
import { diferencias } from '../../data/cortes.ts';
import { traspasos } from '../../data/traspasos.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { traspasarEnCaja } from './asentar-en-caja.ts';
import { abrirDiferencia } from './diferencias.ts';
import { moverEnMano } from './mover-en-mano.ts';

/*
 * The float with which a loan was handed over that the box could not pay: it comes into the box with the hand-over, so that
 * every cut is whole, and waits for the office to say whether it gave it.
 */

type Prestamo = { readonly id_credito: string; readonly id_cobrador: string; readonly nombre: string };

/** Books exactly what was missing. */
export function abrirFondo(cambio: Cambio, prestamo: Prestamo, monto_centavos: Centavos): TraspasoDoc {
  const { tx, actor, ahora, ids } = cambio;
  const { id_credito, id_cobrador, nombre } = prestamo;
  const fondo: TraspasoDoc = {
    id_traspaso: ids.de('traspaso'),
    id_cobrador,
    nombre_cobrador: actor.nombre,
    tipo: 'fondo',
    estado: 'por_confirmar',
    monto_centavos,
    nota: `Para el préstamo de ${nombre}`,
    id_credito,
    fecha_solicitud: ahora,
    fecha_respuesta: null,
    id_gerente: null,
    nombre_gerente: null,
    motivo: null,
  };
  tx.create(traspasos.doc(fondo.id_traspaso), fondo);
  traspasarEnCaja(cambio, null, fondo);
  return fondo;
}

/** The office says that it never gave it: then it owes its collector so much, until a manager settles it. */
export function abrirDeuda(cambio: Cambio, fondo: TraspasoDoc): void {
  const { id_traspaso: id_corte, id_cobrador, nombre_cobrador, monto_centavos: debe_centavos } = fondo;
  const deQuien = { id_corte, id_cobrador, nombre_cobrador, numero: null };
  const monto_centavos = restar(CERO, debe_centavos);
  const deuda = abrirDiferencia(cambio, { ...deQuien, monto_centavos, debe_centavos });
  moverEnMano(cambio, id_cobrador, SIN_APORTACION, aportacionDiferencia(deuda));
}

type FondoLeido = { readonly fondo: TraspasoDoc; readonly deuda: DiferenciaDoc | undefined };

/** The float of a hand-over, and what the office owes for it; undefined where the box held enough. */
export async function leerFondo(
  { tx }: Cambio,
  id_fondo: string | undefined,
): Promise<FondoLeido | undefined> {
  if (id_fondo === undefined) return undefined;
  const [fondo, deuda] = await Promise.all([
    tx.get(traspasos.doc(id_fondo)),
    tx.get(diferencias.doc(id_fondo)),
  ]);
  const traspaso = fondo.data();
  return traspaso && { fondo: traspaso, deuda: deuda.data() };
}

/**
 * The loan was never handed over, so nobody had that money for it either: it leaves the box, and the office owes
 * nothing for it. Cash that the office did give, or has paid since, stays with the collector.
 */
export function sacarFondo(cambio: Cambio, { fondo, deuda }: FondoLeido, motivo: string): void {
  const dado = fondo.estado === 'confirmado' || deuda?.estado === 'saldada';
  if (dado) return;
  const { tx, actor, ahora } = cambio;
  const respuesta = { motivo, fecha_respuesta: ahora, id_gerente: actor.uid, nombre_gerente: actor.nombre };
  const despues: TraspasoDoc = { ...fondo, ...respuesta, estado: 'cancelado' };
  tx.update(traspasos.doc(fondo.id_traspaso), { ...respuesta, estado: 'cancelado' });
  traspasarEnCaja(cambio, fondo, despues);
  if (deuda?.estado !== 'abierta') return;
  const resuelta = { motivo, resuelta_en: ahora, resuelta_por: actor.nombre };
  const cerrada = { ...resuelta, estado: 'condonada', anulada: true } as const;
  tx.update(diferencias.doc(deuda.id_corte), cerrada);
  const queda = aportacionDiferencia({ ...deuda, ...cerrada });
  moverEnMano(cambio, fondo.id_cobrador, aportacionDiferencia(deuda), queda);
}
