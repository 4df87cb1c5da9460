import { FORMA_FOLIO, FORMA_SERIE, MAXIMO_NUMERO_COMPROBANTE, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, idPago, textoOpcional } from '../comunes/campos.ts';
import { captura, claveDeRegistro } from '../comunes/captura.ts';
import { montoPositivo } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { token } from './ver-comprobante.ts';

const { dispositivo } = captura;

/** The letters with which this device numbers its receipts, of nobody else. */
export const pedirSerie = definirLlamada({
  metodo: 'POST',
  ruta: '/comprobantes/serie',
  roles: [ROL.cobrador],
  resumen: 'A series for the receipts of this device',
  exito: 201,
  cuerpo: z.strictObject({ dispositivo }),
  respuesta: z.object({ serie: z.string() }),
});

/**
 * A receipt as a phone made it. It names its payment by the key under which that is sent, because it may come first, or by
 * `id_pago`. The same token again is the same receipt. A number that another receipt has, or of a series that is not the
 * caller's, is 409 FOLIO_OCUPADO: the phone takes another number, and its token stays. A payment has one standing receipt:
 * another token replaces it. Day and amount are the payment's, once the office has it; before, those that a capture on this
 * credit could have.
 */
export const crearComprobante = definirLlamada({
  metodo: 'POST',
  ruta: '/comprobantes',
  roles: [ROL.cobrador],
  resumen: 'Hand in a receipt that was given to a client',
  exito: 201,
  errores: [
    'FOLIO_OCUPADO',
    'YA_PROCESADA',
    'NO_ELEGIBLE',
    'CREDITO_NO_ACTIVO',
    'FECHA_INVALIDA',
    'MONTO_EXCEDE_SALDO',
  ],
  cuerpo: z
    .strictObject({
      token,
      serie: z.string().check(z.regex(FORMA_SERIE, { error: 'Serie inválida' })),
      numero: z.int().check(z.gte(1), z.lte(MAXIMO_NUMERO_COMPROBANTE)),
      id_credito: id,
      clave_pago: z.optional(claveDeRegistro),
      id_pago: z.optional(idPago),
      monto: montoPositivo,
      fecha: fechaNegocio,
      ...captura,
    })
    .check(
      z.refine((cuerpo) => (cuerpo.clave_pago === undefined) !== (cuerpo.id_pago === undefined), {
        error: 'Di de qué pago es: clave_pago o id_pago',
        path: ['clave_pago'],
      }),
      z.refine(({ id_pago: pago, id_credito }) => pago === undefined || pago.startsWith(`${id_credito}.`), {
        error: 'El pago es de otro crédito',
        path: ['id_pago'],
      }),
    ),
  respuesta: z.object({ token: z.string(), folio: z.string() }),
});

/**
 * The collector who gave a receipt, or a manager, takes it back: its page says so from then on. A second time changes
 * nothing. The phone that made it names its token; whoever reads it in a statement has its number only, and is not told
 * the client's link.
 */
export const revocarComprobante = definirLlamada({
  metodo: 'POST',
  ruta: '/comprobantes/revocar',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Revoke a receipt',
  errores: ['NO_ENCONTRADO'],
  cuerpo: z
    .strictObject({
      token: z.optional(token),
      folio: z.optional(z.string().check(z.regex(FORMA_FOLIO, { error: 'Folio inválido' }))),
      motivo: textoOpcional(TOPES.motivo),
    })
    .check(
      z.refine((cuerpo) => (cuerpo.token === undefined) !== (cuerpo.folio === undefined), {
        error: 'Di de qué comprobante: token o folio',
        path: ['folio'],
      }),
    ),
  /** The token only to whoever named it. */
  respuesta: z.object({ token: z.optional(z.string()), folio: z.string() }),
});
