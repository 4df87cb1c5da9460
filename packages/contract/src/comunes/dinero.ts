import {
  aPesos,
  centavos,
  desdePesos,
  MENSAJE_MONTO_MAXIMO,
  MONTO_MAXIMO,
  type Centavos,
} from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from './campos.ts';

const MONTO_INVALIDO = 'Ingresa un monto válido';

const enCentavos = z.custom<Centavos>((v) => Number.isSafeInteger(v));

/**
 * The one place where pesos become centavos and back: on the wire a number of pesos with at most
 * two decimals, in code an integer `Centavos`. There is no maximum here: totals and penalties may be
 * larger than any amount that may be typed, and answers must carry them.
 */
const pesosCon = (error: string) =>
  z.codec(z.number({ error }).check(z.refine((n) => desdePesos(n) !== null)), enCentavos, {
    decode: (n) => desdePesos(n) ?? centavos(0),
    encode: (c) => aPesos(c),
  });
export const pesos = pesosCon(MONTO_INVALIDO);
/** Amounts that an answer says; documents keep the same ones as `…_centavos`. */
export const enPesos = <const C extends string>(montos: readonly C[]) => porCampo(montos, pesos);

/** An amount that a request may ask for. */
const desde = (minimo: number, error: string) =>
  pesosCon(error).check(
    z.refine((c) => c >= minimo, { error }),
    z.refine((c) => c <= MONTO_MAXIMO, { error: MENSAJE_MONTO_MAXIMO }),
  );

/** 0 is a visit without payment (spec §5). */
export const montoAbono = desde(0, 'Ingrese un monto válido (puede ser 0 para registrar visita sin pago)');
/** Cash that a phone tells of; none is 0. */
export const efectivoDicho = desde(0, MONTO_INVALIDO);
export const montoPositivo = desde(1, MONTO_INVALIDO);
export const montoSolicitado = desde(1, 'El monto solicitado es requerido y debe ser mayor a 0');
/** A renewal is for one peso at least (spec §9). */
export const montoRenovacion = desde(100, MONTO_INVALIDO);
/** The amount that a manager approves instead of the one asked for (spec §5). */
export const montoAprobado = desde(1, 'Monto inválido');
