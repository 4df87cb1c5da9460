// Lists and the payment screen: pages, slugs, one credit with its history.
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Cobrador, Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

describe('the active credits of a collector', () => {
  const pagina = (quien: Persona, id_usuario: string, consulta: Invocacion['consulta'] = {}) =>
    invocar(quien, 'aprobadosDeCobrador', { parametros: { id_usuario }, consulta });

  async function todas(quien: Persona, id_usuario: string, entrePaginas = async () => {}) {
    const ids: string[] = [];
    const totales: (number | undefined)[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const consulta = { limite: 10, ...(cursor !== undefined && { cursor }) };
      const { cuerpo } = await pagina(quien, id_usuario, consulta);
      ids.push(...cuerpo.datos.map(({ id_credito }) => id_credito));
      totales.push(cuerpo.total);
      cursor = cuerpo.siguiente;
      await entrePaginas();
    }
    return { ids, totales };
  }

  // Ten at a time have the same instant, so that a page ends between equal ones.
  const desde = (i: number) => fecha(`2026-11-${String(2 + Math.floor(i / 10)).padStart(2, '0')}`);
  const cartera = () =>
    mundo.cobrador(
      Array.from({ length: 35 }, (_, i) => ({ fecha_inicio: desde(i), estado: 'Aprobado' as const })),
    );

  it('come page by page, newest first, each once; the total comes with the first page', async () => {
    const cobrador = await cartera();
    const { ids, totales } = await todas(cobrador, cobrador.uid);
    expect(new Set(ids).size).toBe(35);
    expect(ids).toHaveLength(35);
    expect(totales).toEqual([35, undefined, undefined, undefined]);
    const grupos = ids.map((id) => Math.floor((Number(id.split('-').at(-1)) - 1) / 10));
    expect(grupos).toEqual(grupos.toSorted((a, b) => b - a));
  });

  it('pages stay right when credits are added or gone in between', async () => {
    const cobrador = await cartera();
    const { db } = mundo;
    const modelo = (await db.doc(`creditos/${cobrador.prefijo}-cre-1`).get()).data()!;
    let n = 0;
    const { ids } = await todas(cobrador, cobrador.uid, async () => {
      n += 1;
      const creado_en = await mundo.ahora();
      const nuevo = { ...modelo, id_credito: `${cobrador.prefijo}-nuevo-${n}`, creado_en };
      await db.doc(`creditos/${nuevo.id_credito}`).set(nuevo);
      const visto = `${cobrador.prefijo}-cre-${36 - n}`;
      await db.doc(`creditos/${visto}`).update({ estado_credito: 'Finalizado' });
    });
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(35);
  });

  it('are twenty at a time unless asked otherwise, a hundred at most', async () => {
    const cobrador = await mundo.cobrador(Array.from({ length: 21 }, () => ({})));
    const { cuerpo } = await pagina(cobrador, cobrador.uid);
    expect(cuerpo.datos).toHaveLength(20);
    for (const limite of [1, 21, 100]) {
      const { cuerpo: primeraPagina } = await pagina(cobrador, cobrador.uid, { limite });
      expect(primeraPagina.datos).toHaveLength(Math.min(limite, 21));
      expect(primeraPagina.siguiente === null).toBe(limite >= 21);
    }
  });

  it.each(['0', '101', '-1', '1.5', 'abc', 'Infinity', '1e9'])('a limit of %s is refused', async (limite) => {
    const cobrador = await mundo.cobrador([]);
    const { estado, cuerpo } = await pagina(cobrador, cobrador.uid, { limite });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
  });

  it("a cursor that is not ours, or was made for another collector's list, is refused", async () => {
    const gerente = await mundo.cuenta('gerente@leal.demo');
    const [cobrador, otro] = await Promise.all([mundo.cobrador([{}, {}]), mundo.cobrador([{}, {}])]);
    const { siguiente } = (await pagina(gerente, cobrador.uid, { limite: 1 })).cuerpo;
    expect(siguiente).toEqual(expect.any(String));
    const segundaPagina = (await pagina(gerente, cobrador.uid, { limite: 1, cursor: siguiente! })).cuerpo;
    expect(segundaPagina.datos).toHaveLength(1);
    const inventado = Buffer.from('{"orden":"","id":"x","filtros":"x"}').toString('base64url');
    const cortado = siguiente!.slice(0, -4);
    for (const cursor of [siguiente!, 'basura', '', 'e30', inventado, cortado, 'x'.repeat(1001)]) {
      const { estado, cuerpo } = await pagina(gerente, otro.uid, { cursor });
      expect([cursor, estado, cuerpo.code]).toEqual([cursor, 400, 'DATOS_INVALIDOS']);
    }
  });

  it('a parameter given twice, or one that nobody knows, is refused', async () => {
    const { uid, llamar } = await mundo.cobrador([]);
    for (const consulta of ['limite=5&limite=6', 'pagina=2', 'id_usuario=x']) {
      const respuesta = await llamar('GET', `clientes/aprobados-creditos/${uid}?${consulta}`);
      expect(respuesta).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
    }
  });
});

