// `Idempotency-Key`: the same key and body is the same action, whatever happened in between.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { datosDe, type Fila } from '../setup/matriz/fila.ts';
import { MATRIZ } from '../setup/matriz/matriz.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';

const mundo = abrirMundo();
const DOS = [{}, {}];
const nuevaClave = () => `clave-${randomUUID()}`;

/** Changes of the matrix, and what makes another one of each. */
const CAMBIOS = [
  ['registrarAbono', { monto: 121 }],
  ['registrarAtraso', { dispositivo: 'otro' }],
  ['solicitarAbonosMultiples', { motivo: 'Otro motivo' }],
  ['guardarOrden', { ordenClientes: [] }],
  ['solicitarEdicionCliente', { motivo: 'Cambió de teléfono' }],
  ['registrarCliente', { nombre: 'Otra' }],
  ['solicitarEdicionPago', { monto_nuevo: 90 }],
  ['registrarConvenio', { nota: 'Otra' }],
] as const;

describe.each(CAMBIOS)('%s', (nombre, otro) => {
  const { creditos = DOS, peticion }: Fila = MATRIZ[nombre];
  /** A collector, and what they ask under a key. */
  async function pedido() {
    const cobrador = await mundo.cobrador(creditos);
    const { cuerpo } = await peticion(datosDe(cobrador.uid));
    return { cobrador, cuerpo: cuerpo as object, clave: nuevaClave() };
  }

  it('the same key and body get the same answer, and nothing happens twice', async () => {
    const { cobrador, cuerpo, clave } = await pedido();
    const primera = await invocar(cobrador, nombre, { cuerpo, clave });
    const tras = await libroCuadrado(mundo.db, cobrador.uid);
    const alReves = Object.fromEntries(Object.entries(cuerpo).reverse());
    for (const repetido of [cuerpo, alReves]) {
      const respuesta = await invocar(cobrador, nombre, { cuerpo: repetido, clave });
      expect([respuesta.estado, respuesta.cuerpo]).toEqual([primera.estado, primera.cuerpo]);
    }
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(tras);
  });

  it('the same key with another body is a conflict, and changes nothing', async () => {
    const { cobrador, cuerpo, clave } = await pedido();
    await invocar(cobrador, nombre, { cuerpo, clave });
    const tras = await leerLibro(mundo.db, cobrador.uid);
    expect(await invocar(cobrador, nombre, { cuerpo: { ...cuerpo, ...otro }, clave })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CLAVE_REUTILIZADA' },
    });
    expect(await leerLibro(mundo.db, cobrador.uid)).toEqual(tras);
  });

  it('a key belongs to one user', async () => {
    const clave = nuevaClave();
    for (const { cobrador, cuerpo } of [await pedido(), await pedido()]) {
      const antes = await leerLibro(mundo.db, cobrador.uid);
      const { estado } = await invocar(cobrador, nombre, { cuerpo, clave });
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
