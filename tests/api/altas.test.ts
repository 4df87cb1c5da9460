// New clients with a loan request: registered by hand, or another loan for somebody known.
import type { CreditoDeCartera } from '@leal/seed';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, libroCuadrado } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');
/** Tries only what is refused. */
const nadie = await mundo.cobrador();

const FICHA = {
  nombre: '  Ana Núñez ',
  negocio: 'Abarrotes',
  direccion: 'Pino Suárez 214',
  calle: 'Pino Suárez',
  colonia: 'Centro',
  telefono: '6181234567',
};
const NUEVO = { ...FICHA, monto_solicitado: 3000, dias_pago: 30 };
const registrar = (quien: Persona, cuerpo: object = {}) =>
  invocar(quien, 'registrarCliente', { cuerpo: { ...NUEVO, ...cuerpo } });

describe('a client registered by its collector', () => {
  it.each([
    { dias_pago: 30, interes: 20, total: 360_000, diario: 12_000 },
    { dias_pago: 40, interes: 20, total: 360_000, diario: 9_000 },
    { dias_pago: 60, interes: 30, total: 390_000, diario: 6_500 },
  ])('asks for a loan at $dias_pago days: $interes %, nothing decided', async (plazo) => {
    const yo = await mundo.cobrador();
    const { estado, cuerpo } = await registrar(yo, { dias_pago: plazo.dias_pago, interes: plazo.interes });
    expect([estado, cuerpo.message]).toEqual([201, 'Cliente registrado correctamente']);
    const { clientes, creditos, totales, bitacora } = await libroCuadrado(mundo.db, yo.uid);
    expect(clientes).toMatchObject([
      {
        ...FICHA,
        id_cliente: cuerpo.id_cliente,
        nombre: 'Ana Núñez',
        slug: 'ana-nunez',
        ubicacion: 'Centro',
        id_credito_abierto: cuerpo.id_credito,
        estado_lista: null,
      },
    ]);
    expect(clientes[0]?.busca).toMatchObject({ nunez: true, '4567': true, abar: true, pino: true });
    expect(creditos).toMatchObject([
      {
        id_credito: cuerpo.id_credito,
        id_cliente: cuerpo.id_cliente,
        nombre_cobrador: `Cobrador ${yo.uid}`,
        slug: 'ana-nunez',
        estado_credito: 'Pendiente',
        interes: plazo.interes,
        monto_total_centavos: plazo.total,
        monto_diario_centavos: plazo.diario,
        saldo_centavos: plazo.total,
        fecha_inicio: null,
        decision: null,
      },
    ]);
    expect(creditos[0]).not.toHaveProperty('registrado_por');
    expect([totales.clientes, totales.creditos_pendientes]).toEqual([1, 1]);
    expect(bitacora).toMatchObject([{ accion: 'clientes/registrar', id_usuario: yo.uid }]);
  });

  it('needs neither street nor colonia: the location is the one by default', async () => {
    const yo = await mundo.cobrador();
    const { calle: _calle, colonia: _colonia, ...minima } = NUEVO;
    expect((await invocar(yo, 'registrarCliente', { cuerpo: minima })).estado).toBe(201);
    const { clientes } = await libroCuadrado(mundo.db, yo.uid);
    expect(clientes).toMatchObject([{ calle: '', colonia: '', ubicacion: 'Durango Durango C.P. 0' }]);
  });

  it.each([
    [30, 30],
    [40, 30],
    [60, 20],
    [30, 20.5],
  ])('a term of %i days with an interest of %f is refused', async (dias_pago, interes) => {
    expect(await registrar(nadie, { dias_pago, interes })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'PLAZO_INVALIDO', detalles: [{ campo: 'interes' }] },
    });
    expect((await libroCuadrado(mundo.db, nadie.uid)).clientes).toEqual([]);
  });

  const TELEFONO = 'Ingrese un número de teléfono válido de 10 dígitos';
  const MONTO = 'El monto solicitado es requerido y debe ser mayor a 0';
  const DIAS = 'Los días de pago deben ser 30, 40 o 60 días según el esquema de trabajo';
  it.each([
    ['nombre', ' ', 'El nombre es requerido'],
    ['nombre', undefined, 'El nombre es requerido'],
    ['negocio', '', 'El negocio es requerido'],
    ['direccion', '', 'La dirección es requerida'],
    ['telefono', undefined, TELEFONO],
    ['telefono', '618123456', TELEFONO],
    ['telefono', '61812345678', TELEFONO],
    ['telefono', '618 123 456', TELEFONO],
    ['monto_solicitado', 0, MONTO],
    ['monto_solicitado', -1, MONTO],
    ['monto_solicitado', undefined, MONTO],
    ['monto_solicitado', '3000', MONTO],
    ['monto_solicitado', 0.001, MONTO],
    ['dias_pago', 45, DIAS],
    ['dias_pago', undefined, DIAS],
  ])('%s as %j is refused with its own words', async (campo, valor, mensaje) => {
    const { estado, cuerpo } = await registrar(gerente, { [campo]: valor });
    expect([estado, cuerpo.code, cuerpo.detalles]).toEqual([400, 'DATOS_INVALIDOS', [{ campo, mensaje }]]);
  });

  it('one centavo is a loan', async () => {
    const yo = await mundo.cobrador();
    expect((await registrar(yo, { monto_solicitado: 0.01 })).estado).toBe(201);
    await libroCuadrado(mundo.db, yo.uid);
  });
});

