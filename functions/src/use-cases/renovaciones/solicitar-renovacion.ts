import type { Cuerpo, solicitarRenovacion as contrato } from '@leal/contract';
import type { CreditoDoc } from '@leal/contract/documentos';
import { fechaLocal, formatearPesos, planearRenovacion, ROL } from '@leal/domain';
import { creditos } from '../../data/creditos.ts';
import { leerSinConfirmar, rechazosDeHoy } from '../../data/renovaciones.ts';
import { usuarios } from '../../data/usuarios.ts';
import { exigirPropio } from '../../context/actor.ts';
import { exigirCartera } from '../../context/cartera.ts';
import type { CasoCambio } from '../../context/caso.ts';
import { ErrorApp } from '../../platform/errores.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { exigirSinCastigo } from '../vistos/exigir-sin-castigo.ts';
import { abrirSolicitud } from '../solicitudes/abrir-solicitud.ts';
import { exigirCobradorActivo } from '../usuarios/exigir-cobrador.ts';
import { elegibilidadDe } from './elegibilidad.ts';

type Contrato = typeof contrato;

const DE_OTRO = 'El crédito es de otro cobrador';

/** The credit may be renewed, its client is still there, it was not refused today, and the bank has seen its transfers. */
async function exigirElegible({ tx, ahora, negocio }: Cambio, credito: CreditoDoc): Promise<void> {
  const hoy = fechaLocal(ahora);
  const consultas = rechazosDeHoy([credito.id_credito], hoy);
  const fotos = await Promise.all(consultas.map((consulta) => tx.get(consulta)));
  const rechazos = fotos.flatMap(({ docs }) => docs.map((foto) => foto.data()));
  const estado = elegibilidadDe(credito, rechazos, { hoy, negocio });
  switch (estado.tipo) {
    case 'elegible': {
      const { motivo } = await leerSinConfirmar(credito, negocio, tx);
      if (motivo !== null) throw new ErrorApp('NO_ELEGIBLE', motivo);
      return;
    }
    case 'pendiente':
      throw new ErrorApp('SOLICITUD_PENDIENTE');
    case 'aprobada':
      throw new ErrorApp('NO_ELEGIBLE', 'El crédito ya fue renovado.');
    case 'rechazada':
      throw new ErrorApp('NO_ELEGIBLE', 'La renovación se rechazó hoy. Puedes pedirla de nuevo mañana.');
    case 'no_elegible':
      throw new ErrorApp('NO_ELEGIBLE', estado.motivo);
    default:
      return estado satisfies never;
  }
}

/** The request's figures of both credits; refused when it would not settle the old one. */
function datosDe(credito: CreditoDoc, { monto_solicitado, dias_pago }: Cuerpo<Contrato>) {
  const plan = planearRenovacion(monto_solicitado, dias_pago, credito.saldo_centavos);
  if (plan.tipo === 'no_cubre_saldo') {
    const saldo = formatearPesos(plan.saldo_anterior);
    throw new ErrorApp(
      'MONTO_NO_CUBRE_SALDO',
      `El monto debe cubrir al menos el saldo pendiente de ${saldo}.`,
    );
  }
  return {
    id_credito_anterior: credito.id_credito,
    monto_solicitado_centavos: monto_solicitado,
    dias_pago,
    interes: plan.interes,
    monto_anterior_centavos: credito.monto_solicitado_centavos,
    interes_anterior: credito.interes,
    saldo_anterior_centavos: credito.saldo_centavos,
    atrasos: credito.atrasos,
    id_credito_nuevo: null,
    motivo_rechazo: null,
  };
}

/** A manager asks for the collector whose credit it is: somebody has to collect the new one. */
async function exigirSuCobrador({ actor, tx }: Cambio, { id_cobrador }: CreditoDoc, nombrado?: string) {
  if (actor.id_rol === ROL.cobrador) return;
  if (nombrado !== undefined && nombrado !== id_cobrador)
    throw new ErrorApp('DATOS_INVALIDOS', undefined, [{ campo: 'id_cobrador', mensaje: DE_OTRO }]);
  exigirCobradorActivo((await tx.get(usuarios.doc(id_cobrador))).data());
}

/** Asks the manager to renew a credit; at most one open request per credit. */
export const solicitarRenovacion = {
  leer: ({ cuerpo }) => ({ credito: creditos.doc(cuerpo.id_credito_anterior) }),
  ejecutar: async ({ cuerpo }, cambio, leidos) => {
    exigirPropio(cambio.actor, cuerpo.id_cobrador);
    const credito = exigirCartera(cambio.actor, leidos.credito, cambio.ahora);
    await exigirSuCobrador(cambio, credito, cuerpo.id_cobrador);
    await exigirElegible(cambio, credito);
    await exigirSinCastigo(cambio, credito);
    const datos = datosDe(credito, cuerpo);
    const { id_solicitud } = abrirSolicitud(cambio, {
      tipo: 'renovacion',
      datos,
      de: credito,
      id_credito: credito.id_credito,
      motivo: '',
      despues: datos,
    });
    return { id_solicitud };
  },
} satisfies CasoCambio<Contrato, { credito: ReturnType<typeof creditos.doc> }>;
