import { DIAS_DE_RIESGO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';

const dias = z.literal(DIAS_DE_RIESGO);
const parte = { saldo: pesos, clientes: z.int() };
/** In per cent of the balance, two decimals; null: nothing is owed of which it could be a part. */
const porcentaje = z.nullable(z.number());

/** The credits that are behind for more than so many days. */
const enRiesgo = z.object({ dias, ...parte, porcentaje });

/** The credits that were handed over and still have a balance; and those of them at risk, for each number of days. */
const cartera = { ...parte, riesgo: z.array(enRiesgo) };

/** The credits that are behind from `desde` to `hasta` days (null: and more); 0 to 0 are up to date. */
const edad = z.object({ desde: z.int(), hasta: z.nullable(z.int()), ...parte, porcentaje });

const deCobrador = z.object({ id_cobrador: z.string(), nombre_cobrador: z.string(), ...cartera });

/** The most collectors that one answer holds: some 80 KB. */
export const MAXIMO_EN_RIESGO = 200;

/** Portfolio at risk, of the whole office, by term, and by collector: whoever has the most at risk of `dias` (7) first. */
export const reporteDeRiesgo = definirLlamada({
  metodo: 'GET',
  ruta: '/reportes/riesgo',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Portfolio at risk, by age, term and collector',
  consulta: z.strictObject({ dias: z.optional(z.pipe(z.coerce.number(), dias)) }),
  respuesta: z.object({
    fecha: fechaNegocio,
    /** The instant as of which it holds: in an office of many collectors up to some minutes ago. */
    leido: instante,
    ...cartera,
    edades: z.array(edad),
    plazos: z.array(z.object({ dias_pago: diasPago, ...cartera })),
    /** Those with a balance, 200 at most; null: they are not kept yet, or there are too many of them. */
    cobradores: z.nullable(z.array(deCobrador)),
    /** How many have a balance. */
    total_cobradores: z.int(),
  }),
});
