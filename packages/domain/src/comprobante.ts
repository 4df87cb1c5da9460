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

/** A device's series out of random bytes, one for each letter. */
export const serieDe = (bytes: Iterable<number>): string =>
  [...bytes]
    .slice(0, LARGO_SERIE)
    .map((byte) => LETRAS_SERIE[byte % LETRAS_SERIE.length])
    .join('');

/** 'K7MQ2-0014'. */
export const folioDe = (serie: string, numero: number): string =>
  `${serie}-${String(numero).padStart(4, '0')}`;

/**
 * `en_camino`: no payment of it has reached the office. `por_aplicar`: a manager has to decide it. `sin_efecto`: deleted,
 * or not accepted. `revocado`: taken back by whoever gave it, whatever became of its payment.
 */
export const ESTADOS_COMPROBANTE = [
  'en_camino',
  'por_aplicar',
  'vigente',
  'corregido',
  'sin_efecto',
  'revocado',
] as const;
export type EstadoComprobante = (typeof ESTADOS_COMPROBANTE)[number];

/** What the office has of the payment that a receipt names. */
export type PagoDeComprobante = {
  readonly revocado: boolean;
  /** What the receipt said. */
  readonly monto: Centavos;
  /** Its ledger row. */
  readonly renglon?: { readonly monto: Centavos; readonly vivo: boolean } | undefined;
  /** Its request, as long as there is no row of it. */
  readonly solicitud?:
    | { readonly estado: 'pendiente' | 'aprobada' | 'rechazada'; readonly monto: Centavos }
    | undefined;
};

/** Whether a receipt stands, and for how much; null where no amount of it counts. */
export function comoEsta({ revocado, monto, renglon, solicitud }: PagoDeComprobante): {
  readonly estado: EstadoComprobante;
  readonly monto: Centavos | null;
} {
  if (revocado) return { estado: 'revocado', monto: null };
  const aplicado = renglon ?? (solicitud?.estado === 'aprobada' ? { ...solicitud, vivo: true } : undefined);
  if (aplicado && !aplicado.vivo) return { estado: 'sin_efecto', monto: null };
  if (aplicado) return { estado: aplicado.monto === monto ? 'vigente' : 'corregido', monto: aplicado.monto };
  if (solicitud?.estado === 'rechazada') return { estado: 'sin_efecto', monto: null };
  return { estado: solicitud ? 'por_aplicar' : 'en_camino', monto };
}
