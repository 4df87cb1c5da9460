// Cash between office and collectors: it moves only when both have said so, and is a row of the box then.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { darFondo } from '../setup/fondo.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';

const mundo = abrirMundo();

type Otro = Record<string, unknown>;

async function crear(quien: Persona, cuerpo: Otro, clave?: string) {
  const { estado, cuerpo: dicho } = await invocar(quien, 'crearTraspaso', {
    cuerpo,
    ...(clave && { clave }),
  });
  expect(estado).toBe(201);
  return dicho.traspaso;
}

const decidir = (quien: Persona, id_traspaso: string, cuerpo: Otro, clave?: string) =>
  invocar(quien, 'decidirTraspasoDe', { parametros: { id_traspaso }, cuerpo, ...(clave && { clave }) });

const cajaDe = async ({ uid }: Persona) => (await mundo.db.doc(`cajas/${uid}`).get()).data();

async function gente() {
  const [yo, jefe] = await Promise.all([mundo.cobrador(), mundo.cuenta('gerente@leal.demo')]);
  return { yo, jefe };
}

describe('a float', () => {
  it('waits for its collector, is a row of the box once confirmed, and of nothing before', async () => {
    const { yo, jefe } = await gente();
    const dado = await crear(jefe, { monto: 500, id_cobrador: yo.uid, nota: ' Cambio ' });
    expect(dado).toMatchObject({ tipo: 'fondo', estado: 'pendiente', nota: 'Cambio', id_gerente: jefe.uid });
    expect(await cajaDe(yo)).toMatchObject({
      traspasos: { [dado.id_traspaso]: { tipo: 'fondo', monto_centavos: 50_000 } },
    });
    expect((await cajaDe(yo))?.['filas']).toBeUndefined();
    const { estado, cuerpo } = await decidir(yo, dado.id_traspaso, { decision: 'confirmar', monto: 500 });
    expect([estado, cuerpo.traspaso.estado]).toEqual([200, 'confirmado']);
    expect(await cajaDe(yo)).toMatchObject({
      sumas_centavos: { fondo: 50_000 },
      filas: { [`fondo-${dado.id_traspaso}`]: { tipo: 'fondo', monto_centavos: 50_000 } },
      traspasos: {},
    });
    const anotado = await mundo.db.collection('bitacora').where('id_cobrador', '==', yo.uid).get();
    expect(anotado.docs.map((documento) => documento.get('accion') as string).toSorted()).toEqual([
      'traspasos/confirmar',
      'traspasos/crear',
    ]);
  });

  it('confirmed twice under one key is one row; under another key somebody was first', async () => {
    const { yo, jefe } = await gente();
    const { id_traspaso } = await crear(jefe, { monto: 100, id_cobrador: yo.uid });
    const clave = randomUUID();
    const veces = await Promise.all(
      [1, 2, 3].map(() => decidir(yo, id_traspaso, { decision: 'confirmar' }, clave)),
    );
    expect(veces.map(({ estado }) => estado)).toEqual([200, 200, 200]);
    const otra = await decidir(yo, id_traspaso, { decision: 'confirmar' });
    expect([otra.estado, otra.cuerpo]).toMatchObject([
      409,
      { code: 'YA_PROCESADA', message: 'Ya estaba confirmado.' },
    ]);
    expect((await cajaDe(yo))?.['sumas_centavos']).toEqual({ fondo: 10_000 });
  });

  it('taken back meanwhile is said so, and nothing moves', async () => {
    const { yo, jefe } = await gente();
    const { id_traspaso } = await crear(jefe, { monto: 100, id_cobrador: yo.uid });
    expect((await decidir(jefe, id_traspaso, { decision: 'cancelar' })).estado).toBe(200);
    const { estado, cuerpo } = await decidir(yo, id_traspaso, { decision: 'confirmar' });
    expect([estado, cuerpo]).toMatchObject([409, { message: 'Quien lo entregaba lo canceló.' }]);
    expect((await cajaDe(yo))?.['sumas_centavos']).toBeUndefined();
  });

  it('of another collector is nobody else’s to answer, nor is the giver’s own', async () => {
    const { yo, jefe } = await gente();
    const ajeno = await mundo.cobrador();
    const { id_traspaso } = await crear(jefe, { monto: 100, id_cobrador: yo.uid });
    for (const quien of [ajeno, jefe])
      expect((await decidir(quien, id_traspaso, { decision: 'confirmar' })).estado).toBe(403);
    const propio = await invocar(yo, 'crearTraspaso', { cuerpo: { monto: 5, id_cobrador: ajeno.uid } });
    expect(propio.estado).toBe(403);
  });
});

