// Loans that one manager wants taken out as lost and another one has to confirm: what each of them read is what they decide.
import { aPesos } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { eliminarCliente, vistoParaEliminar } from '../setup/eliminar-cliente.ts';
import { invocar } from '../setup/invocar.ts';
import { idDe, usarResultado } from './con-resultado.ts';

describe('where the owner demands a second manager', () => {
  const mundo = usarResultado('demo-castigos-de-dos', { exigir_segundo_gerente: true });
  const { ana, gerente, otroGerente, credito, castigar, deshacer: dejar, cuadra } = mundo;
  const pedido = () => credito().castigo_pedido?.nombre ?? '';
  /** What the office's menu and 'Qué ver hoy' count. */
  const contados = async () => (await invocar(otroGerente, 'cuentaDeBandeja', {})).cuerpo.castigos;
  const avisado = async () => (await mundo.db().doc(`avisos/${ana.uid}`).get()).updateTime?.valueOf();
  const pedidos = async () => (await invocar(otroGerente, 'castigados', {})).cuerpo;

  it('the first one asks, and another one confirms; whoever asked does not', async () => {
    expect(await castigar()).toMatchObject({ estado: 202, cuerpo: { castigado: false } });
    expect(credito()).toMatchObject({ estado_credito: 'Aprobado' });
    const nombre = pedido();
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
    expect((await dejar({ pedido_por: pedido() })).estado).toBe(200);
    expect(await contados()).toBeUndefined();
    oidas.push(await avisado());
    // The office hears of both, and counts again.
    expect(new Set(oidas).size).toBe(3);
    expect(credito()).toMatchObject({ estado_credito: 'Aprobado', castigo_pedido: null });
    expect(mundo.bitacora().filter(({ accion }) => accion === 'creditos/deshacer-castigo')).toEqual([]);
    expect(mundo.bitacora().filter(({ accion }) => accion === 'creditos/no-castigar')).toMatchObject([
      { antes: { pedido_por: expect.any(String) as string }, despues: { motivo: 'Ya pagará' } },
    ]);
    expect(await dejar({ pedido_por: 'Quien sea' }, otroGerente)).toMatchObject({
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
    expect(await dejar({ pedido_por })).toMatchObject({
      estado: 409,
      cuerpo: { code: 'CAMBIO_MIENTRAS', actual },
    });
    expect(credito()).toMatchObject({ estado_credito: 'Castigado' });
    // And the reverse: it was taken back and is asked for again, while another one reads that it is done.
    expect((await dejar({ castigado_por }, otroGerente)).estado).toBe(200);
    expect((await castigar()).estado).toBe(202);
    expect(await dejar({ castigado_por }, otroGerente)).toMatchObject({
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
      dejar({ pedido_por }),
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
