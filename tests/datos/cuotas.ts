// The things that the demo has to show of each collector, whatever day it is.
import {
  diaSemana,
  DOMINGO,
  esCobrable,
  esRenovable,
  estaVivo,
  estaVencido,
  fechaLocal,
  PARAMETROS,
  PLAZOS,
  TIPOS_SOLICITUD,
} from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from '../setup/libro.ts';

type Contado = { libro: Libro; ahora: Date };

const activosDe = ({ libro }: Contado) => libro.creditos.filter((c) => c.estado_credito === 'Aprobado');

/** Loans collectable today on which nobody has registered anything today. */
function porCobrarHoy(contado: Contado) {
  const hoy = fechaLocal(contado.ahora);
  return activosDe(contado).filter(
    (c) => esCobrable(hoy, c.dias_pago, []) && c.fecha_inicio! < hoy && c.fecha_ultima_gestion! < hoy,
  );
}

/** Most doors are pinned, so that a phone can say how far they are, and some are not yet. */
export function tienePuntos(contado: Contado): void {
  const activos = activosDe(contado);
  const pinchados = activos.filter(({ punto }) => punto !== undefined);
  expect(pinchados.length).toBeGreaterThan(activos.length / 2);
  expect(pinchados.length).toBeLessThan(activos.length);
}

export function tieneRuta(contado: Contado): void {
  const hoy = fechaLocal(contado.ahora);
  const domingo = diaSemana(hoy) === DOMINGO;
  expect(porCobrarHoy(contado).length).toBeGreaterThanOrEqual(domingo ? 8 : 20);
  expect(activosDe(contado).filter((c) => c.fecha_inicio === hoy).length).toBeGreaterThanOrEqual(2);
  const orden_clientes = contado.libro.ruta?.orden_clientes ?? [];
  const activos = new Set(activosDe(contado).map((c) => c.id_credito));
  expect(new Set(orden_clientes).size).toBe(orden_clientes.length);
  expect(orden_clientes.filter((id) => activos.has(id)).length).toBeGreaterThanOrEqual(15);
}

/** Inside the window something has been done today; before it, nothing can have been. */
export function tieneHoy({ libro, ahora }: Contado, abierta: boolean): void {
  const hoy = fechaLocal(ahora);
  const deHoy = libro.movimientos.filter((fila) => fila.fecha === hoy);
  const cuenta = (tipo: string) => deHoy.filter((fila) => fila.tipo === tipo && estaVivo(fila)).length;
  if (!abierta) return expect(deHoy).toEqual([]);
  expect(cuenta('pago')).toBeGreaterThanOrEqual(2);
  expect(cuenta('visita') + cuenta('atraso')).toBeGreaterThanOrEqual(2);
}

export function tieneDeTodo(contado: Contado): void {
  const { libro, ahora } = contado;
  const hoy = fechaLocal(ahora);
  const activos = activosDe(contado);
  const pagadoBajo = (pct: number) =>
    activos.filter((c) => c.total_pagado_centavos * 100 < c.monto_total_centavos * pct).length;
  const vencidos = activos.filter((c) => estaVencido({ ...c, saldo: c.saldo_centavos }, hoy));
  const renovables = libro.creditos.filter(
    (c) =>
      c.solicitud_renovacion === null &&
      esRenovable(
        { ...c, total_pagado: c.total_pagado_centavos, monto_total: c.monto_total_centavos },
        PARAMETROS,
      ),
  );
  expect(libro.clientes).toHaveLength(40);
  expect(new Set(libro.creditos.map((c) => c.estado_credito)).size).toBe(6);
  for (const plazo of PLAZOS) expect(activos.filter((c) => c.dias_pago === plazo).length).toBeGreaterThan(2);
  expect(pagadoBajo(30)).toBeGreaterThanOrEqual(5);
  expect(vencidos.length).toBeGreaterThanOrEqual(3);
  expect(activos.filter((c) => c.atrasos >= 5).length).toBeGreaterThanOrEqual(3);
  expect(renovables.length).toBeGreaterThanOrEqual(2);
}

export function tieneSolicitudes({ libro }: Contado): void {
  for (const tipo of TIPOS_SOLICITUD) {
    const estados = libro.solicitudes.filter((s) => s.tipo === tipo).map((s) => s.estado);
    expect(estados, tipo).toContain('pendiente');
    if (tipo === 'captura_tardia') continue;
    expect(estados, tipo).toContain('aprobada');
    expect(estados, tipo).toContain('rechazada');
  }
  const gastos = libro.gastos.map((g) => g.estado);
  expect(new Set(gastos)).toEqual(new Set(['pendiente', 'aprobada', 'rechazada']));
  expect(libro.gastos.some((g) => g.fecha_aprobacion !== null)).toBe(true);
}

export function tieneRarezas({ libro }: Contado): void {
  const veces = new Map<string, number>();
  for (const { slug, eliminado } of libro.clientes) {
    if (!eliminado) veces.set(slug, (veces.get(slug) ?? 0) + 1);
  }
  expect([...veces.values()].filter((n) => n > 1)).toEqual([2]);
  expect(libro.clientes.filter((c) => c.nombre.endsWith(' #2'))).toHaveLength(1);
  expect(libro.clientes.filter((c) => c.eliminado)).toHaveLength(1);
  expect(libro.movimientos.some((f) => f.descripcion.includes('modificado por gerente'))).toBe(true);
  expect(libro.movimientos.some((f) => f.eliminado)).toBe(true);
  expect(libro.movimientos.some((f) => f.cancelado)).toBe(true);
  expect(libro.movimientos.some((f) => f.tipo === 'liquidacion')).toBe(true);
  expect(libro.movimientos.some((f) => f.tardia)).toBe(true);
  expect(libro.movimientos.some((f) => f.tipo === 'pago' && fechaLocal(f.sincronizado_en) !== f.fecha)).toBe(
    true,
  );
}
