// The rules that must hold, whatever happened.
import { calendarioDoc, type CreditoDoc } from '@leal/contract/documentos';
import {
  conParametros,
  criteriosDe,
  criteriosVigentes,
  debeDesde,
  diasATiempo,
  festivosDelPlan,
  DIAS_TOTALES,
  estaAbierto,
  estaVivo,
  type Fecha,
  lunesDe,
  mismosCriterios,
  type Negocio,
  planDePagos,
  sumarDias,
} from '@leal/domain';
import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { contarDeNuevo } from '../../functions/src/use-cases/calendario/contar-de-nuevo.ts';
import { invocar } from '../setup/invocar.ts';
import { armarLibro } from '../setup/leer-libro.ts';
import { esRegular } from '../setup/es-regular.ts';
import { comprobarLibro, type Libro } from '../setup/libro.ts';
import { comprobarDepositos } from './comprobar-depositos.ts';
import { comprobarInteresDelEquipo } from './comprobar-interes.ts';
import { sinDiferencias } from './con-oficina.ts';
import { negocioDe, type Oficina } from './oficina.ts';
import { comprobarCifras } from './pantallas.ts';
import { comprobarPunteros, renglonesDe, sobreLoSuyo } from './punteros.ts';

/** The days that anybody reads there; what an old correction adds to one past them waits for the reconciliation. */
function conSusDias(totales: Libro['totales'], hoy: Fecha): Libro['totales'] {
  const dias = Object.entries(totales.ultimos_15_dias).filter(([dia]) => dia > sumarDias(hoy, -DIAS_TOTALES));
  return { ...totales, ultimos_15_dias: Object.fromEntries(dias) };
}

const leidos = new WeakMap<object, unknown>();
/** Checked against its shape once: what nobody writes again stays the same object. */
function leer<T>(esquema: z.ZodMiniType<T>, datos: object): T {
  const leido = (leidos.get(datos) as T | undefined) ?? esquema.parse(datos);
  leidos.set(datos, leido);
  return leido;
}

/** The collector whose a document is; the running sums say it in their path. */
export const cobradorDe = (ruta: string, datos: Readonly<Record<string, unknown>>): unknown =>
  datos['id_cobrador'] ?? ruta.split('/')[1];

/** All of one collector, each document checked against its shape. */
export function libroDe({ espejo, hoy }: Oficina, uid: string): Libro {
  const de =
    (propios: boolean): Parameters<typeof armarLibro>[0] =>
    (coleccion, esquema) =>
      espejo
        .entradas(coleccion)
        .filter(([ruta, datos]) => (cobradorDe(ruta, datos) === uid) === propios)
        .map(([, datos]) => leer(esquema, datos));
  const libro = armarLibro(de(true), de(false), uid);
  return { ...libro, totales: conSusDias(libro.totales, hoy()) };
}

/** Nothing below zero, nothing paid twice. */
function comprobarSaldos({ creditos, movimientos }: Libro): void {
  for (const { id_credito, saldo_centavos, total_pagado_centavos, monto_total_centavos } of creditos) {
    expect(saldo_centavos, id_credito).toBeGreaterThanOrEqual(0);
    expect(total_pagado_centavos, id_credito).toBeLessThanOrEqual(monto_total_centavos);
  }
  for (const { monto_centavos } of movimientos) expect(monto_centavos).toBeGreaterThanOrEqual(0);
}

/** How punctual a credit was is what its rows say, from the change that ended it and as long as it is not open again. */
function comprobarPuntualidad(libro: Libro, negocio: Negocio): void {
  const { creditos } = libro;
  const movimientos = renglonesDe(libro);
  for (const credito of creditos) {
    const { id_credito, estado_credito, dias_a_tiempo } = credito;
    const filas = movimientos.filter((fila) => fila.id_credito === id_credito);
    const acabo = estado_credito === 'Finalizado' || estado_credito === 'Renovado';
    const debido = acabo ? diasATiempo(credito, filas, festivosDelPlan(credito, negocio)) : null;
    expect([id_credito, dias_a_tiempo]).toEqual([id_credito, debido]);
  }
}

/**
 * The plan of an open credit has its days, its total and its due date by its own calendar, and owes since the day that
 * follows.
 */
function comprobarPlanes({ creditos }: Libro, negocio: Negocio): void {
  for (const credito of creditos.filter(({ estado_credito }) => estado_credito === 'Aprobado')) {
    const { id_credito, dias_pago, fecha_inicio, fecha_vencimiento, debe_desde } = credito;
    const figuras = {
      monto_total: credito.monto_total_centavos,
      monto_diario: credito.monto_diario_centavos,
    };
    const plan = planDePagos(
      { ...figuras, dias_pago, fecha_inicio: fecha_inicio! },
      festivosDelPlan(credito, negocio),
    );
    const suma = plan.reduce((total, { monto }) => total + monto, 0);
    expect([id_credito, plan.length, suma, plan.at(-1)?.fecha]).toEqual([
      id_credito,
      dias_pago,
      credito.monto_total_centavos,
      fecha_vencimiento,
    ]);
    expect([id_credito, debe_desde]).toEqual([id_credito, debeDesde(credito, negocio)]);
  }
}

