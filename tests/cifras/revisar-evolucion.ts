import type { FotoSemanaDoc } from '@leal/contract/documentos';
import { CAMBIOS_DE_ATRASO, juntarSemanas, sumarDias } from '@leal/domain';
import { expect } from 'vitest';
import { leerFotos } from '../../functions/src/data/fotos-semana.ts';
import { semanasPorFotografiar } from '../../functions/src/use-cases/conciliacion/fotografiar-semanas.ts';
import { leerLibro } from './libro.ts';
import { festivosDe, type Oficina } from './oficina.ts';
import type { Pantallas } from './pantallas.ts';
import { suma } from './recuento.ts';
import { contarSemana } from './recuento-evolucion.ts';
import { exigirRespuesta } from './recuento-mejor-o-peor.ts';

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

/** Eight weeks of each collector as a night has just kept them, against every row; the office's are their sum, and the screen's answers too. */
export async function evolucion(oficina: Oficina, pantallas: Pantallas): Promise<number> {
  const todo = { ...leerLibro(oficina.documentos), festivosDe: festivosDe(oficina) };
  const semanas = semanasPorFotografiar(oficina.hoy);
  const deTodos = new Map<string, FotoSemanaDoc[]>();
  const contadas = new Map<string, ReturnType<typeof contarSemana>[]>();
  for (const { id } of oficina.cobradores) {
    const fotos = await leerFotos(id, 100);
    const porLunes = new Map(fotos.map((foto) => [foto.lunes, foto]));
    const vacia = JSON.stringify(juntarSemanas([]));
    const suyas = new Map<string, ReturnType<typeof contarSemana>[]>();
    for (const lunes of semanas) {
      const contada = contarSemana(todo, id, lunes);
      const foto = porLunes.get(lunes);
      if (foto) {
        expect([id, lunes, foto.cifras, foto.corregida]).toEqual([id, lunes, contada, null]);
        cuadra(foto, porLunes.get(sumarDias(lunes, -7)));
        deTodos.set(lunes, [...(deTodos.get(lunes) ?? []), foto]);
        contadas.set(lunes, [...(contadas.get(lunes) ?? []), contada]);
        suyas.set(lunes, [contada]);
      } else expect([id, lunes, contada]).toEqual([id, lunes, JSON.parse(vacia)]);
    }
    expect(fotos.every(({ lunes }) => semanas.includes(lunes))).toBe(true);
    exigirRespuesta(await pantallas.evolucion(id), suyas);
  }
  const deOficina = await leerFotos(null, 100);
  expect(deOficina.map(({ lunes }) => lunes).toSorted()).toEqual([...deTodos.keys()].toSorted());
  for (const { lunes, cifras } of deOficina)
    expect([lunes, cifras]).toEqual([
      lunes,
      juntarSemanas((deTodos.get(lunes) ?? []).map((foto) => foto.cifras)),
    ]);
  const enOrden = new Map([...contadas].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  exigirRespuesta(await pantallas.evolucion(), enOrden);
  return [...deTodos.values()].flat().length;
}
