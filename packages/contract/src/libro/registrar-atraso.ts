import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { captura } from '../comunes/captura.ts';
import { definirLlamada } from '../definir.ts';
import { registrado } from '../formas/registrado.ts';
import { resumenPago } from '../formas/resumen.ts';

export const registrarAtraso = definirLlamada({
  metodo: 'POST',
  ruta: '/clientes/registrar-atraso',
  roles: [ROL.cobrador],
  resumen: 'Register a late day',
  errores: ['FUERA_DE_HORARIO', 'FECHA_INVALIDA', 'CREDITO_NO_ACTIVO', 'YA_PAGADO'],
  cuerpo: z.strictObject({ id_credito: id, ...captura }),
  respuesta: z.object({
    totalAtrasos: z.int(),
    yaRegistrado: z.boolean(),
    resumen: resumenPago,
    registrado: z.optional(registrado),
  }),
});
