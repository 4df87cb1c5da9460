// What is kept of all collectors is reconciled with each one's own sums.
import { centavos } from '@leal/domain';
import { abrirSala } from '@leal/jugador';
import { llamarPorContrato, paraCargar } from '@leal/seed';
import { afterAll, expect, it } from 'vitest';
import { resumen, resumenDeEquipo, resumenDeFilas } from '../../../functions/src/data/resumen.ts';
import { conciliarSaldos } from '../../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { resumirOficina } from '../../../functions/src/use-cases/reportes/resumir-oficina.ts';
import { enCero, idDe } from '../muchos.ts';
import { AHORA, abrirOficina } from '../oficina.ts';

const sala = await abrirSala('demo-conciliados');
afterAll(() => sala.cerrar());

it('the sums of the office are reconciled with those of the collectors: what differs is told, and made anew', async () => {
  const oficina = abrirOficina(sala, 'r', 3, [{}]);
  const muchos = Array.from({ length: 31 }, (_, i) => enCero(i + 1));
  sala.motor.load(paraCargar(muchos.flat()));
  const reloj = { ahora: () => AHORA };
  await resumirOficina(reloj);
  const capital = (await resumen().get()).data()?.sumas.capital_colocado_centavos ?? 0;
  expect(capital).toBeGreaterThan(0);
  await resumen().update({ 'sumas.capital_colocado_centavos': capital + 500 });
  const diferencia = {
    documento: 'resumenes/oficina',
    campo: 'capital_colocado_centavos',
    guardado: capital + 500,
    contado: capital,
    deriva: -500,
  };
  for (const soloRevisar of [true, false])
    expect(await conciliarSaldos({ reloj, soloRevisar })).toMatchObject({ detalle: [diferencia] });
  expect(await conciliarSaldos({ reloj })).toMatchObject({ estado: 'cuadra', detalle: [] });
  const { cuerpo } = await llamarPorContrato(oficina.gerente, 'dashboardStats', {});
  expect(cuerpo).toMatchObject({ totalCapital: capital / 100 });
});

it('so are the routes of the team and the rows of all', async () => {
  const oficina = abrirOficina(sala, 'r2', 3, [{}]);
  sala.motor.load(paraCargar(Array.from({ length: 40 }, (_, i) => enCero(i + 1)).flat()));
  const reloj = { ahora: () => AHORA };
  await resumirOficina(reloj);
  expect(await conciliarSaldos({ reloj, soloRevisar: true })).toMatchObject({ detalle: [] });
  const equipo = (await resumenDeEquipo().get()).data()!;
  const { clientes_activos, tramos } = equipo.rutas[idDe(7)]!;
  const saldos = tramos!.saldo_centavos.with(1, centavos((tramos!.saldo_centavos[1] ?? 0) + 300));
  await resumenDeEquipo().update({
    [`rutas.${idDe(7)}.clientes_activos`]: clientes_activos + 2,
    [`rutas.${idDe(7)}.tramos.saldo_centavos`]: saldos,
  });
  const { version, filas } = (await resumenDeFilas(0).get()).data()!;
  const mal = filas.map((fila) =>
    fila.id_cobrador === idDe(9)
      ? { ...fila, ruta: { ...fila.ruta, capital_colocado: centavos(fila.ruta.capital_colocado + 100) } }
      : fila,
  );
  await resumenDeFilas(0).set({ version, filas: mal });
  const detalle = [
    { documento: 'resumenes/filas-0', campo: `${idDe(9)}.ruta.capital_colocado`, deriva: -100 },
    { documento: 'resumenes/equipo', campo: `${idDe(7)}.clientes_activos`, deriva: -2 },
    { documento: 'resumenes/equipo', campo: `${idDe(7)}.tramos.saldo_centavos.1`, deriva: -300 },
  ];
  for (const soloRevisar of [true, false])
    expect(await conciliarSaldos({ reloj, soloRevisar })).toMatchObject({ detalle });
  expect(await conciliarSaldos({ reloj })).toMatchObject({ estado: 'cuadra', detalle: [] });
  expect((await resumenDeEquipo().get()).data()?.rutas).toEqual(equipo.rutas);
  // Until the next minute no row is used.
  expect((await resumen().get()).data()?.filas).toBeUndefined();
  await resumirOficina(reloj);
  expect((await resumenDeFilas(0).get()).data()).toEqual({ version, filas });
  expect((await llamarPorContrato(oficina.gerente, 'gerenteRutas', {})).estado).toBe(200);
});
