import {
  ESTADOS_DE_RENGLON,
  ROL,
  TOPE_CONCEPTO_DE_BANCO,
  TOPE_REFERENCIA_DE_BANCO,
  tomar,
} from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago, rotulo, rotuloOVacio } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { transferencia } from '../comunes/guardado.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { resumenPago } from '../formas/resumen.ts';
import { transferenciaListada } from './transferencias.ts';

/* The deposits that the bank tells of, and which payment each one is. */

const DE_LA_OFICINA = [ROL.gerente, ROL.supervisor];
const estado = z.enum(ESTADOS_DE_RENGLON);

const renglonListado = z.object({
  id_renglon: z.string(),
  cuenta: z.string(),
  fecha: fechaNegocio,
  monto: pesos,
  referencia: z.string(),
  concepto: z.string(),
  estado,
  /** The payment that it is. */
  pago: z.optional(
    z.object({
      id_pago: z.string(),
      id_credito: z.string(),
      id_cliente: z.string(),
      nombre_cliente: z.string(),
    }),
  ),
  archivo: z.string(),
  cargado_en: instante,
});
export type RenglonListado = z.output<typeof renglonListado>;

/**
 * Newest day first; `desde` and `hasta` are the bank's days, both included. With the first page of a whole state
 * come its count and its sum; of other pages the count, as far as a thousand.
 */
export const listarRenglones = definirLlamada({
  metodo: 'GET',
  ruta: '/banco/renglones',
  roles: DE_LA_OFICINA,
  resumen: 'Deposits of the bank by what they are',
  consulta: z.strictObject({
    ...paginacion,
    estado: z.optional(z.enum([...ESTADOS_DE_RENGLON, 'todos'])),
    desde: z.optional(fechaNegocio),
    hasta: z.optional(fechaNegocio),
  }),
  respuesta: z.extend(lista(renglonListado), { monto: z.optional(pesos) }),
});

/** As many rows as one call loads. */
export const RENGLONES_POR_TANDA = 200;
const MAXIMO_RENGLONES = 20_000;
const TOPE_CUENTA = 40;
const TOPE_ARCHIVO = 200;

const renglonCargado = z.strictObject({
  fecha: fechaNegocio,
  monto: pesos,
  referencia: rotuloOVacio(TOPE_REFERENCIA_DE_BANCO),
  concepto: rotuloOVacio(TOPE_CONCEPTO_DE_BANCO),
  /** Among equals of the file, from 1. */
  ordinal: z.int().check(z.gte(1), z.lte(MAXIMO_RENGLONES)),
});
export type RenglonPorCargar = z.output<typeof renglonCargado>;

/** A row below 0, that may give back a deposit which an earlier file brought. */
const devolucion = z.strictObject({
  fecha: fechaNegocio,
  /** Without its sign. */
  monto: pesos,
  referencia: rotuloOVacio(TOPE_REFERENCIA_DE_BANCO),
  /** The day of its deposit, where this file has that one too: only of this day it is looked for. */
  del: z.optional(fechaNegocio),
});
export type DevolucionPorRevisar = z.output<typeof devolucion>;

/** As many deposits as are named of a reversal, where several are alike. */
export const DEPOSITOS_POR_DEVOLUCION = 3;

/** What was found of a reversal: the deposits that it may give back, the newest first. */
const devuelto = z.object({
  /** Its place among those that were sent. */
  devolucion: z.int(),
  depositos: z.array(renglonListado),
});
export type DepositosDevueltos = z.output<typeof devuelto>;

const nombreDeCuenta = rotulo(TOPE_CUENTA, 'Escribe de qué cuenta son');
/** More accounts than an office has. */
export const TOPE_CUENTAS = 20;

/** What 409 CAMBIO_MIENTRAS of a load says (`actual`): accounts that have such deposits already, and how many of these. */
export const enOtrasCuentas = z.object({
  otras_cuentas: z.array(z.object({ cuenta: z.string(), renglones: z.int() })),
});
export type EnOtrasCuentas = z.output<typeof enOtrasCuentas>['otras_cuentas'];

/**
 * Each deposit comes in once, however often and from whatever file; what is no deposit is refused by row. Where the same day, amount
 * and reference are there under another account's name, nothing comes in until the manager has said that it is another one
 * (`otras_cuentas`). `revisar`: says what it would do, and does nothing. `devoluciones` are only looked at: each is answered with the
 * deposits of that account, amount and reference, of its day or before; what follows from it, a manager says of the deposit or its payment.
 */
export const cargarRenglones = definirLlamada({
  metodo: 'POST',
  ruta: '/banco/renglones',
  roles: [ROL.gerente],
  resumen: 'Load some rows of a file of the bank',
  errores: ['CAMBIO_MIENTRAS'],
  cuerpo: z
    .strictObject({
      cuenta: nombreDeCuenta,
      archivo: rotulo(TOPE_ARCHIVO, 'El archivo no tiene nombre'),
      renglones: z.array(renglonCargado).check(z.maxLength(RENGLONES_POR_TANDA)),
      otras_cuentas: z.optional(z.array(nombreDeCuenta).check(z.maxLength(TOPE_CUENTAS))),
      revisar: z.optional(z.literal(true)),
      devoluciones: z.optional(z.array(devolucion).check(z.maxLength(RENGLONES_POR_TANDA))),
    })
    .check(
      z.refine(({ renglones, devoluciones = [] }) => renglones.length + devoluciones.length > 0, {
        error: 'No hay ningún renglón',
        path: ['renglones'],
      }),
      z.refine(({ revisar, devoluciones = [] }) => revisar === true || devoluciones.length === 0, {
        error: 'Las devoluciones solo se revisan',
        path: ['devoluciones'],
      }),
    ),
  respuesta: z.object({
    /** In the order in which they were sent. */
    resultados: z.array(z.enum(['cargado', 'ya_estaba', 'rechazado'])),
    /** Of the reversals for which there is any deposit. */
    devueltos: z.optional(z.array(devuelto)),
  }),
});

