// Cash that was taken is never only refused: what a phone sends and cannot be booked waits for a manager.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { llamarCallable } from '../setup/callable.ts';
import { deTelefono, enviar, HORA, RECHAZADOS, TELEFONO } from '../setup/casos-rechazo.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { leerLibro, type Libro } from '../setup/libro.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';
import { abonarDeTarea, AYER, NO, rechazada } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const gerente = await mundo.cuenta('gerente@leal.demo');

const pagadoEn = ({ creditos }: Libro, { id_credito }: Escena): number =>
  (creditos.find((credito) => credito.id_credito === id_credito)?.total_pagado_centavos ?? 0) / 100;

describe.each(RECHAZADOS)('a payment $titulo', ({ credito, antes, no, si, codigo, razon }) => {
  it('waits for a manager, counted in the collector’s cash; refused as ever without a phone, and booked where it just fits', async () => {
    const e = await escena(mundo, credito);
    await antes?.(e, gerente);
    const pedido = no(await mundo.ahora());
    const previo = await e.libro();
    const rechazo = await enviar(e, pedido);
    expect(rechazo.cuerpo.code).toBe(codigo);
    expect(rechazo.estado).toBeGreaterThanOrEqual(400);
    expect(await leerLibro(mundo.db, e.cobrador.uid)).toEqual(previo);

    const { estado, cuerpo } = await deTelefono(e, pedido);
    expect(cuerpo.mensaje).toMatch(razon);
    expect([estado, cuerpo]).toEqual([
      202,
      {
        yaRegistrado: false,
        requiereAprobacion: true,
        tipo: 'tardia',
        id_solicitud: expect.any(String) as string,
        monto_total: pedido['monto'],
        codigo,
        mensaje: rechazo.cuerpo.message,
        resumen: expect.objectContaining({ totalPagado: pagadoEn(previo, e) }) as object,
      },
    ]);
    const libro = await e.libro();
    expect([libro.creditos, libro.movimientos, libro.dias]).toEqual([
      previo.creditos,
      previo.movimientos,
      previo.dias,
    ]);
    const monto = Math.round(Number(pedido['monto']) * 100);
    expect(libro.totales.en_mano_por_aprobar_centavos - previo.totales.en_mano_por_aprobar_centavos).toBe(
      monto,
    );
    expect(
      libro.solicitudes.find((solicitud) => solicitud.id_solicitud === cuerpo.id_solicitud),
    ).toMatchObject({
      tipo: 'captura_tardia',
      estado: 'pendiente',
      solicitante: e.cobrador.uid,
      id_credito: e.id_credito,
      datos: { tipo_captura: 'pago', monto_centavos: monto, codigo, razon: cuerpo.mensaje, ...TELEFONO },
    });
    expect(libro.bitacora.filter(({ accion }) => accion === 'abonos/captura-tardia')).toHaveLength(1);

    if (si === undefined) return;
    const otroTap = { ...si(await mundo.ahora()), secuencia: 8 };
    expect(await deTelefono(e, otroTap)).toMatchObject({ estado: 200, cuerpo: { tipo: 'pago' } });
    const deHoy = (await e.libro()).movimientos.filter(({ secuencia }) => secuencia === 8);
    expect(deHoy).toMatchObject([{ clave: expect.stringMatching(/^[0-9a-f]{64}$/) as string }]);
  });
});

describe('a day that holds something already', () => {
  it('that amount is already registered, another one waits for a manager', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    expect(await deTelefono(e, { monto: 120 })).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: true },
    });
    expect(await enviar(e, { monto: 240 })).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: true } });
    expect(await deTelefono(e, { monto: 240 })).toMatchObject({
      estado: 202,
      cuerpo: { tipo: 'tardia', codigo: 'YA_PAGADO', mensaje: 'Ese día ya tiene un pago de $120.00.' },
    });
    expect((await e.libro()).totales.en_mano_por_aprobar_centavos).toBe(24_000);
  });

  it('the several abonos that wait are the same answer again, another amount is other cash', async () => {
    const e = await escena(mundo);
    const { id_solicitud } = (await enviar(e, { monto: 720 })).cuerpo;
    for (const monto of [720, 0])
      expect(await deTelefono(e, { monto })).toMatchObject({
        estado: 200,
        cuerpo: { tipo: 'multiple', id_solicitud },
      });
    expect(await enviar(e, { monto: 120 })).toMatchObject({ estado: 200, cuerpo: { id_solicitud } });
    expect(await deTelefono(e, { monto: 120 })).toMatchObject({
      estado: 202,
      cuerpo: { codigo: 'SOLICITUD_PENDIENTE', mensaje: 'Ese día ya espera aprobación un pago de $720.00.' },
    });
    expect((await e.libro()).totales.en_mano_por_aprobar_centavos).toBe(84_000);
  });
});

