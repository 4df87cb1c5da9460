import type { decidirTraspasoDe as contrato } from '@leal/contract';
import type { TraspasoDoc } from '@leal/contract/documentos';
import { aPesos, decidirTraspaso, type DecisionTraspaso, type EstadoTraspaso, ROL } from '@leal/domain';
import { avisarCaja } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { cajas } from '../../data/cajas.ts';
import { moverPendiente, traspasos } from '../../data/traspasos.ts';
import { exigirAlcance } from '../../context/actor.ts';
import type { CasoCambio } from '../../context/caso.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import { traspasarEnCaja } from './asentar-en-caja.ts';
import { abrirDeuda } from './fondo-de-entrega.ts';
import { cajaVacia, enCaja } from './leer-corte-abierto.ts';
import { presentarTraspaso } from './presentar-traspaso.ts';

const YA: { readonly [E in EstadoTraspaso]: string } = {
  pendiente: 'Ya se dio: falta que lo confirme el cobrador.',
  pedido: '',
  por_confirmar: 'Ya está en su caja: confírmalo o recházalo.',
  confirmado: 'Ya estaba confirmado.',
  rechazado: 'Ya estaba rechazado.',
  cancelado: 'Quien lo entregaba lo canceló.',
};
const AJENO: { readonly [D in DecisionTraspaso]: string } = {
  confirmar: 'Lo confirma quien recibe el efectivo.',
  dar: 'Un fondo lo da la oficina.',
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

/**
 * A part of a cut that was handed in went with it: what is missing there is settled there. Confirmed here as well, it would take
 * from a box what that never held.
 */
async function exigirEnCaja({ tx }: Cambio, traspaso: TraspasoDoc, estado: EstadoTraspaso): Promise<void> {
  const { id_cobrador, nombre_cobrador, monto_centavos, corte } = traspaso;
  if (traspaso.tipo !== 'parcial' || estado !== 'confirmado') return;
  const caja = (await tx.get(cajas.doc(id_cobrador))).data() ?? cajaVacia(id_cobrador);
  if (corte === undefined || corte === caja.numero || monto_centavos <= enCaja(caja)) return;
  throw new ErrorApp(
    'CAJA_INSUFICIENTE',
    `Va en el corte ${corte} de ${nombre_cobrador}, que ya se entregó: recházala, y lo que falte se arregla ahí.`,
  );
}

/**
 * Cash changes hands only here: a row of the collector's box, and nothing when it was refused or taken back. A float that a loan was
 * handed over with is in the box: refused, it is on the office's account. 422 CAJA_INSUFICIENTE for a part that a cut took along.
 */
export const decidirTraspasoDe = {
  leer: ({ parametros }) => ({ traspaso: traspasos.doc(parametros.id_traspaso) }),
  ejecutar: async ({ cuerpo: { decision, motivo: dicho, monto } }, cambio, leidos) => {
    const { tx, actor, ahora } = cambio;
    const antes = exigirAlcance(actor, leidos.traspaso);
    if (monto !== undefined && monto !== antes.monto_centavos)
      throw new CambioMientras({ monto: aPesos(antes.monto_centavos) });
    const estado = exigirDecision(cambio, antes, decision);
    const motivo = exigirMotivoDe(decision, dicho);
    const deGerente = actor.id_rol === ROL.gerente && { id_gerente: actor.uid, nombre_gerente: actor.nombre };
    await exigirEnCaja(cambio, antes, estado);
    const fecha_respuesta = decision === 'dar' ? null : ahora;
    const cambios = { estado, motivo, fecha_respuesta, ...deGerente };
    const despues: TraspasoDoc = { ...antes, ...cambios };
    tx.update(traspasos.doc(antes.id_traspaso), cambios);
    moverPendiente(tx, despues);
    traspasarEnCaja(cambio, antes, despues);
    if (antes.estado === 'por_confirmar' && estado === 'rechazado') abrirDeuda(cambio, despues);
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
