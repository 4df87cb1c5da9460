// A manager's decisions about a payment of six abonos or more: booked, booked for less, or given back.
import { fecha } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { unaDeVeinte } from '../setup/de-veinte.ts';
import { escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
const HOY = '2026-11-18';
const gerente = await mundo.cuenta('gerente@leal.demo');

const resolver = (id: string, cuerpo: Record<string, unknown>, quien = gerente) =>
  invocar(quien, 'resolverAbonosMultiples', { parametros: { id }, cuerpo, clave: randomUUID() });
const APROBADA = { estado: 'aprobada' };

describe('approved', () => {
  it('is booked on the day of its capture, counts there and in its cash, and frees the credit', async () => {
    const { pedirMultiple, libro, cobrador, id_credito } = await escena(mundo);
    const id = await pedirMultiple(720);
    const { estado, cuerpo } = await resolver(id, {
      ...APROBADA,
      comentario: 'Bien',
      gerente_responde: gerente.uid,
    });
    expect(estado).toBe(200);
    expect(cuerpo.solicitud).toMatchObject({
      id_solicitud: id,
      estado: 'aprobada',
      monto_total: 720,
      monto_aprobado: 720,
      gerente_responde: gerente.uid,
      nombre_gerente: 'Adriana Solís Cárdenas',
      comentario_gerente: 'Bien',
    });
    const { creditos, movimientos, dias, avisos, bitacora, solicitudes } = await libro();
    expect(creditos[0]).toMatchObject({
      solicitud_multiple: null,
      total_pagado_centavos: 72_000,
      num_pagos: 1,
    });
    expect(movimientos[0]).toMatchObject({
      id_movimiento: `multiple-${id}`,
      tipo: 'pago',
      abonos: 6,
      fecha: HOY,
      fecha_contable: HOY,
      registrado_por: cobrador.uid,
      id_solicitud: id,
    });
    const { filas = {} } = dias.find(({ fecha }) => fecha === HOY) ?? {};
    expect(Object.keys(filas)).toEqual([`${id_credito}_multiple-${id}`]);
    expect(avisos.ultima_resolucion).toMatchObject({
      id,
      tipo: 'abonos_multiples',
      estado: 'aprobada',
      monto_centavos: 72_000,
    });
    expect(avisos.ruta).toBeGreaterThan(0);
    expect(solicitudes[0]?.decision_propia).toBe(false);
    const renglon = bitacora.find(({ accion }) => accion === 'solicitudes/aprobar');
    expect(renglon).toMatchObject({
      documento: `solicitudes/${id}`,
      id_usuario: gerente.uid,
      antes: { estado: 'pendiente' },
      despues: { estado: 'aprobada', monto_aprobado_centavos: 72_000 },
      decision_propia: false,
    });
  });

  it('takes back the late day of its date', async () => {
    const { atrasar, pedirMultiple, libro } = await escena(mundo);
    await atrasar();
    await resolver(await pedirMultiple(), APROBADA);
    const { creditos, movimientos } = await libro();
    expect(creditos[0]?.atrasos).toBe(0);
    expect(movimientos.find(({ tipo }) => tipo === 'atraso')?.cancelado).toBeDefined();
  });

  it('may be for less, and then only that is booked', async () => {
    const { pedirMultiple, elCredito } = await escena(mundo);
    const { cuerpo } = await resolver(await pedirMultiple(1200), { ...APROBADA, monto_aprobado: 600.5 });
    expect(cuerpo.solicitud).toMatchObject({ monto_total: 1200, monto_aprobado: 600.5 });
    expect((await elCredito())?.total_pagado_centavos).toBe(60_050);
  });

  it.each([0, -1, 0.001])('%s is no amount: 400, and the sentence of the spec', async (monto_aprobado) => {
    const { pedirMultiple, elCredito } = await escena(mundo);
    const { estado, cuerpo } = await resolver(await pedirMultiple(), { ...APROBADA, monto_aprobado });
    expect([estado, cuerpo.code]).toEqual([400, 'DATOS_INVALIDOS']);
    expect(cuerpo.detalles?.[0]?.campo).toBe('monto_aprobado');
    expect((await elCredito())?.solicitud_multiple).not.toBeNull();
  });

  it('never for more than was asked for', async () => {
    const { pedirMultiple } = await escena(mundo);
    const id = await pedirMultiple(720);
    expect((await resolver(id, { ...APROBADA, monto_aprobado: 720.01 })).estado).toBe(400);
    expect((await resolver(id, { ...APROBADA, monto_aprobado: 720 })).estado).toBe(200);
  });

  it('of the whole balance pays the credit off, and its client has none open', async () => {
    const { pedirMultiple, elCredito, elCliente } = await escena(mundo, pagado(2880));
    await resolver(await pedirMultiple(720), APROBADA);
    expect(await elCredito()).toMatchObject({
      estado_credito: 'Finalizado',
      fecha_fin: HOY,
      saldo_centavos: 0,
    });
    expect(await elCliente()).toMatchObject({ id_credito_abierto: null, estado_lista: 'Finalizado' });
  });

  it('more than the balance that is left is refused and the answer names it; that amount may be approved', async () => {
    const { pedirMultiple, libro, cobrador, id_credito } = await escena(mundo, pagado(2880));
    const id = await pedirMultiple(720);
    // Meanwhile yesterday's payment arrives.
    const ayer = { id_credito, monto: 120, capturado_en: '2026-11-17T12:00:00-06:00' };
    expect((await invocar(cobrador, 'registrarAbono', { cuerpo: ayer })).estado).toBe(200);
    const antes = await libro();
    const { estado, cuerpo } = await resolver(id, APROBADA);
    expect([estado, cuerpo.code]).toEqual([422, 'MONTO_EXCEDE_SALDO']);
    expect(cuerpo.message).toContain('$600.00');
    expect(await libro()).toEqual(antes);
    expect((await resolver(id, { ...APROBADA, monto_aprobado: 600 })).estado).toBe(200);
    expect((await libro()).creditos[0]?.estado_credito).toBe('Finalizado');
  });

  it('approved a day later it is booked on the day of the capture, its cash on the day of approval', async () => {
    const { cobrador, id_credito, libro } = await escena(mundo);
    const capturado_en = '2026-11-17T12:00:00-06:00';
    const { cuerpo } = await invocar(cobrador, 'registrarAbono', {
      cuerpo: { id_credito, monto: 840, capturado_en },
    });
    await resolver(String(cuerpo.id_solicitud), APROBADA);
    const { movimientos, dias } = await libro();
    expect(movimientos[0]).toMatchObject({ fecha: '2026-11-17', fecha_contable: HOY });
    const del = (dia: string) => dias.find((jornada) => jornada.fecha === fecha(dia));
    expect(del('2026-11-17')).toMatchObject({ cobrado_centavos: 84_000, efectivo_centavos: 0 });
    expect(del(HOY)).toMatchObject({ cobrado_centavos: 0, efectivo_centavos: 84_000 });
  });
});

describe('rejected', () => {
  it.each([
    { titulo: 'nothing said', cuerpo: {}, efectivo: 'devolver' },
    { titulo: 'given back', cuerpo: { efectivo: 'devolver' }, efectivo: 'devolver' },
    { titulo: 'up to five abonos registered', cuerpo: { efectivo: 'registrar' }, efectivo: 'registrar' },
  ])('$titulo about the cash: $efectivo, and the card is back', async ({ cuerpo: dicho, efectivo }) => {
    const { pedirMultiple, libro, enLaRuta, id_credito, abonar } = await escena(mundo);
    const id = await pedirMultiple();
    expect(await enLaRuta()).toEqual([]);
    const { cuerpo } = await resolver(id, { estado: 'rechazada', ...dicho });
    expect(cuerpo.solicitud).toMatchObject({ estado: 'rechazada', efectivo, monto_aprobado: null });
    const { movimientos, totales, avisos } = await libro();
    expect(movimientos).toEqual([]);
    expect(totales.en_mano_por_aprobar_centavos).toBe(0);
    expect(avisos.ultima_resolucion?.estado).toBe('rechazada');
    expect(await enLaRuta()).toEqual([id_credito]);
    expect(await abonar(600)).toMatchObject({ yaRegistrado: false });
  });
});

describe('once', () => {
  it('of twenty decisions at once one takes effect, the others are too late', async () => {
    const { pedirMultiple, libro } = await escena(mundo);
    const id = await pedirMultiple();
    const buena = await unaDeVeinte((i) => resolver(id, { estado: i % 2 === 0 ? 'aprobada' : 'rechazada' }));
    const { movimientos, solicitudes } = await libro();
    expect(solicitudes[0]?.estado).toBe(buena.cuerpo.solicitud.estado);
    expect(movimientos).toHaveLength(solicitudes[0]?.estado === 'aprobada' ? 1 : 0);
  });

  it('the call for another type does not find it, and nobody answers in another’s name', async () => {
    const { pedirMultiple, libro } = await escena(mundo);
    const id = await pedirMultiple();
    const antes = await libro();
    const ajena = await invocar(gerente, 'resolverEliminacionPago', { parametros: { id }, cuerpo: APROBADA });
    expect([ajena.estado, ajena.cuerpo.code]).toEqual([404, 'NO_ENCONTRADO']);
    const enSuNombre = await resolver(id, { ...APROBADA, gerente_responde: 'otro-gerente' });
    expect([enSuNombre.estado, enSuNombre.cuerpo.code]).toEqual([403, 'PROHIBIDO']);
    expect(await libro()).toEqual(antes);
  });
});
