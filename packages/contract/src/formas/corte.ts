import {
  DENOMINACIONES,
  ESTADOS_CORTE,
  ESTADOS_DIFERENCIA,
  ESTADOS_TRASPASO,
  TIPOS_FILA_CAJA,
  TIPOS_TRASPASO,
  TOPE_PIEZAS,
} from '@leal/domain';
import * as z from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';

const ERROR_PIEZAS = 'Escribe cuántas piezas, sin decimales';
const piezas = z
  .int({ error: ERROR_PIEZAS })
  .check(z.gte(0, { error: ERROR_PIEZAS }), z.lte(TOPE_PIEZAS, { error: ERROR_PIEZAS }));

/** The pieces of each kind; one that is absent has none. */
export const conteo = z.strictObject(
  porCampo(
    DENOMINACIONES.map(([cual]) => cual),
    z.optional(piezas),
  ),
);

/** A line of a cash box, newest last; `monto` is signed. */
export const filaCaja = z.object({
  id: z.string(),
  tipo: z.enum(TIPOS_FILA_CAJA),
  monto: pesos,
  en: instante,
  /** The day whose cash it is. */
  fecha: fechaNegocio,
  /** The client whom it is about, if any. */
  cliente: z.nullable(z.string()),
  id_credito: z.nullable(z.string()),
  nota: z.nullable(z.string()),
});
export type FilaCaja = z.output<typeof filaCaja>;

export const sumasCaja = z.object(porCampo(TIPOS_FILA_CAJA, pesos));

/** Cash beside the box: in hand while it waits, and expenses that are not approved yet. */
const aparte = {
  en_mano_por_aprobar: pesos,
  en_mano_por_resolver: pesos,
  monto_gastos_pendientes: pesos,
};

/** A collector's open cut. */
export const corteAbierto = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  numero: z.int(),
  hoy: fechaNegocio,
  sumas: sumasCaja,
  esperado: pesos,
  /** The part that may be lent or handed in: not what is on its way to the office. */
  disponible: pesos,
  /** Today's 'Efectivo a Entregar', by the spec's formula. */
  efectivo_entregar: pesos,
  ...aparte,
  filas: z.array(filaCaja),
  /** Floats and partial hand-ins that the other side has not confirmed yet, and floats that were asked for. */
  traspasos: z.array(
    z.object({
      id_traspaso: z.string(),
      tipo: z.enum(TIPOS_TRASPASO),
      estado: z.enum(ESTADOS_TRASPASO),
      monto: pesos,
      nota: z.nullable(z.string()),
      en: instante,
    }),
  ),
});
export type CorteAbierto = z.output<typeof corteAbierto>;

/** One count of the same cash; the last one holds. */
const vez = z.object({
  conteo,
  contado: pesos,
  en: instante,
  nota: z.nullable(z.string()),
  /** The manager who counted it because its collector had left or was away; null: the collector. */
  contado_por: z.nullable(z.string()),
  /** When it was returned, by whom and why; null: it was not. */
  devuelto: z.nullable(z.object({ en: instante, nombre_gerente: z.string(), motivo: z.string() })),
});

/** A cut that was handed in. */
export const corte = z.object({
  id_corte: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  numero: z.int(),
  estado: z.enum(ESTADOS_CORTE),
  /** When it was first handed in, and its day. */
  entregado_en: instante,
  fecha: fechaNegocio,
  sumas: sumasCaja,
  esperado: pesos,
  efectivo_entregar: pesos,
  contado: pesos,
  /** Expected minus counted: more than 0 is missing. */
  diferencia: pesos,
  conteo,
  nota: z.nullable(z.string()),
  veces: z.array(vez),
  id_gerente: z.nullable(z.string()),
  nombre_gerente: z.nullable(z.string()),
  fecha_respuesta: z.nullable(instante),
  /** The reason of its last return. */
  motivo: z.nullable(z.string()),
});
export type Corte = z.output<typeof corte>;

/**
 * The amount that a confirmed cut lacked (more than 0) or had too much of, on its collector's account until somebody
 * settles it; or what a loan was handed over with and the office says that it never gave (less than 0).
 */
export const diferenciaDeCorte = z.object({
  /** The cut's id; for a float the id of that difference alone. */
  id_corte: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  /** The cut's; null: of a float. */
  numero: z.nullable(z.int()),
  monto: pesos,
  /** The part that the office owes its collector: what the cut expected below zero, or the float. */
  debe: pesos,
  estado: z.enum(ESTADOS_DIFERENCIA),
  creada_en: instante,
  nombre_gerente: z.string(),
  resuelta_en: z.nullable(instante),
  resuelta_por: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
});
export type DiferenciaDeCorte = z.output<typeof diferenciaDeCorte>;
