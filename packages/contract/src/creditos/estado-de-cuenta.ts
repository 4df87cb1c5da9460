import {
  CLASES_DIA,
  ESTADOS_COMPROBANTE,
  ESTADOS_ENTREGA,
  ROL,
  tomar,
  TIPOS_PAGO_DE_CUENTA,
} from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { transferenciaDelLibro } from '../comunes/forma.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { credito } from '../formas/credito.ts';

/** The loan, as the statement shows it. */
const creditoDeCuenta = z.object({
  ...tomar(credito.shape, [
    'id_credito',
    'id_cliente',
    'id_cobrador',
    'nombre',
    'negocio',
    'telefono',
    'slug',
  ]),
  ...tomar(credito.shape, ['interes', 'dias_pago', 'atrasos', 'estado_credito']),
  ...tomar(credito.shape, ['fecha_inicio', 'fecha_vencimiento']),
  ...tomar(credito.shape, ['monto_solicitado', 'monto_total', 'monto_diario', 'total_pagado', 'saldo']),
  fecha_fin: z.nullable(fechaNegocio),
  /** Its days covered by their due date; null while it runs, and if it ended before that was noted. */
  dias_a_tiempo: z.nullable(z.int()),
  /** The handing over of its cash; absent where nothing was to be handed over, and for older loans. */
  entrega: z.optional(z.object({ estado: z.enum(ESTADOS_ENTREGA), fecha: z.nullable(fechaNegocio) })),
});
export type CreditoDelEstado = z.output<typeof creditoDeCuenta>;

const diaDeCuenta = z.object({
  numero: z.optional(z.int()),
  fecha: fechaNegocio,
  esperado: pesos,
  clase: z.enum(CLASES_DIA),
  monto: pesos,
});

const pagoDeCuenta = z.object({
  id_pago: z.string(),
  tipo: z.enum(TIPOS_PAGO_DE_CUENTA),
  fecha: fechaNegocio,
  hora: z.string(),
  ...transferenciaDelLibro,
  monto: pesos,
  /** The balance once it stood. */
  saldo: pesos,
});

/** A receipt that was given for it; without `estado` its payment is not in the ledger yet. */
const comprobanteDeCuenta = z.object({
  folio: z.string(),
  fecha: fechaNegocio,
  monto: pesos,
  estado: z.optional(z.enum(ESTADOS_COMPROBANTE)),
});

/** A statement (`estadoDeCuentaDe`) and the loan that it is about. */
export const cuentaDeCredito = z.object({
  credito: creditoDeCuenta,
  fecha: fechaNegocio,
  monto_interes: pesos,
  atrasado: pesos,
  vencido: z.boolean(),
  calendario: z.array(diaDeCuenta),
  pagos: z.array(pagoDeCuenta),
  por_aplicar: z.optional(pesos),
  costo: z.optional(z.object({ interes: z.number(), monto_interes: pesos, cat: z.nullable(z.number()) })),
});
export type ComprobanteDeCuenta = z.output<typeof comprobanteDeCuenta>;
export type CuentaDeCredito = z.output<typeof cuentaDeCredito>;

/** All of it as of one instant. A loan that has not begun has none (422). */
export const estadoDeCuenta = definirLlamada({
  metodo: 'GET',
  ruta: '/creditos/:id_credito/estado-de-cuenta',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'The statement of a credit: loan, calendar, payments, balance',
  errores: ['NO_ENCONTRADO', 'CREDITO_NO_ACTIVO'],
  parametros: z.strictObject({ id_credito: id }),
  respuesta: z.extend(cuentaDeCredito, {
    /** When it was so, by the server's clock. */
    al: instante,
    /** The newest fifty, newest first. */
    comprobantes: z.array(comprobanteDeCuenta),
  }),
});
