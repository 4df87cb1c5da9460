import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { captura, motivoDeVisita, promesaDeVisita, promesaSinLugar } from '../comunes/captura.ts';
import { definirLlamada } from '../definir.ts';
import { registrado } from '../formas/registrado.ts';
import { resumenPago } from '../formas/resumen.ts';

/** A promise that does not fit is left out when the phone is named, as with a visit. */
export const registrarAtraso = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/registrar-atraso',
  roles: [ROL.cobrador],
  resumen: 'Register a late day',
  errores: [
    'FUERA_DE_HORARIO',
    'FECHA_INVALIDA',
    'MONTO_EXCEDE_SALDO',
    'CREDITO_NO_ACTIVO',
    'YA_PAGADO',
    'RUTA_PRESTADA',
  ],
  cuerpo: z.strictObject({ id_credito: id, ...motivoDeVisita, ...promesaDeVisita, ...captura }),
  respuesta: z.object({
    totalAtrasos: z.int(),
    yaRegistrado: z.boolean(),
    resumen: resumenPago,
    registrado: z.optional(registrado),
    ...promesaSinLugar,
  }),
});
