import type { Cuerpo, Respuesta, solicitarAbonosMultiples as contrato } from '@leal/contract';
import type { CreditoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { formaDe, interpretarFecha, reglasDe } from '@leal/domain';
import { anotar } from '../../data/bitacora.ts';
import { creditos } from '../../data/creditos.ts';
import { solicitudes } from '../../data/solicitudes.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { abrirPagoPorAprobar } from './abrir-multiple.ts';
import { exigirCaptura, exigirSuyoAlTocar, quienCobra } from './captura.ts';
import { decidirGestionDe } from './decidir-gestion.ts';
import { exigirTransferencia } from './exigir-transferencia.ts';
import { errorDeGestion } from './rechazar-gestion.ts';

type Contrato = typeof contrato;
type SolicitudMultiple = Extract<SolicitudDoc, { tipo: 'abonos_multiples' }>;

/**
 * The same amount on another day, in other hands or of the other form is other money; a call without a day means the open
 * request.
 */
const esLaMisma = (
  { datos, id_cobrador }: SolicitudMultiple,
  { monto_total, capturado_en, transferencia }: Cuerpo<Contrato>,
  quien: string,
): boolean =>
  id_cobrador === quien &&
  datos.monto_total_centavos === monto_total &&
  formaDe(datos) === formaDe({ transferencia }) &&
  (capturado_en === undefined || interpretarFecha(capturado_en) === datos.fecha);

/** The payment has made the request already: its reason is filled in, another payment is a conflict. */
async function completar(
  cambio: Cambio,
  abierta: string,
  cuerpo: Cuerpo<Contrato>,
  quien: string,
): Promise<Respuesta<Contrato>> {
  const { motivo } = cuerpo;
  const referencia = solicitudes.doc(abierta);
  const solicitud = (await cambio.tx.get(referencia)).data();
  if (solicitud?.tipo !== 'abonos_multiples' || !esLaMisma(solicitud, cuerpo, quien)) {
    throw new ErrorApp('SOLICITUD_PENDIENTE');
  }
  if (motivo && solicitud.motivo === '') {
    cambio.tx.update(referencia, { motivo });
    anotar(cambio, {
      accion: reglasDe(solicitud.tipo).accion,
      documento: `solicitudes/${abierta}`,
      id_cobrador: solicitud.id_cobrador,
      cliente: { id_cliente: solicitud.id_cliente, nombre: solicitud.nombre_cliente },
      antes: { motivo: solicitud.motivo },
      despues: { motivo },
    });
  }
  return { id_solicitud: abierta };
}

/** No payment came before: the same rules decide as if it had. */
function abrir(cambio: Cambio, credito: CreditoDoc, cuerpo: Cuerpo<Contrato>): Respuesta<Contrato> {
  const captura = exigirCaptura(cuerpo, cambio.ahora, cambio.negocio);
  const { monto_total: monto, transferencia } = cuerpo;
  exigirTransferencia(cambio, captura, { monto, transferencia });
  const decision = decidirGestionDe(cambio, credito, captura, {
    tipo: 'abono',
    monto,
    forma: formaDe(cuerpo),
  });
  switch (decision.tipo) {
    case 'requiere_aprobacion':
      return {
        id_solicitud: abrirPagoPorAprobar(cambio, { credito, captura, decision, datos: cuerpo }),
      };
    case 'aprobacion_pendiente':
      throw new ErrorApp('SOLICITUD_PENDIENTE');
    case 'ya_registrado':
      throw new ErrorApp('YA_PAGADO');
    case 'registrado':
      throw new ErrorApp('NO_ELEGIBLE', 'Este pago no requiere aprobación: regístralo directamente.');
    default:
      throw errorDeGestion(decision);
  }
}

export const solicitarAbonosMultiples = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    const credito = exigirSuyoAlTocar(cambio, leidos.credito, cuerpo);
    const abierta = credito.solicitud_multiple;
    if (abierta === null) return abrir(cambio, credito, cuerpo);
    return completar(cambio, abierta, cuerpo, quienCobra(cambio.actor, credito));
  },
} satisfies CasoCambio<Contrato, { credito: ReturnType<typeof creditos.doc> }>;
