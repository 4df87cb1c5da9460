// Loans that are taken out as lost, over the end of a month: what its result says, whose it is, and who has to agree.
import { aPesos, instanteLocal } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { eliminarCliente, vistoParaEliminar } from '../setup/eliminar-cliente.ts';
import { invocar } from '../setup/invocar.ts';
import { reasignar } from '../setup/reasignar.ts';
import { HOY, idDe, persona, usarResultado } from './con-resultado.ts';

const DICIEMBRE = '2026-12';

describe('the result of a month', () => {
  const mundo = usarResultado('demo-castigos');
  const {
    ana,
    beto,
    gerente,
    credito,
    hasta,
    manana,
    cuadra,
    resultado,
    deCada,
    pagar,
    editar,
    borrar,
    delMes,
  } = mundo;
  const saldo = () => aPesos(credito().saldo_centavos);
  const castigar = () =>
    invocar(gerente, 'castigarCredito', {
      cuerpo: { id_credito: idDe(ana), motivo: 'No paga', visto: { saldo: saldo(), pedido_por: null } },
    });
  const deshacer = () =>
    invocar(gerente, 'deshacerCastigo', {
      cuerpo: {
        id_credito: idDe(ana),
        motivo: 'Sí paga',
        visto: { saldo: saldo(), castigado_por: credito().castigo?.nombre ?? null, pedido_por: null },
      },
    });
  /** What was lent of it and is not paid back. */
  const falta = () => {
    const { monto_solicitado_centavos: prestado, total_pagado_centavos: pagado } = credito();
    return prestado - (pagado - hasta(pagado / 100));
  };

  it('has the principal that was lost, and of what is paid later what is no interest', async () => {
    await pagar(100.01);
    const perdido = falta();
    expect((await castigar()).estado).toBe(200);
    expect(await resultado()).toMatchObject({
      interes: hasta(100.01),
      castigado: perdido,
      recuperado: 0,
      resultado: hasta(100.01) - perdido,
    });
    manana();
    await pagar(77.77);
    const deHoy = hasta(177.78) - hasta(100.01);
    expect(await resultado(DICIEMBRE)).toMatchObject({
      interes: deHoy,
      castigado: 0,
      recuperado: 7777 - deHoy,
      resultado: 7777,
    });
    await cuadra();
  });

  it('of a loan that is paid off after all is its interest, and no loss', async () => {
    const { monto_total_centavos: total, monto_solicitado_centavos: prestado } = credito();
    await castigar();
    manana();
    await pagar(aPesos(total));
    expect(credito()).toMatchObject({ estado_credito: 'Castigado', saldo_centavos: 0 });
    const [noviembre, diciembre] = [await resultado(), await resultado(DICIEMBRE)];
    expect((noviembre['resultado'] ?? 0) + (diciembre['resultado'] ?? 0)).toBe(total - prestado);
    expect(diciembre['recuperado']).toBe(noviembre['castigado']);
    await cuadra();
  });

  it('has corrections of what was paid before on the day of these; a month that is over stays', async () => {
    const id = await pagar(100);
    const perdido = falta();
    await castigar();
    const noviembre = await resultado();
    expect(noviembre['castigado']).toBe(perdido);
    manana();
    expect((await editar(id, 40)).estado).toBe(200);
    const menos = hasta(40) - hasta(100);
    expect(await resultado(DICIEMBRE)).toMatchObject({ interes: menos, recuperado: -6000 - menos });
    await borrar(id);
    expect(await resultado(DICIEMBRE)).toMatchObject({
      interes: -hasta(100),
      recuperado: -10_000 + hasta(100),
    });
    expect(await resultado()).toEqual(noviembre);
    await cuadra();
  });

  it('has a payment from before that comes afterwards on its own day', async () => {
    const capturado_en = instanteLocal(HOY, '12:00').toISOString();
    manana();
    await castigar();
    await pagar(50, { capturado_en });
    expect(await resultado()).toMatchObject({ castigado: 0, recuperado: 5000 - hasta(50) });
    await cuadra();
  });

  it('takes a write-off back in the month in which that is', async () => {
    await castigar();
    const noviembre = await resultado();
    manana();
    expect((await deshacer()).estado).toBe(200);
    expect(await resultado()).toEqual(noviembre);
    expect(await resultado(DICIEMBRE)).toMatchObject({ castigado: -(noviembre['castigado'] ?? 0) });
    await cuadra();
    expect((await castigar()).estado).toBe(200);
    expect(await resultado(DICIEMBRE)).toMatchObject({ castigado: 0 });
    await cuadra();
  });

  it('is that of whoever had the loan, and of whoever is paid', async () => {
    await castigar();
    const { id_cliente } = credito();
    await reasignar(persona(gerente), { de: ana.uid, a: [beto.uid], clientes: [id_cliente] });
    manana();
    await pagar(60, {}, beto, idDe(ana));
    const linea = async (mes: string, cual: 'castigado' | 'recuperado') =>
      Object.fromEntries(
        (await delMes(mes)).datos.map((suyo) => [suyo.id_cobrador, Math.round(suyo[cual] * 100)]),
      );
    expect(await linea('2026-11', 'castigado')).toEqual({ [ana.uid]: credito().monto_solicitado_centavos });
    expect(await linea(DICIEMBRE, 'recuperado')).toEqual({ [beto.uid]: 6000 - hasta(60) });
    expect(await deCada(DICIEMBRE)).toEqual({ [beto.uid]: hasta(60) });
    await cuadra();
  });

  it('whose loss or recovery was damaged is made again in the night', async () => {
    await pagar(100.01);
    await castigar();
    manana();
    await pagar(77.77);
    const antes = [await resultado(), await resultado(DICIEMBRE)];
    const dia = (fecha: string) => mundo.db().doc(`totales/${ana.uid}/dias/${fecha}`);
    await dia(HOY).update({ castigado_centavos: FieldValue.increment(7) });
    await dia('2026-12-01').update({ recuperado_centavos: FieldValue.increment(-5) });
    expect([await resultado(), await resultado(DICIEMBRE)]).not.toEqual(antes);
    const { detalle, por_revisar } = await mundo.conciliar(false);
    expect(por_revisar).toEqual([]);
    const derivas = Object.fromEntries(detalle.map(({ campo, deriva }) => [campo, deriva]));
    expect(derivas).toEqual({ castigado_centavos: -7, recuperado_centavos: 5 });
    expect([await resultado(), await resultado(DICIEMBRE)]).toEqual(antes);
    await cuadra();
  });

  it('of a payment that a rule of the night finds wrong is for a person to look at', async () => {
    await castigar();
    await pagar(60);
    await mundo
      .db()
      .doc(`creditos/${idDe(ana)}/movimientos/pago-${HOY}`)
      .update({ recuperado_centavos: 1 });
    const { por_revisar } = await mundo.conciliar();
    expect(por_revisar).toMatchObject([{ motivo: 'Lo recuperado no es lo castigado menos lo que falta' }]);
  });
});

