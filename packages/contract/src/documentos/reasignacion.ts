import { tomar } from '@leal/domain';
import * as z from 'zod/mini';
import { momento, monto } from '../comunes/guardado.ts';
import { POR_QUE_NO_PASA, reasignacion } from '../reasignaciones/reasignaciones.ts';

/** `reasignaciones/{id}`: clients of one collector that go over to others, part by part. */
export const reasignacionDoc = z.object({
  ...tomar(reasignacion.shape, ['id_reasignacion', 'estado', 'de', 'nombre_de', 'receptores']),
  ...tomar(reasignacion.shape, ['clientes', 'pasaron', 'quedaron', 'nombre_gerente']),
  partes: z.int(),
  /** The parts that are over: the next one has this number. */
  hechas: z.int(),
  id_gerente: z.string(),
  creado_en: momento,
  /** When a part went last: whoever drives it is at work. */
  movido_en: momento,
});
export type ReasignacionDoc = z.output<typeof reasignacionDoc>;

const deCliente = { id_cliente: z.string(), nombre: z.string() };

/** `reasignaciones/{id}/partes/{n}`: what goes to one of them in one transaction. */
export const parteDoc = z.object({
  a: z.string(),
  /** As the question showed them. */
  clientes: z.array(z.object({ ...deCliente, id_credito: z.nullable(z.string()), saldo_centavos: monto })),
  /** Null until the part is over. */
  pasaron: z.nullable(z.int()),
  quedaron: z.array(z.object({ ...deCliente, por_que: z.enum(POR_QUE_NO_PASA) })),
});
export type ParteDoc = z.output<typeof parteDoc>;