describe('a client registered by a manager', () => {
  it('is of the collector named, and the credit remembers who asked for it', async () => {
    const yo = await mundo.cobrador();
    expect((await registrar(gerente, { id_cobrador: yo.uid })).estado).toBe(201);
    const { clientes, creditos, avisos } = await libroCuadrado(mundo.db, yo.uid);
    expect(clientes).toMatchObject([{ id_cobrador: yo.uid }]);
    expect(creditos).toMatchObject([
      { id_cobrador: yo.uid, nombre_cobrador: `Cobrador ${yo.uid}`, registrado_por: gerente.uid },
    ]);
    expect(avisos.por_aprobar.creditos).toBe(1);
  });

  it('needs a collector, one who works here', async () => {
    const yo = await mundo.cobrador();
    await mundo.db.doc(`usuarios/${yo.uid}`).update({ activo: false });
    const fallos = [
      [{}, 400, 'DATOS_INVALIDOS'],
      [{ id_cobrador: gerente.uid }, 404, 'NO_ENCONTRADO'],
      [{ id_cobrador: yo.uid }, 422, 'USUARIO_INVALIDO'],
    ] as const;
    for (const [cuerpo, estado, code] of fallos)
      expect(await registrar(gerente, cuerpo)).toMatchObject({ estado, cuerpo: { code } });
    expect((await leerLibro(mundo.db, yo.uid)).clientes).toEqual([]);
  });
});

const conNombre = (nombre: string): CreditoDeCartera => ({ persona: { nombre } });
const duplicar = (quien: Persona, n: number, cuerpo: object = {}) =>
  invocar(quien, 'duplicarCliente', {
    cuerpo: {
      id_cliente_original: `${quien.uid}-cli-${n}`,
      monto_solicitado: 2000,
      dias_pago: 40,
      ...cuerpo,
    },
  });
/** A phone that is told to try again does. */
async function nombreDe(quien: Persona, n: number): Promise<string> {
  const { estado, cuerpo } = await duplicar(quien, n);
  return estado === 503 ? nombreDe(quien, n) : cuerpo.nombre;
}

