import type { Cuerpo, registrarAbono as contrato, Respuesta } from '@leal/contract';
import { capturadaDe, type CreditoDoc, type SolicitudDoc } from '@leal/contract/documentos';
import { duenoEn, fechaLocal, llevaRuta, llevoRuta } from '@leal/domain';
import { ligarRecibo, pagoDelRenglon, pagoDeSolicitud } from '../../data/comprobantes.ts';
import { fueDe } from '../../data/creditos.ts';
import { deshechos } from '../../data/deshechos.ts';
import type { Actor } from '../../context/actor.ts';
import { instanteDelToque } from '../../context/cartera.ts';
import type { Cambio } from '../../context/transaccion.ts';
import { ErrorApp } from '../../platform/errores.ts';
import { abrirSolicitud } from '../solicitudes/abrir-solicitud.ts';
import { huellaDeForma } from './huella-de-forma.ts';
import { idDeTardia, leerAsentada } from './leer-asentada.ts';
import { porRevisar, yaAsentado } from './presentar-abono.ts';

/* Cash that a collector has taken is never only refused. */

type Abono = Cuerpo<typeof contrato>;
type Rechazado = {
  readonly credito: CreditoDoc | undefined;
  readonly abono: Abono;
  readonly rechazo: ErrorApp;
  /** The manager who hands it over for its collector. */
  readonly firma?: Actor;
};

/** The payment names the phone that wrote down the cash, and that cash is counted nowhere yet: a task's is. */
export const traeEfectivo = ({ monto, dispositivo, id_solicitud_tarea }: Abono): boolean =>
  monto > 0 && dispositivo !== undefined && id_solicitud_tarea === undefined;

/** The cash waits for a manager, in the hands of the collector who sent it; the credit does not change. */
function abrirTardia(
  cambio: Cambio,
  credito: CreditoDoc,
  { abono, rechazo, firma }: Rechazado,
): SolicitudDoc {
  const { actor, ahora, clave } = cambio;
  const { monto, motivo = '', capturado_en, transferencia } = abono;
  const { id_credito } = credito;
  const { codigo, message: razon } = rechazo;
  const instante = capturado_en === undefined ? ahora : new Date(capturado_en);
  const fecha = fechaLocal(instante);
  return abrirSolicitud(cambio, {
    tipo: 'captura_tardia',
    datos: {
      tipo_captura: 'pago',
      monto_centavos: monto,
      fecha,
      capturado_en: instante,
      codigo,
      razon,
      ...capturadaDe({ ...abono, clave }),
      ...(transferencia && { transferencia }),
      efectivo: null,
      monto_aprobado_centavos: null,
    },
    de: { ...credito, id_cobrador: actor.uid },
    id_credito,
    motivo,
    id_solicitud: idDeTardia(cambio, abono),
    ...(firma && { firma }),
    despues: { id_credito, monto_centavos: monto, fecha, ...huellaDeForma(abono), codigo, razon },
  });
}

/** Whether the caller works that credit's route at the tap, or had worked it before. */
function comoLaLleva({ actor, ahora }: Cambio, { abono }: Rechazado, credito: CreditoDoc) {
  const instante = instanteDelToque(abono.capturado_en, ahora);
  const par = { de: duenoEn(credito, instante), a: actor.uid };
  if (llevaRuta(actor.rutas_prestadas, par, instante)) return 'la lleva';
  // A clock that is slow at its first minute says a tap of before it: that cash is in their hands too.
  return llevoRuta(actor.rutas_prestadas, par, ahora) ? 'la llevó' : 'nunca';
}

/** An imported loan of theirs, or of a route that they worked, that was taken back meanwhile: whoever paid has paid, and the manager says what becomes of it. */
async function exigirDeshecho(cambio: Cambio, rechazado: Rechazado) {
  const { tx, actor } = cambio;
  const credito = (await tx.get(deshechos.doc(rechazado.abono.id_credito))).data();
  if (credito === undefined) throw rechazado.rechazo;
  if (credito.id_cobrador !== actor.uid && comoLaLleva(cambio, rechazado, credito) === 'nunca')
    throw rechazado.rechazo;
  return { credito, rechazo: new ErrorApp('CREDITO_NO_ACTIVO', 'Su importación se deshizo.') };
}

/**
 * Somebody else's credit is refused as ever, unless it was the caller's, or of a route that they worked for its collector:
 * that may be over, and the cash is in their hands.
 */
async function exigirSuyoAlgunaVez(cambio: Cambio, rechazado: Rechazado) {
  const { tx, actor } = cambio;
  const { credito, rechazo } = rechazado;
  if (credito === undefined) return exigirDeshecho(cambio, rechazado);
  if (credito.id_cobrador === actor.uid) return { credito, rechazo };
  const como = comoLaLleva(cambio, rechazado, credito);
  if (como === 'la lleva') return { credito, rechazo };
  if (como === 'la llevó')
    return { credito, rechazo: new ErrorApp('PROHIBIDO', 'Esa ruta no estaba prestada a esa hora.') };
  if (!(await fueDe(tx, credito.id_credito, actor.uid, credito))) throw rechazo;
  return { credito, rechazo: new ErrorApp('PROHIBIDO', 'El crédito ya es de otro cobrador.') };
}

/**
 * A payment that was refused, with its cash: answers the row or the request that it became before (its key may be
 * forgotten), else opens a late capture. Reads only here: a payment that is booked costs none of it.
 */
export async function recibirRechazado(
  cambio: Cambio,
  rechazado: Rechazado,
): Promise<Respuesta<typeof contrato>> {
  const { abono } = rechazado;
  const { credito, rechazo } = await exigirSuyoAlgunaVez(cambio, rechazado);
  const { renglon, solicitud } = await leerAsentada(cambio, abono);
  if (renglon ?? solicitud)
    await ligarRecibo(cambio, renglon ? pagoDelRenglon(renglon) : pagoDeSolicitud(solicitud));
  if (renglon) return yaAsentado(cambio, credito, renglon);
  return porRevisar(cambio, credito, solicitud ?? abrirTardia(cambio, credito, { ...rechazado, rechazo }));
}
