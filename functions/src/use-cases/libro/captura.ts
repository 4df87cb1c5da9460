import type { CreditoDoc } from '@leal/contract/documentos';
import { type Captura, duenoEn, type Negocio, ROL, validarCaptura } from '@leal/domain';
import { type Actor, exigirAlcance } from '../../context/actor.ts';
import { ErrorApp } from '../../platform/errores.ts';

/** A phone's word on the moment of an action, as the contract decodes it. */
export type DatosCaptura = {
  readonly capturado_en?: string | undefined;
  readonly dispositivo?: string | undefined;
  readonly secuencia?: number | undefined;
  readonly desfase_ms?: number | undefined;
};

export type CapturaValida = Extract<Captura, { tipo: 'valida' }>;

/** The instant that counts: the tap, or now; what cannot be booked on any day is refused. */
export function exigirCaptura(
  datos: DatosCaptura & { readonly fecha_abono?: string | undefined },
  ahora: Date,
  { parametros }: Negocio,
): CapturaValida {
  const capturado_en = datos.capturado_en === undefined ? undefined : new Date(datos.capturado_en);
  const captura = validarCaptura({ capturado_en, ahora, fecha_abono: datos.fecha_abono, parametros });
  if (captura.tipo === 'valida') return captura;
  throw new ErrorApp('FECHA_INVALIDA', captura.mensaje);
}

/** In whose hands the cash of a tap is: the collector who tapped; what the office taps is the credit's collector's. */
export const quienCobra = ({ uid, id_rol }: Actor, { id_cobrador }: CreditoDoc): string =>
  id_rol === ROL.cobrador ? uid : id_cobrador;

/** The credit as `exigirAlcance`, or one that was the collector's at the tap: what was taken then is theirs. */
export function exigirSuyoAlTocar(
  actor: Actor,
  credito: CreditoDoc | undefined,
  { capturado_en }: DatosCaptura,
): CreditoDoc {
  const eraSuyo =
    credito !== undefined &&
    capturado_en !== undefined &&
    actor.id_rol === ROL.cobrador &&
    duenoEn(credito, new Date(capturado_en)) === actor.uid;
  return eraSuyo ? credito : exigirAlcance(actor, credito);
}
