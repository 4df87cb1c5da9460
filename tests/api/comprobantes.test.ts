// A receipt's life: in the client's hand before its payment is at the office, and true whatever becomes of that.
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { nuevoToken, pedirSerieDe } from '../setup/comprobantes.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { type Cuerpo, dar, HOY, usarPuerta } from '../setup/puerta.ts';

const mundo = abrirMundo();
const { ver, leer, puerta } = usarPuerta(mundo);

const deGerente = async (nombre: Parameters<typeof invocar>[1], id: string, cuerpo: Cuerpo) => {
  const gerente = await mundo.cuenta('gerente@leal.demo');
  const { estado } = await invocar(gerente, nombre, { parametros: { id }, cuerpo });
  expect(estado).toBe(200);
};

describe('from provisional to the end', () => {
  it('stands before its payment, with it, corrected, deleted', async () => {
    const { cobrador, recibo, pagar, serie, pedirEdicion, pedirEliminacion } = await puerta();
    const comprobante = recibo();
    expect(await leer(comprobante.token)).toEqual({ estado: 'en_camino' });
    const { estado, cuerpo } = await dar(cobrador, comprobante);
    expect([estado, cuerpo]).toEqual([201, { token: comprobante.token, folio: `${serie}-0001` }]);
    const dicho = { folio: `${serie}-0001`, fecha: HOY };
    expect(await leer(comprobante.token)).toEqual({ ...dicho, estado: 'en_camino', monto: 120 });
    await pagar();
    expect(await leer(comprobante.token)).toEqual({ ...dicho, estado: 'vigente', monto: 120 });
    const edicion = await pedirEdicion('18', 100);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'vigente', monto: 120 });
    await deGerente('resolverEdicionPago', edicion, { estado: 'aprobada' });
    expect(await leer(comprobante.token)).toEqual({
      ...dicho,
      estado: 'corregido',
      monto: 100,
      monto_anterior: 120,
    });
    const eliminacion = await pedirEliminacion('18');
    await deGerente('resolverEliminacionPago', eliminacion, { estado: 'aprobada' });
    expect(await leer(comprobante.token)).toEqual({ ...dicho, estado: 'sin_efecto' });
  });

  it.each([
    ['aprobada', 'vigente', { monto: 720 }],
    ['rechazada', 'sin_efecto', {}],
  ])('of several abonos it waits for the manager; %s it is %s', async (decision, estado, queda) => {
    const { cobrador, recibo, pagar } = await puerta();
    const comprobante = recibo({ monto: 720 });
    await dar(cobrador, comprobante);
    const { cuerpo } = await pagar({ monto: 720, motivo: 'Adelanta' });
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'por_aplicar', monto: 720 });
    const efectivo = decision === 'rechazada' ? { efectivo: 'devolver', comentario: 'De 5 en 5' } : {};
    await deGerente('resolverAbonosMultiples', cuerpo.id_solicitud ?? '', { estado: decision, ...efectivo });
    expect(await leer(comprobante.token)).toEqual({
      folio: expect.any(String) as string,
      fecha: HOY,
      estado,
      ...queda,
    });
  });

  it('of a capture that came too late it waits too', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    const comprobante = recibo({ fecha: '2026-11-10' });
    await dar(cobrador, comprobante);
    const capturado = { capturado_en: '2026-11-10T12:00:00-06:00', dispositivo: 'tel-1', secuencia: 1 };
    expect((await pagar(capturado)).estado).toBe(202);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'por_aplicar', monto: 120 });
  });

  it('sent twice under two keys, the same cash is one payment, and the receipt stands', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    await pagar({}, randomUUID());
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    expect((await pagar()).cuerpo).toMatchObject({ yaRegistrado: true });
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'vigente', monto: 120 });
  });

  it('is given later too, of a payment that the office has; a visit has none', async () => {
    const { cobrador, recibo, pagar, pago, id_credito } = await puerta();
    await pagar();
    const comprobante = recibo({ clave_pago: undefined, id_pago: pago('18') });
    await dar(cobrador, comprobante);
    expect(await leer(comprobante.token)).toMatchObject({ estado: 'vigente', monto: 120 });
    const otra = await puerta();
    await otra.pagar({ monto: 0 });
    const id_pago = `${otra.id_credito}.visita-${HOY}`;
    const visita = await dar(otra.cobrador, otra.recibo({ clave_pago: undefined, id_pago }));
    expect(visita.estado).toBeGreaterThanOrEqual(403);
    const ajeno = await dar(cobrador, { ...otra.recibo({ numero: 2 }), id_credito });
    expect(ajeno.cuerpo).toMatchObject({ code: 'FOLIO_OCUPADO' });
  });

  it('costs the payment nothing: its reads and writes are the same with and without it', async () => {
    const { cobrador, recibo, pagar, libro } = await puerta();
    await dar(cobrador, recibo());
    await pagar();
    const { movimientos } = await libro();
    expect(movimientos).toHaveLength(1);
    expect(JSON.stringify(movimientos)).not.toContain('comprobante');
  });
});

