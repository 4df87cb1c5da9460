import { DIAS_DE_RIESGO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { diasPago } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { paginacion } from '../comunes/listas.ts';
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

/**
 * Portfolio at risk, of the whole office, by term, and by collector: whoever has the most at risk of `dias` (7) first, in
 * pages.
 */
export const reporteDeRiesgo = definirLlamada({
  metodo: 'GET',
  ruta: '/reportes/riesgo',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Portfolio at risk, by age, term and collector',
  consulta: z.strictObject({
    dias: z.optional(z.pipe(z.coerce.number(), dias)),
    /** Of collectors. */
    limite: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAXIMO_EN_RIESGO))),
    cursor: paginacion.cursor,
  }),
  respuesta: z.object({
    fecha: fechaNegocio,
    /** The instant as of which it holds: in an office of many collectors up to some minutes ago. */
    leido: instante,
    ...cartera,
    edades: z.array(edad),
    plazos: z.array(z.object({ dias_pago: diasPago, ...cartera })),
    /** A page of those with a balance; null: there are too many of them to be kept. */
    cobradores: z.nullable(z.array(deCobrador)),
    /** How many have a balance. */
    total_cobradores: z.int(),
    /** Where the next of them begin. */
    siguiente: z._default(z.nullable(z.string()), null),
  }),
});

/** Lent more than `desde` and up to `hasta`; null: without end. */
const deMonto = z.object({ desde: pesos, hasta: z.nullable(pesos), ...cartera });
/** Clients for at least `desde` whole months and for fewer than `hasta`; null: without end. */
const deAntiguedad = z.object({ desde: z.int(), hasta: z.nullable(z.int()), ...cartera });

/** The same by what no sum holds, as the last night found it: how much was lent, where the client lives, and for how long it has been one. */
export const riesgoDeAyer = definirLlamada({
  metodo: 'GET',
  ruta: '/reportes/riesgo/de-ayer',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Portfolio at risk at the end of yesterday, by amount, colonia and age of the client',
  respuesta: z.object({
    /** Null: no night has kept one yet. */
    cierre: z.nullable(
      z.object({
        /** The day at whose end it was so: yesterday, unless the last night did not run. */
        fecha: fechaNegocio,
        /** Collectors who are in none of it, because the night could not read them. */
        faltan: z.int(),
        ...cartera,
        montos: z.array(deMonto),
        antiguedades: z.array(deAntiguedad),
        /** Those that owe the most, thirty at most. */
        colonias: z.array(z.object({ nombre: z.string(), ...cartera })),
        /** All others together, and how many they are. */
        otras: z.object({ colonias: z.int(), ...cartera }),
        sin_colonia: z.object(cartera),
      }),
    ),
  }),
});
