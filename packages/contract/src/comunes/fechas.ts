import { esFecha, esInstante, fecha, fechaLocal, type Fecha } from '@leal/domain';
import * as z from 'zod/mini';

/** Days have the years of instants (`esInstante`): no others are needed, and from these one can count on and back. */
export const esDia = (s: string): boolean => s.startsWith('2') && esFecha(s);

/** A business date, `YYYY-MM-DD`, that exists in the calendar. */
export const fechaNegocio = z.codec(
  z.string().check(z.refine(esDia, { error: 'Fecha inválida' })),
  z.custom<Fecha>(),
  { decode: (s) => fecha(s), encode: (f) => f },
);

/** An instant, ISO 8601 with offset; kept as text, because nothing computes with it on the wire. */
export const instante = z.string().check(z.refine(esInstante, { error: 'Instante inválido' }));

/** Spec §7 sends a date or an instant as `fecha_abono`; an instant is cut to its local date. */
export const fechaAbono = z.codec(
  z.string().check(z.refine((s) => esDia(s) || esInstante(s), { error: 'Fecha inválida' })),
  z.custom<Fecha>(),
  { decode: (s) => (esFecha(s) ? s : fechaLocal(new Date(s))), encode: (f) => f },
);
