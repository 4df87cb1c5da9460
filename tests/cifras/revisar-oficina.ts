import { CLASES_POR_APROBAR, diasCompletos, fecha } from '@leal/domain';
import { expect } from 'vitest';
import { leerLibro, type Libro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { enEspera, esperaDesde } from './en-espera.ts';
import * as contado from './recuento.ts';
import { suma } from './recuento.ts';
import { deLoEsperado } from './recuento-esperado.ts';

/** The minute, as the screen shows it: the later of two payments at once may be booked first. */
const alMinuto = (ms: number): number => Math.floor(ms / 60_000);

/** In hand (decision 0020): the open cut, the cuts that no manager confirmed, and what confirmed ones lack. */
function enMano({ cajas, cortes, diferencias }: Libro): number {
  const filas = cajas.flatMap(({ filas: deLaCaja = {} }) => Object.values(deLaCaja));
  const sinConfirmar = cortes.filter(({ estado }) => estado !== 'confirmado');
  const abiertas = diferencias.filter(({ estado }) => estado === 'abierta');
  return (
    suma(filas, (fila) => fila.monto_centavos) +
    suma(sinConfirmar, (corte) => corte.esperado_centavos) +
    suma(abiertas, (solicitud) => solicitud.monto_centavos)
  );
}

/** The card of every collector. */
export async function tarjetas(
  { hoy, negocio, cobradores }: Oficina,
  pantallas: Pantallas,
  libros: readonly Libro[],
) {
  const { datos } = await pantallas.rutas();
  const esFestivo = negocio.festivos.some((festivo) => festivo.fecha === hoy);
  const esperadas = cobradores.flatMap(({ id, nombre, activo, vacaciones: v }, i) => {
    const libro = libros[i]!;
    const cartera = contado.cartera(libro, hoy);
    const dia = contado.entre(libro, hoy);
    if (!activo && cartera.clientes === 0) return [];
    const tarjeta = {
      id_cobrador: id,
      nombre_cobrador: nombre,
      activo,
      ...(v && v.del <= hoy && v.al >= hoy && { vacaciones_hasta: v.al }),
      total_clientes: cartera.clientes,
      clientes_activos: cartera.activos,
      prestamos_por_entregar: cartera.esperan,
      por_entregar: cartera.porEntregar,
      clientes_vencidos: cartera.vencidos,
      capital_colocado: cartera.capital,
      monto_total: cartera.total,
      total_pagado: cartera.pagado,
      saldo_pendiente: cartera.saldo,
      abono_diario: cartera.diario,
      abono_minimo: Math.floor((cartera.diario * negocio.parametros.porcentaje_abono_minimo) / 100 + 0.5),
      saldo_vencido: cartera.saldoVencido,
      ...contado.jornada(libro, hoy, esFestivo),
      recaudado: dia.cobrado,
      ...dia.deBancos,
      efectivo_en_mano: enMano(libro),
      ultima_actualizacion: alMinuto(cartera.ultimo),
    };
    return [tarjeta];
  });
  const vistas = datos.map((vista) => ({
    ...vista,
    ultima_actualizacion: alMinuto(Date.parse(vista.ultima_actualizacion ?? '1970-01-01')),
  }));
  expect(vistas).toEqual(esperadas);
  return datos;
}

/** A week of one collector as the comparison shows it, from the ledger. */
function semanaContada(libro: Libro, lunes: string) {
  const dias = contado.semanaDe(lunes).map((dia) => contado.entre(libro, dia));
  const total = (valor: (dia: (typeof dias)[number]) => number) => suma(dias, valor);
  const transferidos = dias.map(({ deBancos }) => deBancos.transferido ?? 0);
  return {
    dias: dias.map(({ cobrado }) => cobrado),
    ...(transferidos.some((monto) => monto > 0) && { transferidos }),
    cobrado: total((dia) => dia.cobrado),
    abonos: total((dia) => dia.pagos),
    visitas: total((dia) => dia.visitas),
    atrasos: total((dia) => dia.atrasos),
    gastos: total((dia) => dia.gastos),
  };
}

/** Weeks side by side: those of whoever did something in one of them, by name. */
export async function comparacion(
  { cobradores }: Oficina,
  pantallas: Pantallas,
  libros: readonly Libro[],
  lunes: string,
) {
  const visto = await pantallas.comparacion(fecha(lunes));
  const esperados = cobradores.flatMap(({ id, nombre, vacaciones: v }, i) => {
    const [actual, antes] = [lunes, contado.masDias(lunes, -7)].map((dia) => semanaContada(libros[i]!, dia));
    const hubo = (semana = actual!) => semana.abonos + semana.visitas + semana.atrasos + semana.gastos > 0;
    if (!hubo(actual) && !hubo(antes)) return [];
    const ausente = v && v.del <= contado.masDias(lunes, 6) && v.al >= lunes && { vacaciones: v };
    const anterior = hubo(antes) ? antes : null;
    return [{ id_cobrador: id, nombre_cobrador: nombre, ...ausente, actual, anterior }];
  });
  expect(visto.datos).toEqual(esperados);
}

/** The manager's dashboard, and what other screens of the office count again. */
export async function tableroGerente(
  { hoy, cobradores, negocio, documentos }: Oficina,
  pantallas: Pantallas,
  todos: Libro,
) {
  const [visto, activos, gastos] = await Promise.all([
    pantallas.tableroGerente(),
    pantallas.clientesActivos(),
    pantallas.gastosDeTodos(),
  ]);
  const cartera = contado.cartera(todos, hoy);
  const [lunes, domingo] = [contado.lunesDe(hoy), contado.masDias(contado.lunesDe(hoy), 6)];
  const { porAprobar, montoGastos } = enEspera(todos);
  const cobrado = (desde: string, hasta = desde) => contado.entre(todos, desde, hasta).cobrado;
  // The day of its routes: a card that was visited today and has changed hands since is one of both.
  const esFestivo = negocio.festivos.some(({ fecha: festivo }) => festivo === hoy);
  const dias = cobradores.map(({ id }) => contado.jornada(leerLibro(documentos, id), hoy, esFestivo));
  expect(visto).toMatchObject({
    esperadoHoy: suma(dias, ({ esperado }) => esperado),
    cobradoDeLoEsperado: {
      hoy: {
        ...deLoEsperado(todos, hoy),
        esperado: suma(dias, ({ esperado }) => esperado),
      },
      // Nobody kept a day of this office.
      sieteDias: { cobrado: 0, esperado: 0, porcentaje: null, dias: 0, de: 7 },
      treintaDias: { cobrado: 0, esperado: 0, porcentaje: null, dias: 0, de: 30 },
    },
    debidosHoy: suma(dias, ({ debidos }) => debidos),
    visitadosHoy: suma(dias, ({ visitados }) => visitados),
    totalCapital: cartera.capital,
    prestamosPorEntregar: cartera.esperan,
    capitalPorEntregar: cartera.porEntregar,
    totalClientes: cartera.activos,
    totalCobradores: cobradores.filter(({ activo }) => activo).length,
    recaudacionHoy: cobrado(hoy),
    recaudacionSemana: cobrado(lunes, domingo),
    recaudacionSemanaPasada: cobrado(contado.masDias(lunes, -7), contado.masDias(lunes, -1)),
    clientesVencidos: cartera.vencidos,
    saldoVencido: cartera.saldoVencido,
    porAprobar,
    creditosPendientes: porAprobar.creditos,
    solicitudesPendientes: suma(CLASES_POR_APROBAR, (clase) => porAprobar[clase]),
    semanaActual: { inicio: lunes, fin: domingo },
    cobranza: contado.semanaDe(hoy).map((dia) => ({
      fecha: dia,
      cobrado: cobrado(dia),
      ...contado.entre(todos, dia).deBancos,
      cobrado_semana_pasada: cobrado(contado.masDias(dia, -7)),
    })),
    vencidos: visto.vencidos.map(({ desde, hasta }) => contado.vencidosEntre(todos, hoy, desde, hasta)),
  });
  // Two decimals, and what lies in the middle may go either way.
  const recuperado = cartera.total === 0 ? 0 : (100 * cartera.pagado) / cartera.total;
  expect(Math.abs(visto.porcentajeRecuperacion - recuperado)).toBeLessThan(0.005 + 1e-9);
  const desde = Object.entries(visto.esperaDesde).map(([clase, iso]) => [clase, iso && Date.parse(iso)]);
  expect(Object.fromEntries(desde)).toEqual(esperaDesde(todos));
  const completos = contado.semanaDe(hoy).filter((dia) => dia < hoy);
  expect(diasCompletos(visto.cobranza, hoy)).toEqual(
    completos.length === 0
      ? null
      : {
          desde: lunes,
          hasta: contado.masDias(hoy, -1),
          cobrado: cobrado(lunes, contado.masDias(hoy, -1)),
          semana_pasada: cobrado(contado.masDias(lunes, -7), contado.masDias(hoy, -8)),
        },
  );
  expect(activos.total).toBe(cartera.activos);
  expect({
    vencidos: activos.datos.filter(({ vencido }) => vencido).length,
    saldo: suma(activos.datos, ({ saldo }) => saldo),
  }).toEqual({ vencidos: cartera.vencidos, saldo: cartera.saldo });
  expect(gastos.contadores).toMatchObject({ pendientes: porAprobar.gastos, monto_pendiente: montoGastos });
  return visto;
}
