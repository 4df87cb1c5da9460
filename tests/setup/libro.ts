// The sums of a collector again from the rows, written apart from the server's.
import type { ClienteDoc, CreditoDoc, MovimientoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { type Fecha, fechaLocal, porAprobar, estaVivo } from '@leal/domain';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { leerLibro, type Libro } from './leer-libro.ts';
import { diaYForma, esRegular } from './es-regular.ts';
import { comprobarCaja } from './libro-caja.ts';
import { comprobarConvenio } from './libro-convenio.ts';
import { porAtrasoDe, vencimientosDe } from './libro-deudas.ts';
import { comprobarInteres, ganadoEl } from './libro-interes.ts';
import { comprobarPerdido, comprobarRecuperado, deCastigadosEl } from './libro-perdido.ts';

export { leerLibro, type Libro, libroDe } from './leer-libro.ts';

const suma = <T>(cosas: readonly T[], valor: (cosa: T) => number): number =>
  cosas.reduce((total, cosa) => total + valor(cosa), 0);
const vivo = (m: MovimientoDoc) => m.eliminado === undefined && m.cancelado === undefined;
const de = (tipo: MovimientoDoc['tipo']) => (m: MovimientoDoc) => m.tipo === tipo && vivo(m);
/** A payment whose money is in somebody's hands. */
const enEfectivo = (m: MovimientoDoc) => de('pago')(m) && m.transferencia === undefined;
const montos = (ms: readonly MovimientoDoc[]) => suma(ms, (m) => m.monto_centavos);

/** So much paid as it was counted by, or paid off by a client who is still there and has no later credit. */
function esRenovable(credito: CreditoDoc, pagado: number, cliente: ClienteDoc | undefined): boolean {
  if (cliente?.eliminado !== false) return false;
  const { criterios, monto_total_centavos: total } = credito;
  if (credito.estado_credito === 'Aprobado')
    return pagado * 100 >= total * (criterios?.porcentaje_renovacion ?? 80);
  return credito.estado_credito === 'Finalizado' && credito.id_credito_siguiente === null;
}

function comprobarCredito(
  credito: CreditoDoc,
  movimientos: readonly MovimientoDoc[],
  cliente: ClienteDoc | undefined,
): void {
  const pagos = movimientos.filter(de('pago'));
  const aperturas = movimientos.filter(de('apertura'));
  const pagado = montos(pagos) + montos(movimientos.filter(de('liquidacion'))) + montos(aperturas);
  expect({
    pagado: credito.total_pagado_centavos,
    saldo: credito.saldo_centavos,
    pagos: credito.num_pagos,
    atrasos: credito.atrasos,
    renovable: credito.renovable ?? false,
  }).toEqual({
    pagado,
    saldo: Math.max(credito.monto_total_centavos - pagado, 0),
    pagos: pagos.length,
    atrasos: suma([...movimientos.filter(de('atraso')), ...aperturas], (m) => m.cantidad_dias ?? 1),
    renovable: esRenovable(credito, pagado, cliente),
  });
  comprobarInteres(credito, movimientos);
  comprobarRecuperado(credito, movimientos);
  comprobarConvenio(credito, movimientos);
  const { entrega, decision } = credito;
  if (entrega?.fecha && decision)
    expect(entrega.fecha >= fechaLocal(decision.fecha), 'handed over after its approval').toBe(true);
  const regulares = pagos.filter(esRegular).map(diaYForma);
  expect(new Set(regulares).size, 'two regular payments of one form on one day').toBe(regulares.length);
  const transferido = (m: MovimientoDoc) => de('pago')(m) && m.transferencia !== undefined;
  const mal = movimientos.filter((m) => (m.banco !== undefined) !== transferido(m));
  expect(mal, 'the bank is asked about every transfer that counts, and about nothing else').toEqual([]);
  const pagados = new Set(pagos.map((m) => m.fecha));
  const tardes = movimientos.filter(de('atraso')).filter((m) => pagados.has(m.fecha));
  expect(tardes, 'a late day on a day that is paid').toEqual([]);
}

const sumasDe = (ms: readonly MovimientoDoc[]) => ({
  cobrado_centavos: montos(ms.filter(de('pago'))),
  transferido_centavos: montos(ms.filter((m) => de('pago')(m) && m.transferencia !== undefined)),
  pagos: ms.filter(de('pago')).length,
  visitas: ms.filter(de('visita')).length,
  atrasos: ms.filter(de('atraso')).length,
});

/** The credits whose payment of that day waits for the manager. */
const queEsperan = (libro: Libro, dias: readonly string[]): string[] =>
  abiertas(libro, 'abonos_multiples').flatMap(({ datos, id_credito }) =>
    id_credito !== null && 'fecha' in datos && dias.includes(datos.fecha) ? [id_credito] : [],
  );

/** Nobody was there. */
const NO_ES_VISITA = new Set<MovimientoDoc['tipo']>(['liquidacion', 'apertura']);

/** The credits that were visited on one of these days (docs/figuras.md). */
export const visitadosEn = (libro: Libro, dias: readonly string[]): Set<string> =>
  new Set([
    ...libro.movimientos
      .filter((m) => dias.includes(m.fecha) && !NO_ES_VISITA.has(m.tipo) && vivo(m))
      .map((m) => m.id_credito),
    ...queEsperan(libro, dias),
  ]);

function comprobarDia(libro: Libro, dia: Libro['dias'][number]): void {
  const delDia = libro.movimientos.filter((m) => m.fecha === dia.fecha);
  const { cobrado_centavos, transferido_centavos, pagos, visitas, atrasos, efectivo_centavos } = dia;
  expect({ cobrado_centavos, transferido_centavos, pagos, visitas, atrasos }).toEqual(sumasDe(delDia));
  const deCaja = libro.movimientos.filter((m) => m.fecha_contable === dia.fecha);
  expect(efectivo_centavos).toBe(montos(deCaja.filter(enEfectivo)));
  expect(dia.interes_centavos).toBe(ganadoEl(dia.fecha, libro.movimientos));
  comprobarPerdido(libro, dia);
  const gastados = libro.gastos.filter((g) => g.fecha_aprobacion === dia.fecha);
  expect([dia.gastos, dia.gastos_centavos]).toEqual([
    gastados.length,
    suma(gastados, (g) => g.monto_centavos),
  ]);
  // The credits count where they were then, whosever they are now.
  const { id_cobrador: uid } = libro.totales;
  const todos = [...libro.creditos, ...libro.ajenos.creditos];
  const terminados = todos.filter(
    (c) =>
      (c.termino_con ?? c.id_cobrador) === uid &&
      ['Finalizado', 'Renovado'].includes(c.estado_credito) &&
      c.fecha_fin === dia.fecha,
  );
  const nuevos = todos.filter(
    (c) =>
      (c.empezo_con ?? c.id_cobrador) === uid &&
      c.fecha_inicio === dia.fecha &&
      c.entrega?.estado !== 'cancelada' &&
      c.importado === undefined,
  );
  expect([dia.creditos_nuevos, dia.creditos_terminados]).toEqual([nuevos.length, terminados.length]);
  const esperadas = delDia
    .filter((m) => vivo(m) && m.tipo !== 'apertura')
    .map((m) => [`${m.id_credito}_${m.id_movimiento}`, [m.tipo, m.monto_centavos]]);
  expect(Object.keys(dia.en_espera).toSorted()).toEqual(queEsperan(libro, [dia.fecha]).toSorted());
  const filas = Object.entries(dia.filas).map(([id, fila]) => [id, [fila.tipo, fila.monto_centavos]]);
  expect(Object.fromEntries(filas)).toEqual(Object.fromEntries(esperadas));
}

const abiertas = (libro: Libro, tipo: SolicitudDoc['tipo']) =>
  libro.solicitudes.filter((s) => s.tipo === tipo && s.estado === 'pendiente');

/** The cash with which a request came: that of several abonos, and of a payment that could not be booked. */
function efectivoDe({ tipo, datos }: SolicitudDoc): number {
  // Nobody holds cash for a transfer.
  if ('transferencia' in datos && datos.transferencia !== undefined) return 0;
  if (tipo === 'abonos_multiples') return datos.monto_total_centavos;
  return tipo === 'captura_tardia' && datos.tipo_captura === 'pago' ? datos.monto_centavos : 0;
}

/** Cash that waits for a manager. */
export const enManoDe = (solicitud: SolicitudDoc): number =>
  solicitud.estado === 'pendiente' ? efectivoDe(solicitud) : 0;

/**
 * The cash that a decided request left in hand: what came, without what was booked, registered from it or given back.
 */
function restaEnMano(solicitud: SolicitudDoc): number {
  const { estado, datos } = solicitud;
  if (estado === 'pendiente' || !('efectivo' in datos) || datos.efectivo === null) return 0;
  const { registrado_centavos: registrado = 0, devuelto_centavos: devuelto = 0 } = datos;
  return efectivoDe(solicitud) - (datos.monto_aprobado_centavos ?? 0) - registrado - devuelto;
}

/**
 * The amount that a task says was registered from it is the sum of its rows, and it is open as long as something
 * remains.
 */
function comprobarTareas({ solicitudes, movimientos }: Libro): void {
  for (const solicitud of solicitudes) {
    const { id_solicitud, estado, datos, tarea_abierta = false } = solicitud;
    const filas = movimientos.filter((m) => m.id_solicitud_tarea === id_solicitud && vivo(m));
    const registrado = 'efectivo' in datos ? datos.registrado_centavos : undefined;
    expect(registrado ?? 0, id_solicitud).toBe(montos(filas));
    if (estado === 'pendiente' || !('efectivo' in datos) || datos.efectivo === null) continue;
    const resta = restaEnMano(solicitud) > 0;
    expect([tarea_abierta, datos.tarea === undefined], id_solicitud).toEqual([resta, resta]);
  }
}

/** The totals of what waits, is open and is in hand, over all of a collector's documents. */
export function comprobarTotales(libro: Libro): void {
  const { totales } = libro;
  const activos = libro.creditos.filter((c) => c.estado_credito === 'Aprobado');
  const esperan = activos.filter((c) => c.entrega?.estado === 'por_entregar');
  expect(totales).toMatchObject({
    clientes: libro.clientes.filter((c) => !c.eliminado).length,
    clientes_activos: new Set(activos.map((c) => c.id_cliente)).size,
    creditos_activos: activos.length,
    capital_colocado_centavos: suma(activos, (c) => c.monto_solicitado_centavos),
    monto_total_activos_centavos: suma(activos, (c) => c.monto_total_centavos),
    total_pagado_activos_centavos: suma(activos, (c) => c.total_pagado_centavos),
    saldo_pendiente_centavos: suma(activos, (c) => c.saldo_centavos),
    abono_diario_centavos: suma(activos, (c) => c.monto_diario_centavos),
    por_entregar: {
      n: esperan.length,
      monto_centavos: suma(esperan, (c) => c.monto_entregado_centavos),
      monto_total_centavos: suma(esperan, (c) => c.monto_total_centavos),
      total_pagado_centavos: suma(esperan, (c) => c.total_pagado_centavos),
    },
    creditos_pendientes: libro.creditos.filter((c) => c.estado_credito === 'Pendiente').length,
    en_mano_por_aprobar_centavos: suma(libro.solicitudes, enManoDe),
    en_mano_por_resolver_centavos: suma(libro.solicitudes, restaEnMano),
  });
  const gastos = libro.gastos.filter((g) => g.estado === 'pendiente');
  expect(totales.monto_gastos_pendientes_centavos).toBe(suma(gastos, (g) => g.monto_centavos));
  const espera = porAprobar((clase) => {
    if (clase === 'creditos') return totales.creditos_pendientes;
    return clase === 'gastos' ? gastos.length : abiertas(libro, clase).length;
  });
  expect({ creditos: totales.creditos_pendientes, ...totales.pendientes }).toEqual(espera);
  expect(libro.avisos.por_aprobar).toEqual(espera);
  const conAlgo = Object.entries(totales.vencimientos).filter(([, v]) => v.n !== 0 || v.saldo_centavos !== 0);
  expect(Object.fromEntries(conAlgo)).toEqual(vencimientosDe(activos));
  const porAtraso = Object.entries(totales.por_atraso).flatMap(([desde, porPlazo]) =>
    Object.entries(porPlazo).flatMap(([plazo, v]) =>
      v && (v.n !== 0 || v.saldo_centavos !== 0) ? [[`${desde} ${plazo}`, v] as const] : [],
    ),
  );
  expect(Object.fromEntries(porAtraso)).toEqual(porAtrasoDe(activos));
}

/** The sums that these credits and requests carry are those of their rows. */
export function comprobarCreditos(libro: Libro): void {
  for (const credito of libro.creditos) {
    comprobarCredito(
      credito,
      [...libro.movimientos, ...libro.ajenos.movimientos].filter((m) => m.id_credito === credito.id_credito),
      libro.clientes.find((c) => c.id_cliente === credito.id_cliente),
    );
  }
  comprobarTareas(libro);
}

/** The sums of a collector's day, in its own document and among the last 15, are those of its rows. */
export function comprobarFecha(libro: Libro, fecha: Fecha): void {
  const dia = libro.dias.find((jornada) => jornada.fecha === fecha);
  if (dia) comprobarDia(libro, dia);
  else
    expect(
      libro.movimientos.filter((m) => m.fecha === fecha && estaVivo(m) && !NO_ES_VISITA.has(m.tipo)),
    ).toEqual([]);
  const sumas = libro.totales.ultimos_15_dias[fecha];
  if (!sumas) return;
  const deFilas = sumasDe(libro.movimientos.filter((m) => m.fecha === fecha));
  const gastados = libro.gastos.filter((g) => g.fecha_aprobacion === fecha);
  const gastos_centavos = suma(gastados, (g) => g.monto_centavos);
  const pagos = (dia: 'fecha' | 'fecha_contable') =>
    libro.movimientos.filter((m) => m[dia] === fecha && m.tipo === 'pago' && vivo(m));
  const debidos = pagos('fecha').flatMap(({ debido = [] }) => debido);
  const pagados = { n: debidos.length, esperado_centavos: suma(debidos, (d) => d.esperado_centavos) };
  // The rest is of the credits as they are now: the figures compare it with the route's own answer.
  const { fuera: _f, visitados: _v, en_espera: _e, clientes_visitados: _c, ...guardadas } = sumas;
  const cero = {
    ...sumasDe([]),
    gastos_centavos: 0,
    efectivo_centavos: 0,
    del_banco_centavos: 0,
    de_castigados_centavos: 0,
    de_castigados_transferido_centavos: 0,
    pagados: { n: 0, esperado_centavos: 0 },
  };
  const contadas = {
    ...deFilas,
    gastos_centavos,
    efectivo_centavos: montos(pagos('fecha_contable').filter(enEfectivo)),
    del_banco_centavos: montos(
      pagos('fecha').filter((m) => m.id_movimiento.startsWith('banco-') && m.transferencia !== undefined),
    ),
    ...deCastigadosEl(libro, pagos('fecha')),
    pagados,
  };
  expect({ ...cero, ...guardadas }).toEqual(contadas);
}

/** Every total equals the sum of its ledger rows. */
export function comprobarLibro(libro: Libro): void {
  comprobarCreditos(libro);
  const fechas = [
    ...libro.movimientos.map(({ fecha }) => fecha),
    ...libro.dias.map(({ fecha }) => fecha),
    ...(Object.keys(libro.totales.ultimos_15_dias) as Fecha[]),
  ];
  for (const fecha of new Set(fechas)) comprobarFecha(libro, fecha);
  comprobarTotales(libro);
  comprobarCaja(libro);
}

/** The same, read now. */
export async function libroCuadrado(db: Firestore, uid: string): Promise<Libro> {
  const libro = await leerLibro(db, uid);
  comprobarLibro(libro);
  return libro;
}
