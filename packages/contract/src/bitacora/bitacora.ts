import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { posicionDicha } from '../comunes/captura.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';
import { idRol } from '../formas/usuario.ts';

const valores = z.nullable(z.record(z.string(), z.unknown()));

/** A row of the audit: who did what to which document; amounts in pesos, the fields named without `_centavos`. */
const renglonBitacora = z.object({
  id: z.string(),
  fecha: instante,
  id_usuario: z.string(),
  nombre_usuario: z.string(),
  id_rol: idRol,
  accion: z.string(),
  documento: z.string(),
  id_cobrador: z.nullable(z.string()),
  id_cliente: z.nullable(z.string()),
  /** The client's name at that time. */
  nombre_cliente: z.nullable(z.string()),
  antes: valores,
  despues: valores,
  decision_propia: z.boolean(),
  /** The call did not say what its question had shown, so nothing was compared. */
  sin_visto: z.boolean(),
  /** The position of the phone that captured it, as long as that is kept. */
  posicion: z.optional(posicionDicha),
});
export type RenglonBitacora = z.output<typeof renglonBitacora>;

/** Newest first; `desde` and `hasta` are business dates, both included. */
export const leerBitacora = definirLlamada({
  metodo: 'GET',
  ruta: '/bitacora',
  roles: [ROL.gerente],
  resumen: 'The audit, newest first',
  consulta: z.strictObject({
    ...paginacion,
    id_cobrador: z.optional(id),
    id_cliente: z.optional(id),
    accion: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    desde: z.optional(fechaNegocio),
    hasta: z.optional(fechaNegocio),
  }),
  respuesta: lista(renglonBitacora),
});
