// The pictures that a night keeps of random offices are what their documents say, week by week; they add up, and a night that
// comes again leaves them as they are. A seed that fails replays alone: LEAL_CARTERAS=17 npx vitest run --project sala tests/cifras/evolucion
import type { CreditoDoc, FotoSemanaDoc, MovimientoDoc } from '@leal/contract/documentos';
import { CAMBIOS_DE_ATRASO, festivosDelPlan, juntarSemanas, sumarDias } from '@leal/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { porCorrida } from '@leal/pruebas/corrida';
import { leerFotos } from '../../functions/src/data/fotos-semana.ts';
import { conciliarSaldos } from '../../functions/src/use-cases/conciliacion/conciliar-saldos.ts';
import { semanasPorFotografiar } from '../../functions/src/use-cases/conciliacion/fotografiar-semanas.ts';
import type { Oficina } from './oficina.ts';
import { abrirPantallas } from './pantallas.ts';
import { suma } from './recuento.ts';
import { contarSemana, type Todo } from './recuento-evolucion.ts';

const OFICINAS = porCorrida({ corta: 3, resto: 10, todo: 100 });
const PEDIDAS = process.env['LEAL_CARTERAS']?.split(',').map(Number);
const SEMILLAS = PEDIDAS ?? Array.from({ length: OFICINAS }, (_, i) => 7 * i + 5);

let puerta: Awaited<ReturnType<typeof abrirPantallas>>;
beforeAll(async () => {
  puerta = await abrirPantallas();
});
afterAll(() => puerta.cerrar());

function todoDe({ documentos, negocio }: Oficina): Todo {
  const de = <T>(forma: RegExp) =>
    documentos.filter(({ ruta }) => forma.test(ruta)).map(({ datos }) => datos as T);
  return {
    creditos: de<CreditoDoc>(/^creditos\/[^/]+$/),
    filas: de<MovimientoDoc>(/^creditos\/[^/]+\/movimientos\/[^/]+$/),
    festivosDe: (credito) => festivosDelPlan(credito, negocio).map(({ fecha }) => fecha),
  };
}

const cuenta = (de: readonly { readonly n: number }[]): number => suma(de, ({ n }) => n);

/** Each of those of a week before is somewhere, and each of those of now came from somewhere. */
function cuadra({ cifras }: FotoSemanaDoc, anterior: FotoSemanaDoc | undefined): void {
  const { cartera, cambios, nuevos, de_otros } = cifras;
  const fueron = cambios.map((porCambio) => cuenta(CAMBIOS_DE_ATRASO.map((cambio) => porCambio[cambio])));
  const quedan = suma(cambios, ({ al_corriente, mejor, igual, peor }) =>
    cuenta([al_corriente, mejor, igual, peor]),
  );
  expect(quedan + nuevos.n + de_otros.n).toBe(suma(cartera.n, (n) => n));
  if (!anterior) return;
  const [corriente = 0, uno = 0, hastaSiete = 0, ...resto] = anterior.cifras.cartera.n;
  expect(fueron).toEqual([corriente, uno + hastaSiete, ...resto]);
}

test.each(SEMILLAS)('office %i: eight weeks of each collector are what their rows say', async (semilla) => {
  const oficina = await puerta.oficina(semilla);
  puerta.entrar(oficina);
  const todo = todoDe(oficina);
  const noche = () => conciliarSaldos({ reloj: { ahora: () => oficina.ahora } });
  expect((await noche()).por_revisar).toEqual([]);
  const semanas = semanasPorFotografiar(oficina.hoy);
  const deTodos = new Map<string, FotoSemanaDoc[]>();
  for (const { id } of oficina.cobradores) {
    const fotos = await leerFotos(id, 100);
    const porLunes = new Map(fotos.map((foto) => [foto.lunes, foto]));
    const vacia = JSON.stringify(juntarSemanas([]));
    for (const lunes of semanas) {
      const contada = contarSemana(todo, id, lunes);
      const foto = porLunes.get(lunes);
      if (foto) {
        expect([id, lunes, foto.cifras, foto.corregida]).toEqual([id, lunes, contada, null]);
        cuadra(foto, porLunes.get(sumarDias(lunes, -7)));
        deTodos.set(lunes, [...(deTodos.get(lunes) ?? []), foto]);
      } else expect([id, lunes, contada]).toEqual([id, lunes, JSON.parse(vacia)]);
    }
    expect(fotos.every(({ lunes }) => semanas.includes(lunes))).toBe(true);
  }
  const deOficina = await leerFotos(null, 100);
  expect(deOficina.map(({ lunes }) => lunes).toSorted()).toEqual([...deTodos.keys()].toSorted());
  for (const { lunes, cifras } of deOficina)
    expect([lunes, cifras]).toEqual([
      lunes,
      juntarSemanas((deTodos.get(lunes) ?? []).map((foto) => foto.cifras)),
    ]);
  await noche();
  expect(await leerFotos(null, 100)).toEqual(deOficina);
});
