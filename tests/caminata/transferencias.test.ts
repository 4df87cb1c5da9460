// A client pays by transfer: it is collected and covers as any payment, and no cash of anybody moves.
import { sumarDias } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { HOY, TRANSFERENCIA, usarBanco } from './con-banco.ts';
import { type Correccion, corregir } from './decidir.ts';

const banco = usarBanco('banco');
const { cobrador, gerente, id_credito, empezar, ahora, libro, credito } = banco;
const { enCaja, dinero, abonar, transferir, detalle, decidir, cuadra } = banco;

describe('a day of a credit holds one payment in cash and one by transfer', () => {
  it('each is the balance’s; only the cash is in the box', async () => {
    expect(await transferir(90)).toMatchObject({
      estado: 200,
      cuerpo: { yaRegistrado: false, tipo: 'pago' },
    });
    expect(await abonar(60)).toMatchObject({ estado: 200, cuerpo: { yaRegistrado: false, tipo: 'pago' } });
    expect(credito()).toMatchObject({ total_pagado_centavos: 15_000, num_pagos: 2 });
    expect(dinero()).toEqual({ cobrado: 15_000, transferido: 9_000, efectivo: 6_000, enMano: 6_000 });
    expect(enCaja()).toEqual([['pago', 6_000]]);
    const filas = libro().movimientos.map(({ id_movimiento, transferencia }) => [
      id_movimiento,
      transferencia,
    ]);
    expect(Object.fromEntries(filas)).toEqual({
      [`transferencia-${HOY}`]: TRANSFERENCIA,
      [`pago-${HOY}`]: undefined,
    });
    cuadra();
  });

  it('the same form again is already registered, and says which; another amount waits for a manager', async () => {
    const { id_pago } = (await transferir(90)).cuerpo;
    const repetida = await transferir(90);
    expect(repetida.cuerpo).toMatchObject({
      yaRegistrado: true,
      id_pago,
      registrado: { forma: 'transferencia' },
    });
    const otra = await transferir(91);
    expect(otra).toMatchObject({ estado: 202, cuerpo: { tipo: 'tardia', codigo: 'YA_PAGADO' } });
    expect(libro().totales.en_mano_por_aprobar_centavos).toBe(0);
    expect((await detalle()).hoy.registrado).toMatchObject({
      tipo: 'pago',
      monto: 90,
      forma: 'transferencia',
    });
    await abonar(60);
    expect((await detalle()).hoy).toMatchObject({
      registrado: { monto: 60 },
      transferencia: { monto: 90, forma: 'transferencia' },
    });
    cuadra();
  });

  it('two taps at once are one transfer', async () => {
    const cuerpo = { id_credito, monto: 90, transferencia: TRANSFERENCIA };
    const respuestas = await Promise.all([1, 2].map(() => invocar(cobrador, 'registrarAbono', { cuerpo })));
    expect(respuestas.filter(({ cuerpo: { yaRegistrado } }) => yaRegistrado)).toHaveLength(1);
    expect(dinero()).toMatchObject({ cobrado: 9_000, transferido: 9_000, efectivo: 0, enMano: 0 });
    cuadra();
  });

  it('its card leaves the route, and no late day has a place', async () => {
    await transferir(90);
    const { cuerpo: ruta } = await invocar(cobrador, 'activosSinPagoHoy', {
      parametros: { id_usuario: cobrador.uid },
    });
    expect(ruta.datos.map((carta) => carta.id_credito)).not.toContain(id_credito);
    expect(ruta.jornada).toMatchObject({ visitados: 1, recaudado: 90, transferido: 90 });
    const atraso = await invocar(cobrador, 'registrarAtraso', { cuerpo: { id_credito } });
    expect(atraso.cuerpo).toMatchObject({ code: 'YA_PAGADO' });
    cuadra();
  });
});

