// A new plan that a client promises: who writes it down and of what loan, where it is seen, and that nothing else moves by it.
import { describe, expect, it } from 'vitest';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import { cancelar, conSuConvenio, convenir } from '../setup/convenio.ts';
import { escena, type Escena } from '../setup/escena.ts';
import { invocar } from '../setup/invocar.ts';
import { pagado } from '../setup/pagado.ts';
import { reasignar } from '../setup/reasignar.ts';
import { vistoDelCastigo } from '../setup/visto-del-castigo.ts';

const mundo = abrirMundo();
const { detalle, tarjeta, idDe } = conSuConvenio;
const gerente = await mundo.cuenta('gerente@leal.demo');

const deLaOficina = async ({ id_cliente }: Escena) =>
  (await invocar(gerente, 'expedienteCliente', { parametros: { id_cliente } })).cuerpo.creditos[0];
const editar = (id: string, monto_aprobado: number) =>
  invocar(gerente, 'resolverEdicionPago', {
    parametros: { id },
    cuerpo: { estado: 'aprobada', monto_aprobado },
  });

describe('a convenio', () => {
  it('of its collector is on the card, the payment screen, the office’s page and in the audit; nothing else moves', async () => {
    const e = await escena(mundo);
    const { creditos, bitacora, ...antes } = await e.libro();
    expect((await detalle(e)).se_puede_convenir).toBe(true);
    const { estado, cuerpo } = await convenir(e.cobrador, {
      id_credito: e.id_credito,
      nota: ' Vende los lunes ',
    });
    expect(estado).toBe(200);
    expect(cuerpo).toMatchObject({
      convenio: {
        fecha: '2026-11-18',
        nota: 'Vende los lunes',
        pagado_antes: 0,
        renglones: [
          { fecha: '2026-11-18', monto: 200 },
          { fecha: '2026-11-25', monto: 100 },
        ],
      },
    });
    expect(await tarjeta(e)).toMatchObject({ convenio_debe: { fecha: '2026-11-18', monto: 200 } });
    expect((await detalle(e)).convenio).toEqual(cuerpo.convenio);
    expect(await deLaOficina(e)).toMatchObject({ convenio: cuerpo.convenio, se_puede_convenir: true });
    const { creditos: despues, bitacora: anotado, ...resto } = await e.libro();
    expect(resto).toEqual(antes);
    const [{ convenio, ...credito }] = despues as [(typeof despues)[0]];
    expect(credito).toEqual(creditos[0]);
    expect(convenio).toMatchObject({
      por: e.cobrador.uid,
      renglones: [{ monto_centavos: 20_000 }, { monto_centavos: 10_000 }],
    });
    expect(anotado).toHaveLength(bitacora.length + 1);
    expect(anotado.find(({ accion }) => accion === 'creditos/convenio')).toMatchObject({
      antes: null,
      despues: { convenio: '18/11/2026 $200.00, 25/11/2026 $100.00', nota: 'Vende los lunes' },
    });
  });

  it('of a manager tells the collector’s phone', async () => {
    const e = await escena(mundo);
    const { avisos } = await e.libro();
    expect((await convenir(gerente, e)).estado).toBe(200);
    expect((await e.libro()).avisos.ruta).toBe(avisos.ruta + 1);
  });

  it('is paid by what comes on its day, before it was written too, and later; the rows of the first day first', async () => {
    const e = await escena(mundo, pagado(120));
    await e.abonar(150);
    await convenir(e.cobrador, { id_credito: e.id_credito, saldo: 3330 });
    expect((await detalle(e)).convenio).toMatchObject({ pagado_antes: 120 });
    expect(await deLaOficina(e)).toMatchObject({ total_pagado: 270, convenio: { pagado_antes: 120 } });
    expect((await editar(e.pago('18'), 200)).estado).toBe(200);
    expect((await e.elCredito())?.convenio?.pagado_antes_centavos).toBe(12_000);
  });

  it('is neither kept nor broken by a payment of a day before that comes, or is corrected, afterwards', async () => {
    const e = await escena(mundo, pagado(120));
    await convenir(e.cobrador, { id_credito: e.id_credito, saldo: 3480 });
    const faltan = async () => (await tarjeta(e))?.convenio_debe;
    const todo = { fecha: '2026-11-18', monto: 200 };
    await editar(e.pago('09'), 60);
    expect([await faltan(), (await detalle(e)).convenio?.pagado_antes]).toEqual([todo, 60]);
    const id = await e.pedirTardia(240, '12');
    await invocar(gerente, 'resolverCapturaTardia', { parametros: { id }, cuerpo: { estado: 'aprobada' } });
    expect([await faltan(), (await detalle(e)).convenio?.pagado_antes]).toEqual([todo, 300]);
    const eliminacion = await e.pedirEliminacion('09');
    const cuerpo = { estado: 'aprobada' };
    await invocar(gerente, 'resolverEliminacionPago', { parametros: { id: eliminacion }, cuerpo });
    expect([await faltan(), (await detalle(e)).convenio?.pagado_antes]).toEqual([todo, 240]);
    await e.libro();
  });

  it('is replaced by a new one, which the question of the old one does not cancel; the old one is in the audit', async () => {
    const e = await escena(mundo);
    await convenir(e.cobrador, e);
    const primero = await idDe(e);
    const otro = { id_credito: e.id_credito, convenio: primero, renglones: [['2026-12-01', 50]] as const };
    expect((await convenir(gerente, otro)).estado).toBe(200);
    const segundo = await idDe(e);
    expect(segundo).not.toBe(primero);
    expect(await cancelar(e.cobrador, e.id_credito, primero)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { convenio: segundo } },
    });
    expect(await idDe(e)).toBe(segundo);
    const { bitacora } = await e.libro();
    const reemplazo = bitacora.find(({ accion, antes }) => accion === 'creditos/convenio' && antes !== null);
    expect(reemplazo).toMatchObject({
      antes: { convenio: '18/11/2026 $200.00, 25/11/2026 $100.00' },
      despues: { convenio: '01/12/2026 $50.00' },
    });
  });

  it('is cancelled with a reason, once', async () => {
    const e = await escena(mundo);
    await convenir(e.cobrador, e);
    const id = await idDe(e);
    expect((await cancelar(e.cobrador, e.id_credito, id, '')).estado).toBe(400);
    const { creditos } = await e.libro();
    expect((await cancelar(e.cobrador, e.id_credito, id)).estado).toBe(200);
    const libro = await e.libro();
    expect(libro.creditos).toEqual([{ ...creditos[0], convenio: null }]);
    expect(await tarjeta(e)).not.toHaveProperty('convenio_debe');
    expect(await detalle(e)).not.toHaveProperty('convenio');
    expect(libro.bitacora.find(({ accion }) => accion === 'creditos/cancelar-convenio')).toMatchObject({
      antes: { convenio: '18/11/2026 $200.00, 25/11/2026 $100.00' },
      despues: { motivo: 'No cumple' },
    });
    expect(await cancelar(e.cobrador, e.id_credito, id)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'YA_PROCESADA' },
    });
  });

  it('is bound to what was read: a payment or another convenio since is shown, and nothing is written', async () => {
    const e = await escena(mundo);
    await e.abonar(120);
    expect(await convenir(e.cobrador, e)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { saldo: 3480, convenio: null } },
    });
    expect(await e.elCredito()).not.toHaveProperty('convenio');
    const pedido = { id_credito: e.id_credito, saldo: 3480 };
    const dos = await Promise.all([convenir(e.cobrador, pedido), convenir(gerente, pedido)]);
    expect(dos.map(({ estado }) => estado).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await e.libro()).bitacora.filter(({ accion }) => accion === 'creditos/convenio')).toHaveLength(1);
  });
});