/** The accounts of which deposits were loaded, and how many each has of two days of the bank. */
export const cuentasDeBanco = definirLlamada({
  metodo: 'GET',
  ruta: '/banco/cuentas',
  roles: DE_LA_OFICINA,
  resumen: 'Accounts of which deposits were loaded',
  consulta: z.strictObject({ primero: z.optional(fechaNegocio), ultimo: z.optional(fechaNegocio) }),
  respuesta: z.object({
    datos: z.array(z.object({ cuenta: z.string(), primero: z.int(), ultimo: z.int() })),
  }),
});

const deRenglon = z.strictObject({ id_renglon: id });

/** A deposit that is no payment of a client, or is one after all; one that is a payment stays that until its payment lets go of it. */
export const apartarRenglon = definirLlamada({
  metodo: 'PUT',
  ruta: '/banco/renglones/:id_renglon',
  roles: [ROL.gerente],
  resumen: "Say that a deposit is nobody's payment, or take that back",
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS'],
  parametros: deRenglon,
  cuerpo: z.strictObject({ estado: z.enum(['libre', 'ajeno']) }),
  respuesta: renglonListado,
});

/** Transfers of a credit that may be the deposit: more are not looked at. */
export const TOPE_SIN_DEPOSITO = 100;

/** A transfer that is no payment yet: a manager has to decide on it. */
const transferenciaPedida = z.object({
  id_solicitud: z.string(),
  nombre_solicitante: z.string(),
  monto: pesos,
  transferencia,
});
export type TransferenciaPedida = z.output<typeof transferenciaPedida>;

/**
 * What 409 CAMBIO_MIENTRAS of a booking says (`actual`): the transfers of that amount that have no deposit, and those that wait for a
 * decision, that were not said to be others.
 */
export const sinDeposito = z.object({
  sin_deposito: z.array(transferenciaListada),
  por_decidir: z.optional(z.array(transferenciaPedida)),
});
export type SinDeposito = z.output<typeof sinDeposito>;

/**
 * A deposit that fits no captured transfer becomes a payment of that credit, seen in the bank, at any hour, in no box. It is of today,
 * and the transfer of the bank's day. `visto`: the balance that the question showed, and the transfers of the same amount without a
 * deposit (`DIAS_DE_REFERENCIA`), or in a request that waits, that the manager has seen and says to be `otras`: where one is not among
 * them, nothing is booked.
 */
export const abonarRenglon = definirLlamada({
  metodo: 'POST',
  ruta: '/banco/renglones/:id_renglon/abono',
  roles: [ROL.gerente],
  resumen: "Book a deposit as a client's payment",
  errores: ['NO_ENCONTRADO', 'CAMBIO_MIENTRAS', 'CREDITO_NO_ACTIVO', 'MONTO_EXCEDE_SALDO'],
  parametros: deRenglon,
  cuerpo: z.strictObject({
    id_credito: id,
    visto: z.strictObject({
      saldo: pesos,
      otras: z.optional(z.array(idPago).check(z.maxLength(TOPE_SIN_DEPOSITO))),
      otras_pedidas: z.optional(z.array(id).check(z.maxLength(TOPE_SIN_DEPOSITO))),
    }),
  }),
  respuesta: z.object({ id_pago: z.string(), resumen: resumenPago }),
});

/** As many transfers as are looked for at once. */
export const TRANSFERENCIAS_POR_HALLAR = 100;

const pareja = z.object({
  transferencia: transferenciaListada,
  /** By its reference; by amount and day; several could be it; or its number is there with another amount, and is marked only once that is corrected. */
  tipo: z.enum(['referencia', 'monto', 'ambigua', 'otro_monto']),
  renglones: z.array(renglonListado),
});
export type Pareja = z.output<typeof pareja>;

/**
 * The transfers that wait, the oldest first and a hundred at a time, beside the free deposits that they could be; with the first
 * of them those of the last days (`DIAS_DE_REFERENCIA`) that were said not to be there. Nothing is verified by it.
 */
export const proponerParejas = definirLlamada({
  metodo: 'GET',
  ruta: '/transferencias/parejas',
  roles: DE_LA_OFICINA,
  resumen: 'Transfers that wait, beside the deposits that they could be',
  consulta: z.strictObject(tomar(paginacion, ['cursor'])),
  respuesta: z.object({
    datos: z.array(pareja),
    /** Those among the looked for that wait and could be none. */
    sin_pareja: z.int(),
    /** More wait than were looked for. */
    siguiente: z.nullable(z.string()),
  }),
});
