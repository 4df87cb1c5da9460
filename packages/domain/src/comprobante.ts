import type { Centavos } from './dinero.ts';

/** Letters and digits that nobody takes for another one. */
export const LETRAS_SERIE = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const LARGO_SERIE = 5;
export const FORMA_SERIE = /^[2-9A-HJ-NP-Z]{5}$/;
/** A series and the number in it, as people read it: 'K7MQ2-0014'. */
export const FORMA_FOLIO = /^[2-9A-HJ-NP-Z]{5}-\d{4,6}$/;
/** 128 random bits in base64url: the last character carries two of them. */
export const FORMA_TOKEN = /^[A-Za-z0-9_-]{21}[AQgw]$/;
export const BYTES_TOKEN = 16;
export const MAXIMO_NUMERO_COMPROBANTE = 999_999;

const SOLO_CIFRAS = /^\d+$/;
const SIN_CIFRAS = LETRAS_SERIE.replaceAll(/\d/g, '');

/** A device's series out of random bytes, one for each letter; never of digits alone, which is read as an amount. */
export function serieDe(bytes: Iterable<number>): string {
  const bytesDeSerie = [...bytes].slice(0, LARGO_SERIE);
  const serie = bytesDeSerie.map((byte) => LETRAS_SERIE[byte % LETRAS_SERIE.length]).join('');
  if (!SOLO_CIFRAS.test(serie)) return serie;
  return `${SIN_CIFRAS[(bytesDeSerie[0] ?? 0) % SIN_CIFRAS.length]}${serie.slice(1)}`;
}

/** 'K7MQ2-0014'. */
export const folioDe = (serie: string, numero: number): string =>
  `${serie}-${String(numero).padStart(4, '0')}`;

/**
 * `en_camino`: no payment of it has reached the office; `sin_pago`: nor will one that came in time any more. `por_aplicar`: a
 * manager has to decide it. `sin_efecto`: deleted, or not accepted. `reemplazado`: its payment has another receipt, given later.
 * `revocado`: taken back by whoever gave it, whatever became of its payment.
 */
export const ESTADOS_COMPROBANTE = [
  'en_camino',
  'sin_pago',
  'por_aplicar',
  'vigente',
  'corregido',
  'sin_efecto',
  'reemplazado',
  'revocado',
] as const;
export type EstadoComprobante = (typeof ESTADOS_COMPROBANTE)[number];

/** A receipt's amount, and what the office has of the payment that it names. */
export type PagoDeComprobante = {
  readonly revocado: boolean;
  readonly reemplazado: boolean;
  /** Its tap is older than a capture may be (`horas_captura_maximas`). */
  readonly vencido: boolean;
  /** The receipt's amount. */
  readonly monto: Centavos;
  /** Its ledger row; `antes`: the amounts that it had, or was asked for, before. */
  readonly renglon?:
    | { readonly monto: Centavos; readonly vivo: boolean; readonly antes: readonly Centavos[] }
    | undefined;
  /** Its request, as long as there is no row of it. */
  readonly solicitud?:
    | { readonly estado: 'pendiente' | 'aprobada' | 'rechazada'; readonly monto: Centavos }
    | undefined;
};

type ComoEsta = {
  readonly estado: EstadoComprobante;
  /** The amount that counts; null where none does. */
  readonly monto: Centavos | null;
};

/** The row's amount counts; the receipt's was corrected only where the payment had it once. */
const delRenglon = (monto: Centavos, renglon: NonNullable<PagoDeComprobante['renglon']>): ComoEsta => {
  if (!renglon.vivo) return { estado: 'sin_efecto', monto: null };
  const corregido = renglon.monto !== monto && renglon.antes.includes(monto);
  return { estado: corregido ? 'corregido' : 'vigente', monto: renglon.monto };
};

/** Whether a receipt stands, and for how much. */
export function comoEsta(pago: PagoDeComprobante): ComoEsta {
  const { revocado, reemplazado, vencido, monto, renglon, solicitud } = pago;
  if (revocado) return { estado: 'revocado', monto: null };
  if (reemplazado) return { estado: 'reemplazado', monto: null };
  if (renglon) return delRenglon(monto, renglon);
  switch (solicitud?.estado) {
    case 'pendiente':
      return { estado: 'por_aplicar', monto: solicitud.monto };
    case 'aprobada':
      return { estado: 'vigente', monto: solicitud.monto };
    case 'rechazada':
      return { estado: 'sin_efecto', monto: null };
    default:
      return vencido ? { estado: 'sin_pago', monto: null } : { estado: 'en_camino', monto };
  }
}
