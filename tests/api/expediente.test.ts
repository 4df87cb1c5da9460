// One client before the office: found from anywhere, and its page.
import { fecha } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { invocar } from '../setup/invocar.ts';
import { escenaDe } from '../setup/escena.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');
const supervisor = await mundo.cuenta('supervisor@leal.demo');

const buscar = async (quien: Persona, busqueda: string, uid: string) => {
  const { cuerpo } = await invocar(quien, 'buscarClientes', { consulta: { busqueda, limite: 100 } });
  return cuerpo.datos.filter(({ id_cobrador }) => id_cobrador === uid);
};
const nombres = (filas: readonly { readonly nombre: string }[]) => filas.map(({ nombre }) => nombre);
const abrir = (quien: Persona, id_cliente: string) =>
  invocar(quien, 'expedienteCliente', { parametros: { id_cliente } });

describe('the search for any client', () => {
  const QUIQUE = {
    nombre: 'Quirino Ibáñez',
    negocio: 'Neverías Ñoño',
    direccion: 'Nogal 77',
    telefono: '6189017733',
  };

  it.each([
    ['the name without accents, in any order', 'ibanez quiri', true],
    ['the business', 'nono', true],
    ['three digits of the phone', '177', true],
    ['the phone with its country code', '+52 618 901 7733', true],
    ['the address', 'nogal 77', true],
    ['a name that is not his', 'quirino perez', false],
    ["a duplicate's number", 'quirino #2', false],
    ['nothing typed', ' ', false],
  ])('finds by %s (%j)', async (_titulo, busqueda, hallado) => {
    const yo = await mundo.cobrador([{ persona: QUIQUE }], { cobrador: { nombre: 'Memo Ruta' } });
    const filas = await buscar(gerente, busqueda, yo.uid);
    const { nombre, negocio, telefono } = QUIQUE;
    const fila = { nombre, negocio, telefono, nombre_cobrador: 'Memo Ruta', estado: 'activo' };
    expect(filas).toMatchObject(hallado ? [fila] : []);
  });

  it("tells a duplicate from its original by '#2'", async () => {
    const yo = await mundo.cobrador([{ persona: { nombre: 'Jacinta Lerdo' } }]);
    const cuerpo = { id_cliente_original: `${yo.prefijo}-cli-1`, monto_solicitado: 2000, dias_pago: 30 };
    await invocar(yo, 'duplicarCliente', { cuerpo });
    expect(nombres(await buscar(gerente, 'jacinta #2', yo.uid))).toEqual(['Jacinta Lerdo #2']);
    expect(await buscar(gerente, 'jacinta', yo.uid)).toHaveLength(2);
  });

  it('shows the office who only asked for a credit too; a deleted one to nobody', async () => {
    const persona = { nombre: 'Zenaida Quiroz' };
    const yo = await mundo.cobrador([{ persona, estado: 'Pendiente' }, { persona }]);
    await eliminarCliente(gerente, `${yo.prefijo}-cli-2`);
    for (const quien of [gerente, supervisor])
      expect(await buscar(quien, 'zenaida', yo.uid)).toMatchObject([
        { id_cliente: `${yo.prefijo}-cli-1`, estado: 'por_aprobar' },
      ]);
  });
});

