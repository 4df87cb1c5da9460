import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';

const renglon = z.object({ fecha: fechaNegocio, monto: pesos });

/** On a card or in a list: the first day of a convenio that is not paid whole, and what is missing by then, or by today. */
export const conConvenio = { convenio_debe: z.optional(renglon) };

/** A new plan that was promised: what is paid of the credit beyond `pagado_antes` is paid of its rows, the first ones first. */
export const convenioDicho = z.object({
  id: z.string(),
  fecha: fechaNegocio,
  /** Whoever wrote it down. */
  nombre: z.string(),
  renglones: z.array(renglon),
  nota: z.optional(z.string()),
  pagado_antes: pesos,
});
export type ConvenioDicho = z.output<typeof convenioDicho>;

/** Beside a credit: its convenio, also one that is kept already, and whether another one may be made. */
export const delConvenio = {
  convenio: z.optional(convenioDicho),
  se_puede_convenir: z.optional(z.literal(true)),
};