describe('refused as ever, phone or not', () => {
  it('what brings no cash: a visit, a late day', async () => {
    const e = await escena(mundo, pagado(3600));
    const tarde = { ...TELEFONO, capturado_en: AYER };
    expect(await enviar(e, { ...tarde, monto: 0 })).toMatchObject(NO(422, 'CREDITO_NO_ACTIVO'));
    const atraso = await invocar(e.cobrador, 'registrarAtraso', {
      cuerpo: { id_credito: e.id_credito, ...tarde },
    });
    expect(atraso).toMatchObject(NO(422, 'CREDITO_NO_ACTIVO'));
    expect((await e.libro()).solicitudes).toEqual([]);
  });

  it('cash of a task: it is counted there', async () => {
    const { e, id } = await rechazada(mundo);
    const antes = await e.libro();
    expect(await abonarDeTarea(e, id, 720.01, TELEFONO)).toMatchObject({ estado: 422 });
    expect(
      await abonarDeTarea(e, id, 120, {
        ...TELEFONO,
        capturado_en: new Date((await mundo.ahora()).getTime() - 73 * HORA).toISOString(),
      }),
    ).toMatchObject(NO(422, 'FECHA_INVALIDA'));
    expect(await e.libro()).toEqual(antes);
  });

  it('an id that was never the caller’s, known or not', async () => {
    const [e, otra] = [await escena(mundo), await escena(mundo)];
    const antes = [await e.libro(), await otra.libro()];
    for (const id_credito of [otra.id_credito, 'no-existe'])
      expect(await deTelefono(e, { id_credito, monto: 120 })).toMatchObject(NO(403, 'PROHIBIDO'));
    expect([await e.libro(), await otra.libro()]).toEqual(antes);
  });
});

it('a credit that was given to another collector: its cash waits in the hands of who took it', async () => {
  const [e, otra] = [await escena(mundo), await escena(mundo)];
  await deTelefono(e, { monto: 120 });
  await mundo.db.doc(`creditos/${e.id_credito}`).update({ id_cobrador: otra.cobrador.uid });
  expect(await enviar(e, { monto: 240, capturado_en: AYER })).toMatchObject(NO(403, 'PROHIBIDO'));
  const { estado, cuerpo } = await deTelefono(e, { monto: 240, capturado_en: AYER });
  expect([estado, cuerpo.codigo, cuerpo.mensaje]).toEqual([
    202,
    'PROHIBIDO',
    'El crédito ya es de otro cobrador.',
  ]);
  const [propio, ajeno] = await Promise.all(
    [e, otra].map(({ cobrador }) => leerLibro(mundo.db, cobrador.uid)),
  );
  expect(propio?.solicitudes).toMatchObject([{ id_cobrador: e.cobrador.uid, id_credito: e.id_credito }]);
  expect(propio?.totales.en_mano_por_aprobar_centavos).toBe(24_000);
  expect(ajeno?.solicitudes).toEqual([]);
  // A collector who no longer has that client cannot register it from a task; approved, it is theirs
  // (reasignar-efectivo.test.ts).
  const resolver = (decision: object) =>
    llamarCallable(mundo, gerente.token, 'resolverSolicitud', { id: cuerpo.id_solicitud, ...decision });
  const deTarea = { decision: 'rechazar', efectivo: 'registrar' };
  expect((await resolver(deTarea)).error?.details?.code).toBe('NO_ELEGIBLE');
  expect((await resolver({ decision: 'rechazar', efectivo: 'devolver' })).result).toBeDefined();
});