describe('who answers to a slug', () => {
  const NOMBRE = 'María Elena Núñez';
  const slug = 'maria-elena-nunez';
  const persona = { nombre: NOMBRE };
  const buscar = (quien: Persona, de = slug) =>
    invocar(quien, 'todosParaPayment', { consulta: { slug: de } });

  it("the collector's own credits: active first, never a rejected one", async () => {
    const [yo, otro] = (await Promise.all([
      mundo.cobrador([{ persona, estado: 'Pendiente' }, { persona }, { persona, estado: 'Rechazado' }, {}]),
      mundo.cobrador([{ persona }]),
    ])) as [Cobrador, Cobrador];
    const { cuerpo } = await buscar(yo);
    expect(cuerpo.datos.map(({ id_credito }) => id_credito)).toEqual([
      `${yo.prefijo}-cre-2`,
      `${yo.prefijo}-cre-1`,
    ]);
    expect(cuerpo.datos[0]).toMatchObject({ nombre: NOMBRE, slug, estado_credito: 'Aprobado' });
    const deGerente = (await buscar(await mundo.cuenta('gerente@leal.demo'))).cuerpo.datos;
    expect(deGerente.map(({ id_credito }) => id_credito)).toEqual(
      expect.arrayContaining([`${yo.prefijo}-cre-2`, `${otro.prefijo}-cre-1`]),
    );
  });

  it('nobody: an empty list', async () => {
    const cobrador = await mundo.cobrador([{}]);
    expect((await buscar(cobrador, 'nadie-se-llama-asi')).cuerpo.datos).toEqual([]);
  });
});

describe('one credit', () => {
  const movimientos = (['pago', 'atraso', 'visita'] as const).map((tipo, i) => ({
    tipo,
    fecha: fecha(`2026-11-1${i + 2}`),
  }));
  const conHistoria = async () => {
    const cobrador = await mundo.cobrador([{ movimientos }]);
    const id_credito = `${cobrador.prefijo}-cre-1`;
    const parametros = { id_credito };
    return {
      cobrador,
      id_credito,
      detalle: async () => (await invocar(cobrador, 'detalleCredito', { parametros })).cuerpo,
      historial: async () => (await invocar(cobrador, 'historialAbonos', { parametros })).cuerpo.datos,
      acumulativos: async () => (await invocar(cobrador, 'acumulativos', { parametros })).cuerpo,
    };
  };

  it('comes with its client and its payment summary', async () => {
    const { detalle, cobrador } = await conHistoria();
    expect(await detalle()).toMatchObject({
      credito: { saldo: 3480, atrasos: 1 },
      cliente: {
        id_cliente: `${cobrador.prefijo}-cli-1`,
        nombre: 'Cliente Número 1',
        telefono: expect.stringMatching(/^618\d{7}$/) as string,
        ultima_visita: '2026-11-14',
      },
      resumen: {
        totalAtrasos: 1,
        penalizaciones: 0,
        montoPenalizacion: 0,
        totalPagado: 120,
        montoRestante: 3480,
      },
      hoy: {},
    });
  });

  it.each([
    { titulo: 'a payment', monto: 120, hoy: { registrado: { tipo: 'pago', monto: 120 } } },
    { titulo: 'a visit', monto: 0, hoy: { registrado: { tipo: 'visita', monto: 0 } } },
    { titulo: 'six abonos', monto: 720, hoy: { multiple_pendiente: { monto: 720 } } },
  ])('says that today holds $titulo', async ({ monto, hoy }) => {
    const { detalle, cobrador, id_credito } = await conHistoria();
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto } });
    expect((await detalle()).hoy).toMatchObject(hoy);
  });

  it('says what the rules of the day need for a forecast, after a late day and a payment', async () => {
    const { detalle, cobrador, id_credito } = await conHistoria();
    const fecha_hoy = '2026-11-18';
    const alguna = expect.stringMatching(/^11:/) as string;
    expect((await detalle()).credito).not.toHaveProperty('fecha_hoy');
    await invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } });
    expect((await detalle()).credito).toMatchObject({ fecha_hoy, atraso_hoy: alguna });
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 100.5 } });
    const { credito } = await detalle();
    expect(credito).toMatchObject({
      fecha_hoy,
      pago_hoy: { id_movimiento: `pago-${fecha_hoy}`, monto: 100.5, hora: alguna },
      pagos_hoy: 1,
      llegado_hoy: 100.5,
    });
    expect(credito).not.toHaveProperty('atraso_hoy');
  });

  it('its history is newest first, with what was cancelled or deleted in it and marked', async () => {
    const { historial, acumulativos, cobrador, id_credito } = await conHistoria();
    await invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } });
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 100.5 } });
    const fila = mundo.db.doc(`creditos/${id_credito}/movimientos/pago-2026-11-12`);
    const eliminado = {
      fecha: await mundo.ahora(),
      por: 'gerente-1',
      motivo: 'Duplicado',
      id_solicitud: null,
    };
    await fila.update({ eliminado });

    const datos = await historial();
    expect(datos.map(({ tipo, monto, eliminado: e, cancelado }) => [tipo, monto, e, cancelado])).toEqual([
      ['pago', 100.5, undefined, undefined],
      ['atraso', 0, undefined, true],
      ['visita', 0, undefined, undefined],
      ['atraso', 0, undefined, undefined],
      ['pago', 120, true, undefined],
    ]);
    expect(datos[0]).toMatchObject({
      fecha: '2026-11-18',
      id_pago: `${id_credito}.pago-2026-11-18`,
      descripcion: 'Pago registrado',
    });
    expect(datos[2]?.descripcion).toBe('Visita sin pago');
    expect(datos[3]?.cantidad_dias).toBe(1);
    expect((await acumulativos()).acumulado).toEqual([{ fecha: '2026-11-18', monto: 100.5, total: 100.5 }]);
  });

  it('its payments add up, oldest first', async () => {
    const { acumulativos, cobrador, id_credito } = await conHistoria();
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 0.1 } });
    expect(await acumulativos()).toEqual({
      total_pagado: 120.1,
      saldo: 3479.9,
      num_pagos: 2,
      acumulado: [
        { fecha: '2026-11-12', monto: 120, total: 120 },
        { fecha: '2026-11-18', monto: 0.1, total: 120.1 },
      ],
    });
  });
});
