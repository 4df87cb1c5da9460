import type { decidirTraspasoDe as contrato } from '@leal/contract';
import type { TraspasoDoc } from '@leal/contract/documentos';
import { aPesos, decidirTraspaso, type DecisionTraspaso, type EstadoTraspaso, ROL } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { moverPendiente, traspasos } from '../../data/traspasos.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { traspasarEnCaja } from './asentar-en-caja.ts';
import { presentarTraspaso } from './presentar-traspaso.ts';

const YA: { readonly [E in EstadoTraspaso]: string } = {
  pendiente: '',
  confirmado: 'Ya estaba confirmado.',
  rechazado: 'Ya estaba rechazado.',
  cancelado: 'Quien lo entregaba lo canceló.',
};
const AJENO: { readonly [D in DecisionTraspaso]: string } = {
  confirmar: 'Lo confirma quien recibe el efectivo.',
  rechazar: 'Lo rechaza quien recibe el efectivo.',
  cancelar: 'Lo cancela quien entrega el efectivo.',
};

/** The state that the answer leaves it in. 403 for the wrong side, 409 YA_PROCESADA when somebody was first. */
function exigirDecision({ actor }: Cambio, traspaso: TraspasoDoc, decision: DecisionTraspaso) {
  const decidido = decidirTraspaso(traspaso, actor.id_rol, decision);
  switch (decidido.tipo) {
    case 'decidido':
      return decidido.estado;
    case 'ya_decidido':
      throw new ErrorApp('YA_PROCESADA', YA[decidido.estado]);
    case 'ajeno':
      throw new ErrorApp('PROHIBIDO', AJENO[decision]);
    default:
      return decidido satisfies never;
  }
}

/** Refusing says why; whoever takes something back need not. */
function exigirMotivoDe(decision: DecisionTraspaso, motivo: string | undefined): string | null {
  if (decision === 'rechazar' && !motivo)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [
      { campo: 'motivo', mensaje: 'El motivo es requerido' },
    ]);
  return motivo || null;
}

/** Cash changes hands only here: a row of the collector's box, and nothing when it was refused or taken back. */
export const decidirTraspasoDe = {
  leer: ({ parametros }) => ({ traspaso: traspasos.doc(parametros.id_traspaso) }),
  ejecutar: ({ cuerpo: { decision, motivo: dicho, monto } }, cambio, leidos) => {
    const { tx, actor, ahora } = cambio;
    const antes = exigirAlcance(actor, leidos.traspaso);
    if (monto !== undefined && monto !== antes.monto_centavos)
      throw new CambioMientras({ monto: aPesos(antes.monto_centavos) });
    const estado = exigirDecision(cambio, antes, decision);
    const motivo = exigirMotivoDe(decision, dicho);
    const deGerente = actor.id_rol === ROL.gerente && { id_gerente: actor.uid, nombre_gerente: actor.nombre };
    const cambios = { estado, motivo, fecha_respuesta: ahora, ...deGerente };
    const despues: TraspasoDoc = { ...antes, ...cambios };
    tx.update(traspasos.doc(antes.id_traspaso), cambios);
    moverPendiente(tx, despues);
    traspasarEnCaja(cambio, despues);
    avisarCaja(tx, despues.id_cobrador);
    anotar(cambio, {
      accion: `traspasos/${decision}`,
      documento: `traspasos/${antes.id_traspaso}`,
      id_cobrador: antes.id_cobrador,
      antes: { estado: antes.estado },
      despues: { tipo: antes.tipo, estado, motivo, monto_centavos: antes.monto_centavos },
    });
    return { traspaso: presentarTraspaso(despues) };
  },
} satisfies CasoCambio<typeof contrato, { traspaso: ReturnType<typeof traspasos.doc> }>;
