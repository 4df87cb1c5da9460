// What a phone draws over an answer is what the next answer says: the figures, the credit, its history and its card.
import {
  type activosSinPagoHoy,
  type historialAbonos,
  LLAMADAS,
  type NombreLlamada,
  registrarAbono,
  registrarAtraso,
  type Respuesta,
} from '@leal/contract';
import { aInstanteIso, centavos, CERO, fecha, fechaLocal } from '@leal/domain';
import type { Invocacion } from '@leal/seed';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  detalleConSobrepuestos,
  historialConSobrepuestos,
} from '../../web/src/comun/credito/aplicar-hecho.ts';
import { unSobrepuesto } from '../../web/src/comun/credito/pruebas.ts';
import { sinConfirmar } from '../../web/src/comun/figuras/figuras.ts';
import { conGuardados } from '../../web/src/comun/ruta/con-guardados.ts';
import { vistazoDe } from '../../web/src/comun/ruta/vistazo.ts';
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
  const suyo = { parametros: { id_usuario: quien.uid } };
  const deEste = { parametros: { id_credito } };
  const [ruta, tablero, detalle, historial] = await Promise.all([
    leer(quien, 'activosSinPagoHoy', suyo),
    leer(quien, 'dashboardDeCobrador', suyo),
    leer(quien, 'detalleCredito', deEste),
    leer(quien, 'historialAbonos', deEste),
  ]);
  return { ruta, tablero, detalle, historial };
}

/** Sends it as a phone does, and gives back its register as the outbox has it then. */
async function mandar(quien: Persona, id_credito: string, toque: Toque): Promise<Sobrepuesto> {
  const capturado_en = aInstanteIso(await mundo.ahora());
  const { metodo, ruta } = toque === 'atraso' ? registrarAtraso : registrarAbono;
  const cuerpo = {
    id_credito,
    capturado_en,
    motivo_visita: 'Otro',
    nota_visita: 'Está de viaje',
    // Of a payment none is kept.
    promesa: { fecha: '2026-11-19', monto: 10 },
    ...(toque !== 'atraso' && { monto: toque }),
  };
  const { cuerpo: respuesta } = await quien.llamar<{ requiereAprobacion?: boolean }>(metodo, ruta, {
    cuerpo,
    clave: crypto.randomUUID(),
  });
  return unSobrepuesto({
    clave: crypto.randomUUID(),
    sobre: id_credito,
    gestion: toque === 'atraso' ? toque : toque === 0 ? 'visita' : 'pago',
    monto: toque === 'atraso' ? 0 : centavos(toque * 100),
    capturado_en,
    cuerpo: JSON.stringify(cuerpo),
    estado: respuesta.requiereAprobacion ? 'en_revision' : 'confirmado',
    respuesta,
  });
}

/** Where it stands below the route is the server's order, which is not drawn. */
const porCliente = (ruta: Respuesta<typeof activosSinPagoHoy>) => ({
  ...ruta,
  // Its figures are drawn apart: `vistazoDe`.
  jornada: undefined,
  visitados: ruta.visitados.toSorted((a, b) => a.id_credito.localeCompare(b.id_credito)),
  pagados: ruta.pagados?.toSorted((a, b) => a.id_credito.localeCompare(b.id_credito)),
});

/** When a row came is not drawn. */
const sinLlegada = ({ datos }: Respuesta<typeof historialAbonos>) =>
  datos.map((fila) => ({ ...fila, sincronizado_en: undefined }));

const PAGADO = { tipo: 'pago', fecha: fecha('2026-11-17') } as const;
const VISITADO = { tipo: 'visita', fecha: fecha('2026-11-18'), minuto: 610 } as const;

it.each<[string, readonly Toque[]]>([
  ['a payment', [120]],
  ['a visit', [0]],
  ['a late day', ['atraso']],
  ['a visit and then a payment', [0, 120]],
  ['a late day, a visit and then a payment', ['atraso', 0, 60.5]],
  ['six abonos, which wait for a manager', [720]],
  ['a second visit, which was one already', [0, 0]],
])('%s: drawn over the answer of before, it is the answer of afterwards', async (_, toques) => {
  const cobrador = await mundo.cobrador([{ movimientos: [PAGADO] }, { movimientos: [VISITADO] }, {}]);
  const id_credito = `${cobrador.prefijo}-cre-1`;
  const antes = await leerTodo(cobrador, id_credito);
  const hechos: Sobrepuesto[] = [];
  for (const toque of toques) hechos.push(await mandar(cobrador, id_credito, toque));
  const despues = await leerTodo(cobrador, id_credito);

  const hoy = fechaLocal(await mundo.ahora());
  expect(detalleConSobrepuestos(antes.detalle, hechos, hoy)).toEqual(despues.detalle);
  expect(porCliente(conGuardados(antes.ruta, hechos, 0))).toEqual(porCliente(despues.ruta));
  expect(sinLlegada(historialConSobrepuestos(antes.historial, hechos))).toEqual(
    sinLlegada(despues.historial),
  );

  const { monto, enMano, pagos, clientes } = sinConfirmar(
    { faltan: hechos, estan: [] },
    [hoy],
    antes.tablero.historial_dia,
  );
  const { tablero } = despues;
  const mas = tablero.total_hoy - antes.tablero.total_hoy;
  expect({ monto, enMano, pagos, clientes }).toEqual({
    monto: mas,
    enMano: tablero.en_mano_por_aprobar - antes.tablero.en_mano_por_aprobar,
    pagos: tablero.pagos_hoy - antes.tablero.pagos_hoy,
    clientes: tablero.clientes_visitados - antes.tablero.clientes_visitados,
  });
  // An answer that has them already is the same under them.
  expect(sinConfirmar({ faltan: hechos, estan: [] }, [hoy], tablero.historial_dia).monto).toBe(CERO);
  expect(detalleConSobrepuestos(despues.detalle, hechos, hoy)).toEqual(despues.detalle);
  expect(conGuardados(despues.ruta, hechos, 0)).toEqual(despues.ruta);

  const vistazo = vistazoDe(despues.ruta, []);
  expect(vistazo?.debidos).toBe(3);
  expect(vistazoDe(antes.ruta, hechos)).toEqual(vistazo);
  expect(vistazoDe(despues.ruta, hechos)).toEqual(vistazo);
});
