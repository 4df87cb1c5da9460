// The collector's figures of the day and the week, against the rows of the ledger added up again.
import { fecha, sumarDias } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Invocacion, invocar } from '../setup/invocar.ts';
import { type Libro, leerLibro } from '../setup/libro.ts';
import { abrirMundo, type Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const HOY = fecha('2026-11-18');
const LUNES = fecha('2026-11-16');

const tablero = async (quien: Persona, id_usuario: string) =>
  (await invocar(quien, 'dashboardDeCobrador', { parametros: { id_usuario } })).cuerpo;
const semanaDe = (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
  invocar(quien, 'reporteSemana', { parametros: { id_usuario }, consulta });
const diaDe = (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
  invocar(quien, 'reporteDia', { parametros: { id_usuario }, consulta });

const suma = (numeros: readonly number[]) => numeros.reduce((a, b) => a + b, 0) / 100;
/** What the rows say of some days together. */
function segunElLibro({ movimientos, gastos }: Libro, dias: readonly string[]) {
  const filas = movimientos.filter(
    (m) => dias.includes(m.fecha) && m.tipo !== 'liquidacion' && !m.eliminado && !m.cancelado,
  );
  const pagos = filas.filter((m) => m.tipo === 'pago');
  return {
    cobrado: suma(pagos.map((m) => m.monto_centavos)),
    pagos: pagos.length,
    clientes: new Set(filas.map((m) => m.id_credito)).size,
    filas: filas.length,
    gastos: suma(gastos.filter((g) => dias.includes(g.fecha_aprobacion ?? '')).map((g) => g.monto_centavos)),
  };
}

describe.each(['cobrador1', 'cobrador2', 'cobrador3'])('the demo portfolio of %s', (nombre) => {
  let gerente: Persona;
  let uid: string;
  let libro: Libro;
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
    uid = mundo.suite.usuarios.find(({ email }) => email === `${nombre}@leal.demo`)?.uid ?? '';
    libro = await leerLibro(mundo.db, uid);
  });

  it('the dashboard is what the rows of today and the open requests add up to', async () => {
    const { cobrado, pagos, clientes, gastos } = segunElLibro(libro, [HOY]);
    const recibido = libro.movimientos.filter(
      (m) => m.fecha_contable === HOY && m.tipo === 'pago' && !m.eliminado,
    );
    const abiertas = libro.solicitudes.filter(({ estado }) => estado === 'pendiente');
    const cuantas = (...tipos: string[]) => abiertas.filter(({ tipo }) => tipos.includes(tipo)).length;
    const enMano = abiertas.map((s) => (s.tipo === 'abonos_multiples' ? s.datos.monto_total_centavos : 0));
    const pedidos = libro.gastos.filter(({ estado }) => estado === 'pendiente');
    const nuevos = libro.creditos.filter((c) => c.estado_credito === 'Pendiente').length;
    const abonos = cuantas('edicion_pago', 'eliminacion_pago', 'abonos_multiples');
    const cuerpo = await tablero(gerente, uid);
    expect(cuerpo).toMatchObject({
      fecha: HOY,
      total_hoy: cobrado,
      total_recaudado_bruto: cobrado,
      pagos_hoy: pagos,
      clientes_visitados: clientes,
      clientes_activos: libro.creditos.filter((c) => c.estado_credito === 'Aprobado').length,
      gastos_aprobados_hoy: gastos,
      efectivo_entregar: suma([...recibido.map((m) => m.monto_centavos), gastos * -100]),
      en_mano_por_aprobar: suma(enMano),
      gastos_pendientes: pedidos.length,
      monto_gastos_pendientes: suma(pedidos.map((g) => g.monto_centavos)),
      creditos_pendientes: nuevos,
      solicitudes_edicion: abonos,
      solicitudes_renovacion: cuantas('renovacion'),
      por_aprobar: {
        clientes: nuevos,
        abonos,
        gastos: pedidos.length,
        renovaciones: cuantas('renovacion'),
      },
    });
    expect(cuerpo.historial_dia).toHaveLength(pagos);
    expect(cuerpo.semana).toEqual(
      Array.from({ length: 7 }, (_, i) => {
        const dia = sumarDias(LUNES, i);
        return { fecha: dia, cobrado: segunElLibro(libro, [dia]).cobrado };
      }),
    );
  });

  it.each([0, 7, 14, 28])('the week that began %i days earlier, day by day and as a whole', async (hace) => {
    const inicio = sumarDias(LUNES, -hace);
    const dias = Array.from({ length: 7 }, (_, i) => sumarDias(inicio, i));
    const consulta = hace === 0 ? {} : { semana: inicio };
    const { cuerpo } = await semanaDe(gerente, uid, consulta);
    expect(cuerpo.semana).toEqual({ inicio, fin: dias[6] });
    const todo = segunElLibro(libro, dias);
    expect([cuerpo.total_semana, cuerpo.total_clientes, cuerpo.total_gastos]).toEqual([
      todo.cobrado,
      todo.clientes,
      todo.gastos,
    ]);
    for (const [i, dia] of dias.entries()) {
      const { cobrado, pagos, clientes, filas, gastos } = segunElLibro(libro, [dia]);
      expect(cuerpo.dias[i]).toMatchObject({
        fecha: dia,
        total: cobrado,
        cantidad_abonos: pagos,
        clientes,
        gastos,
      });
      const { historial } = cuerpo.dias[i]!;
      expect(historial).toHaveLength(filas);
      expect(Math.round(historial.reduce((total, { monto_pagado }) => total + monto_pagado, 0) * 100)).toBe(
        Math.round(cobrado * 100),
      );
    }
  });

  it('a day page by page is the day of its week, whole', async () => {
    const dia = sumarDias(HOY, -1);
    const { cuerpo: semana } = await semanaDe(gerente, uid);
    const esperado = semana.dias.find((d) => d.fecha === dia)!;
    const ids: string[] = [];
    for (let pagina = 1, paginas = 1; pagina <= paginas; pagina += 1) {
      const { cuerpo } = await diaDe(gerente, uid, { fecha: dia, pagina, limite: 5 });
      expect(cuerpo).toMatchObject({
        fecha: dia,
        total_fecha: esperado.total,
        cantidad_abonos: esperado.cantidad_abonos,
        clientes_visitados: esperado.clientes,
        total_registros: esperado.historial.length,
        gastos: esperado.gastos,
      });
      paginas = cuerpo.paginacion.total_paginas;
      ids.push(...cuerpo.historial_fecha.map(({ id_pago }) => id_pago));
    }
    expect(ids).toEqual(esperado.historial.map(({ id_pago }) => id_pago));
  });
});

describe('a day of ten clients', () => {
  type Cobrador = Persona & { readonly prefijo: string };
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
  ])('the search %j finds %i rows by name or address, and the figures stay the day’s', async (texto, n) => {
    const { paginacion, total_fecha, total_registros } = await buscar(texto);
    expect([paginacion.total_registros, total_fecha, total_registros]).toEqual([n, 1440, 12]);
  });

  it('no page goes past what the search found', async () => {
    const { paginacion, historial_fecha } = await buscar('nunez', { pagina: 3 });
    expect([paginacion.pagina_actual, paginacion.total_paginas, historial_fecha.length]).toEqual([1, 1, 1]);
  });

  it('a day without anything is one empty page', async () => {
    const { cuerpo } = await diaDe(yo, yo.uid);
    expect(cuerpo).toEqual({
      fecha: HOY,
      historial_fecha: [],
      total_fecha: 0,
      cantidad_abonos: 0,
      clientes_visitados: 0,
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

  it('a payment of many abonos that waits is in hand, and in no other figure', async () => {
    const otro = await mundo.cobrador([{}]);
    await invocar(otro, 'registrarAbono', { cuerpo: { id_credito: `${otro.prefijo}-cre-1`, monto: 720 } });
    expect(await tablero(otro, otro.uid)).toMatchObject({
      total_hoy: 0,
      efectivo_entregar: 0,
      en_mano_por_aprobar: 720,
      solicitudes_edicion: 1,
      clientes_visitados: 0,
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