describe('once', () => {
  const TARDE = { monto: 120, capturado_en: '2026-11-17T18:30:00-06:00' };
  const ids = (respuestas: readonly { cuerpo: { id_solicitud?: string | undefined } }[]) =>
    new Set(respuestas.map(({ cuerpo }) => cuerpo.id_solicitud));

  it('the same key answers the same, and so does the same tap under another one', async () => {
    const e = await escena(mundo);
    const clave = randomUUID();
    const primera = await deTelefono(e, TARDE, clave);
    const tras = await e.libro();
    expect(await deTelefono(e, TARDE, clave)).toMatchObject({ estado: 202, cuerpo: primera.cuerpo });
    expect(await deTelefono(e, TARDE)).toMatchObject({ estado: 202, cuerpo: primera.cuerpo });
    // However the instant is written.
    const utc = { ...TARDE, capturado_en: '2026-11-18T00:30:00.000Z' };
    expect(await deTelefono(e, utc)).toMatchObject({ estado: 202, cuerpo: primera.cuerpo });
    expect(await e.libro()).toEqual(tras);
  });

  it.each([
    { monto: 121 },
    { secuencia: 8 },
    { dispositivo: 'otro' },
    { capturado_en: '2026-11-17T18:30:01-06:00' },
  ])('with %j it is other cash', async (cambios) => {
    const e = await escena(mundo);
    const respuestas = [await deTelefono(e, TARDE), await deTelefono(e, { ...TARDE, ...cambios })];
    expect(ids(respuestas).size).toBe(2);
    expect((await e.libro()).solicitudes).toHaveLength(2);
  });

  it('a phone that does not number its taps: each key is one', async () => {
    const e = await escena(mundo);
    const sinNumero = { ...TARDE, dispositivo: 'viejo' };
    const respuestas = [await enviar(e, sinNumero), await enviar(e, sinNumero)];
    expect(ids(respuestas).size).toBe(2);
  });

  it('the same tap under ten keys at once is one request; ten taps are ten', async () => {
    const [e, otra] = [await escena(mundo), await escena(mundo)];
    const diez = Array.from({ length: 10 }, (_, i) => i);
    const iguales = await Promise.all(diez.map(() => deTelefono(e, TARDE)));
    expect([ids(iguales).size, (await e.libro()).totales.en_mano_por_aprobar_centavos]).toEqual([1, 12_000]);
    const distintos = await Promise.all(diez.map((secuencia) => deTelefono(otra, { ...TARDE, secuencia })));
    expect([ids(distintos).size, (await otra.libro()).totales.en_mano_por_aprobar_centavos]).toEqual([
      10, 120_000,
    ]);
    expect(new Set([...iguales, ...distintos].map(({ estado }) => estado))).toEqual(new Set([202]));
  });

  it('of two payments at once one is booked and the other waits: no cash is lost', async () => {
    const e = await escena(mundo);
    const dos = [120, 240].map((monto, secuencia) => deTelefono(e, { monto, secuencia }));
    const estados = (await Promise.all(dos)).map(({ estado }) => estado);
    expect(new Set(estados)).toEqual(new Set([200, 202]));
    const { totales, creditos } = await e.libro();
    const cobrado = creditos[0]?.total_pagado_centavos ?? 0;
    expect(cobrado + totales.en_mano_por_aprobar_centavos).toBe(36_000);
  });

  it('a tap that is booked is that row, also when the manager has changed it since', async () => {
    const e = await escena(mundo);
    const tap = { monto: 120, capturado_en: AYER };
    const { id_pago } = (await deTelefono(e, tap)).cuerpo;
    const cuerpo = { estado: 'aprobada', monto_aprobado: 100 };
    await invocar(gerente, 'resolverEdicionPago', { parametros: { id: String(id_pago) }, cuerpo });
    expect(await deTelefono(e, tap)).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: true, id_pago, registrado: { monto: 100, hora: '12:00' } },
    });
    expect(await deTelefono(e, { ...tap, secuencia: 8 })).toMatchObject({
      estado: 202,
      cuerpo: { codigo: 'YA_PAGADO' },
    });
    expect((await e.libro()).totales.en_mano_por_aprobar_centavos).toBe(12_000);
  });
});
