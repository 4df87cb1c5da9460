// Cash that a phone without a line took on an imported loan, whose import was undone before it arrived.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { TELEFONO } from '../setup/casos-rechazo.ts';
import { abrir, deshacer, importador, importar } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import type { Persona } from '../setup/mundo.ts';
import { reasignador, sinDiferencias } from '../setup/reasignador.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const TAP = { monto: 120, capturado_en: '2026-11-18T10:30:00-06:00', ...TELEFONO };
const mundo = abrirMundo();
const { noche } = reasignador(mundo);
const { archivo, solo } = importador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

const abonar = (persona: Persona, id_credito: string, clave: string = randomUUID(), mas: object = {}) =>
  invocar(persona, 'registrarAbono', { cuerpo: { id_credito, ...TAP, ...mas }, clave });
const resolver = (id: string, cuerpo: object) =>
  invocar(gerente, 'resolverCapturaTardia', { parametros: { id }, cuerpo });

/** The request that its cash became. */
async function pedida(persona: Persona, id_credito: string): Promise<string> {
  const { id_solicitud } = (await abonar(persona, id_credito)).cuerpo;
  if (id_solicitud === undefined) throw new Error('It opened no request');
  return id_solicitud;
}

/** An import of one loan that was undone, and its id. */
async function deshecha() {
  const hecha = await archivo(1);
  await importar(gerente, hecha.huella, hecha.renglones);
  const [credito] = (await hecha.libro()).creditos;
  await deshacer(gerente, hecha.huella);
  return { ...hecha, credito: credito! };
}

describe('a payment that arrives after the undo', () => {
  it('waits for a manager, who reads whose it is; once, however often it is sent', async () => {
    const { cobrador, credito, libro } = await deshecha();
    const clave = randomUUID();
    const [primera, segunda] = await Promise.all([
      abonar(cobrador, credito.id_credito, clave),
      abonar(cobrador, credito.id_credito),
    ]);
    expect(primera).toMatchObject({
      estado: 202,
      cuerpo: { tipo: 'tardia', codigo: 'CREDITO_NO_ACTIVO', mensaje: 'Su importación se deshizo.' },
    });
    expect(segunda.cuerpo).toEqual(primera.cuerpo);
    expect((await abonar(cobrador, credito.id_credito, clave)).cuerpo).toEqual(primera.cuerpo);
    const { solicitudes, creditos, clientes, totales } = await libro();
    expect([clientes, creditos]).toEqual([[], []]);
    expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 12_000, clientes: 0 });
    expect(solicitudes).toMatchObject([
      {
        tipo: 'captura_tardia',
        nombre_cliente: credito.nombre,
        nombre_solicitante: expect.stringMatching(/^Cobrador /),
        datos: { monto_centavos: 12_000, fecha: '2026-11-18', ...TELEFONO },
      },
    ]);
    const { datos } = (
      await invocar(gerente, 'solicitudesCapturaTardia', { consulta: { estado: 'pendiente', limite: 100 } })
    ).cuerpo;
    expect(datos.find(({ id_credito }) => id_credito === credito.id_credito)).toMatchObject({
      nombre_cliente: credito.nombre,
      credito_hoy: { id_credito: credito.id_credito, estado_credito: 'Cancelado' },
    });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('goes back to who paid it: a task of its collector until it is said', async () => {
    const { cobrador, credito, libro } = await deshecha();
    const id = await pedida(cobrador, credito.id_credito);
    const pregunta = await invocar(gerente, 'vistoSolicitud', { parametros: { id } });
    expect(pregunta.cuerpo).toMatchObject({ visto: { monto: 120, estado_credito: 'Cancelado' } });
    expect(await resolver(id, { estado: 'aprobada' })).toMatchObject(NO(422, 'CREDITO_NO_ACTIVO'));
    expect(await resolver(id, { estado: 'rechazada', efectivo: 'registrar' })).toMatchObject(
      NO(422, 'NO_ELEGIBLE'),
    );
    expect((await resolver(id, { estado: 'rechazada', efectivo: 'devolver' })).estado).toBe(200);
    expect((await libro()).totales).toMatchObject({
      en_mano_por_aprobar_centavos: 0,
      en_mano_por_resolver_centavos: 12_000,
    });
    const cuerpo = { hecho: 'devuelto', monto_devuelto: 120 };
    expect((await invocar(cobrador, 'cerrarTareaMultiple', { parametros: { id }, cuerpo })).estado).toBe(200);
    expect((await libro()).totales).toMatchObject({ en_mano_por_resolver_centavos: 0 });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('is booked on the same row, when its file has come in again', async () => {
    const { cobrador, credito, huella, renglones, libro } = await deshecha();
    const id = await pedida(cobrador, credito.id_credito);
    await abrir(gerente, huella);
    await importar(gerente, huella, renglones, 2);
    const [nuevo] = (await libro()).creditos;
    expect(nuevo!.id_credito).not.toBe(credito.id_credito);
    expect((await resolver(id, { estado: 'aprobada' })).estado).toBe(200);
    const { creditos, totales } = await libro();
    expect(creditos).toMatchObject([{ id_credito: nuevo!.id_credito, total_pagado_centavos: 72_000 }]);
    expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: 0, en_mano_por_resolver_centavos: 0 });
    expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
  });

  it('is that collector’s alone; a visit, which holds no cash, is refused', async () => {
    const { cobrador, credito, libro } = await deshecha();
    const ajeno = await mundo.cobrador([]);
    expect(await abonar(ajeno, credito.id_credito)).toMatchObject(NO(403, 'PROHIBIDO'));
    expect(await abonar(cobrador, credito.id_credito, randomUUID(), { monto: 0 })).toMatchObject(
      NO(403, 'PROHIBIDO'),
    );
    expect((await libro()).solicitudes).toEqual([]);
    const cuerpo = { id_credito: credito.id_credito, clave: randomUUID(), ...TAP };
    expect((await invocar(cobrador, 'descartarAbono', { cuerpo })).estado).toBe(204);
    expect((await invocar(ajeno, 'descartarAbono', { cuerpo })).estado).toBe(403);
  });
});

it('a payment and an undo at once: it is booked and the loan stays, or the loan goes and it waits', async () => {
  const { cobrador, huella, renglones, libro } = await archivo(1);
  await importar(gerente, huella, renglones);
  const [credito] = (await libro()).creditos;
  const [pago] = await Promise.all([abonar(cobrador, credito!.id_credito), deshacer(gerente, huella)]);
  expect([200, 202]).toContain(pago.estado);
  const { creditos, solicitudes, totales } = await libro();
  const quedo = pago.estado === 200;
  expect([creditos.length, solicitudes.length]).toEqual(quedo ? [1, 0] : [0, 1]);
  expect(totales).toMatchObject({ en_mano_por_aprobar_centavos: quedo ? 0 : 12_000 });
  expect(await noche(solo(cobrador))).toMatchObject(sinDiferencias);
});
