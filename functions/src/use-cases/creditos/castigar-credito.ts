import type { castigarCredito as contrato } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { aPesos, MENSAJE_OTRO_GERENTE, puedeCastigarse, requiereOtroGerente } from '@leal/domain';
import { avisarOficina } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarCastigo } from '../libro/asentar-castigo.ts';
import { cerrarAbiertas } from '../solicitudes/cerrar-abiertas.ts';

const CERRADA = 'El crédito se castigó.';

function exigirCastigable(credito: CreditoDoc): void {
  const como = puedeCastigarse(credito);
  if (como === 'ya_castigado') throw new ErrorApp('YA_PROCESADA', 'Este crédito ya está castigado.');
  if (como === 'no_activo') throw new ErrorApp('CREDITO_NO_ACTIVO');
  if (como === 'por_entregar')
    throw new ErrorApp('NO_ELEGIBLE', 'Este préstamo no se ha entregado: se cancela, no se castiga.');
}

function exigirLoVisto(
  { saldo_centavos, castigo_pedido }: CreditoDoc,
  visto: { readonly saldo: number; readonly pedido_por: string | null },
): void {
  const pedido_por = castigo_pedido?.nombre ?? null;
  if (visto.saldo === saldo_centavos && visto.pedido_por === pedido_por) return;
  throw new CambioMientras({ saldo: aPesos(saldo_centavos), pedido_por });
}

/** A renewal that waits can come to nothing any more; whatever else was asked goes on: its cash is a recovery, its correction a correction. */
async function leerRenovacion({ tx }: Cambio, { solicitud_renovacion: id }: CreditoDoc) {
  const renovacion = id === null ? undefined : (await tx.get(solicitudes.doc(id))).data();
  return renovacion?.estado === 'pendiente' ? [renovacion] : ([] as SolicitudDoc[]);
}

/** Where the owner demands a second manager, the first one asks. */
function pedir(cambio: Cambio, credito: CreditoDoc, motivo: string): void {
  const { tx, actor, ahora: en } = cambio;
  const castigo_pedido = { en, por: actor.uid, nombre: actor.nombre, motivo };
  tx.update(creditos.doc(credito.id_credito), { castigo_pedido });
  avisarOficina(tx, credito.id_cobrador);
  anotar(cambio, {
    accion: 'creditos/pedir-castigo',
    documento: `creditos/${credito.id_credito}`,
    id_cobrador: credito.id_cobrador,
    cliente: credito,
    antes: { estado_credito: credito.estado_credito, saldo_centavos: credito.saldo_centavos },
    despues: { motivo },
  });
}

/**
 * An active loan is written off. When a manager writes it off and somebody pays it at once, one is first: what was shown has changed, or
 * the payment is a recovery. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422 CREDITO_NO_ACTIVO and NO_ELEGIBLE; 403 for whoever asked for
 * it, where another manager has to confirm that.
 */
export const castigarCredito = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito }) => {
    if (credito === undefined) throw new ErrorApp('NO_ENCONTRADO');
    exigirCastigable(credito);
    exigirLoVisto(credito, visto);
    const { id_credito, castigo_pedido: pedido } = credito;
    const { actor, negocio } = cambio;
    const { exigir_segundo_gerente } = negocio;
    if (exigir_segundo_gerente && !pedido) {
      pedir(cambio, credito, motivo);
      return { id_credito, castigado: false };
    }
    if (requiereOtroGerente({ solicitante: pedido?.por, gerente: actor.uid, exigir_segundo_gerente }))
      throw new ErrorApp('PROHIBIDO', MENSAJE_OTRO_GERENTE);
    const renovacion = await leerRenovacion(cambio, credito);
    cerrarAbiertas(cambio, renovacion, CERRADA);
    asentarCastigo(cambio, credito, motivo);
    return { id_credito, castigado: true };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
