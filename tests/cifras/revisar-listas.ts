import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import type { Caso } from './caso.ts';
import * as contado from './recuento.ts';

/** Tiles, counters and how long each list is. */
export async function listas({ oficina: { hoy, negocio }, pantallas, id, libro }: Caso) {
  const [clientes, aprobados, gastos, elegibles, ruta] = await Promise.all([
    pantallas.clientes(id),
    pantallas.aprobados(id),
    pantallas.gastos(id),
    pantallas.elegibles(id),
    pantallas.ruta(id),
  ]);
  const { porAprobar, montoGastos, gastosAprobados, gastosRechazados } = contado.enEspera(libro);
  const { activos } = contado.cartera(libro, hoy);
  const esFestivo = negocio.festivos.some((festivo) => festivo.fecha === hoy);
  const cartas = contado.ruta(libro, hoy, esFestivo);
  expect({
    tiles: clientes.resumen,
    aprobados: aprobados.total,
    gastos: gastos.contadores,
    elegibles: elegibles.total,
    ruta: [ruta.total, ruta.datos.length, ruta.visitados.length, ruta.inician_manana.length],
    jornada: ruta.jornada,
  }).toMatchObject({
    tiles: contado.tiles(libro, hoy),
    aprobados: activos,
    gastos: {
      pendientes: porAprobar.gastos,
      aprobados: gastosAprobados,
      rechazados: gastosRechazados,
      monto_pendiente: montoGastos,
    },
    elegibles: contado.elegibles(libro),
    ruta: [cartas.hoy, cartas.hoy, cartas.visitados, cartas.manana],
    jornada: { ...contado.jornada(libro, hoy, esFestivo), recaudado: contado.entre(libro, hoy).cobrado },
  });
}

/** The payment screen of one credit, whatever became of it. */
export async function pago({ pantallas, libro }: Caso, azar: Azar) {
  if (libro.creditos.length === 0) return;
  const credito = azar.elegir(libro.creditos);
  const { id_credito, dias_pago } = credito;
  const [{ resumen, credito: visto }, acumulado] = await Promise.all([
    pantallas.detalle(id_credito),
    pantallas.acumulativos(id_credito),
  ]);
  const pagado = contado.pagadoDe(libro, credito);
  const atrasos = contado.atrasosDe(libro, credito);
  const penalizaciones = Math.floor(atrasos / 5);
  const diario = contado.diarioDe(credito);
  expect(resumen).toEqual({
    totalAtrasos: atrasos,
    penalizaciones,
    montoPenalizacion: penalizaciones * diario,
    totalPagado: pagado,
    montoRestante: contado.saldoDe(libro, credito),
  });
  expect(visto).toMatchObject({ monto_total: contado.totalDe(credito), monto_diario: diario, dias_pago });
  expect(acumulado).toMatchObject({ total_pagado: pagado, saldo: resumen.montoRestante });
  expect(acumulado.acumulado.at(-1)?.total ?? 0).toBe(pagado);
}
