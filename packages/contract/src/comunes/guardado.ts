import {
  CRITERIOS,
  esFecha,
  esPlazo,
  ESTADOS_EN_BANCO,
  type Centavos,
  type Fecha,
  type Plazo,
} from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from './campos.ts';

/** Stored amounts are integer centavos, whatever the wire says. */
export const monto = z.custom<Centavos>((v) => Number.isSafeInteger(v), { error: 'centavos enteros' });
/** An amount that answers call `monto` is kept as `monto_centavos`. */
export const enCentavos = <const C extends string>(montos: readonly C[]) =>
  porCampo(
    montos.map((campo) => `${campo}_centavos` as const),
    monto,
  );
export const dia = z.custom<Fecha>((v) => typeof v === 'string' && esFecha(v), { error: 'fecha YYYY-MM-DD' });
export const plazo = z.custom<Plazo>((v) => typeof v === 'number' && esPlazo(v), { error: 'plazo' });
/** What a row says of a transfer (`Transferencia`); cash has none. */
export const transferencia = z.object({
  referencia: z.optional(z.string()),
  fecha: dia,
  nota: z.optional(z.string()),
});

/** The amount and term that a credit brings to a day (`debidoEl`); rows older than this have none. */
export const debido = z.object({ esperado_centavos: monto, dias_pago: plazo });
/** The numbers by which a credit is counted. */
export const criterios = z.object(porCampo(CRITERIOS, z.int()));
/** Instants are `Date` in code; the data layer turns Firestore's Timestamp into it. */
export const momento = z.date();
/** What the bank has seen of a transfer (`EnBanco`). */
export const enBanco = z.object({
  estado: z.enum(ESTADOS_EN_BANCO),
  en: z.optional(momento),
  por: z.optional(z.string()),
  renglon: z.optional(z.string()),
  perdida: z.optional(z.literal(true)),
});
/** Exactly that instant of the store: what was stored then is read again as of it, which a `Date` is too coarse for. */
export const instanteDelAlmacen = z.object({ segundos: z.int(), nanos: z.int() });
export const porDia = <T extends z.ZodMiniType>(valor: T) => z.record(dia, valor);
export const mapa = z.record(z.string(), z.unknown());

/** A count for each key; a document older than a key counts 0 for it. */
export const cuentaDe = <K extends string>(claves: readonly K[]) =>
  z.object(
    Object.fromEntries(claves.map((clave) => [clave, z._default(z.int(), 0)])) as {
      [C in K]: z.ZodMiniDefault<z.ZodMiniNumberFormat>;
    },
  );
