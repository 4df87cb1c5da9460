import { CERO, ESTADOS_CORTE, ESTADOS_DIFERENCIA } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, momento, monto } from '../comunes/guardado.ts';
import { conteo } from '../formas/corte.ts';
import { filasDeCaja, sumasDeCaja } from './caja.ts';

const deCorte = {
  id_corte: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  numero: z.int(),
  estado: z.enum(ESTADOS_CORTE),
  entregado_en: momento,
  fecha: dia,
  sumas_centavos: sumasDeCaja,
  esperado_centavos: monto,
  /** The 'Efectivo a Entregar' of its day, by the spec's formula, as it was then. */
  efectivo_entregar_centavos: monto,
  contado_centavos: monto,
  diferencia_centavos: monto,
  conteo,
  nota: z.nullable(z.string()),
  /** Every count of it, the last one included. */
  veces: z.array(
    z.object({
      conteo,
      contado_centavos: monto,
      en: momento,
      nota: z.nullable(z.string()),
      /** Absent in counts older than it. */
      contado_por: z._default(z.nullable(z.string()), null),
      devuelto: z.nullable(z.object({ en: momento, nombre_gerente: z.string(), motivo: z.string() })),
    }),
  ),
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  fecha_respuesta: z.nullable(momento),
  motivo: z.nullable(z.string()),
};

/** `cortes/{id_cobrador}_{numero}`: a box as it was handed in; its rows never change again. */
export const corteDoc = z.object({ ...deCorte, filas: filasDeCaja });
export type CorteDoc = z.output<typeof corteDoc>;

/** The same without its rows, as lists read it. */
export const corteBreve = z.object(deCorte);
export type CorteBreve = z.output<typeof corteBreve>;

/** `diferencias/{id_corte}`, or `{id of a float}`: on the collector's account until a manager settles it or writes it off. */
export const diferenciaDoc = z.object({
  id_corte: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  numero: z.nullable(z.int()),
  monto_centavos: monto,
  /** Absent in those older than it. */
  debe_centavos: z._default(monto, CERO),
  estado: z.enum(ESTADOS_DIFERENCIA),
  creada_en: momento,
  nombre_gerente: z.string(),
  resuelta_en: z.nullable(momento),
  resuelta_por: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  /** It was closed with a loan that was never handed over: nobody had that money, so nobody lost it. */
  anulada: z.optional(z.literal(true)),
});
export type DiferenciaDoc = z.output<typeof diferenciaDoc>;
