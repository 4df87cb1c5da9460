import { capturadaDe, type CreditoDoc, type MovimientoDoc } from '@leal/contract/documentos';
import {
  DESCRIPCION_GESTION,
  type Fecha,
  fechaContable,
  festivoDe,
  type GestionRegistrada,
  type PorQue,
  porQueDe,
  type Promesa,
  type Transferencia,
  versionVigente,
} from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarTarea, huellaDeTarea, type Tarea } from '../solicitudes/tarea.ts';
import { leerAlCerrar } from './al-cerrar.ts';
import { asentarRenglon } from './asentar-renglon.ts';
import { promesaQueCabe } from './promesa-que-cabe.ts';
import { type CapturaValida, type DatosCaptura, quienCobra } from './captura.ts';

type GestionPorAsentar = {
  readonly credito: CreditoDoc;
  readonly decision: GestionRegistrada;
  readonly captura: CapturaValida;
  readonly datos: DatosCaptura &
    PorQue & { readonly promesa?: Promesa | undefined; readonly transferencia?: Transferencia | undefined };
  /** The audit's word for it. */
  readonly accion: string;
  /** The task that its cash comes from, as it was before this payment. */
  readonly tarea?: Tarea | undefined;
};

/** A late day that comes when its day has been closed meanwhile counts as one that was there before (`mudarCredito`): its row says so. */
function sinEfecto(
  { actor, ahora, negocio }: Cambio,
  { movimiento, id_movimiento }: GestionRegistrada,
  fecha: Fecha,
): Pick<MovimientoDoc, 'cancelado'> {
  if (movimiento !== 'atraso' || !festivoDe(fecha, negocio.festivos)) return {};
  return { cancelado: { fecha: ahora, por: actor.uid, id_movimiento, calendario: versionVigente(negocio) } };
}

function renglonDe(
  cambio: Cambio,
  { credito, decision, captura, datos, tarea }: GestionPorAsentar,
  promesa: Promesa | undefined,
): MovimientoDoc {
  const { actor, ahora, clave } = cambio;
  return {
    id_movimiento: decision.id_movimiento,
    id_credito: credito.id_credito,
    id_cliente: credito.id_cliente,
    id_cobrador: quienCobra(actor, credito),
    tipo: decision.movimiento,
    monto_centavos: decision.monto,
    abonos: decision.abonos,
    fecha: captura.fecha,
    fecha_contable: fechaContable(captura.fecha, ahora),
    capturado_en: captura.instante,
    sincronizado_en: ahora,
    tardia: captura.tardia,
    ...capturadaDe({ ...datos, clave }),
    descripcion: DESCRIPCION_GESTION[decision.movimiento],
    registrado_por: actor.uid,
    ...(decision.movimiento === 'atraso' && { cantidad_dias: 1 }),
    ...sinEfecto(cambio, decision, captura.fecha),
    // A payment needs no reason.
    ...(decision.movimiento !== 'pago' && porQueDe(datos)),
    ...(promesa && { promesa: { fecha: promesa.fecha, monto_centavos: promesa.monto } }),
    ...(datos.transferencia && { transferencia: datos.transferencia }),
    ediciones: [],
    solicitud_abierta: null,
    ...(tarea && { id_solicitud_tarea: tarea.id_solicitud }),
  };
}

/** The promise as the credit keeps it: a new one replaces the one before. */
const promesaDe = ({ total_pagado_centavos }: CreditoDoc, { fecha, monto }: Promesa) => ({
  fecha,
  monto_centavos: monto,
  total_pagado_centavos,
});

type Asentada = {
  /** The credit as it is afterwards. */
  readonly despues: CreditoDoc;
  /** The answer's additions. */
  readonly dicho: { readonly promesa_rechazada?: string };
};

/** Books a payment, a visit or a late day that was decided. */
export async function asentarGestion(cambio: Cambio, hecho: GestionPorAsentar): Promise<Asentada> {
  const { credito, accion, decision, tarea, datos, captura } = hecho;
  // A payment keeps none.
  const sinPago = decision.movimiento !== 'pago';
  const { promesa, ...dicho } = sinPago ? promesaQueCabe(cambio, credito, datos, captura.fecha) : {};
  const renglon = renglonDe(cambio, hecho, promesa);
  const alCerrar = await leerAlCerrar(cambio, credito, renglon);
  const movida = tarea && asentarTarea(cambio, tarea, { registrado: decision.monto });
  const huella = movida && huellaDeTarea(movida);
  const despues = asentarRenglon(cambio, {
    credito,
    renglon,
    alCerrar,
    accion,
    huella,
    ...(promesa && { ademas: { credito: { promesa: promesaDe(credito, promesa) } } }),
  });
  return { despues, dicho };
}
