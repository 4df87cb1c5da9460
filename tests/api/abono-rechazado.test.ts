// A payment that a phone did not get through: its collector hands it to the manager, or discards it aloud.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { deTelefono, enviar, TELEFONO } from '../setup/casos-rechazo.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { NO } from '../setup/tareas.ts';

const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('handed to the manager by its collector', () => {
  const TAP = { monto: 120, capturado_en: '2026-11-18T10:30:00-06:00', ...TELEFONO };
  const alGerente = (e: Escena, clave: string, mas: object = {}) =>
    invocar(e.cobrador, 'enviarAbonoAlGerente', {
      cuerpo: { id_credito: e.id_credito, clave, ...TAP, ...mas },
    });

  it('the same amount on a paid day: other cash, says the collector; once, however often it is sent', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    const clave = randomUUID();
    expect(await deTelefono(e, TAP, clave)).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: true } });
    const motivo = 'Me pagó dos veces';
    const primera = await alGerente(e, clave, { motivo });
    expect(primera).toMatchObject({
      estado: 202,
      cuerpo: { tipo: 'tardia', codigo: 'YA_PAGADO', mensaje: 'Ese día ya tiene un pago de $120.00.' },
    });
    const libro = await e.libro();
    expect(libro.totales.en_mano_por_aprobar_centavos).toBe(12_000);
    expect(libro.solicitudes).toMatchObject([
      { tipo: 'captura_tardia', motivo, datos: { ...TELEFONO, monto_centavos: 12_000 } },
    ]);
    const otraVez = await Promise.all([alGerente(e, clave, { motivo }), alGerente(e, randomUUID())]);
    expect(otraVez).toMatchObject([primera, primera].map(({ estado, cuerpo }) => ({ estado, cuerpo })));
    expect(await e.libro()).toEqual(libro);
  });

  it('refused without its phone’s name: with it, it is the request that the phone would have opened', async () => {
    const e = await escena(mundo, pagado(3600));
    const clave = randomUUID();
    const { dispositivo: _, ...sinNombre } = TAP;
    expect(await enviar(e, sinNombre, clave)).toMatchObject(NO(422, 'CREDITO_NO_ACTIVO'));
    const { cuerpo } = await alGerente(e, clave);
    expect(cuerpo.mensaje).toBe('El crédito no está activo.');
    expect((await deTelefono(e, TAP)).cuerpo.id_solicitud).toBe(cuerpo.id_solicitud);
    expect((await e.libro()).solicitudes).toHaveLength(1);
  });

  it('the payment itself, from a phone that came back older, is refused afterwards', async () => {
    const e = await escena(mundo);
    const clave = randomUUID();
    const { id_solicitud } = (await alGerente(e, clave)).cuerpo;
    const libro = await e.libro();
    expect(await deTelefono(e, TAP, clave)).toMatchObject(NO(409, 'CLAVE_REUTILIZADA'));
    expect(await e.libro()).toEqual(libro);
    expect((await alGerente(e, clave)).cuerpo.id_solicitud).toBe(id_solicitud);
  });

  it('what is booked under that key, or by that tap, is the answer; what waits already is that request', async () => {
    const e = await escena(mundo);
    const clave = randomUUID();
    const { id_pago } = (await deTelefono(e, TAP, clave)).cuerpo;
    const esperado = { estado: 200, cuerpo: { yaRegistrado: true, id_pago } };
    expect(await alGerente(e, clave, { capturado_en: '2026-11-18T10:31:00-06:00' })).toMatchObject(esperado);
    expect(await alGerente(e, randomUUID())).toMatchObject(esperado);
    expect((await e.libro()).solicitudes).toEqual([]);

    const otra = await escena(mundo);
    const deSeis = randomUUID();
    const { id_solicitud } = (await deTelefono(otra, { ...TAP, monto: 720 }, deSeis)).cuerpo;
    expect(await alGerente(otra, deSeis, { monto: 720 })).toMatchObject({
      estado: 200,
      cuerpo: { tipo: 'multiple', id_solicitud },
    });
    expect((await otra.libro()).solicitudes).toHaveLength(1);
  });

  it('an id that was never the caller’s is 403; one that was is cash in the hands of who took it', async () => {
    const [e, otra] = [await escena(mundo), await escena(mundo)];
    for (const id_credito of [otra.id_credito, 'no-existe'])
      expect(await alGerente(e, randomUUID(), { id_credito })).toMatchObject(NO(403, 'PROHIBIDO'));
    expect([await e.libro(), await otra.libro()].map(({ solicitudes }) => solicitudes)).toEqual([[], []]);
    await e.abonar(120);
    await mundo.db.doc(`creditos/${e.id_credito}`).update({ id_cobrador: otra.cobrador.uid });
    expect(await alGerente(e, randomUUID())).toMatchObject({
      estado: 202,
      cuerpo: { mensaje: 'El crédito ya es de otro cobrador.' },
    });
    const libro = await leerLibro(mundo.db, e.cobrador.uid);
    expect(libro.totales.en_mano_por_aprobar_centavos).toBe(12_000);
  });
});

it('of a credit that was never the caller’s nothing is discarded, and nobody’s audit says so', async () => {
  const [e, otra] = [await escena(mundo), await escena(mundo)];
  const cuerpo = { monto: 120, clave: randomUUID(), capturado_en: '2026-11-17T18:30:00-06:00', ...TELEFONO };
  for (const id_credito of [otra.id_credito, 'no-existe']) {
    const { estado } = await invocar(e.cobrador, 'descartarAbono', { cuerpo: { ...cuerpo, id_credito } });
    expect(estado).toBe(403);
  }
  const consulta = { accion: 'abonos/descartar', id_cobrador: e.cobrador.uid };
  expect((await invocar(gerente, 'leerBitacora', { consulta })).cuerpo.datos).toEqual([]);
  await e.abonar(120);
  await mundo.db.doc(`creditos/${e.id_credito}`).update({ id_cobrador: otra.cobrador.uid });
  const pedido = { ...cuerpo, id_credito: e.id_credito };
  expect((await invocar(e.cobrador, 'descartarAbono', { cuerpo: pedido })).estado).toBe(204);
});

it('a payment that its collector discards changes nothing, and the audit says who, what and why', async () => {
  const e = await escena(mundo);
  const { bitacora, ...antes } = await e.libro();
  const razon = 'Horario de cobranza: 10:00 - 18:00';
  const cuerpo = {
    id_credito: e.id_credito,
    monto: 120,
    clave: randomUUID(),
    capturado_en: '2026-11-17T18:30:00-06:00',
    ...TELEFONO,
    razon,
  };
  const clave = randomUUID();
  for (const _ of [1, 2])
    expect((await invocar(e.cobrador, 'descartarAbono', { cuerpo, clave })).estado).toBe(204);
  const { bitacora: despues, ...libro } = await e.libro();
  expect(libro).toEqual(antes);
  expect(despues).toHaveLength(bitacora.length + 1);
  const consulta = { id_cobrador: e.cobrador.uid, accion: 'abonos/descartar' };
  expect((await invocar(gerente, 'leerBitacora', { consulta })).cuerpo.datos).toMatchObject([
    {
      id_usuario: e.cobrador.uid,
      documento: `creditos/${e.id_credito}`,
      id_cliente: e.id_cliente,
      antes: null,
      despues: {
        monto: 120,
        capturado_en: '2026-11-17T18:30:00.000-06:00',
        dispositivo: TELEFONO.dispositivo,
        secuencia: TELEFONO.secuencia,
        razon,
      },
    },
  ]);
});
