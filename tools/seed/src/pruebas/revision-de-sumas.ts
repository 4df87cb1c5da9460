import { fechaLocal } from '@leal/domain';
import { expect } from 'vitest';
import type { Libro } from './libro.ts';
import * as recalculo from './recalculo.ts';

const SEMANA_EN_CERO = { cobrado_centavos: 0, pagos: 0, visitas: 0, atrasos: 0, gastos_centavos: 0 };

function revisarCreditos(libro: Libro) {
  for (const credito of libro.creditos) {
    expect(credito, credito.id_credito).toMatchObject(recalculo.credito(libro, credito));
    expect(credito.gestiones, credito.id_credito).toEqual(recalculo.gestiones(libro, credito));
  }
}

function revisarTotales(libro: Libro, ahora: Date) {
  const { ultimos_15_dias, nombre_cobrador, ...totales } = libro.totales;
  expect(totales).toEqual(recalculo.totales(libro));
  expect(nombre_cobrador).not.toBe('');
  const esperados = recalculo.ultimos15(libro, fechaLocal(ahora));
  const guardados = Object.keys(ultimos_15_dias);
  expect(guardados.filter((dia) => !(dia in esperados))).toEqual([]);
  for (const [dia, sumas] of Object.entries(esperados)) {
    expect({ ...SEMANA_EN_CERO, ...ultimos_15_dias[dia as keyof typeof ultimos_15_dias] }, dia).toEqual(
      sumas,
    );
  }
}

function revisarDias(libro: Libro) {
  const conMovimiento = new Set([
    ...libro.filas.flatMap((fila) => [fila.fecha, fila.fecha_contable]),
    ...libro.gastos.flatMap((gasto) => gasto.fecha_aprobacion ?? []),
    ...libro.creditos.flatMap(({ fecha_inicio }) => fecha_inicio ?? []),
  ]);
  expect(libro.dias.map((dia) => dia.fecha).sort()).toEqual([...conMovimiento].sort());
  for (const { fecha, id_cobrador, filas, ...sumas } of libro.dias) {
    expect(id_cobrador).toBe(libro.id_cobrador);
    expect({ ...sumas, filas: Object.keys(filas).sort() }, fecha).toEqual(recalculo.dia(libro, fecha));
    const cobrado = Object.values(filas).map((fila) => (fila.tipo === 'pago' ? fila.monto_centavos : 0));
    expect(recalculo.suma(cobrado)).toBe(sumas.cobrado_centavos);
  }
}

function revisarAvisos({ aviso, totales }: Libro) {
  expect(aviso.por_aprobar).toEqual({ creditos: totales.creditos_pendientes, ...totales.pendientes });
}

function revisarClientes(libro: Libro) {
  for (const cliente of libro.clientes) {
    const suyos = libro.creditos.filter((credito) => credito.id_cliente === cliente.id_cliente);
    const abiertos = suyos.filter(({ estado_credito }) => ['Pendiente', 'Aprobado'].includes(estado_credito));
    const visitas = libro.filas.filter(
      (f) => f.id_cliente === cliente.id_cliente && f.tipo !== 'liquidacion',
    );
    const seguido = suyos.filter(
      ({ estado_credito }) => !['Pendiente', 'Rechazado'].includes(estado_credito),
    );
    const activo = suyos.some(({ estado_credito }) => estado_credito === 'Aprobado');
    const enLista = activo ? 'Pendiente' : 'Finalizado';
    expect(abiertos.length).toBeLessThanOrEqual(1);
    expect(cliente.id_credito_abierto).toBe(abiertos[0]?.id_credito ?? null);
    expect(suyos.map((credito) => credito.id_credito)).toContain(cliente.id_credito_ultimo);
    expect(cliente.estado_lista).toBe(cliente.eliminado || seguido.length === 0 ? null : enLista);
    expect(cliente.ultima_visita).toBe(
      visitas
        .map((fila) => fila.fecha)
        .sort()
        .at(-1),
    );
  }
}

/** Every stored figure of a collector against the plain sums of its rows. */
export function revisarSumas(libro: Libro, ahora: Date): void {
  revisarCreditos(libro);
  revisarTotales(libro, ahora);
  revisarDias(libro);
  revisarAvisos(libro);
  revisarClientes(libro);
}
