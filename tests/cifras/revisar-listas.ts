import type { CreditoDeRuta } from '@leal/contract';
import { montoAtrasado, sugerenciaAbono } from '@leal/domain';
import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import { enEspera } from './en-espera.ts';
import { festivosDe } from './oficina.ts';
import type { Caso } from './pantallas.ts';
import * as contado from './recuento.ts';

/** Tiles, counters and how long each list is. */
export async function listas(caso: Caso) {
  const { oficina, pantallas, id, libro } = caso;
  const { hoy, negocio } = oficina;
  const [clientes, aprobados, gastos, elegibles, ruta] = await Promise.all([
    pantallas.clientes(id),
    pantallas.aprobados(id),
    pantallas.gastos(id),
    pantallas.elegibles(id),
    pantallas.ruta(id),
  ]);
  const { porAprobar, montoGastos, gastosAprobados, gastosRechazados } = enEspera(libro);
  const { activos } = contado.cartera(libro, hoy);
  const esFestivo = negocio.festivos.some((festivo) => festivo.fecha === hoy);
  cartas(caso, ruta.datos);
  const delDia = contado.entre(libro, hoy);
  const cuentas = contado.ruta(libro, hoy, esFestivo);
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
    ruta: [cuentas.hoy, cuentas.hoy, cuentas.visitados, cuentas.manana],
    jornada: { ...contado.jornada(libro, hoy, esFestivo), recaudado: delDia.cobrado, ...delDia.deBancos },
  });
}

/** The amounts that each card asks for and says of its client: the one that the form suggests, and the late one. */
function cartas({ oficina, libro }: Caso, datos: readonly CreditoDeRuta[]) {
  const { hoy, negocio } = oficina;
  const vistas = datos.map((carta) => [
    carta.id_credito,
    sugerenciaAbono({ ...carta, en_espera: carta.pendiente_multiple?.monto }, negocio.parametros),
    montoAtrasado(carta, hoy, negocio),
  ]);
  const contadas = datos.map(({ id_credito, pendiente_multiple }) => {
    const credito = libro.creditos.find((guardado) => guardado.id_credito === id_credito)!;
    return [
      id_credito,
      contado.sugerido(contado.diarioDe(credito), contado.saldoDe(libro, credito), pendiente_multiple?.monto),
      contado.atrasado(libro, credito, hoy, festivosDe(oficina)(credito)),
    ];
  });
  expect(vistas).toEqual(contadas);
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