describe('six abonos and more', () => {
  it('are counted of both forms together', async () => {
    await transferir(270);
    expect(await abonar(270)).toMatchObject({
      estado: 200,
      cuerpo: { requiereAprobacion: true, monto_total: 270 },
    });
    cuadra();
  });

  it.each(['aprobar', 'rechazar'] as const)('by transfer hold no cash: %s', async (decision) => {
    const { cuerpo } = await transferir(540);
    expect(cuerpo).toMatchObject({ requiereAprobacion: true, tipo: 'multiple' });
    expect(libro().totales).toMatchObject({ en_mano_por_aprobar_centavos: 0, en_mano_centavos: 0 });
    // It leaves the day's place in cash free.
    expect((await abonar(30)).cuerpo).toMatchObject({ requiereAprobacion: false, tipo: 'pago' });
    await decidir(cuerpo.id_solicitud, decision, { efectivo: 'registrar' });
    const { totales, solicitudes } = libro();
    expect(totales).toMatchObject({ en_mano_por_resolver_centavos: 0, en_mano_centavos: 3_000 });
    expect(solicitudes.find(({ tipo }) => tipo === 'abonos_multiples')).toMatchObject({
      datos: { efectivo: null },
    });
    expect(dinero()).toMatchObject({ efectivo: 3_000, transferido: decision === 'aprobar' ? 54_000 : 0 });
    cuadra();
  });

  it('the second call is about the same money', async () => {
    const { id_solicitud } = (await transferir(540)).cuerpo;
    const pedir = async (resto: object = { transferencia: TRANSFERENCIA }) =>
      (
        await invocar(cobrador, 'solicitarAbonosMultiples', {
          cuerpo: { id_credito, monto_total: 540, ...resto },
        })
      ).cuerpo;
    expect(await pedir({})).toMatchObject({ code: 'SOLICITUD_PENDIENTE' });
    expect(await pedir()).toEqual({ id_solicitud });
    await decidir(id_solicitud, 'aprobar');
    expect(await pedir()).toMatchObject({ code: 'YA_PAGADO' });
  });
});

describe('corrections', () => {
  const corregida = async (correccion: Correccion) =>
    corregir([cobrador, gerente], (await transferir(90)).cuerpo.id_pago, correccion);

  it('of the amount move no cash, and ask for none', async () => {
    await corregida({ monto_nuevo: 45 });
    expect(dinero()).toEqual({ cobrado: 4_500, transferido: 4_500, efectivo: 0, enMano: 0 });
    expect(libro().movimientos[0]?.ediciones[0]).not.toHaveProperty('efectivo');
    expect(enCaja()).toEqual([]);
    cuadra();
  });

  it('a deleted one gives its place back', async () => {
    await corregida({});
    expect(dinero()).toEqual({ cobrado: 0, transferido: 0, efectivo: 0, enMano: 0 });
    expect((await transferir(90)).cuerpo).toMatchObject({ id_pago: `${id_credito}.transferencia-${HOY}-2` });
    cuadra();
  });
});

describe('what is not taken', () => {
  const MAÑANA = sumarDias(HOY, 1);
  it.each([
    [
      'of a day that has not come',
      30,
      { fecha: MAÑANA },
      'La transferencia no puede ser del 10/11/2026: ese día no ha llegado.',
    ],
    [
      'too old',
      30,
      { fecha: sumarDias(HOY, -31) },
      'Una transferencia de hace más de 30 días la registra la oficina.',
    ],
    ['where the owner takes none', 0, TRANSFERENCIA, 'No se aceptan transferencias.'],
  ])(
    '%s: from a phone it waits for a manager, with all that was typed',
    async (_, dias, transferencia, mensaje) => {
      empezar(dias);
      const sinTelefono = await invocar(cobrador, 'registrarAbono', {
        cuerpo: { id_credito, monto: 90, transferencia },
      });
      expect(sinTelefono).toMatchObject({ estado: 422, cuerpo: { code: 'NO_ELEGIBLE', message: mensaje } });
      expect(await transferir(90, transferencia)).toMatchObject({
        estado: 202,
        cuerpo: { tipo: 'tardia', mensaje },
      });
      expect(libro().solicitudes).toMatchObject([{ tipo: 'captura_tardia', datos: { transferencia } }]);
      expect(dinero()).toEqual({ cobrado: 0, transferido: 0, efectivo: 0, enMano: 0 });
      cuadra();
    },
  );

  it('a refused one is handed to the manager as the transfer that it is', async () => {
    const capturado_en = ahora().toISOString();
    const cuerpo = { id_credito, monto: 90, transferencia: TRANSFERENCIA, clave: 'k', capturado_en };
    expect(await invocar(cobrador, 'enviarAbonoAlGerente', { cuerpo })).toMatchObject({ estado: 202 });
    expect(libro().solicitudes).toMatchObject([{ datos: { transferencia: TRANSFERENCIA } }]);
    expect(libro().totales.en_mano_por_aprobar_centavos).toBe(0);
  });

  it('the oldest day that is taken', async () => {
    expect((await transferir(90, { fecha: sumarDias(HOY, -30) })).estado).toBe(200);
  });

  it.each([
    ['a visit', 0, TRANSFERENCIA, 422],
    ['no day', 90, { referencia: 'X' }, 400],
    ['a day that is none', 90, { fecha: '2026-13-40' }, 400],
    ['a reference of 41 letters', 90, { fecha: HOY, referencia: 'x'.repeat(41) }, 400],
    ['a field that nobody knows', 90, { fecha: HOY, banco: 'X' }, 400],
  ])('%s is refused, and nothing changes', async (_, monto, transferencia, estado) => {
    expect((await transferir(monto, transferencia)).estado).toBe(estado);
    expect(libro().movimientos).toEqual([]);
    expect(libro().solicitudes).toEqual([]);
  });
});
