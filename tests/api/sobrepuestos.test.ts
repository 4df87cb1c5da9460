// The figures, the credit, its history and its card that a phone draws over an answer are those of the next answer.
import {
  type activosSinPagoHoy,
  type historialAbonos,
  LLAMADAS,
  type NombreLlamada,
  registrarAbono,
  registrarAtraso,
  type Respuesta,
} from '@leal/contract';
import { aInstanteIso, centavos, type Fecha, fecha, fechaLocal } from '@leal/domain';
import type { Invocacion } from '@leal/seed';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  detalleConSobrepuestos,
  historialConSobrepuestos,
} from '../../web/src/piezas/credito/aplicar-hecho.ts';
import { unSobrepuesto } from '../../web/src/piezas/credito/pruebas.ts';
import { corteAlDia, diaAlDia, resumenAlDia, tableroAlDia } from '../../web/src/piezas/figuras/al-dia.ts';
import type { Cuenta } from '../../web/src/piezas/figuras/del-dia.ts';
import { conGuardados } from '../../web/src/piezas/ruta/con-guardados.ts';
import { vistazoDe } from '../../web/src/piezas/ruta/vistazo.ts';
import { semanaAlDia } from '../../web/src/comun/reportes/semana-al-dia.ts';
import type { Sobrepuesto } from '../../web/src/lib/acciones/sobrepuestos.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

/** In pesos; without an amount a late day. */
type Toque = number | 'atraso';

async function leer<N extends NombreLlamada>(quien: Persona, nombre: N, invocacion: Invocacion) {
  const { cuerpo } = await invocar(quien, nombre, invocacion);
  return z.decode(LLAMADAS[nombre].respuesta, cuerpo) as Respuesta<(typeof LLAMADAS)[N]>;
}

async function leerTodo(quien: Persona, id_credito: string) {
  const peticion = { parametros: { id_usuario: quien.uid } };
  const deEste = { parametros: { id_credito } };
  const [ruta, tablero, dia, semana, clientes, caja, detalle, historial] = await Promise.all([
    leer(quien, 'activosSinPagoHoy', peticion),
    leer(quien, 'dashboardDeCobrador', peticion),
    leer(quien, 'reporteDia', peticion),
    leer(quien, 'reporteSemana', { ...peticion, consulta: { historial: 'no' } }),
    leer(quien, 'clientesDeCobrador', peticion),
    leer(quien, 'abiertoDeCobrador', peticion),
    leer(quien, 'detalleCredito', deEste),
    leer(quien, 'historialAbonos', deEste),
  ]);
  return { ruta, tablero, dia, semana, resumen: clientes.resumen!, caja, detalle, historial };
}

/** The deed as the phone keeps it from the tap on. */
const enElTelefono = (id_credito: string, toque: Toque, cambios: Partial<Sobrepuesto>): Sobrepuesto =>
  unSobrepuesto({
    clave: crypto.randomUUID(),
    sobre: id_credito,
    gestion: toque === 'atraso' ? toque : toque === 0 ? 'visita' : 'pago',
    monto: toque === 'atraso' ? 0 : centavos(Math.round(toque * 100)),
    ...cambios,
  });

/** Sends it as a phone does, and gives back its register as the outbox has it then. */
async function mandar(quien: Persona, id_credito: string, toque: Toque, en?: string): Promise<Sobrepuesto> {
  const capturado_en = en ?? aInstanteIso(await mundo.ahora());
  const { metodo, ruta } = toque === 'atraso' ? registrarAtraso : registrarAbono;
  const cuerpo = {
    id_credito,
    capturado_en,
    motivo_visita: 'Otro',
    nota_visita: 'Está de viaje',
    // A payment keeps no promise.
    promesa: { fecha: '2026-11-19', monto: 10 },
    ...(toque !== 'atraso' && { monto: toque }),
  };
  const { cuerpo: respuesta } = await quien.llamar<{ requiereAprobacion?: boolean }>(metodo, ruta, {
    cuerpo,
    clave: crypto.randomUUID(),
  });
  return enElTelefono(id_credito, toque, {
    capturado_en,
    cuerpo: JSON.stringify(cuerpo),
    estado: respuesta.requiereAprobacion ? 'en_revision' : 'confirmado',
    respuesta,
  });
}

/** The order below the route is the server's, which is not drawn. */
const porCliente = (ruta: Respuesta<typeof activosSinPagoHoy>) => ({
  ...ruta,
  // The day's figures are drawn apart: `vistazoDe`.
  jornada: undefined,
  visitados: ruta.visitados.toSorted((a, b) => a.id_credito.localeCompare(b.id_credito)),
  pagados: ruta.pagados?.toSorted((a, b) => a.id_credito.localeCompare(b.id_credito)),
});

/** When a row came is not drawn. */
const sinLlegada = ({ datos }: Respuesta<typeof historialAbonos>) =>
  datos.map((fila) => ({ ...fila, sincronizado_en: undefined }));