describe('of a loan that was written off', () => {
  it('is made and kept by recoveries, and is in the office’s list; the undo of the write-off keeps it', async () => {
    const e = await escena(mundo);
    await convenir(e.cobrador, e);
    await e.castigado();
    const enLista = async () =>
      (await invocar(gerente, 'castigados', { consulta: { id_cobrador: e.cobrador.uid } })).cuerpo.datos[0];
    expect(await enLista()).toMatchObject({ convenio_debe: { fecha: '2026-11-18', monto: 200 } });
    expect(await tarjeta(e)).toBeUndefined();
    expect((await convenir(gerente, { ...e, convenio: await idDe(e) })).estado).toBe(200);
    const cuerpo = { id_credito: e.id_credito, motivo: 'Sí paga', visto: vistoDelCastigo() };
    expect((await invocar(gerente, 'deshacerCastigo', { cuerpo })).estado).toBe(200);
    expect(await tarjeta(e)).toMatchObject({ convenio_debe: { monto: 200 } });
    await e.castigado();
    await e.abonar(200);
    expect(await enLista()).toMatchObject({
      saldo: 3400,
      convenio_debe: { fecha: '2026-11-25', monto: 100 },
    });
    expect((await detalle(e)).se_puede_convenir).toBe(true);
  });

  it('goes with its client to another collector, who alone may cancel it from then on', async () => {
    const e = await escena(mundo);
    await convenir(e.cobrador, e);
    const id = await idDe(e);
    const otro = await mundo.cobrador([]);
    await reasignar(gerente, { de: e.cobrador.uid, a: [otro.uid], clientes: [e.id_cliente] });
    const parametros = { id_usuario: otro.uid };
    const { datos } = (await invocar(otro, 'activosSinPagoHoy', { parametros })).cuerpo;
    expect(datos).toMatchObject([{ convenio_debe: { fecha: '2026-11-18', monto: 200 } }]);
    expect((await cancelar(e.cobrador, e.id_credito, id)).estado).toBe(403);
    expect((await cancelar(otro, e.id_credito, id)).estado).toBe(200);
  });

  it('is out of force once its client is deleted', async () => {
    const e = await escena(mundo);
    await e.castigado();
    await convenir(gerente, e);
    expect(
      (await invocar(gerente, 'eliminarCliente', { parametros: { id_cliente: e.id_cliente } })).estado,
    ).toBe(204);
    const { datos } = (await invocar(gerente, 'castigados', { consulta: { id_cobrador: e.cobrador.uid } }))
      .cuerpo;
    expect(datos[0]).not.toHaveProperty('convenio_debe');
    expect(await convenir(gerente, { ...e, convenio: await idDe(e) })).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE' },
    });
  });
});
