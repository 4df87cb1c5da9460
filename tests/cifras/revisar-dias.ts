import type { Fecha } from '@leal/domain';
import type { Azar } from '@leal/seed';
import { expect } from 'vitest';
import { armarSemana } from '../../web/src/comun/reportes/armar-semana.ts';
import type { Caso, Pantallas } from './pantallas.ts';
import { enEspera } from './en-espera.ts';
import * as contado from './recuento.ts';
import { suma } from './recuento.ts';

/** The collector's dashboard. */
export async function tablero({ oficina: { hoy }, pantallas, id, libro }: Caso) {
  const deHoy = contado.entre(libro, hoy);
  const espera = enEspera(libro);
  const { porAprobar: p } = espera;
  const abonos = p.edicion_pago + p.eliminacion_pago + p.abonos_multiples + p.captura_tardia;
  const visto = await pantallas.tablero(id);
  expect(visto).toMatchObject({
    total_hoy: deHoy.cobrado,
    total_recaudado_bruto: deHoy.cobrado,
    ...deHoy.deBancos,
    pagos_hoy: deHoy.pagos,
    clientes_visitados: deHoy.visitados,
    clientes_activos: contado.cartera(libro, hoy).activos,
    prestamos_por_entregar: contado.cartera(libro, hoy).esperan,
    por_entregar: contado.cartera(libro, hoy).porEntregar,
    efectivo_entregar: deHoy.efectivo,
    llego_despues: deHoy.llegoDespues,
    gastos_aprobados_hoy: deHoy.gastos,
    en_mano_por_aprobar: espera.enMano,
    en_mano_por_resolver: espera.porResolver,
    gastos_pendientes: p.gastos,
    monto_gastos_pendientes: espera.montoGastos,
    creditos_pendientes: p.creditos,
    solicitudes_edicion: abonos,
    solicitudes_renovacion: p.renovacion,
    por_aprobar: { clientes: p.creditos, abonos, gastos: p.gastos, renovaciones: p.renovacion },
    semana: contado.semanaDe(hoy).map((dia) => {
      const { cobrado, deBancos } = contado.entre(libro, dia);
      return { fecha: dia, cobrado, ...deBancos };
    }),
  });
  expect(suma(visto.historial_dia, (fila) => fila.monto_pagado)).toBe(deHoy.cobrado);
  return visto;
}

/** A week and its days. */
export async function semana({ pantallas, id, libro }: Caso, lunes: string) {
  const dias = contado.semanaDe(lunes);
  const deLaSemana = contado.entre(libro, lunes, dias[6]);
  const visto = await pantallas.semana(id, lunes as Fecha);
  expect(visto).toMatchObject({
    total_semana: deLaSemana.cobrado,
    ...deLaSemana.deBancos,
    total_clientes: deLaSemana.visitados,
    total_gastos: deLaSemana.gastos,
    total_visitas: deLaSemana.visitas,
    total_atrasos: deLaSemana.atrasos,
    total_creditos_nuevos: deLaSemana.nuevos,
    total_creditos_por_entregar: deLaSemana.porEntregar,
    total_creditos_terminados: deLaSemana.terminados,
    dias: dias.map((dia) => {
      const delDia = contado.entre(libro, dia);
      return {
        fecha: dia,
        total: delDia.cobrado,
        ...delDia.deBancos,
        cantidad_abonos: delDia.pagos,
        clientes: delDia.visitados,
        gastos: delDia.gastos,
        visitas: delDia.visitas,
        atrasos: delDia.atrasos,
        creditos_nuevos: delDia.nuevos,
        creditos_por_entregar: delDia.porEntregar,
        creditos_terminados: delDia.terminados,
      };
    }),
  });
  return visto;
}

type Semana = Awaited<ReturnType<Pantallas['semana']>>;

/** Compiled, a week says what its days say. */
async function compilada({ pantallas, id }: Caso, vista: Semana) {
  await pantallas.compilar(id, vista.semana.inicio);
  const dias = vista.dias.map((dia) => ({ ...dia, historial: undefined }));
  expect(await pantallas.semana(id, vista.semana.inicio, 'no')).toEqual({ ...vista, dias });
}

/** The days by their own reports; the week's screen is made of them where the week does not answer. */
async function susDias({ pantallas, id, libro }: Caso, vista: Semana) {
  const reportes = await Promise.all(vista.dias.map(({ fecha }) => pantallas.dia(id, fecha)));
  expect(reportes).toMatchObject(
    vista.dias.map(({ fecha }) => {
      const delDia = contado.entre(libro, fecha);
      return {
        total_fecha: delDia.cobrado,
        ...delDia.deBancos,
        cantidad_abonos: delDia.pagos,
        clientes_visitados: delDia.visitados,
        total_registros: delDia.registros,
        gastos: delDia.gastos,
      };
    }),
  );
  for (const { fecha, motivos = [] } of reportes)
    expect(Object.fromEntries(motivos.map(({ motivo, n }) => [motivo ?? '', n]))).toEqual(
      contado.motivosDe(libro, fecha),
    );
  const { semana, dias, total_semana, total_gastos } = armarSemana(vista.semana.inicio, reportes);
  expect(vista).toMatchObject({ semana, dias, total_semana, total_gastos });
}

/** A week of before: from its days, compiled, and day by day. */
export async function semanaPasada(caso: Caso, azar: Azar) {
  const lunes = contado.masDias(contado.lunesDe(caso.oficina.hoy), -7 * azar.entero(1, 11));
  const vista = await semana(caso, lunes);
  await compilada(caso, vista);
  await susDias(caso, vista);
}
