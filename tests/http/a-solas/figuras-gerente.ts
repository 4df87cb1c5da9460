// The office's figures, added up again from every document of the demo, and what they cost.
// On its own suite: the figures and the meter count everybody.
import { activoEnSemana, fecha, NADA_POR_APROBAR, semanaDe, sumarDias } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import { type Libro, leerLibro, libroCuadrado } from '../../setup/libro.ts';
import { leerTodo } from '../../setup/lista.ts';
import type { Persona } from '../../setup/mundo.ts';
import { columnasDe, idsDe, leerRenglones } from '../../setup/renglones.ts';

export function figurasDelDemo({ suite, mundo }: ASolas): void {
  const HOY = '2026-11-18';

  let gerente: Persona;
  let libros: Libro[];
  beforeAll(async () => {
    gerente = await mundo.cuenta('gerente@leal.demo');
    const cobradores = await mundo.db.collection('usuarios').where('id_rol', '==', 5).get();
    libros = await Promise.all(cobradores.docs.map(({ id }) => leerLibro(mundo.db, id)));
  });

  const suma = <T>(cosas: readonly T[], valor: (cosa: T) => number): number =>
    Math.round(cosas.reduce((total, cosa) => total + valor(cosa), 0)) / 100;
  const activosDe = ({ creditos }: Libro) => creditos.filter((c) => c.estado_credito === 'Aprobado');
  /** Nothing is recovered of a loan that the office still has; one of before the hand-overs counts as handed over. */
  const entregadosDe = (libro: Libro) => activosDe(libro).filter((c) => c.entrega?.estado !== 'por_entregar');
  const vencidosDe = (libro: Libro) =>
    activosDe(libro).filter((c) => c.saldo_centavos > 0 && (c.fecha_vencimiento ?? HOY) < HOY);
  const cobradoEntre = (deQuienes: readonly Libro[], desde: string, hasta: string) =>
    suma(
      deQuienes
        .flatMap(({ movimientos }) => movimientos)
        .filter((m) => m.tipo === 'pago' && m.eliminado === undefined)
        .filter((m) => m.fecha >= desde && m.fecha <= hasta),
      (m) => m.monto_centavos,
    );
  const diasTarde = (vence: string | null) => (Date.parse(HOY) - Date.parse(vence ?? HOY)) / 86_400_000;

  describe('the dashboard of the demo', () => {
    it('is what its documents add up to', async () => {
      const { cuerpo } = await invocar(gerente, 'dashboardStats');
      const activos = libros.flatMap(activosDe);
      const vencidos = libros.flatMap(vencidosDe);
      expect(activos.length).toBeGreaterThan(50);
      expect(vencidos.length).toBeGreaterThan(0);
      expect(cuerpo).toMatchObject({
        totalCapital: suma(activos, (c) => c.monto_solicitado_centavos),
        totalClientes: new Set(activos.map((c) => c.id_cliente)).size,
        totalCobradores: libros.length,
        recaudacionHoy: cobradoEntre(libros, HOY, HOY),
        recaudacionSemana: cobradoEntre(libros, '2026-11-16', '2026-11-22'),
        recaudacionSemanaPasada: cobradoEntre(libros, '2026-11-09', '2026-11-15'),
        clientesVencidos: vencidos.length,
        saldoVencido: suma(vencidos, (c) => c.saldo_centavos),
        semanaActual: { inicio: '2026-11-16', fin: '2026-11-22' },
        fecha: HOY,
      });
      const pagado = suma(libros.flatMap(entregadosDe), (c) => c.total_pagado_centavos);
      const total = suma(libros.flatMap(entregadosDe), (c) => c.monto_total_centavos);
      expect(cuerpo.porcentajeRecuperacion).toBeCloseTo((100 * pagado) / total, 2);
    });

    it('counts what waits, class by class, and in one number', async () => {
      const { porAprobar, solicitudesPendientes, creditosPendientes } = (
        await invocar(gerente, 'dashboardStats')
      ).cuerpo;
      const esperan: Record<string, number> = { ...NADA_POR_APROBAR };
      for (const { creditos, solicitudes, gastos } of libros) {
        const clases = [
          ...creditos.filter((c) => c.estado_credito === 'Pendiente').map(() => 'creditos'),
          ...solicitudes.filter((s) => s.estado === 'pendiente').map((s) => s.tipo),
          ...gastos.filter((g) => g.estado === 'pendiente').map(() => 'gastos'),
        ];
        for (const clase of clases) esperan[clase] = (esperan[clase] ?? 0) + 1;
      }
      expect(porAprobar).toEqual(esperan);
      expect(creditosPendientes).toBe(esperan['creditos']);
      expect(solicitudesPendientes).toBe(Object.values(esperan).reduce((a, b) => a + b, 0));
    });

    it('says since when the oldest of each class waits', async () => {
      const { esperaDesde, porAprobar } = (await invocar(gerente, 'dashboardStats')).cuerpo;
      for (const [clase, desde] of Object.entries(esperaDesde)) {
        const fechas = libros.flatMap(({ creditos, solicitudes, gastos }) => [
          ...creditos.filter((c) => clase === 'creditos' && c.estado_credito === 'Pendiente'),
          ...solicitudes.filter((s) => s.tipo === clase && s.estado === 'pendiente'),
          ...gastos.filter((g) => clase === 'gastos' && g.estado === 'pendiente'),
        ]);
        expect(fechas).toHaveLength(porAprobar[clase as keyof typeof porAprobar]);
        const primera = Math.min(...fechas.map(({ fecha_solicitud }) => fecha_solicitud.getTime()));
        expect([clase, Date.parse(desde ?? '')]).toEqual([clase, primera]);
      }
    });

    it('draws each day of this week next to the last one, and the overdue by age', async () => {
      const { cobranza, vencidos } = (await invocar(gerente, 'dashboardStats')).cuerpo;
      const dias = ['16', '17', '18', '19', '20', '21', '22'].map((dia) => `2026-11-${dia}`);
      const anteriores = ['09', '10', '11', '12', '13', '14', '15'].map((dia) => `2026-11-${dia}`);
      expect(cobranza).toEqual(
        dias.map((fecha, i) => ({
          fecha,
          cobrado: cobradoEntre(libros, fecha, fecha),
          cobrado_semana_pasada: cobradoEntre(libros, anteriores[i] ?? '', anteriores[i] ?? ''),
        })),
      );
      expect(cobranza[3]?.cobrado).toBe(0);
      const tarde = libros.flatMap(vencidosDe);
      for (const { desde, hasta, clientes, saldo } of vencidos) {
        const delTramo = tarde.filter(({ fecha_vencimiento: vence }) => {
          return diasTarde(vence) >= desde && diasTarde(vence) <= (hasta ?? Infinity);
        });
        expect([clientes, saldo]).toEqual([delTramo.length, suma(delTramo, (c) => c.saldo_centavos)]);
      }
      expect(vencidos.map(({ desde, hasta }) => [desde, hasta])).toEqual([
        [1, 7],
        [8, 15],
        [16, 30],
        [31, null],
      ]);
    });
  });

  describe('the routes of the demo', () => {
    it('are what each collector’s documents add up to, by name', async () => {
      const { datos } = (await invocar(gerente, 'gerenteRutas')).cuerpo;
      const nombres = datos.map(({ nombre_cobrador }) => nombre_cobrador);
      expect(nombres).toEqual(nombres.toSorted((a, b) => a.localeCompare(b, 'es')));
      for (const libro of libros) {
        const activos = activosDe(libro);
        const diario = suma(activos, (c) => c.monto_diario_centavos);
        expect(datos.find(({ id_cobrador }) => id_cobrador === libro.totales.id_cobrador)).toMatchObject({
          activo: true,
          total_clientes: libro.clientes.filter((c) => !c.eliminado).length,
          capital_colocado: suma(activos, (c) => c.monto_solicitado_centavos),
          monto_total: suma(entregadosDe(libro), (c) => c.monto_total_centavos),
          total_pagado: suma(entregadosDe(libro), (c) => c.total_pagado_centavos),
          saldo_pendiente: suma(activos, (c) => c.saldo_centavos),
          abono_diario: diario,
          abono_minimo: Math.round(diario * 80) / 100,
          clientes_activos: activos.length,
          clientes_vencidos: vencidosDe(libro).length,
        });
      }
    });

    it('say when a collector last did something', async () => {
      const { uid, prefijo, llamar } = await mundo.cobrador([{}]);
      const tablero = async () =>
        (await invocar(gerente, 'gerenteRutas')).cuerpo.datos.find(({ id_cobrador }) => id_cobrador === uid);
      expect((await tablero())?.ultima_actualizacion).toBeNull();
      await invocar({ llamar }, 'registrarAbono', { cuerpo: { id_credito: `${prefijo}-cre-1`, monto: 0 } });
      const { ultimo_movimiento_en } = (await libroCuadrado(mundo.db, uid)).totales;
      expect(Date.parse((await tablero())?.ultima_actualizacion ?? '')).toBe(ultimo_movimiento_en?.getTime());
    });
  });

  describe('the exports of the demo', () => {
    it.each(['2026-11-16', '2026-11-09', '2026-10-26', '2026-10-05'])(
      'of the week of %s are the credits active in it, and what was collected each day',
      async (lunes) => {
        const semana = semanaDe(fecha(lunes));
        const ids = new Set(libros.map(({ totales }) => totales.id_cobrador));
        const todos = await leerRenglones(gerente, { semana: lunes, limite: 40 });
        const renglones = todos.filter(({ id_cobrador }) => ids.has(id_cobrador));
        const activos = libros.flatMap(({ creditos }) => creditos.filter((c) => activoEnSemana(c, semana)));
        expect(activos.length).toBeGreaterThan(0);
        expect(idsDe(renglones).toSorted()).toEqual(activos.map((c) => c.id_credito).toSorted());
        const dias = Array.from({ length: 7 }, (_, i) => sumarDias(semana.inicio, i));
        expect(columnasDe(renglones)).toEqual(dias.map((dia) => cobradoEntre(libros, dia, dia)));
      },
    );
  });

  describe('what they cost', () => {
    const medir = async (hacer: () => Promise<unknown>) => {
      await suite.reiniciarMedidor();
      await hacer();
      return suite.medidor();
    };
    /** Twice: user and settings are remembered for a minute, and a busy machine may need longer between two tests. */
    const medirTibia = async (hacer: () => Promise<unknown>) => {
      const dos = [await medir(hacer), await medir(hacer)];
      return dos.reduce((a, b) => (b.lecturas < a.lecturas ? b : a));
    };

    it('figures, routes and every list read as much with sixty clients more as without', async () => {
      const DIEZ = 10;
      const HACE_UNA_SEMANA_Y_JORNADAS = 2;
      const cobradores = libros.length + 2;
      await mundo.cobrador(
        Array.from({ length: 60 }, (_, i) => ({ estado: i % 3 === 0 ? 'Pendiente' : 'Aprobado' }) as const),
        { gastos: Array.from({ length: 25 }, () => ({ monto: 5000 as never, motivo: 'Gasolina' })) },
      );
      const topes = {
        dashboardStats: cobradores + DIEZ + HACE_UNA_SEMANA_Y_JORNADAS,
        gerenteRutas: cobradores + DIEZ,
        pendientesCreditos: 20 + 3,
        historialCreditos: 20 + 3,
        gastosPendientes: 20 + 3,
        listarGastos: 20 + 3,
        clientesActivos: 20 + 3,
        listarUsuarios: 20 + 3,
        leerBitacora: 20 + 3,
      } as const;
      const filas: object[] = [];
      for (const [nombre, tope] of Object.entries(topes) as [keyof typeof topes, number][]) {
        const { lecturas, escrituras } = await medirTibia(() => invocar(gerente, nombre));
        filas.push({ nombre, lecturas, tope });
        expect([nombre, lecturas <= tope, escrituras]).toEqual([nombre, true, 0]);
      }
      console.table(filas);
      const consulta = { busqueda: 'cliente numero' };
      const buscados = await medirTibia(() => invocar(gerente, 'clientesActivos', { consulta }));
      expect(buscados.lecturas).toBeLessThanOrEqual(2 * 20 + 3);
    });

    it('the inbox reads what waits and three counts, of all or of one collector; in pages it is the same, oldest first', async () => {
      const deUnaVez = await invocar(gerente, 'bandeja');
      const { lecturas } = await medirTibia(() => invocar(gerente, 'bandeja'));
      const esperan = deUnaVez.cuerpo.datos.map(({ item }) => item.fecha_solicitud);
      expect([esperan.length, deUnaVez.cuerpo.siguiente]).toEqual([deUnaVez.cuerpo.total, null]);
      expect(esperan).toEqual(esperan.toSorted());
      expect(lecturas).toBe(esperan.length + 3);
      const porPaginas: unknown[] = [];
      const limite = 15;
      let cursor: string | null = null;
      do {
        await suite.reiniciarMedidor();
        const consulta: Record<string, string | number> = { limite, ...(cursor !== null && { cursor }) };
        const { cuerpo } = await invocar(gerente, 'bandeja', { consulta });
        expect((await suite.medidor()).lecturas).toBeLessThanOrEqual(3 * limite + 3);
        porPaginas.push(...cuerpo.datos);
        cursor = cuerpo.siguiente;
      } while (cursor !== null);
      expect(porPaginas).toEqual(deUnaVez.cuerpo.datos);
      // The rows that a notice makes old: those of one collector, and no more are read.
      const deCada = Map.groupBy(deUnaVez.cuerpo.datos, ({ item }) => item.id_cobrador);
      const [cobradores, filas] = [...deCada].toSorted(([, a], [, b]) => a.length - b.length)[0] ?? ['', []];
      expect([filas.length > 0, filas.length < esperan.length / 2]).toEqual([true, true]);
      const deUno = await medirTibia(() => invocar(gerente, 'bandeja', { consulta: { cobradores } }));
      expect(deUno.lecturas).toBe(filas.length + 3);
    });

    it('a decision is two round trips, of a loan three, and at most four documents read', async () => {
      const { prefijo } = await mundo.cobrador([{ estado: 'Pendiente' }, {}], {
        gastos: [{ monto: 5000 as never, motivo: 'Gasolina' }],
      });
      const decisiones = [
        [3, () => invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: `${prefijo}-cre-1` } })],
        [2, () => invocar(gerente, 'aprobarGasto', { parametros: { id_gasto: `${prefijo}-gas-1` } })],
      ] as const;
      for (const [viajes, decidir] of decisiones) {
        const { lecturas, llamadas } = await medir(decidir);
        expect(lecturas).toBeLessThanOrEqual(4);
        expect(Object.values(llamadas).reduce((a, b) => a + b, 0)).toBe(viajes);
      }
    });

    it('a list is the same in small pages as in large ones, and its total is its length', async () => {
      const listas = ['pendientesCreditos', 'historialCreditos', 'clientesActivos', 'listarGastos'] as const;
      for (const lista of listas) {
        const { total } = (await invocar(gerente, lista, { consulta: { limite: 1 } })).cuerpo;
        const todos = await leerTodo(gerente, lista);
        expect([lista, total]).toEqual([lista, todos.length]);
        expect(await leerTodo(gerente, lista, { consulta: { limite: 17 } })).toEqual(todos);
      }
    });
  });
}
