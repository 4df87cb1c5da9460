// The cost of an export is counted at the local Firestore as production bills it, and printed.
import { expect, it } from 'vitest';
import type { ASolas } from '../../setup/a-solas.ts';
import { contador } from '../../setup/contador.ts';
import { leerTodo } from '../../setup/lista.ts';
import { POR_RENOVAR } from '../../setup/pagado.ts';

export function conteosDeExportacion({ suite, mundo }: ASolas): void {
  const { filas, contar, fila } = contador(suite);
  const LUNES_PASADO = '2026-11-09';
  const leer = async (limite: number, consulta: Record<string, string> = {}) => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const accion = `exportación ${Object.values(consulta).join(' ')} de ${limite} en ${limite}`;
    const pedido = { consulta: { limite, semana: LUNES_PASADO, ...consulta } };
    const renglones = await contar(accion, () => leerTodo(gerente, 'clientesExcel', pedido));
    return { renglones, lecturas: fila(accion)?.lecturas ?? Infinity };
  };

  /** A collector with so many copies of one credit, paid on five days of the week. */
  const conCopias = async (n: number): Promise<string> => {
    const { uid, prefijo } = await mundo.cobrador([POR_RENOVAR]);
    const modelo = (await mundo.db.doc(`creditos/${prefijo}-cre-1`).get()).data();
    const escritor = mundo.db.bulkWriter();
    for (let i = 2; i <= n; i += 1) {
      const id_credito = `${prefijo}-cre-${i}`;
      void escritor.set(mundo.db.doc(`creditos/${id_credito}`), { ...modelo, id_credito });
    }
    await escritor.close();
    return uid;
  };

  it('at most 1.1 documents a row from 70 credits a collector on, in one page or in several', async () => {
    const [setenta, cientos] = await Promise.all([conCopias(70), conCopias(160)]);
    // The names are remembered for a minute.
    await leer(1000);
    const medidas = [
      [70, await leer(1000, { id_cobrador: setenta })],
      [160, await leer(1000, { id_cobrador: cientos })],
      [160, await leer(100, { id_cobrador: cientos })],
      [160, await leer(1000, { id_cobrador: cientos, exportacion: 'fiscalizacion' })],
    ] as const;
    for (const [n, { renglones, lecturas }] of medidas) {
      expect(renglones).toHaveLength(n);
      expect(lecturas / n).toBeLessThanOrEqual(1.1);
    }
    console.table(filas.slice(-5));
  });

  it('pages of all collectors are the same rows in the same order, however large', async () => {
    const enteras = await leer(1000);
    const chicas = await leer(64);
    expect(chicas.renglones).toEqual(enteras.renglones);
    const cobradores = new Set(enteras.renglones.map(({ id_cobrador }) => id_cobrador)).size;
    const paginas = Math.ceil(chicas.renglones.length / 64);
    // Each page reads who asks and one row ahead; each collector six days and a name, again where a page cuts it in two.
    const tope = chicas.renglones.length + 2 * paginas + 7 * (cobradores + paginas) + 1;
    expect(chicas.lecturas).toBeLessThanOrEqual(tope);
  });
}
