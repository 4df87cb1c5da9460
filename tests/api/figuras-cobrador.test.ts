// The collector's figures of the day and the week, against the rows of the ledger added up again.
import { fecha, sumarDias } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { enManoDe, type Libro, leerLibro, visitadosEn } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

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
/** The figures of some days together, by the rows. */
function segunElLibro(libro: Libro, dias: readonly string[]) {
  const { movimientos, gastos } = libro;
  const filas = movimientos.filter(
    (m) => dias.includes(m.fecha) && m.tipo !== 'liquidacion' && !m.eliminado && !m.cancelado,
  );
  const pagos = filas.filter((m) => m.tipo === 'pago');
  return {
    cobrado: suma(pagos.map((m) => m.monto_centavos)),
    pagos: pagos.length,
    clientes: visitadosEn(libro, dias).size,
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
    uid = mundo.uidDe(`${nombre}@leal.demo`);
    libro = await leerLibro(mundo.db, uid);
  });

  it('the dashboard is what the rows of today and the open requests add up to', async () => {
    const { cobrado, pagos, clientes, gastos } = segunElLibro(libro, [HOY]);
    const recibido = libro.movimientos.filter(
      (m) => m.fecha_contable === HOY && m.tipo === 'pago' && !m.eliminado,
    );
    const abiertas = libro.solicitudes.filter(({ estado }) => estado === 'pendiente');
    const cuantas = (...tipos: string[]) => abiertas.filter(({ tipo }) => tipos.includes(tipo)).length;
    const pedidos = libro.gastos.filter(({ estado }) => estado === 'pendiente');
    const nuevos = libro.creditos.filter((c) => c.estado_credito === 'Pendiente').length;
    const abonos = cuantas('edicion_pago', 'eliminacion_pago', 'abonos_multiples', 'captura_tardia');
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
      en_mano_por_aprobar: suma(abiertas.map(enManoDe)),
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
      const { historial = [] } = cuerpo.dias[i]!;
      expect(historial).toHaveLength(filas);
      expect(Math.round(historial.reduce((total, { monto_pagado }) => total + monto_pagado, 0) * 100)).toBe(
        Math.round(cobrado * 100),
      );
    }
  });

  it('a day page by page is the day of its week, whole', async () => {
    const dia = sumarDias(HOY, -1);
    const { cuerpo: semana } = await semanaDe(gerente, uid);
    const { historial = [], ...esperado } = semana.dias.find((d) => d.fecha === dia)!;
    const ids: string[] = [];
    for (let pagina = 1, paginas = 1; pagina <= paginas; pagina += 1) {
      const { cuerpo } = await diaDe(gerente, uid, { fecha: dia, pagina, limite: 5 });
      expect(cuerpo).toMatchObject({
        fecha: dia,
        total_fecha: esperado.total,
        cantidad_abonos: esperado.cantidad_abonos,
        clientes_visitados: esperado.clientes,
        total_registros: historial.length,
        gastos: esperado.gastos,
      });
      paginas = cuerpo.paginacion.total_paginas;
      ids.push(...cuerpo.historial_fecha.map(({ id_pago }) => id_pago));
    }
    expect(ids).toEqual(historial.map(({ id_pago }) => id_pago));
  });
});