describe('a part handed in', () => {
  it('leaves the box when a manager confirms it; of two managers one is first', async () => {
    const { yo, jefe } = await gente();
    const otro = await mundo.gerente();
    await darFondo(mundo, yo, 1000);
    const { id_traspaso } = await crear(yo, { monto: 300.5 });
    const dos = await Promise.all(
      [jefe, otro].map((g) => decidir(g, id_traspaso, { decision: 'confirmar' })),
    );
    expect(new Set(dos.map(({ estado }) => estado))).toEqual(new Set([200, 409]));
    expect(await cajaDe(yo)).toMatchObject({ sumas_centavos: { parcial: -30_050 }, traspasos: {} });
  });

  it('is refused with a reason, and only with one', async () => {
    const { yo, jefe } = await gente();
    await darFondo(mundo, yo, 1000);
    const { id_traspaso } = await crear(yo, { monto: 300 });
    const sin = await decidir(jefe, id_traspaso, { decision: 'rechazar', motivo: '  ' });
    expect([sin.estado, sin.cuerpo.detalles]).toEqual([
      400,
      [{ campo: 'motivo', mensaje: 'El motivo es requerido' }],
    ]);
    const con = await decidir(jefe, id_traspaso, { decision: 'rechazar', motivo: 'Faltan 100' });
    expect(con.cuerpo.traspaso).toMatchObject({ estado: 'rechazado', motivo: 'Faltan 100' });
    expect((await cajaDe(yo))?.['sumas_centavos']).toEqual({ fondo: 100_000 });
  });

  it('of another amount than the question showed is not confirmed', async () => {
    const { yo, jefe } = await gente();
    await darFondo(mundo, yo, 1000);
    const { id_traspaso } = await crear(yo, { monto: 300 });
    const { estado, cuerpo } = await decidir(jefe, id_traspaso, { decision: 'confirmar', monto: 299 });
    expect([estado, cuerpo]).toMatchObject([409, { code: 'CAMBIO_MIENTRAS', actual: { monto: 300 } }]);
  });

  it.each([0, -5, 'cien', 10.005, undefined])('of %j pesos is refused in words', async (monto) => {
    const { yo } = await gente();
    const { estado, cuerpo } = await invocar(yo, 'crearTraspaso', { cuerpo: { monto } });
    expect([estado, cuerpo.detalles]).toEqual([
      400,
      [{ campo: 'monto', mensaje: 'Ingresa un monto válido' }],
    ]);
  });
});

it('lists are the collector’s own, newest first, by state; the office sees any', async () => {
  const { yo, jefe } = await gente();
  await darFondo(mundo, yo, 100);
  const primero = await crear(yo, { monto: 1 });
  const segundo = await crear(jefe, { monto: 2, id_cobrador: yo.uid });
  await decidir(yo, segundo.id_traspaso, { decision: 'confirmar' });
  const listar = async (quien: Persona, consulta: Record<string, string>) =>
    (await invocar(quien, 'listarTraspasos', { consulta })).cuerpo.datos.map((fila) => fila.id_traspaso);
  expect(await listar(yo, {})).toEqual([
    segundo.id_traspaso,
    primero.id_traspaso,
    // The float that the part is of.
    expect.any(String),
  ]);
  expect(await listar(jefe, { id_cobrador: yo.uid, estado: 'pendiente' })).toEqual([primero.id_traspaso]);
});

describe('what waits', () => {
  it('is twenty hand-overs at most, of both sides; of two at once one is the twentieth, and an answer makes room', async () => {
    const { yo, jefe } = await gente();
    const nota = '\u{1F4B5}'.repeat(100);
    await darFondo(mundo, yo, 100);
    for (let i = 0; i < 18; i += 1) await crear(i % 2 ? yo : jefe, { monto: 1, id_cobrador: yo.uid, nota });
    const traspaso = await crear(jefe, { monto: 1, id_cobrador: yo.uid });
    const pedir = (quien: Persona) =>
      invocar(quien, 'crearTraspaso', { cuerpo: { monto: 1, id_cobrador: yo.uid } });
    const dos = await Promise.all([pedir(yo), pedir(jefe)]);
    expect(new Set(dos.map(({ estado }) => estado))).toEqual(new Set([201, 422]));
    const antes = await cajaDe(yo);
    expect(Object.keys(antes?.['traspasos'] as object)).toHaveLength(20);
    expect(await pedir(yo)).toMatchObject({
      cuerpo: { code: 'TRASPASOS_DE_MAS', message: expect.stringContaining('20 entregas') as string },
    });
    expect(await cajaDe(yo)).toEqual(antes);
    await decidir(yo, traspaso.id_traspaso, { decision: 'confirmar' });
    expect((await pedir(yo)).estado).toBe(201);
  });

  it('has a note of 200 characters at most', async () => {
    const { yo } = await gente();
    await darFondo(mundo, yo, 100);
    const { estado, cuerpo } = await invocar(yo, 'crearTraspaso', {
      cuerpo: { monto: 1, nota: 'x'.repeat(201) },
    });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
    await crear(yo, { monto: 1, nota: 'x'.repeat(200) });
  });
});
