import { ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { pesos } from '../comunes/dinero.ts';
import { instante } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { jornada } from '../formas/jornada.ts';

/** A collector's route in figures (spec §3, 'Collector route summary'). */
const resumenRuta = z.object({
  id_cobrador: z.string(),
  nombre_cobrador: z.string(),
  activo: z.boolean(),
  total_clientes: z.int(),
  capital_colocado: pesos,
  saldo_pendiente: pesos,
  abono_diario: pesos,
  abono_minimo: pesos,
  clientes_activos: z.int(),
  clientes_vencidos: z.int(),
  saldo_vencido: pesos,
  /** As the route's own answer says it. */
  ...jornada,
  efectivo_en_mano: pesos,
  ultima_actualizacion: z.nullable(instante),
});
export type ResumenRuta = z.output<typeof resumenRuta>;

/** Sorted by name; a collector who was turned off is listed as long as clients are left. */
export const gerenteRutas = definirLlamada({
  metodo: 'GET',
  ruta: '/gerente/rutas',
  roles: [ROL.gerente, ROL.supervisor],
  resumen: 'Every collector and the figures of its route',
  respuesta: z.object({ datos: z.array(resumenRuta) }),
});