type Leido = Awaited<ReturnType<typeof leerTodo>>;
const SIN_NADA = { faltan: [], estan: [] };

/** Each reason with its credits, which come in no order. */
const porCredito = ({ motivos = [] }: Leido['dia']) =>
  motivos.map((motivo) => ({ ...motivo, creditos: motivo.creditos?.toSorted() }));

/** The figures of every screen that shows some of the day. */
const figurasDe = (
  {
    ruta,
    tablero,
    dia,
    semana,
    resumen,
    caja,
  }: Pick<Leido, 'ruta' | 'tablero' | 'dia' | 'semana' | 'resumen' | 'caja'>,
  vistazo = vistazoDe(ruta, SIN_NADA),
) => ({
  visitados: {
    ruta: vistazo?.visitados,
    tablero: tablero.clientes_visitados,
    dia: dia.clientes_visitados,
    dias: semana.dias.map(({ clientes }) => clientes),
    semana: semana.total_clientes,
    clientes: resumen.visitados_hoy,
  },
  cobrado: {
    ruta: vistazo?.recaudado,
    tablero: tablero.total_hoy,
    barras: tablero.semana,
    dia: dia.total_fecha,
    dias: semana.dias.map(({ total }) => total),
    semana: semana.total_semana,
  },
  pagos: [tablero.pagos_hoy, dia.cantidad_abonos, semana.dias.map((jornada) => jornada.cantidad_abonos)],
  sinPago: [semana.total_visitas, semana.total_atrasos, porCredito(dia)],
  // Rows of one minute come in no order.
  filas: dia.historial_fecha
    .map(({ tipo, id_credito, monto_pagado }) => `${id_credito} ${tipo} ${monto_pagado}`)
    .toSorted(),
  efectivo: [tablero.efectivo_entregar, caja.efectivo_entregar, caja.esperado],
  enCaja: caja.filas.map(({ tipo, monto, id_credito }) => [tipo, monto, id_credito]),
  enMano: [tablero.en_mano_por_aprobar, caja.en_mano_por_aprobar],
});

function sobre(leido: Leido, hechos: readonly Sobrepuesto[], hoy: Fecha) {
  const delTelefono = { faltan: hechos, estan: [] };
  return {
    ruta: vistazoDe(leido.ruta, delTelefono),
    tablero: tableroAlDia(delTelefono, leido.tablero),
    dia: diaAlDia(delTelefono, leido.dia, { conFilas: true }),
    semana: semanaAlDia(delTelefono, leido.semana),
    resumen: resumenAlDia(delTelefono, leido.resumen, hoy),
    caja: corteAlDia(delTelefono, leido.caja),
  };
}

/** The same with what the phone did drawn over them. */
function conHechos(leido: Leido, hechos: readonly Sobrepuesto[], hoy: Fecha) {
  const { ruta, tablero, dia, semana, resumen, caja } = sobre(leido, hechos, hoy);
  const datos = {
    ruta: leido.ruta,
    tablero: tablero.datos,
    dia: dia.datos,
    semana: semana.datos as Leido['semana'],
    resumen: resumen.datos,
    caja: caja.datos,
  };
  return figurasDe(datos, ruta);
}

const NADA_APARTE = {
  ruta: { clientes: 0, monto: 0 },
  tablero: { clientes: 0, monto: 0 },
  dia: { clientes: 0, monto: 0 },
  semana: { clientes: 0, monto: 0 },
  elDia: { clientes: 0, monto: 0 },
  resumen: { clientes: 0 },
  caja: { monto: 0 },
};

/** The screens that show less beside their figures. */
const APARTE: Record<string, (todo: { clientes: number; monto: number }) => object> = {
  resumen: ({ clientes }) => ({ clientes }),
  caja: ({ monto }) => ({ monto }),
};

/** The figures that each screen puts beside its own. */
function apartesDe(leido: Leido, hechos: readonly Sobrepuesto[], hoy: Fecha) {
  const { ruta, tablero, dia, semana, resumen, caja } = sobre(leido, hechos, hoy);
  const deEsto = ({ visitados, monto }: Cuenta) => ({ clientes: visitados.length, monto });
  return {
    ruta: ruta!.sinConfirmar,
    tablero: deEsto(tablero.aparte),
    dia: deEsto(dia.aparte),
    semana: deEsto(semana.aparte),
    elDia: deEsto(semana.aparteDe(hoy)!),
    resumen: { clientes: resumen.aparte.visitados.length },
    caja: { monto: caja.aparte.monto },
  };
}

const PAGADO = { tipo: 'pago', fecha: fecha('2026-11-17') } as const;
const VISITADO = { tipo: 'visita', fecha: fecha('2026-11-18'), minuto: 610 } as const;

