// The state after the night's run in the demo, and the dashboard's words about it.
import { sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';
import { leerLibro } from '../../setup/libro.ts';
import { disparar } from '../../setup/trabajo.ts';

/** This part counts everybody who is there, so it comes first. */
export function nocheDelDemo({ suite, mundo, HOY }: ASolas): void {
  const figuras = async () =>
    (await invocar(await mundo.cuenta('gerente@leal.demo'), 'dashboardStats')).cuerpo;

  it('says how the portfolio stood seven nights ago, as its credits tell', async () => {
    const noche = new Date('2026-11-11T03:00:00-06:00');
    const cobradores = await mundo.db.collection('usuarios').where('id_rol', '==', 5).get();
    const libros = await Promise.all(cobradores.docs.map(({ id }) => leerLibro(mundo.db, id)));
    const estaban = libros
      .flatMap(({ creditos }) => creditos)
      .filter(({ decision }) => decision?.estado === 'Aprobado' && decision.fecha < noche)
      .filter(({ fecha_fin }) => fecha_fin === null || fecha_fin >= '2026-11-11');
    const capital = estaban.reduce((suma, credito) => suma + credito.monto_solicitado_centavos, 0);
    expect((await figuras()).haceUnaSemana).toMatchObject({
      totalCapital: capital / 100,
      totalClientes: estaban.length,
      totalCobradores: libros.length,
    });
  });

  it('finds no difference in the demo, and the dashboard says so', async () => {
    const deAyer = { fecha: sumarDias(HOY, -1), diferencias: 0, sin_reparar: 0 };
    expect((await figuras()).conciliacion).toMatchObject(deAyer);
    await disparar(suite, 'conciliarSaldos');
    const registro = (await mundo.db.doc(`conciliaciones/${HOY}`).get()).data();
    expect(registro).toMatchObject({ estado: 'cuadra', cobradores: 3, diferencias: 0, sin_reparar: 0 });
    expect(registro?.['movimientos']).toBeGreaterThan(2000);
    const ahora = await figuras();
    expect(registro?.['cartera']).toEqual({
      capital_colocado_centavos: ahora.totalCapital * 100,
      clientes_activos: ahora.totalClientes,
      cobradores: ahora.totalCobradores,
      porcentaje_recuperacion: ahora.porcentajeRecuperacion,
      por_entregar: { n: ahora.prestamosPorEntregar, monto_centavos: ahora.capitalPorEntregar * 100 },
    });
    expect(ahora.conciliacion).toEqual({
      fecha: HOY,
      hora: expect.stringMatching(/^\d\d:\d\d$/) as string,
      diferencias: 0,
      sin_reparar: 0,
      fallidos: 0,
    });
  });
}
