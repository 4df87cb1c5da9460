import type { crearTraspaso as contrato } from '@leal/contract';
import type { CajaDoc, TraspasoDoc } from '@leal/contract/documentos';
import { ROL, type TipoTraspaso, TOPE_TRASPASOS } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas } from '../../data/cajas.ts';
import { moverPendiente, traspasos } from '../../data/traspasos.ts';
import { usuarios } from '../../data/usuarios.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { cobradorNombrado } from '../usuarios/exigir-cobrador.ts';
import { presentarTraspaso } from './presentar-traspaso.ts';

/** What waits stands in the box's document, and that must always have room for a payment. 422 TRASPASOS_DE_MAS. */
function exigirLugar(caja: CajaDoc | undefined): void {
  if (Object.keys(caja?.traspasos ?? {}).length >= TOPE_TRASPASOS) throw new ErrorApp('TRASPASOS_DE_MAS');
}

/** Cash that one side says it hands over. It is in nobody else's sums before the other side has confirmed it. */
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
    exigirLugar(leidos.caja);
    const tipo: TipoTraspaso = actor.id_rol === ROL.gerente ? 'fondo' : 'parcial';
    const deGerente = tipo === 'fondo';
    const traspaso: TraspasoDoc = {
      id_traspaso: ids.de('traspaso'),
      id_cobrador: cobrador.id_usuario,
      nombre_cobrador: cobrador.nombre,
      tipo,
      estado: 'pendiente',
      monto_centavos: cuerpo.monto,
      nota: cuerpo.nota ?? null,
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
      accion: 'traspasos/crear',
      documento: `traspasos/${traspaso.id_traspaso}`,
      id_cobrador: traspaso.id_cobrador,
      antes: null,
      despues: { tipo, estado: 'pendiente', monto_centavos: cuerpo.monto, nota: traspaso.nota },
    });
    return { traspaso: presentarTraspaso(traspaso) };
  },
} satisfies CasoCambio<
  typeof contrato,
  { cobrador: ReturnType<typeof usuarios.doc>; caja: ReturnType<typeof cajas.doc> }
>;
