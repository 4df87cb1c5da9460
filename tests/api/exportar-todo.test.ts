// Everything of an office in pages, for files: each thing once, of the days that were asked for, of whom it is.
import { centavos, fecha } from '@leal/domain';
import type { Invocacion } from '@leal/seed';
import { beforeAll, describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { escenaDe } from '../setup/escena.ts';
import { importador, importar } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import type { Cobrador } from '../setup/mundo.ts';
import { reasignar } from '../setup/reasignar.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

type Nombre =
  | 'exportarClientes'
  | 'exportarCreditos'
  | 'exportarMovimientos'
  | 'exportarSolicitudes'
  | 'listarCortes';
type Consulta = NonNullable<Invocacion['consulta']>;
const pagina = async (nombre: Nombre, consulta: Consulta) =>
  (await invocar(gerente, nombre, { consulta })).cuerpo as unknown as {
    datos: Record<string, unknown>[];
    total?: number;
    siguiente: string | null;
  };
const todos = (nombre: Nombre, consulta: Consulta) => leerTodo(gerente, nombre, { consulta });

const pago = (dia: string, pesos = 120) => ({
  tipo: 'pago' as const,
  fecha: fecha(dia),
  monto: centavos(pesos * 100),
});

describe('pages', () => {
  let yo: Cobrador;
  beforeAll(async () => {
    const movimientos = ['2026-11-09', '2026-11-10', '2026-11-11'].map((dia) => pago(dia));
    yo = await mundo.cobrador([{ movimientos }, {}, {}]);
  });

  it.each([
    ['exportarClientes', 'id_cliente'],
    ['exportarCreditos', 'id_credito'],
    ['exportarMovimientos', 'id_movimiento'],
  ] as const)('of %s: none, one that is just full, and one more', async (nombre, id) => {
    const nadie = await mundo.cobrador([]);
    expect(await pagina(nombre, { id_cobrador: nadie.uid })).toEqual({
      datos: [],
      total: 0,
      siguiente: null,
    });
    const llena = await pagina(nombre, { id_cobrador: yo.uid, limite: 3 });
    expect([llena.datos.length, llena.total, llena.siguiente]).toEqual([3, 3, null]);
    const dos = await pagina(nombre, { id_cobrador: yo.uid, limite: 2 });
    expect([dos.datos.length, dos.total]).toEqual([2, 3]);
    const otra = await pagina(nombre, { id_cobrador: yo.uid, limite: 2, cursor: dos.siguiente ?? '' });
    expect([otra.datos.length, otra.total, otra.siguiente]).toEqual([1, undefined, null]);
    const ids = [...dos.datos, ...otra.datos].map((fila) => fila[id]);
    expect(ids).toEqual(llena.datos.map((fila) => fila[id]));
  });

  it('between two days come newest first, and each once too', async () => {
    const entre = { id_cobrador: yo.uid, desde: '2026-01-01', hasta: '2026-12-31' };
    for (const nombre of ['exportarClientes', 'exportarCreditos'] as const) {
      const de1en1 = await todos(nombre, { ...entre, limite: 1 });
      expect(de1en1).toEqual(await todos(nombre, entre));
      expect(de1en1).toHaveLength(3);
    }
  });

  it('are of one file: another one’s cursor, a made up one, and nobody’s rows are refused', async () => {
    const { siguiente } = await pagina('exportarMovimientos', { id_cobrador: yo.uid, limite: 1 });
    const con = (consulta: Consulta) => invocar(gerente, 'exportarMovimientos', { consulta });
    expect((await con({ cursor: siguiente ?? '' })).estado).toBe(400);
    const inventado = Buffer.from(JSON.stringify({ orden: 'x', id: 'y', filtros: 'z' })).toString(
      'base64url',
    );
    expect((await con({ cursor: inventado })).estado).toBe(400);
    expect((await con({ id_cobrador: gerente.uid })).estado).toBe(404);
    expect((await con({ limite: 501 })).estado).toBe(400);
  });
});

describe('a month', () => {
  it('begins and ends at midnight in Monterrey: payments by their date, the rest by their instant', async () => {
    const dias = ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'];
    const bordes = ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'];
    const yo = await mundo.cobrador([{ movimientos: dias.map((dia) => pago(dia)) }, {}, {}, {}]);
    const instantes = [
      '2026-11-01T05:59:59.999Z',
      '2026-11-01T06:00:00.000Z',
      '2026-12-01T05:59:59.999Z',
      '2026-12-01T06:00:00.000Z',
    ];
    await Promise.all(
      instantes.flatMap((en, i) =>
        [`clientes/${yo.prefijo}-cli-${i + 1}`, `creditos/${yo.prefijo}-cre-${i + 1}`].map((ruta) =>
          mundo.db.doc(ruta).update({ creado_en: new Date(en) }),
        ),
      ),
    );
    const libro = await mundo.db.collection(`creditos/${yo.prefijo}-cre-1/movimientos`).get();
    await Promise.all(libro.docs.map(({ ref }, i) => ref.update({ fecha: bordes[i] })));
    const noviembre = { id_cobrador: yo.uid, desde: '2026-11-01', hasta: '2026-11-30' };
    const fechas = (await todos('exportarMovimientos', noviembre)).map(({ fecha: dia }) => dia);
    expect(fechas).toEqual(['2026-11-01', '2026-11-30']);
    const creditos = (await todos('exportarCreditos', noviembre)).map(({ id_credito }) => id_credito);
    expect(creditos).toEqual([`${yo.prefijo}-cre-3`, `${yo.prefijo}-cre-2`]);
    const clientes = (await todos('exportarClientes', noviembre)).map(({ id_cliente }) => id_cliente);
    expect(clientes).toEqual([`${yo.prefijo}-cli-3`, `${yo.prefijo}-cli-2`]);
  });

  it('has the cuts that were handed in then', async () => {
    const yo = await mundo.cobrador([{}]);
    const id_corte = await escenaDe(mundo, yo).entregarCorte();
    const poner = (iso: string) => mundo.db.doc(`cortes/${id_corte}`).update({ entregado_en: new Date(iso) });
    const noviembre = { id_cobrador: yo.uid, desde: '2026-11-01', hasta: '2026-11-30' };
    await poner('2026-12-01T05:59:59.000Z');
    expect(await todos('listarCortes', noviembre)).toMatchObject([{ id_corte }]);
    await poner('2026-12-01T06:00:00.000Z');
    expect(await todos('listarCortes', noviembre)).toEqual([]);
  });

  it('has the requests that were asked then, or those that were answered then', async () => {
    const escena = escenaDe(mundo, await mundo.cobrador([{ movimientos: [pago('2026-11-10')] }]));
    const id = await escena.pedirEdicion('10', 100);
    const de = { id_cobrador: escena.cobrador.uid, desde: '2026-11-01', hasta: '2026-11-30' };
    expect(await todos('exportarSolicitudes', de)).toMatchObject([
      { id_solicitud: id, tipo: 'edicion_pago', estado: 'pendiente', monto: 100, fecha_respuesta: null },
    ]);
    const respondidas = (consulta: Consulta) =>
      todos('exportarSolicitudes', { id_cobrador: de.id_cobrador, cuales: 'respondidas', ...consulta });
    expect(await respondidas({})).toEqual([]);
    await mundo.db.doc(`solicitudes/${id}`).update({
      fecha_solicitud: new Date('2026-10-31T18:00:00Z'),
      fecha_respuesta: new Date('2026-11-01T06:00:00Z'),
      estado: 'rechazada',
    });
    expect(await todos('exportarSolicitudes', de)).toEqual([]);
    expect(await respondidas({ desde: de.desde, hasta: de.hasta })).toMatchObject([{ id_solicitud: id }]);
    expect(await respondidas({ hasta: '2026-10-31' })).toEqual([]);
  });
});

describe('the ledger', () => {
  it('says of a corrected payment what it was before, and why', async () => {
    const escena = escenaDe(mundo, await mundo.cobrador([{ movimientos: [pago('2026-11-10')] }]));
    const { estado } = await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: escena.pago('10') },
      cuerpo: {
        estado: 'aprobada',
        comentario: 'Se contó mal',
        monto_aprobado: 100,
        efectivo_corregido: 'no_recibido',
        visto: { monto_actual: 120 },
      },
    });
    expect(estado).toBe(200);
    expect(await todos('exportarMovimientos', { id_cobrador: escena.cobrador.uid })).toMatchObject([
      {
        monto: 100,
        eliminado: null,
        ediciones: [{ monto_anterior: 120, monto_nuevo: 100, motivo: 'Se contó mal' }],
      },
    ]);
  });

  it('has what was paid before Leal, and the credit says that it came with a file', async () => {
    const { cobrador, huella, renglones } = await importador(mundo).archivo(1, { orden: 1 });
    await importar(gerente, huella, renglones);
    expect(await todos('exportarMovimientos', { id_cobrador: cobrador.uid })).toMatchObject([
      { tipo: 'apertura', monto: 600, cantidad_dias: 1, nombre_cliente: renglones[0]?.nombre },
    ]);
    expect(await todos('exportarCreditos', { id_cobrador: cobrador.uid })).toMatchObject([
      { importado: true, estado: 'Aprobado', recaudado: 600, saldo_restante: 3000, atrasos: 1, orden: 1 },
    ]);
  });

  it('of a client who changed hands stays with whoever took the cash; the credit goes', async () => {
    const de = await mundo.cobrador([{ movimientos: [pago('2026-11-10')] }]);
    const a = await mundo.cobrador([]);
    await reasignar(gerente, { de: de.uid, a: [a.uid] });
    const cuantos = async (nombre: Nombre) =>
      Promise.all([de, a].map(async ({ uid }) => (await todos(nombre, { id_cobrador: uid })).length));
    expect(await cuantos('exportarMovimientos')).toEqual([1, 0]);
    expect(await cuantos('exportarCreditos')).toEqual([0, 1]);
    expect(await cuantos('exportarClientes')).toEqual([0, 1]);
  });
});

it('a credit of any age is a row: what its record lacks is empty', async () => {
  const yo = await mundo.cobrador([{}]);
  const id_credito = `${yo.prefijo}-cre-1`;
  const roto = mundo.db.doc(`creditos/${id_credito}`);
  const sano = (await roto.get()).data() ?? {};
  await roto.set({ id_credito, id_cobrador: yo.uid, estado_credito: 'Viejo' });
  const filas = await todos('exportarCreditos', { id_cobrador: yo.uid });
  // The office is that of other files too: their clients' pages name this one's credit.
  await roto.set(sano);
  expect(filas).toMatchObject([
    { id_credito, estado: 'Viejo', nombre_cliente: '', pedido_en: null, orden: null, saldo_restante: 0 },
  ]);
});
