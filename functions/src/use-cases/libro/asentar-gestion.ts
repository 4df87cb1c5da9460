import { capturadaDe, type CreditoDoc, type MovimientoDoc } from '@leal/contract/documentos';
import { DESCRIPCION_GESTION, fechaContable, type GestionRegistrada } from '@leal/domain';
import type { Cambio } from '../../context/transaccion.ts';
import { asentarTarea, huellaDeTarea, type Tarea } from '../solicitudes/tarea.ts';
import { leerAlCerrar } from './al-cerrar.ts';
import { asentarRenglon } from './asentar-renglon.ts';
import type { CapturaValida, DatosCaptura } from './captura.ts';

type GestionPorAsentar = {
  readonly credito: CreditoDoc;
  readonly decision: GestionRegistrada;
  readonly captura: CapturaValida;
  readonly datos: DatosCaptura;
  /** What the audit calls it. */
  readonly accion: string;
  /** The task that its cash comes from, as it was before this payment. */
  readonly tarea?: Tarea | undefined;
};

function renglonDe(
  { actor, ahora, clave }: Cambio,
  { credito, decision, captura, datos, tarea }: GestionPorAsentar,
): MovimientoDoc {
  return {
    id_movimiento: decision.id_movimiento,
    id_credito: credito.id_credito,
    id_cliente: credito.id_cliente,
    id_cobrador: credito.id_cobrador,
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
    ediciones: [],
    solicitud_abierta: null,
    ...(tarea && { id_solicitud_tarea: tarea.id_solicitud }),
  };
}

/** Books a payment, a visit or a late day that was decided. Returns the credit as it is afterwards. */
export async function asentarGestion(cambio: Cambio, hecho: GestionPorAsentar): Promise<CreditoDoc> {
  const { credito, accion, decision, tarea } = hecho;
  const renglon = renglonDe(cambio, hecho);
  const alCerrar = await leerAlCerrar(cambio, credito, renglon);
  const movida = tarea && asentarTarea(cambio, tarea, { registrado: decision.monto });
  const huella = movida && huellaDeTarea(movida);
  return asentarRenglon(cambio, { credito, renglon, alCerrar, accion, huella });
}
