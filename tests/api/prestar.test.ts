// A collector's whole route is worked by another one for some days: the portfolio stays, the cash is whoever's takes it.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { nuevoToken, pedirSerieDe } from '../setup/comprobantes.ts';
import { invocar } from '../setup/invocar.ts';
import { abonar, prestador, TAP } from '../setup/prestador.ts';
import { HOY, prestar, terminar } from '../setup/prestar.ts';
import { POR_RENOVAR } from '../setup/pagado.ts';
import { type Pareja, sinDiferencias } from '../setup/reasignador.ts';
import { NO } from '../setup/tareas.ts';

// The suite's clock runs from Wednesday 18 November 2026, 11:00.
const mundo = abrirMundo();
const { prestada, enMano, libros, noche, ruta } = prestador(mundo);
const gerente = await mundo.cuenta('gerente@leal.demo');

describe('a lent route', () => {
  it('is a second list of whoever works it, with the order of its collector', async () => {
    const par = await prestada();
    expect(await ruta(par.a)).toMatchObject({
      total: 1,
      lleva: [{ id_cobrador: par.de.cobrador.uid, al: HOY }],
    });
    const respuesta = await invocar(par.a, 'activosSinPagoHoy', {
      parametros: { id_usuario: par.de.cobrador.uid },
    });
    expect(respuesta).toMatchObject({
      estado: 200,
      cuerpo: { total: 1, prestada: { ambos: false, al: HOY } },
    });
    expect(respuesta.cuerpo.lleva).toBeUndefined();
    expect((await ruta(par.de.cobrador)).prestada).toMatchObject({ al: HOY, ambos: false });
  });

  it('a payment is the cash of whoever took it; client, balance and arrears stay', async () => {
    const par = await prestada();
    expect(await abonar(par.a, par)).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false } });
    const [libro, delOtro] = await libros(par);
    expect([libro.totales.en_mano_centavos, delOtro.totales.en_mano_centavos]).toEqual([0, 12_000]);
    expect([libro.totales.saldo_pendiente_centavos, delOtro.totales.saldo_pendiente_centavos]).toEqual([
      348_000, 360_000,
    ]);
    expect(libro.creditos[0]).toMatchObject({ id_cobrador: par.de.cobrador.uid, tambien_de: [par.a.uid] });
    const lista = await ruta(par.de.cobrador);
    expect(lista).toMatchObject({ total: 0, pagados: [{ pagado: { monto: 120, espera: false } }] });
    expect(lista.pagados?.[0]?.pagado.cobrado_por).toBeDefined();
    const { cuerpo: historial } = await invocar(par.de.cobrador, 'historialAbonos', {
      parametros: { id_credito: par.de.id_credito },
    });
    expect(historial.datos[0]?.descripcion).toMatch(/, cobrado por Cobrador /);
    const { cuerpo: delDia } = await invocar(par.a, 'reporteDia', { parametros: { id_usuario: par.a.uid } });
    expect(delDia).toMatchObject({ total_fecha: 120, historial_fecha: [{ monto_pagado: 120 }] });
    expect(delDia.historial_fecha[0]?.ruta_de).toMatch(/^Cobrador /);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('the week’s file has the loan once, and beside it who collected', async () => {
    const par = await prestada();
    await abonar(par.a, par);
    const filas = async (id_cobrador: string) => {
      const { cuerpo } = await invocar(gerente, 'clientesExcel', { consulta: { id_cobrador } });
      return cuerpo.datos.filter(({ id_credito }) => id_credito === par.de.id_credito);
    };
    expect(await filas(par.de.cobrador.uid)).toMatchObject([{ saldo_restante: 3480, miercoles: 0 }]);
    const [cobrado, ...mas] = await filas(par.a.uid);
    expect(cobrado).toMatchObject({ saldo_restante: 0, recaudado: 0, miercoles: 120 });
    expect(cobrado?.nombre_cobrador).toMatch(/, cobrado en la ruta de Cobrador /);
    expect(mas).toEqual([]);
  });

  it('a visit and a late day are of whoever was there', async () => {
    const par = await prestada();
    expect((await abonar(par.a, par, { monto: 0, motivo_visita: 'no_estaba' })).estado).toBe(200);
    const cuerpo = { id_credito: par.de.id_credito };
    expect((await invocar(par.a, 'registrarAtraso', { cuerpo })).estado).toBe(200);
    const [libro] = await libros(par);
    expect(libro.creditos[0]).toMatchObject({ atrasos: 1 });
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('several abonos wait as theirs, and are booked as theirs', async () => {
    const par = await prestada();
    const pedido = await abonar(par.a, par, { monto: 720, motivo: 'Adelanta' });
    expect(pedido).toMatchObject({ cuerpo: { requiereAprobacion: true } });
    expect((await libros(par)).map(({ totales }) => totales.en_mano_por_aprobar_centavos)).toEqual([
      0, 72_000,
    ]);
    await invocar(gerente, 'resolverAbonosMultiples', {
      parametros: { id: pedido.cuerpo.id_solicitud ?? '' },
      cuerpo: { estado: 'aprobada' },
    });
    expect(await enMano(par)).toEqual([0, 72_000]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('several abonos that wait in other hands are other cash, of the same amount too', async () => {
    const par = await prestada({ ambos: true });
    await par.de.pedirMultiple();
    const cuerpo = { id_credito: par.de.id_credito, monto_total: 720, motivo: 'Adelanta' };
    expect(await invocar(par.a, 'solicitarAbonosMultiples', { cuerpo })).toMatchObject(
      NO(409, 'SOLICITUD_PENDIENTE'),
    );
    expect((await invocar(par.de.cobrador, 'solicitarAbonosMultiples', { cuerpo })).estado).toBe(201);
  });

  it('its own collector collects nothing meanwhile: cash that a phone took waits for a manager', async () => {
    const par = await prestada();
    expect(await abonar(par.de.cobrador, par)).toMatchObject(NO(422, 'RUTA_PRESTADA'));
    const cuerpo = { id_credito: par.de.id_credito };
    expect(await invocar(par.de.cobrador, 'registrarAtraso', { cuerpo })).toMatchObject(
      NO(422, 'RUTA_PRESTADA'),
    );
    expect(await abonar(par.de.cobrador, par, TAP)).toMatchObject({ estado: 202 });
    const [libro] = await libros(par);
    expect(libro.solicitudes).toMatchObject([{ tipo: 'captura_tardia', datos: { codigo: 'RUTA_PRESTADA' } }]);
  });

  it('unless both do: once a day, the other cash waits', async () => {
    const par = await prestada({ ambos: true });
    expect((await abonar(par.de.cobrador, par)).estado).toBe(200);
    expect(await abonar(par.a, par, TAP)).toMatchObject({ estado: 202 });
    const [libro, delOtro] = await libros(par);
    expect(libro.totales.en_mano_centavos).toBe(12_000);
    expect(delOtro.solicitudes).toMatchObject([{ tipo: 'captura_tardia' }]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('a correction moves the box of whoever took it, also once the route is back', async () => {
    const par = await prestada();
    await abonar(par.a, par);
    await terminar(gerente, par.de.cobrador.uid, par.id_prestada);
    const pedido = await invocar(par.a, 'solicitarEdicionPago', {
      cuerpo: { id_pago: par.de.pago('18'), monto_nuevo: 100, motivo: 'Se capturó mal' },
    });
    await invocar(gerente, 'resolverEdicionPago', {
      parametros: { id: pedido.cuerpo.id_solicitud ?? '' },
      cuerpo: { estado: 'aprobada' },
    });
    expect(await enMano(par)).toEqual([0, 10_000]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('a loan that is handed over leaves the box of whoever handed it over', async () => {
    const par = await prestada({ credito: { estado: 'Pendiente' } });
    await par.de.aprobado();
    const lista = await invocar(par.a, 'porEntregar', {});
    expect(lista.cuerpo.datos).toMatchObject([{ id_credito: par.de.id_credito }]);
    const { id_credito } = par.de;
    const entrega = await invocar(par.a, 'entregarCredito', {
      cuerpo: { id_credito, monto: 3000, faltante: 3000 },
    });
    expect(entrega.estado).toBe(200);
    const [libro, delOtro] = await libros(par);
    expect(libro.creditos[0]).toMatchObject({ entrega: { estado: 'entregada', id_cobrador: par.a.uid } });
    expect(delOtro.traspasos).toMatchObject([{ tipo: 'fondo', monto_centavos: 300_000 }]);
    expect(await enMano(par)).toEqual([0, 0]);
    expect(await noche(par)).toMatchObject(sinDiferencias);
  });

  it('a renewal that they ask for is of its collector', async () => {
    const par = await prestada({ credito: POR_RENOVAR });
    const cuerpo = { id_credito_anterior: par.de.id_credito, monto_solicitado: 4000, dias_pago: 40 };
    expect((await invocar(par.a, 'solicitarRenovacion', { cuerpo })).estado).toBe(201);
    const [libro, delOtro] = await libros(par);
    expect(libro.solicitudes).toMatchObject([{ tipo: 'renovacion', solicitante: par.a.uid }]);
    expect(delOtro.solicitudes).toEqual([]);
    const no = { id_solicitud: libro.solicitudes[0]?.id_solicitud, motivo_rechazo: 'Todavía no' };
    expect((await invocar(gerente, 'rechazarRenovacion', { cuerpo: no })).estado).toBe(200);
    // Whoever asked hears of it, and so does the route's own.
    const dichas = (await libros(par)).map(({ avisos }) => avisos.ultima_resolucion?.tipo);
    expect(dichas).toEqual(['renovacion', 'renovacion']);
  });

  it('is nobody else’s: not of a third one, nor of theirs to order or to lend on', async () => {
    const par = await prestada();
    const tercero = await mundo.cobrador([{}]);
    expect(await abonar(tercero, par)).toMatchObject(NO(403, 'PROHIBIDO'));
    const parametros = { id_usuario: par.de.cobrador.uid };
    expect(await invocar(tercero, 'activosSinPagoHoy', { parametros })).toMatchObject(NO(403, 'PROHIBIDO'));
    const cuerpo = { ordenClientes: [par.de.id_credito] };
    expect(await invocar(par.a, 'guardarOrden', { cuerpo })).toMatchObject(NO(403, 'PROHIBIDO'));
    expect(await prestar(gerente, par.de.cobrador.uid, { a: tercero.uid })).toMatchObject(
      NO(422, 'NO_ELEGIBLE'),
    );
    // Whoever works the route lends their own: the lent one stays theirs alone.
    expect((await prestar(gerente, par.a.uid, { a: tercero.uid })).estado).toBe(200);
    expect(await abonar(tercero, par)).toMatchObject(NO(403, 'PROHIBIDO'));
    expect((await abonar(par.a, par)).estado).toBe(200);
  });
});

describe('a receipt of whoever works it', () => {
  const comprobante = (par: Pareja, serie: string, mas: object) => ({
    cuerpo: {
      token: nuevoToken(),
      serie,
      numero: 1,
      id_credito: par.de.id_credito,
      monto: 120,
      fecha: HOY,
      ...mas,
    },
  });

  it('is given before its payment has come, and stands once that is booked', async () => {
    const par = await prestada();
    const clave_pago = 'pago-de-otro-1';
    const pedido = comprobante(par, await pedirSerieDe(par.a), { clave_pago });
    expect((await invocar(par.a, 'crearComprobante', pedido)).estado).toBe(201);
    expect((await abonar(par.a, par)).estado).toBe(200);
    const otro = comprobante(par, pedido.cuerpo.serie, { numero: 2, id_pago: par.de.pago('18') });
    expect((await invocar(par.a, 'crearComprobante', otro)).estado).toBe(201);
  });

  it('is nobody else’s to give', async () => {
    const par = await prestada();
    const tercero = await mundo.cobrador([{}]);
    const pedido = comprobante(par, await pedirSerieDe(tercero), { clave_pago: 'una' });
    expect(await invocar(tercero, 'crearComprobante', pedido)).toMatchObject(NO(403, 'PROHIBIDO'));
    await abonar(par.a, par);
    const delPago = comprobante(par, await pedirSerieDe(par.de.cobrador), { id_pago: par.de.pago('18') });
    expect(await invocar(par.de.cobrador, 'crearComprobante', delPago)).toMatchObject(NO(403, 'PROHIBIDO'));
  });
});