/** One open credit a client at most, and the client says which; both know the same door. */
function comprobarClientes({ clientes, creditos }: Libro): void {
  for (const { id_cliente, id_credito_abierto, eliminado, punto } of clientes) {
    const abiertos = creditos.filter(
      (credito) => credito.id_cliente === id_cliente && estaAbierto(credito.estado_credito),
    );
    expect(abiertos.map(({ id_credito }) => id_credito)).toEqual(
      id_credito_abierto ? [id_credito_abierto] : [],
    );
    for (const abierto of abiertos) expect(abierto.punto, `door of ${id_cliente}`).toEqual(punto);
    if (eliminado) expect(id_credito_abierto).toBeNull();
  }
}

/** A client's open credit, else its last one, says the client's note as its record does. */
function comprobarNotas({ clientes, creditos }: Libro): void {
  for (const { id_cliente, id_credito_abierto, id_credito_ultimo, nota } of clientes) {
    const credito = creditos.find(
      ({ id_credito }) => id_credito === (id_credito_abierto ?? id_credito_ultimo),
    );
    if (credito) expect([id_cliente, credito.nota]).toEqual([id_cliente, nota]);
  }
}

/** The last days that a credit carries are as its rows say. */
function comprobarGestiones(libro: Libro, { id_credito, gestiones }: CreditoDoc): void {
  const solicitudes = sobreLoSuyo(libro);
  const renglones = renglonesDe(libro).filter((fila) => fila.id_credito === id_credito);
  for (const [
    fecha,
    { pago, transferencia, visita, atraso, multiple, n, n_transferencias = 0 },
  ] of Object.entries(gestiones)) {
    const deEseDia = renglones.filter((fila) => fila.fecha === fecha);
    const vivos = (tipo: string) => deEseDia.filter((fila) => fila.tipo === tipo && estaVivo(fila));
    for (const [hecho, esTransferencia] of [
      [pago, false],
      [transferencia, true],
    ] as const) {
      const deSuForma = vivos('pago').filter(
        (fila) => (fila.transferencia !== undefined) === esTransferencia,
      );
      const regular = deSuForma.find(esRegular);
      if (regular) expect(hecho, `${id_credito} ${fecha}`).toBeDefined();
      if (!hecho) continue;
      const { id_movimiento, monto_centavos } = hecho;
      expect(deSuForma).toContainEqual(expect.objectContaining({ id_movimiento, monto_centavos }));
    }
    expect([visita?.id_movimiento, atraso?.id_movimiento]).toEqual([
      vivos('visita')[0]?.id_movimiento,
      vivos('atraso')[0]?.id_movimiento,
    ]);
    expect(n + n_transferencias).toBeGreaterThanOrEqual(
      deEseDia.filter(({ tipo }) => tipo === 'pago').length,
    );
    if (multiple)
      expect(solicitudes).toContainEqual(
        expect.objectContaining({ id_solicitud: multiple.id_solicitud, estado: 'pendiente' }),
      );
  }
}

/** Balances, clients, pointers and last days of all the clients of a book, or of the few that it was cut down to. */
export function comprobarCartera(libro: Libro, negocio: Negocio): void {
  comprobarSaldos(libro);
  comprobarPuntualidad(libro, negocio);
  comprobarPlanes(libro, negocio);
  comprobarClientes(libro);
  comprobarNotas(libro);
  comprobarPunteros(libro);
  for (const credito of libro.creditos) comprobarGestiones(libro, credito);
}

/** Compiled past weeks, compared with their days. */
async function comprobarSemanas({ gerentes, hoy }: Oficina, uid: string): Promise<void> {
  const [gerente] = gerentes;
  if (!gerente) throw new Error('No manager');
  for (const semanas of [1, 2]) {
    const semana = sumarDias(lunesDe(hoy()), -7 * semanas);
    const pedir = async (historial: 'si' | 'no') => {
      const pedido = { parametros: { id_usuario: uid }, consulta: { semana, historial } };
      const { estado, cuerpo } = await invocar(gerente, 'reporteSemana', pedido);
      expect(estado).toBe(200);
      return { ...cuerpo, dias: cuerpo.dias.map((dia) => ({ ...dia, historial: undefined })) };
    };
    expect(await pedir('no')).toEqual(await pedir('si'));
  }
}

/** Once the clock has brought all open credits over, each is counted as the settings say. */
function comprobarCriterios({ espejo }: Oficina): void {
  const [negocio, calendario] = ['negocio', 'calendario'].map((id) =>
    espejo.documento(`configuracion/${id}`),
  );
  const hecho = calendario && calendarioDoc.parse(calendario);
  const puestos = criteriosVigentes(
    conParametros((negocio?.['parametros'] ?? {}) as Record<string, unknown>),
  );
  if (hecho?.mudada !== hecho?.versiones.at(-1)?.version) return;
  if (!mismosCriterios(criteriosDe(hecho?.versiones.findLast(({ criterios }) => criterios) ?? {}), puestos))
    return;
  for (const credito of espejo.de('creditos').filter(({ estado_credito }) => estado_credito === 'Aprobado'))
    expect([credito.id_credito, contarDeNuevo(credito, puestos)]).toEqual([credito.id_credito, null]);
}

/** Everything that is stored, and every screen. */
export async function revisar(oficina: Oficina, azar: Azar): Promise<void> {
  for (const { uid } of oficina.cobradores) {
    const libro = libroDe(oficina, uid);
    comprobarLibro(libro);
    comprobarCartera(libro, negocioDe(oficina));
    oficina.caja.comprobar(oficina.espejo, uid);
    await comprobarSemanas(oficina, uid);
  }
  comprobarCriterios(oficina);
  comprobarDepositos(oficina.espejo);
  comprobarInteresDelEquipo(oficina.espejo);
  await sinDiferencias(oficina.ahora);
  await comprobarCifras(oficina, azar);
}
