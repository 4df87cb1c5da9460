// The words by which clients and requests are found, after the rules of the search changed.
import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { reindexar } from '../../../tools/local/src/trabajos/reindexar.ts';
import type { ASolas } from '../../setup/a-solas.ts';
import { escenaDe } from '../../setup/escena.ts';
import { invocar } from '../../setup/invocar.ts';

export function clientesDeAntes({ mundo }: ASolas): void {
  it('npm run reindexar: whoever was registered under older rules is found by three digits too, once', async () => {
    const telefono = '6187314159';
    const yo = await mundo.cobrador([{ persona: { nombre: 'Fermina Daza', telefono } }]);
    const ficha = mundo.db.doc(`clientes/${yo.prefijo}-cli-1`);
    await ficha.update({ busca: { fermina: true, daza: true, [telefono.slice(-4)]: true } });
    const hallados = async (busqueda: string) => {
      const pedido = { parametros: { id_usuario: yo.uid }, consulta: { busqueda } };
      return (await invocar(yo, 'clientesDeCobrador', pedido)).cuerpo.total;
    };
    expect(await hallados('731')).toBe(0);
    const { lineas } = await reindexar.preparar({})();
    expect(lineas[0]).toMatch(/^Clientes: \d+ · puestos al día: 1$/);
    for (const tramo of ['731', '618731', '4159', 'fer']) expect(await hallados(tramo)).toBe(1);
    expect((await reindexar.preparar({})()).lineas[0]).toMatch(/puestos al día: 0$/);
  });

  it('npm run reindexar: a request from before requests carried phones says its client’s, once', async () => {
    const telefono = '6182718281';
    const e = escenaDe(mundo, await mundo.cobrador([{ persona: { nombre: 'Leandra Mora', telefono } }]));
    const id_solicitud = await e.pedirMultiple();
    await mundo.db
      .doc(`solicitudes/${id_solicitud}`)
      .update({ telefono: FieldValue.delete(), segundo_telefono: FieldValue.delete() });
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const telefonos = async () => {
      const pedido = { consulta: { cobradores: e.cobrador.uid } };
      const { datos } = (await invocar(gerente, 'bandeja', pedido)).cuerpo;
      return datos.map(({ item }) => 'telefono' in item && item.telefono);
    };
    expect(await telefonos()).toEqual(['']);
    const { lineas } = await reindexar.preparar({})();
    expect(lineas[1]).toMatch(/^Solicitudes por decidir: \d+ · puestas al día: 1$/);
    expect(await telefonos()).toEqual([telefono]);
    expect((await reindexar.preparar({})()).lineas[1]).toMatch(/puestas al día: 0$/);
  });

  it('npm run reindexar: a credit that does not say since when it owes, says it, and its collector’s sums with it, once', async () => {
    const e = escenaDe(mundo, await mundo.cobrador([{}]));
    const [credito, totales] = [`creditos/${e.id_credito}`, `totales/${e.cobrador.uid}`];
    const desde = async () => (await mundo.db.doc(credito).get()).get('debe_desde') as string;
    const sumas = async () => (await mundo.db.doc(totales).get()).get('por_atraso') as object;
    const [debido, sumados] = [await desde(), await sumas()];
    await mundo.db.doc(credito).update({ debe_desde: FieldValue.delete() });
    await mundo.db.doc(totales).update({ por_atraso: FieldValue.delete() });
    expect((await reindexar.preparar({})()).lineas[2]).toMatch(/ · puestos al día: 1$/);
    expect([await desde(), await sumas()]).toEqual([debido, sumados]);
    expect((await reindexar.preparar({})()).lineas[2]).toMatch(/puestos al día: 0$/);
  });
}
