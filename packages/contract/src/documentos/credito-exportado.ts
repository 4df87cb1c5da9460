import { type Centavos, type CreditoExportado, ESTADOS_ENTREGA, type Fecha, SENAS } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { referenciasDichas } from '../comunes/cliente.ts';
import { dia, momento } from '../comunes/guardado.ts';

/** A larger amount is damaged data, and the sums that a row makes of it would no longer be exact integers. */
const MAXIMO_CENTAVOS = 1_000_000_000_000;

const esMonto = (v: unknown) => Number.isSafeInteger(v) && Math.abs(Number(v)) <= MAXIMO_CENTAVOS;
const esDias = (v: unknown) => Number.isSafeInteger(v) && Number(v) > 0;

const texto = oSiNo(
  z.pipe(
    z.union([z.string(), z.number()]),
    z.transform((v) => String(v)),
  ),
  '',
);
const fecha = oSiNo<z.ZodMiniType<Fecha | null>>(dia, null);
/** Centavos that a sum of rows can take. */
export const montoExportado = z.custom<Centavos>(esMonto);
const monto = oSiNo<z.ZodMiniType<Centavos | null>>(montoExportado, null);

const exportado = {
  id_credito: texto,
  id_cobrador: texto,
  ...porCampo(SENAS, texto),
  ubicacion: texto,
  referencias: oSiNo(referenciasDichas, []),
  fecha_inicio: fecha,
  fecha_vencimiento: fecha,
  dias_pago: oSiNo<z.ZodMiniType<number | null>>(z.custom<number>(esDias), null),
  monto_solicitado_centavos: monto,
  monto_total_centavos: monto,
  monto_diario_centavos: monto,
  total_pagado_centavos: monto,
  saldo_centavos: monto,
  monto_entregado_centavos: monto,
  debe_desde: fecha,
  entrega: oSiNo<z.ZodMiniType<CreditoExportado['entrega']>>(
    z.object({ estado: z.enum(ESTADOS_ENTREGA) }),
    null,
  ),
};

/**
 * A credit of any age, for the exports only: a field that is missing or malformed reads as empty.
 * Code that changes a credit uses `creditoDoc`.
 */
export const creditoExportado: z.ZodMiniType<CreditoExportado> = z.object(exportado);

/** The same with what a file of everything says besides. */
export const creditoEntero = z.object({
  ...exportado,
  id_cliente: texto,
  ...porCampo(['calle', 'colonia'], texto),
  nota: oSiNo(z.nullable(z.object({ texto: z.string() })), null),
  estado_credito: texto,
  creado_en: oSiNo(z.nullable(momento), null),
  fecha_fin: fecha,
  atrasos: oSiNo(z.int(), 0),
  importado: oSiNo(z.nullable(z.object({ id: z.string() })), null),
  id_credito_anterior: oSiNo(z.nullable(z.string()), null),
  decision: oSiNo(z.nullable(z.object({ nombre_gerente: z.string() })), null),
});
export type CreditoEntero = z.output<typeof creditoEntero>;
