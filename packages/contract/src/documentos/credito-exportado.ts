import { type Centavos, type CreditoExportado, ESTADOS_ENTREGA, type Fecha, SENAS } from '@leal/domain';
import * as z from 'zod/mini';
import { catch as oSiNo } from 'zod/mini';
import { porCampo } from '../comunes/campos.ts';
import { referenciasDichas } from '../comunes/cliente.ts';
import { dia } from '../comunes/guardado.ts';

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

/**
 * A credit of any age, for the exports only: a field that is missing or malformed reads as empty.
 * Code that changes a credit uses `creditoDoc`.
 */
export const creditoExportado: z.ZodMiniType<CreditoExportado> = z.object({
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
});
