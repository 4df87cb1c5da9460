import type { CreditoDoc } from '@leal/contract/documentos';
import { type Captura, duenoEn, llevaRuta, type Negocio, ROL, validarCaptura } from '@leal/domain';
import { type Actor, exigirAlcance } from '../../context/actor.ts';
import { exigirSinPrestar, instanteDelToque } from '../../context/cartera.ts';
import type { Cambio } from '../../context/transaccion.ts';
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

/**
 * The credit as `exigirAlcance`, or one that was the collector's at the tap, or of a route that they worked then: what was
 * taken then is theirs. 422 RUTA_PRESTADA for whoever had lent it.
 */
export function exigirSuyoAlTocar(
  { actor, ahora }: Pick<Cambio, 'actor' | 'ahora'>,
  credito: CreditoDoc | undefined,
  { capturado_en }: DatosCaptura,
): CreditoDoc {
  if (actor.id_rol !== ROL.cobrador || credito === undefined) return exigirAlcance(actor, credito);
  const instante = instanteDelToque(capturado_en, ahora);
  const dueno = duenoEn(credito, instante);
  if (llevaRuta(actor.rutas_prestadas, { de: dueno, a: actor.uid }, instante)) return credito;
  const propio = dueno === actor.uid ? credito : exigirAlcance(actor, credito);
  exigirSinPrestar(actor, instante);
  return propio;
}
