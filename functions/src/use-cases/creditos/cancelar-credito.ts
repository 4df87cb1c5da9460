import type { cancelarCredito as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { aPesos, efectoDeCredito, fechaLocal, puedeCancelarse } from '@leal/domain';
import { avisarCaja, avisarRuta } from '../../data/avisos.ts';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { CambioMientras, ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarEfectos } from '../libro/asentar-efectos.ts';
import { NO_SE_CANCELA } from './por-que-no.ts';
import { exigirSinTareas, leerAbiertas, leerTareas } from '../solicitudes/cerrar-abiertas.ts';

function exigirCancelable(credito: CreditoDoc): void {
  const como = puedeCancelarse(credito);
  if (como === 'si') return;
  if (como === 'no_por_entregar')
    throw new ErrorApp('YA_PROCESADA', 'Este préstamo ya se entregó, o ya no está por entregar.');
  throw new ErrorApp('NO_ELEGIBLE', NO_SE_CANCELA[como]);
}

/** The credit knows of most that was asked about it; not of cash that a phone sent too late, or that has to be settled. */
async function exigirSinSolicitudes(cambio: Cambio, { id_credito }: CreditoDoc): Promise<void> {
  const [abiertas, tareas] = await Promise.all([
    leerAbiertas(cambio, { id_credito }),
    leerTareas(cambio, { id_credito }),
  ]);
  if (abiertas.length > 0) throw new ErrorApp('NO_ELEGIBLE', NO_SE_CANCELA.con_solicitudes);
  exigirSinTareas(tareas);
}

/**
 * An approved loan that nobody handed over goes out of route, sums and figures as its approval had put it in. When a
 * manager cancels and a collector hands over at once, one is first. 409 YA_PROCESADA and CAMBIO_MIENTRAS, 422
 * NO_ELEGIBLE.
 */
export const cancelarCredito = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo: { motivo, visto } }, cambio, { credito: antes }) => {
    if (antes === undefined) throw new ErrorApp('NO_ENCONTRADO');
    exigirCancelable(antes);
    const { id_credito, id_cobrador, monto_entregado_centavos: monto, entrega } = antes;
    if (visto.monto !== monto) throw new CambioMientras({ monto: aPesos(monto) });
    await exigirSinSolicitudes(cambio, antes);
    const cambios = {
      estado_credito: 'Cancelado',
      fecha_fin: fechaLocal(cambio.ahora),
      ...(entrega && { entrega: { ...entrega, estado: 'cancelada' as const } }),
    } as const;
    const reparto = efectoDeCredito(antes, { ...antes, ...cambios });
    asentarEfectos(cambio, { credito: antes, cambios, reparto });
    avisarRuta(cambio.tx, id_cobrador);
    avisarCaja(cambio.tx, id_cobrador);
    anotar(cambio, {
      accion: 'creditos/cancelar',
      documento: `creditos/${id_credito}`,
      id_cobrador,
      cliente: antes,
      antes: { estado_credito: antes.estado_credito, entrega: 'por_entregar' },
      despues: { estado_credito: 'Cancelado', entrega: 'cancelada', motivo },
    });
    return { id_credito };
  },
} satisfies CasoCambio<typeof contrato, { credito: ReturnType<typeof creditos.doc> }>;
