// A collector's clients: who is listed, the tiles, the filter, the search.
import { fecha } from '@leal/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, visitadosEn } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

const listar = async (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
  (await invocar(quien, 'clientesDeCobrador', { parametros: { id_usuario }, consulta })).cuerpo;

async function todos(quien: Persona, id_usuario: string, consulta: Invocacion['consulta']) {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const pagina = await listar(quien, id_usuario, { ...consulta, ...(cursor !== undefined && { cursor }) });
    ids.push(...pagina.datos.map(({ id_cliente }) => id_cliente));
    cursor = pagina.siguiente;
  }
  return ids;
}

describe.each(['cobrador1', 'cobrador2', 'cobrador3'])('the demo portfolio of %s', (nombre) => {
  it('lists who has or had a credit, with the tiles of the whole and the figures of the latest credit', async () => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const uid = mundo.uidDe(`${nombre}@leal.demo`);
    const libro = await leerLibro(mundo.db, uid);
    const activos = new Set(
      libro.creditos.filter((c) => c.estado_credito === 'Aprobado').map((c) => c.id_cliente),
    );
    const porEntregar = libro.creditos.filter(
      (c) => c.estado_credito === 'Aprobado' && c.entrega?.estado === 'por_entregar',
    );
    const pagados = libro.creditos.filter((c) => c.estado_credito === 'Finalizado').map((c) => c.id_cliente);
    const finalizados = new Set(pagados.filter((id) => !activos.has(id)));
    const visitados = [...visitadosEn(libro, ['2026-11-18'])];
    const primera = await listar(gerente, uid);
    expect(primera.resumen).toEqual({
      total: activos.size + finalizados.size,
      activos: activos.size,
      por_entregar: porEntregar.length,
      finalizados: finalizados.size,
      visitados_hoy: visitados.length,
      visitados: expect.arrayContaining(visitados) as string[],
    });
    expect(primera.total).toBe(activos.size + finalizados.size);
    for (const c of primera.datos) {
      const credito = libro.creditos.find(({ id_credito }) => id_credito === c.id_credito)!;
      expect(c.estado).toBe(activos.has(c.id_cliente) ? 'Pendiente' : 'Finalizado');
      expect([c.monto_solicitado, c.total_pagado]).toEqual([
        credito.monto_solicitado_centavos / 100,
        credito.total_pagado_centavos / 100,
      ]);
      expect([c.slug, c.id_cliente]).toEqual([credito.slug, credito.id_cliente]);
    }
    for (const [estado, esperados] of [
      [undefined, [...activos, ...finalizados]],
      ['Pendiente', [...activos]],
      ['Finalizado', [...finalizados]],
    ] as const) {
      for (const limite of [7, 20]) {
        const ids = await todos(gerente, uid, { limite, ...(estado && { estado }) });
        expect(ids.toSorted()).toEqual(esperados.toSorted());
      }
    }
  });
});

describe('the search', () => {
  let yo: Cobrador;
  const hallar = async (busqueda: string, consulta: Invocacion['consulta'] = {}) => {
    const { datos, total } = await listar(yo, yo.uid, { busqueda, ...consulta });
    expect(total).toBe(datos.length);
    return datos.map(({ id_cliente }) => Number(id_cliente.split('-').at(-1))).toSorted((a, b) => a - b);
  };
  beforeAll(async () => {
    const pago = { tipo: 'pago' as const, fecha: fecha('2026-11-17') };
    // Said of each: a phone that is drawn would sooner or later hold the digits that are looked for.
    const telefono = '8714569078';
    yo = await mundo.cobrador([
      { persona: { nombre: 'María Núñez Robledo', negocio: 'Tortillería', telefono: '6181112233' } },
      { persona: { nombre: 'Mario Ruiz', direccion: 'Calle Núñez 8', telefono }, movimientos: [pago] },
      { persona: { nombre: 'Marta Sosa', telefono }, estado: 'Pendiente' },
      { persona: { nombre: 'Ángel Constantinopolitano', telefono } },
    ]);
  });

  it.each([
    ['mar', [1, 2]],
    ['MARIA nunez', [1]],
    ['núñez', [1, 2]],
    ['nunez mar', [1, 2]],
    ['tortilleria', [1]],
    ['2233', [1]],
    ['618111', [1]],
    ['11122', [1]],
    ['618 111 2233', [1]],
    ['+52 (618) 111-2233', [1]],
    ['6181112233', [1]],
    ['constantinopolitano', [4]],
    ['angel c', [4]],
    ['maria sosa', []],
    ['zz', []],
    ['ñ. ::', []],
    ['...', []],
    ['m', []],
    ['`$ro.ble`', []],
  ])('%j finds clients %j', async (texto, esperados) => {
    expect(await hallar(texto)).toEqual(esperados);
  });

  it('goes together with the filter, and gives no tiles', async () => {
    expect(await hallar('mar', { estado: 'Finalizado' })).toEqual([]);
    expect((await listar(yo, yo.uid, { busqueda: 'mar' })).resumen).toBeUndefined();
  });

  it('comes page by page, and the cursor of one search does not open another', async () => {
    const ids = await todos(yo, yo.uid, { busqueda: 'mar', limite: 1 });
    expect(new Set(ids).size).toBe(2);
    const { siguiente } = await listar(yo, yo.uid, { busqueda: 'mar', limite: 1 });
    const otra = await invocar(yo, 'clientesDeCobrador', {
      parametros: { id_usuario: yo.uid },
      consulta: { busqueda: 'nunez', cursor: siguiente! },
    });
    expect(otra.estado).toBe(400);
  });

  it('a deleted client and one with only requests are not listed', async () => {
    await mundo.db.doc(`clientes/${yo.prefijo}-cli-4`).update({ eliminado: true });
    expect(await todos(yo, yo.uid, { limite: 10 })).toHaveLength(2);
    expect(await hallar('constantinopolitano')).toEqual([]);
  });

  it('says when a client was last visited', async () => {
    const { datos } = await listar(yo, yo.uid, { busqueda: 'mario' });
    expect(datos[0]).toMatchObject({
      ultima_visita: '2026-11-17',
      total_pagado: 120,
      monto_solicitado: 3000,
    });
  });
});
