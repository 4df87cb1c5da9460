// The collector's reports: pages, search, dates; and what today's actions change in them at once.
import { fecha, sumarDias } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const LUNES = fecha('2026-11-16');

const tablero = async (quien: Persona, id_usuario: string) =>
  (await invocar(quien, 'dashboardDeCobrador', { parametros: { id_usuario } })).cuerpo;
const semanaDe = (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
  invocar(quien, 'reporteSemana', { parametros: { id_usuario }, consulta });
const diaDe = (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
  invocar(quien, 'reporteDia', { parametros: { id_usuario }, consulta });

describe('a day of ten clients', () => {
  let yo: Cobrador;
  beforeAll(async () => {
    const nombres = ['José Núñez', 'Ana López', ...Array.from({ length: 10 }, (_, i) => `Rosa Sosa ${i}`)];
    const ayer = sumarDias(HOY, -1);
    const creditos = nombres.map((nombre, i) => ({
      persona: { nombre, direccion: i === 1 ? 'Río Bravo 3' : 'Juárez 10' },
      movimientos: [{ tipo: 'pago' as const, fecha: ayer, minuto: 600 + i }],
    }));
    yo = await mundo.cobrador(creditos);
  });
  const buscar = async (busqueda: string, resto: Invocacion['consulta'] = {}) =>
    (await diaDe(yo, yo.uid, { fecha: '2026-11-17', busqueda, ...resto })).cuerpo;

  it('comes ten rows a page, newest first, and a page beyond the last one is the last one', async () => {
    const consulta = { fecha: '2026-11-17' };
    const { cuerpo: primera } = await diaDe(yo, yo.uid, consulta);
    expect(primera.historial_fecha).toHaveLength(10);
    expect(primera.historial_fecha[0]).toMatchObject({
      id_pago: `${yo.prefijo}-cre-12.pago-2026-11-17`,
      tipo: 'pago',
      nombre: 'Rosa Sosa 9',
      monto_pagado: 120,
      monto_solicitado: 3000,
      hora_registro: '10:11',
      fecha_pago: '2026-11-17',
    });
    expect(primera.paginacion).toEqual({ pagina_actual: 1, total_paginas: 2, total_registros: 12 });
    const { cuerpo: ultima } = await diaDe(yo, yo.uid, { ...consulta, pagina: 99 });
    expect(ultima.paginacion.pagina_actual).toBe(2);
    expect(ultima.historial_fecha.map(({ nombre }) => nombre)).toEqual(['Ana López', 'José Núñez']);
  });

  it.each([
    ['nunez', 1],
    ['JOSÉ juarez', 1],
    ['rio', 1],
    ['sosa', 10],
    ['nadie', 0],
    ['  ', 12],
    ['...', 0],
  ])('the search %j finds %i rows by name or address, and the figures stay the day’s', async (texto, n) => {
    const { paginacion, total_fecha, total_registros } = await buscar(texto);
    expect([paginacion.total_registros, total_fecha, total_registros]).toEqual([n, 1440, 12]);
  });

  it('a page beyond the last found one is the last one', async () => {
    const { paginacion, historial_fecha } = await buscar('nunez', { pagina: 3 });
    expect([paginacion.pagina_actual, paginacion.total_paginas, historial_fecha.length]).toEqual([1, 1, 1]);
  });

  it('a day without anything is one empty page', async () => {
    const { cuerpo } = await diaDe(yo, yo.uid);
    expect(cuerpo).toEqual({
      fecha: HOY,
      historial_fecha: [],
      motivos: [],
      total_fecha: 0,
      cantidad_abonos: 0,
      clientes_visitados: 0,
      visitados: [],
      total_registros: 0,
      gastos: 0,
      paginacion: { pagina_actual: 1, total_paginas: 1, total_registros: 0 },
    });
  });

  it('what is done now is in every figure at once: a payment, a visit, a late day', async () => {
    const otro = await mundo.cobrador([{}, {}, {}, {}]);
    const id = (n: number) => `${otro.prefijo}-cre-${n}`;
    await invocar(otro, 'registrarAbono', { cuerpo: { id_credito: id(1), monto: 100.5 } });
    await invocar(otro, 'registrarAbono', { cuerpo: { id_credito: id(2), monto: 0 } });
    await invocar(otro, 'registrarAtraso', { cuerpo: { id_credito: id(3) } });
    const { cuerpo: dia } = await diaDe(otro, otro.uid);
    expect([dia.total_fecha, dia.clientes_visitados, dia.cantidad_abonos, dia.total_registros]).toEqual([
      100.5, 3, 1, 3,
    ]);
    expect(new Set(dia.historial_fecha.map(({ tipo }) => tipo))).toEqual(
      new Set(['pago', 'visita', 'atraso']),
    );
    const { cuerpo: propio } = await invocar(otro, 'dashboardPropio');
    expect(propio).toMatchObject({ total_hoy: 100.5, clientes_visitados: 3, efectivo_entregar: 100.5 });
    expect(propio.historial_dia.map(({ id_credito }) => id_credito)).toEqual([id(1)]);
    expect((await semanaDe(otro, otro.uid)).cuerpo).toMatchObject({ total_semana: 100.5, total_clientes: 3 });
    expect(propio).toEqual(await tablero(otro, otro.uid));
  });

  it('a payment of many abonos that waits is in hand and a visit, and in no other figure', async () => {
    const otro = await mundo.cobrador([{}]);
    await invocar(otro, 'registrarAbono', { cuerpo: { id_credito: `${otro.prefijo}-cre-1`, monto: 720 } });
    expect(await tablero(otro, otro.uid)).toMatchObject({
      total_hoy: 0,
      efectivo_entregar: 0,
      en_mano_por_aprobar: 720,
      en_mano_por_resolver: 0,
      solicitudes_edicion: 1,
      clientes_visitados: 1,
    });
  });
});

describe('a date that cannot be reported', () => {
  it.each([
    ['semana', '2026-11-17', 422],
    ['semana', '2026-11-22', 422],
    ['semana', '2026-11-23', 422],
    ['semana', '2026-02-30', 400],
    ['semana', 'hoy', 400],
    ['fecha', '2026-11-19', 422],
    ['fecha', '2026-11-31', 400],
  ])('%s=%s is %i', async (campo, valor, estado) => {
    const yo = await mundo.cobrador([]);
    const pedir = campo === 'semana' ? semanaDe : diaDe;
    const respuesta = await pedir(yo, yo.uid, { [campo]: valor });
    const code = estado === 422 ? 'FECHA_INVALIDA' : 'DATOS_INVALIDOS';
    expect([respuesta.estado, respuesta.cuerpo.code]).toEqual([estado, code]);
  });

  it('the week of today may be asked for by its Monday', async () => {
    const yo = await mundo.cobrador([{}]);
    const [sin, con] = await Promise.all([semanaDe(yo, yo.uid), semanaDe(yo, yo.uid, { semana: LUNES })]);
    expect(con.cuerpo).toEqual(sin.cuerpo);
  });

  it.each(['pagina=0', 'pagina=1.5', 'pagina=x', 'limite=101', `busqueda=${'x'.repeat(101)}`])(
    '%s is refused',
    async (consulta) => {
      const { uid, llamar } = await mundo.cobrador([]);
      expect((await llamar('GET', `abonos/reporte/${uid}?${consulta}`)).estado).toBe(400);
    },
  );

  it('somebody who is no collector has no dashboard', async () => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    for (const id_usuario of [gerente.uid, `nadie-${randomUUID()}`]) {
      const respuesta = await invocar(gerente, 'dashboardDeCobrador', { parametros: { id_usuario } });
      expect(respuesta.estado).toBe(404);
    }
  });
});