it.each<[string, readonly Toque[]]>([
  ['a payment', [120]],
  ['a visit', [0]],
  ['a late day', ['atraso']],
  ['a visit and then a payment', [0, 120]],
  ['a late day, a visit and then a payment', ['atraso', 0, 60.5]],
  ['a late day and then a payment', ['atraso', 120]],
  ['six abonos, which wait for a manager', [720]],
  ['a visit and then six abonos, which wait', [0, 720]],
  ['a late day and then six abonos, which wait', ['atraso', 720]],
  ['a second visit, which was one already', [0, 0]],
])('%s: drawn over the answer of before, it is the answer of afterwards', async (_, toques) => {
  const cobrador = await mundo.cobrador([{ movimientos: [PAGADO] }, { movimientos: [VISITADO] }, {}]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  const leidos = [await leerTodo(cobrador, id_credito)];
  const hechos: Sobrepuesto[] = [];
  for (const toque of toques) {
    hechos.push(await mandar(cobrador, id_credito, toque));
    leidos.push(await leerTodo(cobrador, id_credito));
  }
  const despues = leidos.at(-1)!;

  const hoy = fechaLocal(await mundo.ahora());
  const vistazo = vistazoDe(despues.ruta, SIN_NADA);
  expect(vistazo?.debidos).toBe(3);
  // Whenever the answer was read: it has the first of them, and the others are drawn over it.
  for (const [n, leido] of leidos.entries()) {
    const faltan = hechos.slice(n);
    expect(conHechos(leido, faltan, hoy)).toEqual(figurasDe(despues));
    expect(detalleConSobrepuestos(leido.detalle, faltan, hoy)).toEqual(despues.detalle);
    expect(porCliente(conGuardados(leido.ruta, faltan, 0))).toEqual(porCliente(despues.ruta));
    const historial = historialConSobrepuestos(leido.historial, faltan);
    expect(sinLlegada(historial)).toEqual(sinLlegada(despues.historial));
    expect(vistazoDe(leido.ruta, { faltan, estan: [] })).toEqual(vistazo);
    // And no screen calls 'sin confirmar' what the server has confirmed.
    expect(apartesDe(leido, faltan, hoy)).toEqual(NADA_APARTE);
  }

  // An answer that has them already is the same under them.
  expect(conHechos(despues, hechos, hoy)).toEqual({ ...figurasDe(despues), enMano: expect.anything() });
  expect(detalleConSobrepuestos(despues.detalle, hechos, hoy)).toEqual(despues.detalle);
  expect(conGuardados(despues.ruta, hechos, 0)).toEqual(despues.ruta);
  expect(vistazoDe(despues.ruta, { faltan: hechos, estan: [] })).toEqual(vistazo);
});

it.each<[string, Toque, object, [clientes: number, monto: number]]>([
  ['a payment', 120, {}, [1, 120]],
  ['a part of it', 31.66, {}, [1, 31.66]],
  ['a visit', 0, {}, [1, 0]],
  ['a late day', 'atraso', {}, [1, 0]],
  ['six abonos', 720, { previsto: 'requiere_aprobacion' }, [1, 0]],
])(
  'without a line %s is the same on every screen, beside the same figures',
  async (_, toque, mas, aparte) => {
    const cobrador = await mundo.cobrador([{}, {}, {}]);
    const id = (n: number) => `${cobrador.prefijo}-cre-${n}`;
    // The first is in every answer, the second was confirmed since, the third waits on the phone.
    const primero = await mandar(cobrador, id(1), 100);
    const antes = await leerTodo(cobrador, id(1));
    const segundo = await mandar(cobrador, id(2), 500);
    const confirmado = await leerTodo(cobrador, id(1));
    const tercero = enElTelefono(id(3), toque, { ...mas, capturado_en: aInstanteIso(await mundo.ahora()) });
    const hoy = fechaLocal(await mundo.ahora());
    const telefono = [segundo, tercero];
    expect(conHechos(antes, telefono, hoy)).toEqual(figurasDe(confirmado));
    const [clientes, pesos] = aparte;
    const esperado = { clientes, monto: Math.round(pesos * 100) };
    // A reading made when all was confirmed says the same beside it as a reading made before.
    for (const leido of [antes, confirmado])
      expect(apartesDe(leido, telefono, hoy)).toEqual(
        Object.fromEntries(
          Object.keys(NADA_APARTE).map((pantalla) => [pantalla, APARTE[pantalla]?.(esperado) ?? esperado]),
        ),
      );
    // The payment got through, though its answer did not: whoever has read since counts it once, and puts nothing beside.
    await mandar(cobrador, id(3), toque, tercero.capturado_en);
    const llego = await leerTodo(cobrador, id(1));
    expect(conHechos(llego, [tercero], hoy)).toEqual(figurasDe(llego));
    expect(apartesDe(llego, [tercero], hoy)).toEqual(NADA_APARTE);
    expect(primero.estado).toBe('confirmado');
  },
);