describe("a client's page", () => {
  it('has its data, its credits from the newest on, and what waits', async () => {
    const movimientos = [{ tipo: 'pago', fecha: fecha('2026-11-17') }] as const;
    const yo = await mundo.cobrador([{ persona: { nombre: 'Nora Vela' }, movimientos }], {
      cobrador: { nombre: 'Memo Ruta' },
    });
    const e = escenaDe(mundo, yo);
    const id_solicitud = await e.pedirEdicion('17', 100);
    const { estado, cuerpo } = await abrir(gerente, e.id_cliente);
    expect(estado).toBe(200);
    expect(cuerpo).toMatchObject({
      cliente: { nombre: 'Nora Vela', nombre_cobrador: 'Memo Ruta', estado: 'activo' },
      creditos: [
        { id_credito: e.id_credito, total_pagado: 120, saldo: 3480, vencido: false, fecha_fin: null },
      ],
      solicitudes: [{ id_solicitud, tipo: 'edicion_pago', motivo: 'Se capturó mal' }],
    });
  });

  it('says the same to a supervisor, requests and a client who has nothing else too', async () => {
    const yo = await mundo.cobrador([{}, { estado: 'Pendiente' }, { estado: 'Rechazado' }]);
    await escenaDe(mundo, yo).pedirMultiple();
    for (const n of [1, 2, 3]) {
      const { cuerpo } = await abrir(supervisor, `${yo.prefijo}-cli-${n}`);
      expect(cuerpo.creditos).toHaveLength(1);
      expect(cuerpo.solicitudes).toHaveLength(n === 1 ? 1 : 0);
      // Deleted ones are a manager's alone.
      const { ligados: _, ...expediente } = (await abrir(gerente, `${yo.prefijo}-cli-${n}`)).cuerpo;
      expect(cuerpo).toMatchObject(expediente);
    }
  });

  it("links its duplicate, and whoever has its phone at another collector's", async () => {
    const telefono = '6187744321';
    const yo = await mundo.cobrador([{ persona: { nombre: 'Tita Mora', telefono } }]);
    const otro = await mundo.cobrador([
      { persona: { nombre: 'T. Mora de León', telefono: '6187744399', segundo_telefono: telefono } },
    ]);
    const cuerpo = { id_cliente_original: `${yo.prefijo}-cli-1`, monto_solicitado: 2000, dias_pago: 30 };
    await invocar(yo, 'duplicarCliente', { cuerpo });
    const { ligados } = (await abrir(gerente, `${yo.prefijo}-cli-1`)).cuerpo;
    expect(ligados.map(({ nombre, por, estado }) => `${nombre}: ${por}, ${estado}`).toSorted()).toEqual([
      'T. Mora de León: telefono, activo',
      'Tita Mora #2: nombre, por_aprobar',
    ]);
    const delOtro = (await abrir(gerente, `${otro.prefijo}-cli-1`)).cuerpo.ligados;
    expect(nombres(delOtro).toSorted()).toEqual(['Tita Mora', 'Tita Mora #2']);
  });

  it('says of each where they are and what they owe or ask for; a supervisor reads of nobody who was deleted', async () => {
    const telefono = '6187744322';
    const persona = (nombre: string, negocio: string) => ({ nombre, negocio, direccion: 'Pino 2', telefono });
    const yo = await mundo.cobrador([
      { persona: persona('Tita Mora', '') },
      { persona: persona('Debe Más', 'Tacos') },
      { persona: persona('Pide Más', ''), estado: 'Pendiente' },
      pagado(3600, { persona: persona('No Debe', '') }),
      { persona: persona('Ya No Está', '') },
    ]);
    await escenaDe(mundo, yo, 2).abonar(120);
    await eliminarCliente(gerente, `${yo.prefijo}-cli-5`);
    const dichos = async (quien: Persona) =>
      (await abrir(quien, `${yo.prefijo}-cli-1`)).cuerpo.ligados
        .map(({ nombre, negocio, direccion, abierto }) => ({ nombre, negocio, direccion, abierto }))
        .toSorted((a, b) => a.nombre.localeCompare(b.nombre));
    const donde = { negocio: '', direccion: 'Pino 2' };
    const debe = {
      ...donde,
      nombre: 'Debe Más',
      negocio: 'Tacos',
      abierto: { estado_credito: 'Aprobado', monto_solicitado: 3000, saldo: 3480 },
    };
    const pide = {
      ...donde,
      nombre: 'Pide Más',
      abierto: { estado_credito: 'Pendiente', monto_solicitado: 3000, saldo: 3600 },
    };
    const noDebe = { ...donde, nombre: 'No Debe', abierto: undefined };
    const noEsta = { ...donde, nombre: 'Ya No Está', abierto: undefined };
    expect(await dichos(gerente)).toEqual([debe, noDebe, pide, noEsta]);
    expect(await dichos(supervisor)).toEqual([debe, noDebe, pide]);
  });

  it("stays a manager's after the client was deleted, and says so", async () => {
    const yo = await mundo.cobrador([{}]);
    const id_cliente = `${yo.prefijo}-cli-1`;
    await eliminarCliente(gerente, id_cliente);
    const { cliente, creditos } = (await abrir(gerente, id_cliente)).cuerpo;
    expect(cliente).toMatchObject({ estado: 'eliminado', eliminado_en: expect.any(String) as string });
    expect(creditos).toMatchObject([{ estado_credito: 'Castigado' }]);
    expect((await abrir(supervisor, id_cliente)).estado).toBe(404);
  });

  it('is refused in words for an id that is none', async () => {
    expect(await abrir(gerente, 'no.es')).toMatchObject({
      estado: 400,
      cuerpo: { detalles: [{ campo: 'id_cliente', mensaje: 'Identificador inválido' }] },
    });
  });
});
