import { CLASES_POR_APROBAR, diasCompletos, fecha } from '@leal/domain';
import { expect } from 'vitest';
import { suma } from './caso.ts';
import { enMano } from './en-mano.ts';
import { leerLibro, type Libro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { enEspera, esperaDesde } from './en-espera.ts';
import * as contado from './recuento.ts';

/** The minute, as the screen shows it: the later of two payments at once may be booked first. */
const alMinuto = (ms: number): number => Math.floor(ms / 60_000);

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
    const suya = contado.cartera(libro, hoy);
    const dia = contado.entre(libro, hoy);
    if (!activo && suya.clientes === 0) return [];
    const tarjeta = {
      id_cobrador: id,
      nombre_cobrador: nombre,
      activo,
      ...(v && v.del <= hoy && v.al >= hoy && { vacaciones_hasta: v.al }),
      total_clientes: suya.clientes,
      clientes_activos: suya.activos,
      prestamos_por_entregar: suya.esperan,
      por_entregar: suya.porEntregar,
      clientes_vencidos: suya.vencidos,
      capital_colocado: suya.capital,
      monto_total: suya.total,
      total_pagado: suya.pagado,
      saldo_pendiente: suya.saldo,
      abono_diario: suya.diario,
      abono_minimo: Math.floor((suya.diario * negocio.parametros.porcentaje_abono_minimo) / 100 + 0.5),
      saldo_vencido: suya.saldoVencido,
      ...contado.jornada(libro, hoy, esFestivo),
      recaudado: dia.cobrado,
      efectivo_en_mano: enMano(libro),
      ultima_actualizacion: alMinuto(suya.ultimo),
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
  return {
    dias: dias.map(({ cobrado }) => cobrado),
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
    const [actual, antes] = [lunes, contado.masDias(lunes, -7)].map((uno) => semanaContada(libros[i]!, uno));
    const hubo = (una = actual!) => una.abonos + una.visitas + una.atrasos + una.gastos > 0;
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
  const suya = contado.cartera(todos, hoy);
  const [lunes, domingo] = [contado.lunesDe(hoy), contado.masDias(contado.lunesDe(hoy), 6)];
  const { porAprobar, montoGastos } = enEspera(todos);
  const cobrado = (desde: string, hasta = desde) => contado.entre(todos, desde, hasta).cobrado;
  // The day of its routes: a card that was visited today and has changed hands since is one of both.
  const esFestivo = negocio.festivos.some(({ fecha: festivo }) => festivo === hoy);
  const dias = cobradores.map(({ id }) => contado.jornada(leerLibro(documentos, id), hoy, esFestivo));
  expect(visto).toMatchObject({
    esperadoHoy: suma(dias, ({ esperado }) => esperado),
    debidosHoy: suma(dias, ({ debidos }) => debidos),
    visitadosHoy: suma(dias, ({ visitados }) => visitados),
    totalCapital: suya.capital,
    prestamosPorEntregar: suya.esperan,
    capitalPorEntregar: suya.porEntregar,
    totalClientes: suya.activos,
    totalCobradores: cobradores.filter(({ activo }) => activo).length,
    recaudacionHoy: cobrado(hoy),
    recaudacionSemana: cobrado(lunes, domingo),
    recaudacionSemanaPasada: cobrado(contado.masDias(lunes, -7), contado.masDias(lunes, -1)),
    clientesVencidos: suya.vencidos,
    saldoVencido: suya.saldoVencido,
    porAprobar,
    creditosPendientes: porAprobar.creditos,
    solicitudesPendientes: suma(CLASES_POR_APROBAR, (clase) => porAprobar[clase]),
    semanaActual: { inicio: lunes, fin: domingo },
    cobranza: contado.semanaDe(hoy).map((dia) => ({
      fecha: dia,
      cobrado: cobrado(dia),
      cobrado_semana_pasada: cobrado(contado.masDias(dia, -7)),
    })),
    vencidos: visto.vencidos.map(({ desde, hasta }) => contado.vencidosEntre(todos, hoy, desde, hasta)),
  });
  // Two decimals, and what lies in the middle may go either way.
  const recuperado = suya.total === 0 ? 0 : (100 * suya.pagado) / suya.total;
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
  expect(activos.total).toBe(suya.activos);
  expect({
    vencidos: activos.datos.filter(({ vencido }) => vencido).length,
    saldo: suma(activos.datos, ({ saldo }) => saldo),
  }).toEqual({ vencidos: suya.vencidos, saldo: suya.saldo });
  expect(gastos.contadores).toMatchObject({ pendientes: porAprobar.gastos, monto_pendiente: montoGastos });
  return visto;
}
