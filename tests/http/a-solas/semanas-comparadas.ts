// The cost of every collector's week beside the one before.
import { fecha, sumarDias } from '@leal/domain';
import { expect, it } from 'vitest';
import { compilarReportes } from '../../../functions/src/use-cases/reportes/compilar-reportes.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { invocar } from '../../setup/invocar.ts';

/** How many documents of each collector: the running sums, and the compiled weeks that those do not know any more. */
const SEMANAS = [
  ['2026-11-16', 1],
  ['2026-11-09', 2],
  ['2026-11-02', 3],
] as const;

export function semanasComparadas({ suite, mundo }: ASolas): void {
  it('is a read for each collector, and one more for each compiled week of theirs', async () => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const cobradores = (await mundo.db.collection('totales').count().get()).data().count;
    const filas: object[] = [];
    for (const [semana, documentos] of SEMANAS) {
      for (const lunes of [fecha(semana), sumarDias(fecha(semana), -7)])
        await compilarReportes(await suite.ahora(), { lunes });
      await suite.reiniciarMedidor();
      await invocar(gerente, 'compararSemanas', { consulta: { semana } });
      const { lecturas, escrituras } = await suite.medidor();
      // User and settings, where they are not remembered any more.
      const tope = documentos * cobradores + 2;
      filas.push({ semana, cobradores, lecturas, tope });
      expect([semana, lecturas <= tope, escrituras]).toEqual([semana, true, 0]);
    }
    console.table(filas);
  });
}