describe('where the owner demands a second manager', () => {
  const mundo = usarResultado('demo-castigos-de-dos', { exigir_segundo_gerente: true });
  const { ana, gerente, otroGerente, credito, cuadra } = mundo;
  const castigar = (quien = gerente, pedido_por: string | null = null) =>
    invocar(quien, 'castigarCredito', {
      cuerpo: {
        id_credito: idDe(ana),
        motivo: 'No paga',
        visto: { saldo: aPesos(credito().saldo_centavos), pedido_por },
      },
    });
  const pedido = () => credito().castigo_pedido?.nombre ?? '';
  /** Takes back what that one read: a write-off, or one that is asked for. */
  const dejar = (quien: typeof gerente, visto: { castigado_por?: string; pedido_por?: string }) =>
    invocar(quien, 'deshacerCastigo', {
      cuerpo: {
        id_credito: idDe(ana),
        motivo: 'Ya pagará',
        visto: { saldo: aPesos(credito().saldo_centavos), castigado_por: null, pedido_por: null, ...visto },
      },
    });
  /** What the office's menu and 'Qué ver hoy' count. */
  const contados = async () => (await invocar(otroGerente, 'cuentaDeBandeja', {})).cuerpo.castigos;
  const avisado = async () => (await mundo.db().doc(`avisos/${ana.uid}`).get()).updateTime?.valueOf();
  const pedidos = async () => (await invocar(otroGerente, 'castigados', {})).cuerpo;

  it('the first one asks, and another one confirms; whoever asked does not', async () => {
    expect(await castigar()).toMatchObject({ estado: 202, cuerpo: { castigado: false } });
    expect(credito()).toMatchObject({ estado_credito: 'Aprobado' });
    const nombre = credito().castigo_pedido?.nombre ?? '';
    expect(await pedidos()).toMatchObject({
      datos: [],
      por_confirmar: [{ id_credito: idDe(ana), pedido_por: nombre, motivo: 'No paga' }],
    });
    expect(await castigar(gerente, nombre)).toMatchObject({ estado: 403 });
    // Nobody confirms what the question did not show.
    expect(await castigar(otroGerente)).toMatchObject({ estado: 409, cuerpo: { code: 'CAMBIO_MIENTRAS' } });
    expect(await castigar(otroGerente, nombre)).toMatchObject({ estado: 200, cuerpo: { castigado: true } });
    expect(credito()).toMatchObject({ estado_credito: 'Castigado', castigo_pedido: null });
    expect((await pedidos()).por_confirmar).toBeUndefined();
    await cuadra();
  });

  it('what was asked for may be let be: nothing had left, and the audit calls it that', async () => {
    expect(await contados()).toBeUndefined();
    const oidas = [await avisado()];
    await castigar();
    expect(await contados()).toBe(1);
    oidas.push(await avisado());
    expect((await dejar(gerente, { pedido_por: pedido() })).estado).toBe(200);
    expect(await contados()).toBeUndefined();
    oidas.push(await avisado());
    // The office hears of both, and counts again.
    expect(new Set(oidas).size).toBe(3);
    expect(credito()).toMatchObject({ estado_credito: 'Aprobado', castigo_pedido: null });
    expect(mundo.bitacora().filter(({ accion }) => accion === 'creditos/deshacer-castigo')).toEqual([]);
    expect(mundo.bitacora().filter(({ accion }) => accion === 'creditos/no-castigar')).toMatchObject([
      { antes: { pedido_por: expect.any(String) as string }, despues: { motivo: 'Ya pagará' } },
    ]);
    expect(await dejar(otroGerente, { pedido_por: 'Quien sea' })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'YA_PROCESADA', message: 'Ya nadie pide castigar este crédito.' },
    });
    await cuadra();
  });

  it('nobody takes back what the question did not show: of what is asked and what is done one is read', async () => {
    await castigar();
    const pedido_por = pedido();
    // Somebody confirms it while another one reads that it is asked for.
    expect((await castigar(otroGerente, pedido_por)).estado).toBe(200);
    const castigado_por = credito().castigo?.nombre ?? '';
    const actual = { saldo: aPesos(credito().saldo_centavos), castigado_por, pedido_por: null };
    expect(await dejar(gerente, { pedido_por })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual },
    });
    expect(credito()).toMatchObject({ estado_credito: 'Castigado' });
    // And the reverse: it was taken back and is asked for again, while another one reads that it is done.
    expect((await dejar(otroGerente, { castigado_por })).estado).toBe(200);
    expect((await castigar()).estado).toBe(202);
    expect(await dejar(otroGerente, { castigado_por })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { castigado_por: null, pedido_por } },
    });
    expect(credito().castigo_pedido).toMatchObject({ nombre: pedido_por });
    await cuadra();
  });

  it('confirmed and let be at the same time, one is first: what was confirmed stands', async () => {
    await castigar();
    const pedido_por = pedido();
    const [confirmado, dejado] = await Promise.all([
      castigar(otroGerente, pedido_por),
      dejar(gerente, { pedido_por }),
    ]);
    expect([confirmado.estado, dejado.estado].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(credito().estado_credito).toBe(confirmado.estado === 200 ? 'Castigado' : 'Aprobado');
    await cuadra();
  });

  it('what was asked for is over once the loan is paid off: the list, short as it is, has those alone that wait', async () => {
    const { id_cliente, monto_total_centavos: total } = credito();
    await castigar();
    await mundo.pagar(aPesos(total));
    expect(credito()).toMatchObject({ estado_credito: 'Finalizado', castigo_pedido: null });
    expect((await pedidos()).por_confirmar).toBeUndefined();
    // Open again, it is as any other: nobody's old wish comes back with it.
    const { docs } = await mundo
      .db()
      .collection(`creditos/${idDe(ana)}/movimientos`)
      .get();
    await mundo.borrar(`${idDe(ana)}.${docs.at(-1)?.id}`);
    expect(credito()).toMatchObject({ estado_credito: 'Aprobado', castigo_pedido: null });
    expect((await vistoParaEliminar(otroGerente, id_cliente)).visto_pedido_por).toBe('');
    await cuadra();
  });

  it('what was asked for of a loan that is renewed is over with it', async () => {
    await mundo.pagar(aPesos(credito().saldo_centavos) - 100);
    await castigar();
    await mundo.renovar();
    expect(credito()).toMatchObject({ estado_credito: 'Renovado', castigo_pedido: null });
    expect((await pedidos()).por_confirmar).toBeUndefined();
    await cuadra();
  });

  it('whoever waits longest is first, and the list says when there are more', async () => {
    await castigar();
    const pedido_en = (n: number) => new Date(credito().castigo_pedido!.en.getTime() + n);
    const copia = mundo.db().batch();
    for (let n = 1; n <= 20; n++) {
      const id_credito = `otro-${n}`;
      const castigo_pedido = { ...credito().castigo_pedido, en: pedido_en(n) };
      copia.set(mundo.db().doc(`creditos/${id_credito}`), { ...credito(), id_credito, castigo_pedido });
    }
    await copia.commit();
    const { por_confirmar, hay_mas_por_confirmar } = await pedidos();
    expect(por_confirmar).toHaveLength(20);
    expect(por_confirmar?.[0]).toMatchObject({ id_credito: idDe(ana) });
    expect(hay_mas_por_confirmar).toBe(true);
    expect(await contados()).toBe(21);
  });

  it('a client with a loan is deleted by whoever confirms what another one asked for', async () => {
    const { id_cliente } = credito();
    expect(await eliminarCliente(gerente, id_cliente)).toMatchObject({
      estado: 422,
      cuerpo: { code: 'NO_ELEGIBLE' },
    });
    const antes = { ...(await vistoParaEliminar(otroGerente, id_cliente)), motivo: 'Se fue' };
    await castigar();
    expect(await eliminarCliente(gerente, id_cliente)).toMatchObject({ estado: 422 });
    // Their question was open before anybody had asked: nobody confirms what it did not show.
    const sinPedido = { parametros: { id_cliente }, consulta: antes };
    expect(await invocar(otroGerente, 'eliminarCliente', sinPedido)).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual: { pedido_por: pedido() } },
    });
    expect((await eliminarCliente(otroGerente, id_cliente)).estado).toBe(204);
    expect(credito()).toMatchObject({ estado_credito: 'Castigado', cliente_eliminado: true });
    await cuadra();
  });
});
