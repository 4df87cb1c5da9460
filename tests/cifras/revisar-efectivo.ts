import type { GastoDoc } from '@leal/contract/documentos';
import {
  centavos,
  type CuentasDeEfectivo,
  type Fecha,
  juntarEfectivo,
  sumadorDeEfectivo,
  sumarDias,
} from '@leal/domain';
import { expect } from 'vitest';
import { guardarEfectivo } from '../../functions/src/data/efectivo.ts';
import { revisarCobrador } from '../../functions/src/use-cases/conciliacion/revisar-cobrador.ts';
import { leerLibro, type Libro } from './libro.ts';
import { festivosDe, type Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { contarEfectivo } from './recuento-efectivo.ts';
import { ayerDe, type Contado, errorDe, gastosDeUnDia, type Noche, preverDe } from './recuento-previsto.ts';
import { entre, masDias, saldoDe, suma } from './recuento.ts';

/** The night of all collectors, as the run adds it up. */
async function contarDeNoche({ hoy, cobradores, negocio }: Oficina) {
  let cuentas = sumadorDeEfectivo(hoy, negocio).total();
  for (const { id } of cobradores)
    cuentas = juntarEfectivo(cuentas, (await revisarCobrador(id, { hoy, negocio })).efectivo);
  return cuentas;
}

type DeRenovacion = { readonly monto_solicitado_centavos: number; readonly id_credito_anterior: string };

/** What waits for its cash, and what would need some, of all documents. */
function salidas(hoy: Fecha, libro: Libro) {
  const { creditos, solicitudes } = libro;
  const cuenta = <T>(cosas: readonly T[], monto: (cosa: T) => number) => ({
    n: cosas.length,
    monto: suma(cosas, monto),
  });
  const renovaciones = solicitudes.filter(
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
    gastos: libro.gastos.filter(({ estado }) => estado === 'aprobada'),
  };
}

/** What is approved of the four weeks before that day. */
const gastadoAntes = (gastos: readonly GastoDoc[], dia: string): number =>
  suma(
    gastos.filter(({ fecha_aprobacion: f }) => f && f < dia && f >= masDias(dia, -28)),
    ({ monto_centavos }) => monto_centavos,
  );

/** Two nights of before, as they would have forecast by what is known now: their days, and one of their weeks, are over. */
async function nochesDeAntes(contar: (dia: Fecha) => Contado, hoy: Fecha): Promise<Noche[]> {
  const noches = [sumarDias(hoy, -7), sumarDias(hoy, -1)].map((dia) => ({ dia, contado: contar(dia) }));
  for (const { dia, contado } of noches) {
    const cuentas = contado as unknown as CuentasDeEfectivo;
    await guardarEfectivo({ dia, faltan: 0, gastos_centavos: centavos(0), cuentas });
  }
  return noches;
}

/** The cash that is to come, against every credit, row and request. */
export async function efectivo(oficina: Oficina, pantallas: Pantallas) {
  const { hoy, documentos } = oficina;
  const contar = (dia: Fecha) => contarEfectivo(documentos, dia, festivosDe(oficina));
  const contado = contar(hoy);
  const cuentas = await contarDeNoche(oficina);
  expect(cuentas).toEqual(contado);
  const libro = leerLibro(documentos);
  const { gastos, ...deAhora } = salidas(hoy, libro);
  const noches = await nochesDeAntes(contar, hoy);
  const gastado = gastadoAntes(gastos, hoy);
  await guardarEfectivo({ dia: hoy, faltan: 0, gastos_centavos: centavos(gastado), cuentas });
  const visto = await pantallas.efectivo();
  expect(visto).toMatchObject({ hoy, cobrado_hoy: entre(libro, hoy).cobrado, ...deAhora });
  const { noche } = visto;
  const { dias, ...previsto } = preverDe(contado, hoy);
  const gastos_por_dia = gastosDeUnDia(contado, hoy, gastado);
  expect(noche).toMatchObject({
    al_cierre: masDias(hoy, -1),
    ...previsto,
    gastos_por_dia,
    ayer: ayerDe(noches.at(-1)!, contado),
    errores: { dia: errorDe(noches, 1, contado), semana: errorDe(noches, 7, contado) },
  });
  let acumulado: number | null = 0;
  const esperados = dias.map((dia) => {
    const entregas =
      (dia.fecha === hoy ? deAhora.entregado_hoy.monto : 0) +
      (dia.fecha === visto.entregas_el ? deAhora.por_entregar.monto : 0);
    const queda = dia.esperado === null ? null : dia.esperado - entregas - gastos_por_dia;
    acumulado = acumulado === null || queda === null ? null : acumulado + queda;
    return { ...dia, entregas, gastos: gastos_por_dia, queda, acumulado };
  });
  expect(noche?.dias).toEqual(esperados);
}
