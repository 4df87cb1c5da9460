import type { CreditoDoc, GastoDoc, SolicitudDoc } from '@leal/contract/documentos';
import { centavos, festivosDelPlan, juntarEfectivo, sumadorDeEfectivo } from '@leal/domain';
import { expect } from 'vitest';
import { guardarEfectivo } from '../../functions/src/data/efectivo.ts';
import { revisarCobrador } from '../../functions/src/use-cases/conciliacion/revisar-cobrador.ts';
import { suma } from './caso.ts';
import { leerLibro, type Libro } from './libro.ts';
import type { Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { contarEfectivo } from './recuento-efectivo.ts';
import { entre, masDias, saldoDe } from './recuento.ts';

/** The night of all collectors, as the run adds it up. */
async function contarDeNoche({ hoy, cobradores, negocio }: Oficina) {
  let cuentas = sumadorDeEfectivo(hoy, negocio).total();
  for (const { id } of cobradores)
    // oxlint-disable-next-line no-await-in-loop -- a handful
    cuentas = juntarEfectivo(cuentas, (await revisarCobrador(id, { hoy, negocio })).efectivo);
  return cuentas;
}

const deTodos = (montos: readonly number[]): number => suma(montos, (monto) => monto);

type DeRenovacion = { readonly monto_solicitado_centavos: number; readonly id_credito_anterior: string };

/** What waits for its cash, and what would need some, of all documents. */
function salidas({ documentos, hoy }: Oficina, libro: Libro) {
  const de = <T>(coleccion: string) =>
    documentos
      .filter(({ ruta }) => ruta.split('/').at(-2) === coleccion)
      .map(({ datos }) => datos as unknown as T);
  const creditos = de<CreditoDoc>('creditos');
  const cuenta = <T>(cosas: readonly T[], monto: (cosa: T) => number) => ({
    n: cosas.length,
    monto: suma(cosas, monto),
  });
  const renovaciones = de<SolicitudDoc>('solicitudes').filter(
    (pedida) => pedida.tipo === 'renovacion' && pedida.estado === 'pendiente',
  );
  return {
    entregado_hoy: cuenta(
      creditos.filter(({ entrega }) => entrega?.estado === 'entregada' && entrega.fecha === hoy),
      ({ entrega }) => entrega?.monto_centavos ?? 0,
    ),
    por_entregar: cuenta(
      creditos.filter(({ entrega }) => entrega?.estado === 'por_entregar'),
      ({ monto_entregado_centavos }) => monto_entregado_centavos,
    ),
    por_aprobar: {
      creditos: cuenta(
        creditos.filter(({ estado_credito }) => estado_credito === 'Pendiente'),
        ({ monto_solicitado_centavos }) => monto_solicitado_centavos,
      ),
      renovaciones: cuenta(renovaciones, ({ datos }) => {
        const { monto_solicitado_centavos, id_credito_anterior } = datos as DeRenovacion;
        const anterior = creditos.find(({ id_credito }) => id_credito === id_credito_anterior);
        // What its client owes of the old loan by now, not when the renewal was asked for.
        return monto_solicitado_centavos - (anterior ? saldoDe(libro, anterior) : 0);
      }),
    },
    gastos: de<GastoDoc>('gastos').filter(({ estado }) => estado === 'aprobada'),
  };
}

/** The cash that is to come, against every credit, row and request. */
export async function efectivo(oficina: Oficina, pantallas: Pantallas) {
  const { hoy, negocio, documentos } = oficina;
  const contado = contarEfectivo(documentos, hoy, (credito) =>
    festivosDelPlan(credito, negocio).map(({ fecha }) => fecha),
  );
  const cuentas = await contarDeNoche(oficina);
  expect(cuentas).toEqual(contado);
  const libro = leerLibro(documentos);
  const { gastos, ...deAhora } = salidas(oficina, libro);
  const gastado = suma(
    gastos.filter(({ fecha_aprobacion: f }) => f && f < hoy && f >= masDias(hoy, -28)),
    ({ monto_centavos }) => monto_centavos,
  );
  await guardarEfectivo({ dia: hoy, faltan: 0, gastos_centavos: centavos(gastado), cuentas });
  const visto = await pantallas.efectivo();
  expect(visto).toMatchObject({ hoy, cobrado_hoy: entre(libro, hoy).cobrado, ...deAhora });
  const { noche } = visto;
  expect(noche?.al_cierre).toBe(masDias(hoy, -1));
  expect(noche?.dias.map(({ fecha, plan }) => [fecha, plan])).toEqual(
    Object.entries(contado.plan).map(([dia, montos]) => [dia, deTodos(montos)]),
  );
  const deOchoSemanas = Object.entries(contado.dias).filter(([dia]) => dia >= masDias(hoy, -56));
  const total = (que: 'debido_centavos' | 'cobrado_centavos', tramo?: number) =>
    suma(deOchoSemanas, ([, dia]) => (tramo === undefined ? deTodos(dia[que]) : (dia[que][tramo] ?? 0)));
  const conAlgo = deOchoSemanas.filter(([, { debido_centavos }]) => deTodos(debido_centavos) > 0).length;
  expect(noche?.proporciones !== null).toBe(conAlgo >= 7);
  if (!noche?.proporciones) return;
  expect(noche.proporciones.total).toMatchObject({
    debido: total('debido_centavos'),
    cobrado: total('cobrado_centavos'),
  });
  for (const [i, tramo] of noche.proporciones.tramos.entries())
    expect(tramo).toMatchObject({
      debido: total('debido_centavos', i),
      cobrado: total('cobrado_centavos', i),
    });
  for (const { esperado, bajo, alto, entregas, gastos: delDia, queda } of noche.dias) {
    expect(queda).toBe((esperado ?? 0) - entregas - delDia);
    expect([bajo ?? 0, alto ?? Infinity]).toEqual([
      Math.min(bajo ?? 0, esperado ?? 0),
      Math.max(alto ?? Infinity, esperado ?? 0),
    ]);
  }
}
