import type { Azar } from '@leal/seed';
import {
  alCorriente,
  atrasado,
  finalizado,
  iniciaManana,
  type PlanCredito,
  type PlanSolicitud,
  porRenovar,
  reciente,
  sinAprobar,
  vencido,
} from './plan.ts';

const pide = (
  tipo: PlanSolicitud['tipo'],
  desenlace: PlanSolicitud['desenlace'] = 'pendiente',
): PlanSolicitud => ({ tipo, desenlace });

/**
 * Most of what happens today is on 40- and 60-day terms (one of each kind has 30 days), so that there is something to
 * see on Sunday too, when 30-day loans are not collected.
 */
const enMarcha = (azar: Azar): PlanCredito[] => [
  alCorriente(azar, 30, { hoy: 'pago' }),
  alCorriente(azar, 30, { solicitudes: [pide('edicion_pago', 'aprobada')] }),
  alCorriente(azar, 30, { nombre: 'igual', solicitudes: [pide('edicion_cliente', 'aprobada')] }),
  alCorriente(azar, 30, { hoy: 'atraso' }),
  alCorriente(azar, 40, { hoy: 'pago', solicitudes: [pide('edicion_pago')] }),
  alCorriente(azar, 40, { hoy: 'visita', solicitudes: [pide('eliminacion_pago', 'rechazada')] }),
  alCorriente(azar, 40, { solicitudes: [pide('eliminacion_pago')] }),
  alCorriente(azar, 40, { solicitudes: [pide('abonos_multiples', 'rechazada')] }),
  alCorriente(azar, 60, { hoy: 'pago', solicitudes: [pide('eliminacion_pago', 'aprobada')] }),
  alCorriente(azar, 60, { hoy: 'multiple' }),
  alCorriente(azar, 60, { solicitudes: [pide('edicion_cliente')] }),
  alCorriente(azar, 60, { solicitudes: [pide('abonos_multiples', 'aprobada')] }),
];

const conProblemas = (azar: Azar): PlanCredito[] => [
  atrasado(azar, 30),
  atrasado(azar, 40, { hoy: 'atraso' }),
  atrasado(azar, 60, { solicitudes: [pide('edicion_pago', 'rechazada')] }),
  vencido(azar, 30),
  vencido(azar, 30, { solicitudes: [pide('edicion_cliente', 'rechazada')] }),
  vencido(azar, 40, { hoy: 'visita' }),
  vencido(azar, 60, { solicitudes: [pide('captura_tardia')] }),
];

const alFinal = (azar: Azar): PlanCredito[] => [
  porRenovar(azar, 30),
  porRenovar(azar, 40),
  porRenovar(azar, 60, { solicitudes: [pide('renovacion')] }),
  porRenovar(azar, 40, { solicitudes: [pide('renovacion', 'rechazada')] }),
  finalizado(azar, 30),
  reciente(azar, 40, { nombre: 'duplicado' }),
  finalizado(azar, 40),
  finalizado(azar, 60),
  finalizado(azar, 30, { fin: 'Castigado', dias: 18, abonos: 9, atrasos: 6, termina_hace: 5 }),
];

const alPrincipio = (azar: Azar): PlanCredito[] => [
  reciente(azar, 30),
  reciente(azar, 60),
  reciente(azar, 30, { solicitudes: [pide('edicion_cliente')] }),
  reciente(azar, 40),
  reciente(azar, 60),
  reciente(azar, 30, { renueva: { plazo: 30 } }),
  reciente(azar, 40, { renueva: { plazo: 40 } }),
  iniciaManana(azar, 30),
  iniciaManana(azar, 60),
  sinAprobar('Pendiente', 30),
  sinAprobar('Pendiente', 60),
  sinAprobar('Rechazado', 40),
];

/** The forty clients of one collector's portfolio. */
export const planDemo = (azar: Azar): PlanCredito[] => [
  ...enMarcha(azar),
  ...conProblemas(azar),
  ...alFinal(azar),
  ...alPrincipio(azar),
];
