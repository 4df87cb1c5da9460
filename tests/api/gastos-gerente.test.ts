// Expenses before a manager: approved they lower the cash of that day, rejected they need a reason.
import { centavos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const GASOLINA = { monto: centavos(15_050), motivo: 'Gasolina' };
const conGastos = async (cuantos = 1) => {
  const cobrador = await mundo.cobrador([], { gastos: Array.from({ length: cuantos }, () => GASOLINA) });
  return { cobrador, gasto: (n = 1) => `${cobrador.prefijo}-gas-${n}` };
};
const aprobar = (id_gasto: string, cuerpo?: object) =>
  invocar(gerente, 'aprobarGasto', { parametros: { id_gasto }, cuerpo });
const rechazar = (id_gasto: string, cuerpo: object = { motivo_rechazo: 'Sin nota' }) =>
  invocar(gerente, 'rechazarGasto', { parametros: { id_gasto }, cuerpo });

describe('an expense', () => {
  it.each([{ cuerpo: undefined }, { cuerpo: {} }, { cuerpo: { id_gerente: 'gerente-1' } }])(
    'approved ($cuerpo) lowers the cash of today and is told to the collector',
    async ({ cuerpo }) => {
      const { cobrador, gasto } = await conGastos();
      const respuesta = await aprobar(gasto(), cuerpo);
      expect(respuesta.cuerpo.gasto).toMatchObject({
        estado: 'aprobada',
        monto: 150.5,
        id_gerente: gerente.uid,
        nombre_gerente: 'Adriana Solís Cárdenas',
        motivo_rechazo: null,
      });
      const libro = await libroCuadrado(mundo.db, cobrador.uid);
      expect(libro.dias.map(({ fecha, gastos_centavos }) => [fecha, gastos_centavos])).toEqual([
        ['2026-11-18', 15_050],
      ]);
      expect(libro.avisos.ultima_resolucion).toMatchObject({
        id: gasto(),
        tipo: 'gasto',
        estado: 'aprobada',
        monto_centavos: 15_050,
      });
      expect(libro.bitacora.filter(({ accion }) => accion === 'gastos/aprobar')).toHaveLength(1);
    },
  );

  it('rejected keeps its reason and touches no cash', async () => {
    const { cobrador, gasto } = await conGastos();
    const { cuerpo } = await rechazar(gasto(), { motivo_rechazo: '  Sin nota  ' });
    expect(cuerpo.gasto).toMatchObject({ estado: 'rechazada', motivo_rechazo: 'Sin nota' });
    const libro = await libroCuadrado(mundo.db, cobrador.uid);
    expect([libro.dias, libro.totales.monto_gastos_pendientes_centavos]).toEqual([[], 0]);
  });

  it.each([{}, { motivo_rechazo: '' }, { motivo_rechazo: '   ' }])(
    'is not rejected without a reason (%j)',
    async (cuerpo) => {
      const { cobrador, gasto } = await conGastos();
      const antes = await leerLibro(mundo.db, cobrador.uid);
      const respuesta = await rechazar(gasto(), cuerpo);
      expect([respuesta.estado, respuesta.cuerpo.detalles?.[0]]).toEqual([
        400,
        { campo: 'motivo_rechazo', mensaje: 'Debe proporcionar un motivo de rechazo' },
      ]);
      expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
    },
  );

  it('is decided once: of twenty decisions at once one takes effect, the others are 409', async () => {
    const { cobrador, gasto } = await conGastos();
    await unaDeVeinte((i) => (i % 2 ? aprobar(gasto()) : rechazar(gasto())));
    const { bitacora } = await libroCuadrado(mundo.db, cobrador.uid);
    expect(bitacora.filter(({ accion }) => /^gastos\/(aprobar|rechazar)$/.test(accion))).toHaveLength(1);
  });

  it('is not decided in the name of another manager', async () => {
    const { gasto } = await conGastos();
    expect((await aprobar(gasto(), { id_gerente: 'gerente-2' })).estado).toBe(403);
  });
});

describe('the list', () => {
  const listar = async (cobrador: Persona, consulta: Record<string, string | number> = {}) =>
    (await leerTodo(gerente, 'listarGastos', { consulta }))
      .filter(({ id_cobrador }) => id_cobrador === cobrador.uid)
      .map(({ id_gasto, estado }) => [String(id_gasto).split('-').at(-1), estado]);

  it('holds what waits, oldest first, and what was decided, newest decision first', async () => {
    const { cobrador, gasto } = await conGastos(4);
    await mundo.db.doc(`gastos/${gasto(4)}`).update({ fecha_solicitud: new Date('2026-11-17T18:00:00Z') });
    await rechazar(gasto(2));
    await aprobar(gasto(1));
    const pendientes = [
      ['4', 'pendiente'],
      ['3', 'pendiente'],
    ];
    expect(await listar(cobrador, { estado: 'pendiente' })).toEqual(pendientes);
    expect(await listar(cobrador, { estado: 'aprobada,rechazada' })).toEqual([
      ['1', 'aprobada'],
      ['2', 'rechazada'],
    ]);
    expect(await listar(cobrador, { estado: 'rechazada', limite: 9 })).toEqual([['2', 'rechazada']]);
    expect(await listar(cobrador, { estado: 'pendiente,rechazada' })).toHaveLength(3);
    expect(await listar(cobrador)).toHaveLength(4);
    const todos = await leerTodo(gerente, 'gastosPendientes');
    expect(todos.filter(({ id_cobrador }) => id_cobrador === cobrador.uid)).toHaveLength(2);
  });

  it('counts each state and the money that waits, with the first page only', async () => {
    await conGastos(2);
    const primera = (await invocar(gerente, 'gastosPendientes', { consulta: { limite: 1 } })).cuerpo;
    expect(primera.contadores?.pendientes).toBe(primera.total);
    expect(primera.contadores?.monto_pendiente).toBeGreaterThanOrEqual(301);
    const consulta = { limite: 1, cursor: primera.siguiente ?? '' };
    const segunda = (await invocar(gerente, 'gastosPendientes', { consulta })).cuerpo;
    expect([segunda.contadores, segunda.total]).toEqual([undefined, undefined]);
  });

  it.each(['', 'otra', 'pendiente,', 'Pendiente'])('%j is no state: 400', async (estado) => {
    expect((await invocar(gerente, 'listarGastos', { consulta: { estado } })).estado).toBe(400);
  });
});
