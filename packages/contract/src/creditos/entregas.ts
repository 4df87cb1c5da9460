import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { senasCliente } from '../comunes/cliente.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio, instante } from '../comunes/fechas.ts';
import { lista, paginacion } from '../comunes/listas.ts';
import { definirLlamada } from '../definir.ts';

const creditoPorEntregar = z.object({
  id_credito: z.string(),
  id_cliente: z.string(),
  id_cobrador: z.string(),
  nombre_cobrador: z.nullable(z.string()),
  /** The client who waits for the cash, and the address: it is carried there. */
  ...senasCliente,
  /** The cash that the client gets; a renewal gives what is left after the old balance. */
  monto: pesos,
  aprobado_en: instante,
  fecha_aprobacion: fechaNegocio,
  es_renovacion: z.boolean(),
  /** Whole days since the approval, today. */
  dias_en_espera: z.int(),
  /** Whether a manager may still cancel it: no renewal, no movements, nothing asked about it, no cash of it to be settled. */
  se_puede_cancelar: z.boolean(),
  /** Why not. */
  no_se_cancela: z.optional(z.string()),
});
export type CreditoPorEntregar = z.output<typeof creditoPorEntregar>;

/** Approved and not handed over yet, the oldest first: a collector's own, or to a manager those of one or of all. */
export const porEntregar = definirLlamada({
  metodo: 'GET',
  ruta: '/creditos/por-entregar',
  roles: [ROL.cobrador, ROL.gerente],
  resumen: 'Approved loans whose cash was not handed over yet',
  consulta: z.strictObject({ ...paginacion, id_cobrador: z.optional(id) }),
  respuesta: lista(creditoPorEntregar),
});
