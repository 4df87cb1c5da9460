// The pictures of weeks that a night has just held against the rows: each says, corrections included, what they add up to.
import type { FotoSemanaDoc } from '@leal/contract/documentos';
import { expect } from 'vitest';
import { semanasPorFotografiar } from '../../functions/src/use-cases/conciliacion/fotografiar-semanas.ts';
import { festivosDe } from '../cifras/oficina.ts';
import { contarSemana } from '../cifras/recuento-evolucion.ts';
import { negocioDe, type Oficina } from './oficina.ts';

/** `desde`: when that night began. */
export function comprobarFotos(oficina: Oficina, desde: Date): void {
  const { espejo, cobradores, hoy } = oficina;
  const todo = {
    creditos: espejo.de('creditos'),
    filas: espejo.de('movimientos'),
    festivosDe: festivosDe({ negocio: negocioDe(oficina) }),
  };
  const semanas = semanasPorFotografiar(hoy());
  for (const { uid } of cobradores) {
    const foto = (lunes: string) =>
      espejo.documento(`fotos_semanales/${uid}_${lunes}`) as FotoSemanaDoc | undefined;
    // On the other nights of a week nobody looks.
    const ultima = foto(semanas.at(-1) ?? '');
    if (ultima === undefined || ultima.hecha_en < desde) continue;
    for (const lunes of semanas) {
      const deEsa = foto(lunes);
      if (deEsa)
        expect([uid, lunes, deEsa.corregida?.cifras ?? deEsa.cifras]).toEqual([
          uid,
          lunes,
          contarSemana(todo, uid, lunes),
        ]);
    }
  }
}
