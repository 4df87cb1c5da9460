import type { crearTraspaso as contrato, Cuerpo } from '@leal/contract';
import type { CajaDoc, TraspasoDoc } from '@leal/contract/documentos';
import { type Centavos, CERO, formatearPesos, ROL, TOPE_TRASPASOS } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas } from '../../data/cajas.ts';
import type { Actor } from '../../context/actor.ts';
import { moverPendiente, traspasos } from '../../data/traspasos.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { cobradorNombrado } from '../usuarios/exigir-cobrador.ts';
import { cajaVacia, enCaja } from './leer-corte-abierto.ts';
import { presentarTraspaso } from './presentar-traspaso.ts';

/** Hand-overs that wait stand in the box's document, which needs room for payments. 422 TRASPASOS_DE_MAS. */
function exigirLugar({ traspasos: esperan }: CajaDoc): void {
  if (Object.keys(esperan).length >= TOPE_TRASPASOS) throw new ErrorApp('TRASPASOS_DE_MAS');
}

/** Nobody hands in what they do not have, or what is on its way already. 422 CAJA_INSUFICIENTE. */
function exigirEnCaja(caja: CajaDoc, monto: Centavos): void {
  const hay = enCaja(caja);
  if (monto <= hay) return;
  const cuanto = formatearPesos(hay > CERO ? hay : CERO);
  throw new ErrorApp('CAJA_INSUFICIENTE', `En tu caja hay ${cuanto}: no puedes entregar más.`);
}

/** The kind and first state of a hand-over. Only who receives floats asks for one. */
function claseDe({ id_rol }: Actor, { pedido }: Cuerpo<typeof contrato>) {
  const deGerente = id_rol === ROL.gerente;
  if (deGerente && pedido) throw new ErrorApp('PROHIBIDO', 'Un fondo lo pide el cobrador.');
  if (pedido) return { tipo: 'fondo', estado: 'pedido' } as const;
  return { tipo: deGerente ? 'fondo' : 'parcial', estado: 'pendiente' } as const;
}

/**
 * Cash that one side says it hands over, or a float that a collector asks for. It is in nobody else's sums before the other side
 * has confirmed it.
 */
export const crearTraspaso = {
  leer: ({ cuerpo }, uid) => ({
    cobrador: usuarios.doc(cuerpo.id_cobrador ?? uid),
    caja: cajas.doc(cuerpo.id_cobrador ?? uid),
  }),
  ejecutar: ({ cuerpo }, cambio, leidos) => {
    const { tx, actor, ahora, ids } = cambio;
    const cobrador = cobradorNombrado(actor, cuerpo.id_cobrador, leidos.cobrador);
    if (!cobrador.activo)
      throw new ErrorApp('USUARIO_INVALIDO', 'La cuenta de este cobrador está desactivada.');
    const caja = leidos.caja ?? cajaVacia(cobrador.id_usuario);
    exigirLugar(caja);
    const { tipo, estado } = claseDe(actor, cuerpo);
    if (tipo === 'parcial') exigirEnCaja(caja, cuerpo.monto);
    const deGerente = actor.id_rol === ROL.gerente;
    const traspaso: TraspasoDoc = {
      id_traspaso: ids.de('traspaso'),
      id_cobrador: cobrador.id_usuario,
      nombre_cobrador: cobrador.nombre,
      tipo,
      estado,
      monto_centavos: cuerpo.monto,
      nota: cuerpo.nota ?? null,
      id_credito: null,
      corte: caja.numero,
      fecha_solicitud: ahora,
      fecha_respuesta: null,
      id_gerente: deGerente ? actor.uid : null,
      nombre_gerente: deGerente ? actor.nombre : null,
      motivo: null,
    };
    tx.create(traspasos.doc(traspaso.id_traspaso), traspaso);
    moverPendiente(tx, traspaso);
    avisarCaja(tx, traspaso.id_cobrador);
    anotar(cambio, {
      accion: estado === 'pedido' ? 'traspasos/pedir' : 'traspasos/crear',
      documento: `traspasos/${traspaso.id_traspaso}`,
      id_cobrador: traspaso.id_cobrador,
      antes: null,
      despues: { tipo, estado, monto_centavos: cuerpo.monto, nota: traspaso.nota },
    });
    return { traspaso: presentarTraspaso(traspaso) };
  },
} satisfies CasoCambio<
  typeof contrato,
  { cobrador: ReturnType<typeof usuarios.doc>; caja: ReturnType<typeof cajas.doc> }
>;
