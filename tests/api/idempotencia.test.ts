// `Idempotency-Key`: the same key and body is the same action, whatever happened in between.
import type { NombreLlamada } from '@leal/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Invocacion } from '@leal/seed';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const DOS = [{}, {}];
const nuevaClave = () => `clave-${randomUUID()}`;

/** One successful change of each kind; `p` is the prefix of the collector's ids. */
const CAMBIOS: { nombre: NombreLlamada; cuerpo: (p: string) => Record<string, unknown>; otro: object }[] = [
  {
    nombre: 'registrarAbono',
    cuerpo: (p) => ({ id_credito: `${p}-cre-1`, monto: 120 }),
    otro: { monto: 121 },
  },
  {
    nombre: 'registrarAtraso',
    cuerpo: (p) => ({ id_credito: `${p}-cre-1` }),
    otro: { dispositivo: 'otro' },
  },
  {
    nombre: 'solicitarAbonosMultiples',
    cuerpo: (p) => ({ id_credito: `${p}-cre-1`, monto_total: 720 }),
    otro: { motivo: 'Otro motivo' },
  },
  {
    nombre: 'guardarOrden',
    cuerpo: (p) => ({ ordenClientes: [`${p}-cre-2`, `${p}-cre-1`] }),
    otro: { ordenClientes: [] },
  },
  {
    nombre: 'solicitarEdicionCliente',
    cuerpo: (p) => ({ id_cliente: `${p}-cli-1`, motivo: 'Cambió de teléfono' }),
    otro: { motivo: 'Se mudó' },
  },
];

describe.each(CAMBIOS)('$nombre', ({ nombre, cuerpo, otro }) => {
  it('the same key and body get the same answer, and nothing happens twice', async () => {
    const cobrador = await mundo.cobrador(DOS);
    const peticion: Invocacion = { cuerpo: cuerpo(cobrador.prefijo), clave: nuevaClave() };
    const primera = await invocar(cobrador, nombre, peticion);
    const tras = await libroCuadrado(mundo.db, cobrador.uid);
    const alReves = Object.fromEntries(Object.entries(cuerpo(cobrador.prefijo)).reverse());
    for (const repetida of [peticion, { ...peticion, cuerpo: alReves }]) {
      const respuesta = await invocar(cobrador, nombre, repetida);
      expect([respuesta.estado, respuesta.cuerpo]).toEqual([primera.estado, primera.cuerpo]);
    }
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(tras);
  });

  it('the same key with another body is a conflict, and changes nothing', async () => {
    const cobrador = await mundo.cobrador(DOS);
    const clave = nuevaClave();
    await invocar(cobrador, nombre, { cuerpo: cuerpo(cobrador.prefijo), clave });
    const tras = await leerLibro(mundo.db, cobrador.uid);
    const distinto = { ...cuerpo(cobrador.prefijo), ...otro };
    expect(await invocar(cobrador, nombre, { cuerpo: distinto, clave })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CLAVE_REUTILIZADA' },
    });
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(tras);
  });

  it('a key belongs to one user', async () => {
    const clave = nuevaClave();
    for (const cobrador of [await mundo.cobrador(DOS), await mundo.cobrador(DOS)]) {
      const antes = await leerLibro(mundo.db, cobrador.uid);
      const { estado } = await invocar(cobrador, nombre, { cuerpo: cuerpo(cobrador.prefijo), clave });
      expect(estado).toBeLessThan(300);
      const { bitacora } = await libroCuadrado(mundo.db, cobrador.uid);
      expect(bitacora).toHaveLength(antes.bitacora.length + 1);
    }
  });
});

describe('a key', () => {
  it('belongs to one call: the same key on another call is another action', async () => {
    const cobrador = await mundo.cobrador(DOS);
    const clave = nuevaClave();
    const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1` };
    expect((await invocar(cobrador, 'registrarAtraso', { cuerpo, clave })).estado).toBe(200);
    const pago = { cuerpo: { ...cuerpo, monto: 120 }, clave };
    expect((await invocar(cobrador, 'registrarAbono', pago)).cuerpo.yaRegistrado).toBe(false);
    await libroCuadrado(mundo.db, cobrador.uid);
  });

  it('answers the first answer, although the day has moved on since', async () => {
    const cobrador = await mundo.cobrador(DOS);
    const id_credito = `${cobrador.prefijo}-cre-1`;
    const atraso = { cuerpo: { id_credito }, clave: nuevaClave() };
    const primera = await invocar(cobrador, 'registrarAtraso', atraso);
    await invocar(cobrador, 'registrarAbono', { cuerpo: { id_credito, monto: 120 } });
    // A new late day would be refused now: the day is paid.
    expect(await invocar(cobrador, 'registrarAtraso', atraso)).toMatchObject({
      estado: 200,
      cuerpo: primera.cuerpo,
    });
  });

  it('is not used up by a refusal: it works once the reason is gone', async () => {
    const cobrador = await mundo.cobrador([{ estado: 'Pendiente' }]);
    const id_credito = `${cobrador.prefijo}-cre-1`;
    const abono = { cuerpo: { id_credito, monto: 120 }, clave: nuevaClave() };
    expect((await invocar(cobrador, 'registrarAbono', abono)).cuerpo.code).toBe('CREDITO_NO_ACTIVO');
    const gerente = await mundo.cuenta('gerente@leal.demo');
    expect((await invocar(gerente, 'aprobarCredito', { cuerpo: { id_credito } })).estado).toBe(200);
    expect(await invocar(cobrador, 'registrarAbono', abono)).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: false },
    });
  });

  it.each([
    ['empty', ''],
    ['of 201 characters', 'x'.repeat(201)],
    ['with letters beyond ASCII', 'clave-ñ'],
  ])('%s is refused', async (_titulo, clave) => {
    const cobrador = await mundo.cobrador(DOS);
    const antes = await leerLibro(mundo.db, cobrador.uid);
    const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 };
    const respuesta = await invocar(cobrador, 'registrarAbono', { cuerpo, clave });
    expect(respuesta).toMatchObject({ estado: 400, cuerpo: { code: 'DATOS_INVALIDOS' } });
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(antes);
  });

  it.each(['a', 'x'.repeat(200), '3f1c0e6e-7a55-4d0e-9d2e-5d9c1f0f2b11', '../../usuarios/x'])(
    'may be %s',
    async (clave) => {
      const cobrador = await mundo.cobrador(DOS);
      const cuerpo = { id_credito: `${cobrador.prefijo}-cre-1`, monto: 120 };
      expect((await invocar(cobrador, 'registrarAbono', { cuerpo, clave })).estado).toBe(200);
      expect((await invocar(cobrador, 'registrarAbono', { cuerpo, clave })).cuerpo.yaRegistrado).toBe(false);
    },
  );
});
