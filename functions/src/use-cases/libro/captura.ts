import { type Captura, type Negocio, validarCaptura } from '@leal/domain';
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
