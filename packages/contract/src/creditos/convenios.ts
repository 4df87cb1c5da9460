import { MAXIMO_RENGLONES_CONVENIO, ROL, TOPES } from '@leal/domain';
import * as z from 'zod/mini';
import { id, motivoRequerido, rotuloOpcional } from '../comunes/campos.ts';
import { montoPositivo, pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { convenioDicho } from '../formas/convenio.ts';

/**
 * The convenio of a credit that is behind or written off; it replaces the one in force. `visto`: the balance, and the convenio that stood
 * (null: none). Changes nothing of what is owed.
 */
export const registrarConvenio = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/convenio',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Write down the new plan that a client promises',
  errores: [
    'NO_ENCONTRADO',
    'CAMBIO_MIENTRAS',
    'CREDITO_NO_ACTIVO',
    'NO_ELEGIBLE',
    'FECHA_INVALIDA',
    'MONTO_EXCEDE_SALDO',
  ],
  cuerpo: z.strictObject({
    id_credito: id,
    renglones: z.array(z.strictObject({ fecha: fechaNegocio, monto: montoPositivo })).check(
      z.minLength(1, { error: 'Escribe al menos un pago' }),
      z.maxLength(MAXIMO_RENGLONES_CONVENIO, {
        error: `Un convenio tiene ${MAXIMO_RENGLONES_CONVENIO} pagos como máximo`,
      }),
    ),
    nota: rotuloOpcional(TOPES.nota),
    visto: z.strictObject({ saldo: pesos, convenio: z.nullable(z.string()) }),
  }),
  respuesta: z.object({ id_credito: z.string(), convenio: convenioDicho }),
});

/** The convenio stands no more. `visto`: which one. */
export const cancelarConvenio = definirLlamada({
  metodo: 'POST',
  ruta: '/creditos/cancelar-convenio',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Cancel the new plan that a client promised',
  errores: ['NO_ENCONTRADO', 'YA_PROCESADA', 'CAMBIO_MIENTRAS'],
  cuerpo: z.strictObject({
    id_credito: id,
    motivo: motivoRequerido,
    visto: z.strictObject({ convenio: z.string() }),
  }),
  respuesta: z.object({ id_credito: z.string() }),
});