describe('numbers', () => {
  it('the same capture again is the same receipt, under its key and under another one', async () => {
    const { cobrador, recibo, libro } = await puerta();
    const comprobante = recibo();
    const clave = randomUUID();
    const veces = [
      await dar(cobrador, comprobante, clave),
      await dar(cobrador, comprobante, clave),
      await dar(cobrador, comprobante),
    ];
    expect(new Set(veces.map(({ estado, cuerpo }) => JSON.stringify([estado, cuerpo])))).toHaveLength(1);
    const { bitacora } = await libro();
    expect(bitacora.filter(({ accion }) => accion === 'comprobantes/crear')).toHaveLength(1);
  });

  it('two phones with one series: the second takes a number of a new one, and its link goes on working', async () => {
    const { cobrador, recibo, serie, pagar } = await puerta();
    const [comprobante, otro] = [recibo(), recibo()];
    const dos = await Promise.all([dar(cobrador, comprobante), dar(cobrador, otro)]);
    expect(new Set(dos.map(({ estado }) => estado))).toEqual(new Set([201, 409]));
    const perdido = dos[0]?.estado === 409 ? comprobante : otro;
    expect(dos.find(({ estado }) => estado === 409)?.cuerpo).toMatchObject({
      code: 'FOLIO_OCUPADO',
      message: 'Ese folio ya es de otro comprobante.',
    });
    expect(await leer(perdido.token)).toEqual({ estado: 'en_camino' });
    const nueva = await pedirSerieDe(cobrador);
    expect(nueva).not.toBe(serie);
    const { cuerpo } = await dar(cobrador, { ...perdido, serie: nueva });
    expect(cuerpo).toEqual({ token: perdido.token, folio: `${nueva}-0001` });
    await pagar();
    // The receipt that came last stands, of two of one payment.
    const primero = perdido === comprobante ? otro : comprobante;
    const dichos = await Promise.all([primero, perdido].map(({ token }) => leer(token)));
    expect(dichos).toMatchObject([{ estado: 'reemplazado' }, { estado: 'vigente' }]);
  });

  it('a token of another payment is refused', async () => {
    const { cobrador, recibo } = await puerta();
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    const { estado, cuerpo } = await dar(cobrador, { ...comprobante, numero: 2, clave_pago: randomUUID() });
    expect([estado, cuerpo.code]).toEqual([409, 'YA_PROCESADA']);
  });

  it.each([
    ['no payment', { clave_pago: undefined }, 'clave_pago'],
    ['two payments', { id_pago: 'x.y', id_credito: 'x' }, 'clave_pago'],
    ['a payment of another credit', { clave_pago: undefined, id_pago: 'x.y' }, 'id_pago'],
    ['a short token', { token: 'AAAA' }, 'token'],
    ['a series with a letter that is mixed up', { serie: 'OOOOO' }, 'serie'],
    ['number 0', { numero: 0 }, 'numero'],
    ['no money', { monto: 0 }, 'monto'],
  ])('%s is refused in words', async (_, cambios, campo) => {
    const { cobrador, recibo } = await puerta();
    const { estado, cuerpo } = await dar(cobrador, recibo(cambios));
    expect([estado, cuerpo.detalles?.map((detalle) => detalle.campo)]).toEqual([400, [campo]]);
  });
});

describe('the public answer', () => {
  it('names nobody, and asks robots to stay away', async () => {
    const { cobrador, recibo, pagar } = await puerta();
    const comprobante = recibo();
    await dar(cobrador, comprobante);
    await pagar();
    const { cabeceras, cuerpo } = await ver(comprobante.token);
    expect(cabeceras.get('x-robots-tag')).toBe('noindex');
    expect(cabeceras.get('cache-control')).toBe('no-store');
    expect(new Set(Object.keys(cuerpo))).toEqual(new Set(['estado', 'folio', 'fecha', 'monto', 'legales']));
    expect(JSON.stringify(cuerpo)).not.toMatch(new RegExp(`Cliente|${cobrador.uid}|618`));
  });

  it('a guessed token answers like one whose receipt has not come; what is no token is refused', async () => {
    const guessed = await Promise.all(Array.from({ length: 20 }, () => leer(nuevoToken())));
    expect(new Set(guessed.map((respuesta) => JSON.stringify(respuesta)))).toEqual(
      new Set(['{"estado":"en_camino"}']),
    );
    const { estado, cuerpo } = await ver('mi-recibo');
    expect([estado, cuerpo['code']]).toEqual([400, 'DATOS_INVALIDOS']);
  });

  it('of another company is unknown here', async () => {
    expect(await leer('BBBBBBBBBBBBBBBBBBBBBA')).toEqual({ estado: 'en_camino' });
  });
});
