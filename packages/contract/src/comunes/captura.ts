import { TOPE_MOTIVO_VISITA, TOPE_NOTA_VISITA, TOPE_REFERENCIA } from '@leal/domain';
import * as z from 'zod/mini';
import { rotuloOpcional } from './campos.ts';
import { montoPositivo, pesos } from './dinero.ts';
import { guardado, igual, opcional } from './campo.ts';
import { fechaNegocio, instante } from './fechas.ts';
import { transferencia } from './guardado.ts';

const posicionDeTelefono = z.object({
  latitud: z.number().check(z.gte(-90), z.lte(90)),
  longitud: z.number().check(z.gte(-180), z.lte(180)),
  /** Metres: so far from it at most, as the phone believes. */
  precision_m: z.number().check(z.gte(0)),
});

/** In an answer, and as it is kept. */
export const posicionDicha = posicionDeTelefono;

/** The phone that says it, by an id that it made itself. */
export const telefonoQueHabla = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A phone's word on the moment it captured an action; accepted by every captured call. */
export const captura = {
  capturado_en: z.optional(instante),
  dispositivo: z.optional(telefonoQueHabla),
  secuencia: z.optional(z.int().check(z.gte(0))),
  desfase_ms: z.optional(z.int()),
  /** The phone's position, when its collector allows that. A senseless one is as good as none: it blocks nothing. */
  // oxlint-disable-next-line promise/valid-params -- of zod, not of a promise
  posicion: z.catch(z.optional(posicionDeTelefono), undefined),
};

/**
 * The reason why there was no payment. Any short text: a capture that waited for a line may name a reason that the
 * owner has taken from the list since, and older apps send none.
 */
export const motivoDeVisita = {
  motivo_visita: rotuloOpcional(TOPE_MOTIVO_VISITA),
  nota_visita: rotuloOpcional(TOPE_NOTA_VISITA),
};

/** The client's promise instead, and its last day; older apps say none. */
export const promesaDeVisita = {
  promesa: z.optional(z.strictObject({ fecha: fechaNegocio, monto: montoPositivo })),
};

/** The same in an answer. */
export const promesaDicha = { promesa: z.optional(z.object({ fecha: fechaNegocio, monto: pesos })) };

/** An answer says why the promise was not kept, though what it came with is booked. */
export const promesaSinLugar = { promesa_rechazada: z.optional(z.string()) };

export const transferenciaPedida = z.strictObject({
  referencia: rotuloOpcional(TOPE_REFERENCIA),
  fecha: fechaNegocio,
  nota: rotuloOpcional(TOPE_NOTA_VISITA),
});

/** A payment that came by transfer says so; absent: cash, or no payment. */
export const transferenciaDeAbono = { transferencia: z.optional(transferenciaPedida) };

/** The same as it is kept, and in an answer. */
export const transferenciaDicha = { transferencia: z.optional(transferencia) };
export const TRANSFERENCIA = { transferencia: opcional(igual(transferencia)) };

/** The Idempotency-Key under which a phone sent it, or would have. */
export const claveDeRegistro = z.string().check(z.regex(/^[\x20-\x7e]{1,200}$/));

/** The phone that captured it, beside a request's instant, and the hash of the key under which it came. */
export const CAPTURADA = {
  dispositivo: opcional(igual(z.string())),
  secuencia: opcional(igual(z.int())),
  desfase_ms: opcional(igual(z.int())),
  /** The key is kept for ever: its own record is forgotten after some days. */
  clave: guardado(z.optional(z.string())),
};
