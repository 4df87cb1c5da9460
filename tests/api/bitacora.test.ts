// The audit as a manager reads it: newest first, by collector, client, action and day.
import { beforeAll, describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerTodo } from '../setup/lista.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');
const cobrador = await mundo.cobrador([{}, { estado: 'Pendiente' }]);
const acciones = async (consulta: Record<string, string | number> = {}) =>
  (await leerTodo(gerente, 'leerBitacora', { consulta: { id_cobrador: cobrador.uid, ...consulta } })).map(
    ({ accion }) => accion,
  );

beforeAll(async () => {
  const { prefijo } = cobrador;
  await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito: `${prefijo}-cre-1`, monto: 120.5 } });
  await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito: `${prefijo}-cre-2` } });
});

const REGISTROS = ['clientes/registrar', 'clientes/registrar'];
const DE_HOY = ['clientes/aprobar-credito', 'abonos/registrar'];

describe('the audit', () => {
  it.each(['2026-11-18', '2999-12-31'])('reaches to the end of %s', async (hasta) => {
    expect((await acciones({ hasta })).slice(0, 2)).toEqual(DE_HOY);
  });

  it.each(['desde', 'hasta'])('has no %s beyond the years of the business', async (campo) => {
    const { estado, cuerpo } = await invocar(gerente, 'leerBitacora', {
      consulta: { [campo]: '9999-12-31' },
    });
    expect([estado, cuerpo.detalles?.[0]?.campo]).toEqual([400, campo]);
  });

  it('is newest first, whatever the size of its pages', async () => {
    const todas = await acciones({ limite: 1 });
    expect(todas.slice(0, 2)).toEqual(DE_HOY);
    // Both clients were registered at the same instant.
    expect(todas.slice(2)).toEqual(['clientes/aprobar-credito', ...REGISTROS]);
  });

  it('says amounts in pesos under the names of the API', async () => {
    const consulta = { id_cobrador: cobrador.uid, accion: 'abonos/registrar' };
    const { datos } = (await invocar(gerente, 'leerBitacora', { consulta })).cuerpo;
    expect(datos).toMatchObject([
      {
        id_usuario: cobrador.uid,
        id_rol: 5,
        id_cliente: `${cobrador.prefijo}-cli-1`,
        nombre_cliente: 'Cliente Número 1',
        antes: { total_pagado: 0, saldo: 3600 },
        despues: { tipo: 'pago', monto: 120.5, fecha: '2026-11-18', saldo: 3479.5 },
        decision_propia: false,
      },
    ]);
  });

  it.each([
    { titulo: 'one action', consulta: { accion: 'clientes/registrar' }, espera: REGISTROS },
    { titulo: 'today', consulta: { desde: '2026-11-18', hasta: '2026-11-18' }, espera: DE_HOY },
    { titulo: 'since tomorrow', consulta: { desde: '2026-11-19' }, espera: [] },
    {
      titulo: 'until the day of approval',
      consulta: { hasta: '2026-11-08' },
      espera: ['clientes/aprobar-credito', ...REGISTROS],
    },
    {
      titulo: 'one action of today',
      consulta: { accion: 'clientes/aprobar-credito', desde: '2026-11-18' },
      espera: DE_HOY.slice(0, 1),
    },
  ])('can be narrowed to $titulo', async ({ consulta, espera }) => {
    expect(await acciones(consulta as Record<string, string>)).toEqual(espera);
  });

  it('can be narrowed to one client, with or without the rest', async () => {
    const id_cliente = `${cobrador.prefijo}-cli-2`;
    const deUno = ['clientes/aprobar-credito', 'clientes/registrar'];
    expect(await acciones({ id_cliente })).toEqual(deUno);
    expect(await acciones({ id_cliente, accion: 'clientes/registrar' })).toEqual(deUno.slice(1));
    const sinCobrador = await leerTodo(gerente, 'leerBitacora', { consulta: { id_cliente } });
    expect(sinCobrador).toHaveLength(2);
  });

  it('calls the client in each row as it was called then', async () => {
    const { prefijo } = await mundo.cobrador([{}]);
    const id_cliente = `${prefijo}-cli-1`;
    const nombre = 'Renata Ávila';
    await invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo: { nombre } });
    const filas = await leerTodo(gerente, 'leerBitacora', { consulta: { id_cliente } });
    const [ultima, ...anteriores] = filas.map(({ nombre_cliente }) => nombre_cliente);
    expect(ultima).toBe(nombre);
    expect(anteriores).toEqual(['Cliente Número 1', 'Cliente Número 1']);
  });

  it('a cursor of another filter, and a day that does not exist, are 400', async () => {
    const consulta = { id_cobrador: cobrador.uid, limite: 1 };
    const { siguiente } = (await invocar(gerente, 'leerBitacora', { consulta })).cuerpo;
    for (const mala of [{ limite: 1, cursor: siguiente ?? '' }, { desde: '2026-02-30' }, { desde: 'hoy' }])
      expect((await invocar(gerente, 'leerBitacora', { consulta: mala })).estado).toBe(400);
  });
});
