import { CERO } from '@leal/domain';
import * as z from 'zod/mini';
import { dia, monto, porDia } from '../comunes/guardado.ts';

/** An amount for each stretch of days behind. */
const porTramos = z.readonly(z.array(monto));

/** What the credits add up to, for the cash that is to come (`CuentasDeEfectivo`). */
export const cuentasDeEfectivo = z.object({
  plan: porDia(porTramos),
  dias: porDia(
    z.object({
      debido_centavos: porTramos,
      cobrado_centavos: porTramos,
      /** Those of a night before this was told apart lack it; the next night counts all days again. */
      de_castigados_centavos: z._default(monto, CERO),
      transferido_centavos: monto,
    }),
  ),
});

const pronostico = z.object({ plan_centavos: monto, esperado_centavos: z.nullable(monto) });

/** The cash that is to come as the last night saw it, and what each night of the last two months forecast (`EfectivoGuardado`). */
export const efectivoDoc = z.object({
  dia,
  faltan: z.int(),
  gastos_centavos: monto,
  cuentas: cuentasDeEfectivo,
  pronosticos: porDia(z.object({ del_dia: pronostico, de_la_semana: pronostico })),
});