describe('a duplicate', () => {
  it('has all fields of the original, the next free name, and a loan of its own', async () => {
    const yo = await mundo.cobrador([conNombre('ANA')]);
    const { estado, cuerpo } = await duplicar(yo, 1);
    expect([estado, cuerpo.nombre]).toEqual([201, 'ANA #2']);
    const { clientes, creditos, totales } = await libroCuadrado(mundo.db, yo.uid);
    const de = (id: string) => clientes.find(({ id_cliente }) => id_cliente === id)!;
    const { negocio, direccion, calle, colonia, ubicacion, telefono } = de(`${yo.uid}-cli-1`);
    expect(de(cuerpo.id_cliente)).toMatchObject({
      nombre: 'ANA #2',
      slug: 'ana-2',
      negocio,
      direccion,
      calle,
      colonia,
      ubicacion,
      telefono,
    });
    expect(creditos.find(({ id_credito }) => id_credito === cuerpo.id_credito)).toMatchObject({
      nombre: 'ANA #2',
      nombre_cobrador: `Cobrador ${yo.uid}`,
      estado_credito: 'Pendiente',
      monto_total_centavos: 240_000,
      dias_pago: 40,
    });
    expect([totales.clientes, totales.creditos_pendientes]).toEqual([2, 1]);
  });

  it('of a duplicate counts from the base name, however it is spelt; names count apart', async () => {
    const yo = await mundo.cobrador([conNombre('Ana'), conNombre('ANA #2'), conNombre('Bety')]);
    expect(await nombreDe(yo, 2)).toBe('ANA #3');
    expect(await nombreDe(yo, 1)).toBe('Ana #4');
    expect(await nombreDe(yo, 3)).toBe('Bety #2');
    await libroCuadrado(mundo.db, yo.uid);
  });

  it('skips a name that somebody typed', async () => {
    const yo = await mundo.cobrador([conNombre('ANA'), conNombre('Ana #2'), conNombre('ana #4')]);
    expect([await nombreDe(yo, 1), await nombreDe(yo, 1)]).toEqual(['ANA #3', 'ANA #5']);
  });

  it('works for an odd name too', async () => {
    const raros = ['A/B', '../x', '__y__', '???'];
    const yo = await mundo.cobrador(raros.map(conNombre));
    for (const [i, nombre] of raros.entries()) expect(await nombreDe(yo, i + 1)).toBe(`${nombre} #2`);
    expect(await nombreDe(yo, 1)).toBe('A/B #3');
  });

  it('ten at once are ten names', async () => {
    const [yo, otro] = await Promise.all([
      mundo.cobrador([conNombre('ANA')]),
      mundo.cobrador([conNombre('ANA')]),
    ]);
    const nombres = await Promise.all(Array.from({ length: 10 }, () => nombreDe(yo, 1)));
    const esperados = Array.from({ length: 10 }, (_, i) => `ANA #${i + 2}`);
    expect(new Set(nombres)).toEqual(new Set(esperados));
    // Another collector's ANA counts apart.
    expect(await nombreDe(otro, 1)).toBe('ANA #2');
    expect((await libroCuadrado(mundo.db, yo.uid)).clientes).toHaveLength(11);
  });

  it('of a deleted client is refused like one that never was', async () => {
    const yo = await mundo.cobrador([{}]);
    await mundo.db.doc(`clientes/${yo.uid}-cli-1`).update({ eliminado: true });
    expect(await duplicar(yo, 1)).toMatchObject({ estado: 403, cuerpo: { code: 'PROHIBIDO' } });
  });

  it.each([
    ['monto_solicitado', 0, 'El monto solicitado es requerido y debe ser mayor a 0'],
    ['dias_pago', 45, 'Debes seleccionar los días de pago'],
    ['dias_pago', undefined, 'Debes seleccionar los días de pago'],
  ])('with %s as %j is refused in words', async (campo, valor, mensaje) => {
    const { estado, cuerpo } = await duplicar(nadie, 1, { [campo]: valor });
    expect([estado, cuerpo.detalles]).toEqual([400, [{ campo, mensaje }]]);
  });
});
