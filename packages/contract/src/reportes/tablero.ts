import { CERO, ROL } from '@leal/domain';
import * as z from 'zod/mini';
import { id } from '../comunes/campos.ts';
import { pesos } from '../comunes/dinero.ts';
import { fechaNegocio } from '../comunes/fechas.ts';
import { definirLlamada } from '../definir.ts';
import { filaReporte } from '../formas/fila-reporte.ts';
import { visitados } from '../formas/jornada.ts';

/** A collector's day in figures (spec §3, 'Collector dashboard'). */
const tableroCobrador = z.object({
  fecha: fechaNegocio,
  /** Both: today's live payments. */
  total_hoy: pesos,
  total_recaudado_bruto: pesos,
  /** The part of them that came by transfer; absent: none. */
  transferido: z.optional(pesos),
  pagos_hoy: z.int(),
  /** Distinct credits that were visited today (docs/figuras.md), and which they are: a phone knows of some before. */
  clientes_visitados: z.int(),
  visitados,
  clientes_activos: z.int(),
  /** The loans that still wait to be handed over, and the cash for them. */
  prestamos_por_entregar: z._default(z.int(), 0),
  por_entregar: z._default(pesos, CERO),
  /** Counts of what waits for a manager. */
  creditos_pendientes: z.int(),
  gastos_pendientes: z.int(),
  solicitudes_edicion: z.int(),
  solicitudes_renovacion: z.int(),
  por_aprobar: z.object({
    clientes: z.int(),
    abonos: z.int(),
    gastos: z.int(),
    renovaciones: z.int(),
  }),
  /** Cash received today, without transfers, minus the expenses approved today; negative when more was spent than received. */
  efectivo_entregar: pesos,
  /** Part of it: of payments of earlier days, which came or were approved today. */
  llego_despues: pesos,
  /** Cash of payments that wait for a manager: in hand, in no figure yet. */
  en_mano_por_aprobar: pesos,
  /** Cash that a decision left to be given back or registered: in hand, in no figure yet. */
  en_mano_por_resolver: pesos,
  gastos_aprobados_hoy: pesos,
  monto_gastos_pendientes: pesos,
  /** Today's payments, newest first. */
  historial_dia: z.array(filaReporte),
  /** The collection of the seven days of this week, Monday first. */
  semana: z.array(z.object({ fecha: fechaNegocio, cobrado: pesos, transferido: z.optional(pesos) })),
});
export type TableroCobrador = z.output<typeof tableroCobrador>;

export const dashboardPropio = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/dashboard',
  roles: [ROL.cobrador],
  resumen: "One's own day in figures",
  respuesta: tableroCobrador,
});

export const dashboardDeCobrador = definirLlamada({
  metodo: 'GET',
  ruta: '/abonos/dashboard/:id_usuario',
  roles: [ROL.cobrador, ROL.gerente, ROL.supervisor],
  resumen: "A collector's day in figures",
  parametros: z.strictObject({ id_usuario: id }),
  respuesta: tableroCobrador,
});
