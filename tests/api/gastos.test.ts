// A collector's expenses: asked for, listed, counted.
import { centavos } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
/** Tries only what is refused. */
const nadie = await mundo.cobrador();
const crear = (quien: Persona, cuerpo: object = {}, clave?: string) =>
  invocar(quien, 'crearGasto', {
    cuerpo: { monto: 150.5, motivo: ' Gasolina ', ...cuerpo },
    ...(clave && { clave }),
  });
const listar = async (de: Persona, consulta: Invocacion['consulta'] = {}, quien: Persona = de) =>
  (await invocar(quien, 'gastosDeCobrador', { parametros: { id: de.uid }, consulta })).cuerpo;

describe('an expense', () => {
  it('waits for a manager, and the cash to hand in does not move', async () => {
    const yo = await mundo.cobrador();
    const { estado, cuerpo } = await crear(yo, { id_cobrador: yo.uid });
    expect(estado).toBe(201);
    const { gastos, totales, dias, avisos, bitacora } = await libroCuadrado(mundo.db, yo.uid);
    expect(gastos).toMatchObject([
      {
        id_gasto: cuerpo.id_gasto,
        id_cobrador: yo.uid,
        nombre_cobrador: `Cobrador ${yo.uid}`,
        monto_centavos: 15_050,
        motivo: 'Gasolina',
        estado: 'pendiente',
      },
    ]);
    expect([totales.monto_gastos_pendientes_centavos, avisos.por_aprobar.gastos]).toEqual([15_050, 1]);
    expect(dias).toEqual([]);
    expect(bitacora).toMatchObject([{ accion: 'gastos/crear' }]);
  });

  const MONTO = 'Ingresa un monto válido';
  it.each([
    ['monto', 0, MONTO],
    ['monto', -5, MONTO],
    ['monto', '', MONTO],
    ['monto', undefined, MONTO],
    ['motivo', '  ', 'El motivo es requerido'],
    ['motivo', undefined, 'El motivo es requerido'],
  ])('with %s as %j is refused in words', async (campo, valor, mensaje) => {
    const { estado, cuerpo } = await crear(nadie, { [campo]: valor });
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo, mensaje }]]);
  });

  it('sent twice with one key is one expense; ten at once with ten keys are ten', async () => {
    const yo = await mundo.cobrador();
    const clave = randomUUID();
    const [primera, otra] = [await crear(yo, {}, clave), await crear(yo, {}, clave)];
    expect(otra.cuerpo).toEqual(primera.cuerpo);
    await Promise.all(Array.from({ length: 10 }, () => crear(yo)));
    expect((await libroCuadrado(mundo.db, yo.uid)).gastos).toHaveLength(11);
  });
});

describe('the list', () => {
  it('is newest first, page by page, with counters on the first one; a manager sees the same', async () => {
    const yo = await mundo.cobrador([], {
      gastos: [1, 2, 3].map((n) => ({ monto: centavos(n * 100), motivo: `Viejo ${n}` })),
    });
    const { cuerpo } = await crear(yo);
    await mundo.db.doc(`gastos/${cuerpo.id_gasto}`).update({
      fecha_solicitud: new Date('2026-11-19T00:00:00Z'),
    });
    const decidir = (n: number, estado: string) =>
      mundo.db
        .collection('gastos')
        .where('motivo', '==', `Viejo ${n}`)
        .where('id_cobrador', '==', yo.uid)
        .get()
        .then(({ docs }) => docs[0]!.ref.update({ estado, fecha_respuesta: new Date() }));
    await Promise.all([decidir(1, 'aprobada'), decidir(2, 'rechazada')]);

    const primera = await listar(yo, { limite: 2 });
    expect(primera.datos[0]).toMatchObject({ id_gasto: cuerpo.id_gasto, monto: 150.5 });
    expect(primera.total).toBe(4);
    expect(primera.contadores).toEqual({
      pendientes: 2,
      aprobados: 1,
      rechazados: 1,
      monto_pendiente: 153.5,
    });
    const segunda = await listar(yo, { limite: 2, cursor: String(primera.siguiente) });
    expect([segunda.total, segunda.contadores, segunda.siguiente]).toEqual([undefined, undefined, null]);
    const ids = [...primera.datos, ...segunda.datos].map(({ id_gasto }) => id_gasto);
    expect(new Set(ids).size).toBe(4);

    const gerente = await mundo.cuenta('gerente@leal.demo');
    expect(await listar(yo, { limite: 2 }, gerente)).toEqual(primera);
    const decididos = await listar(yo, { estado: 'aprobada,rechazada' });
    expect([decididos.datos.length, decididos.total]).toEqual([2, 2]);
    expect((await listar(yo, { estado: 'pendiente' })).datos).toHaveLength(2);
  });

  it('of a collector without expenses is empty', async () => {
    expect(await listar(nadie)).toEqual({
      datos: [],
      total: 0,
      siguiente: null,
      contadores: { pendientes: 0, aprobados: 0, rechazados: 0, monto_pendiente: 0 },
    });
  });
});
