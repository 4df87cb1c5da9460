// Loans that are taken out as lost, over the end of a month: what its result says, and whose it is.
import { aPesos, instanteLocal } from '@leal/domain';
import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { invocar } from '../setup/invocar.ts';
import { comoPersona as persona } from '../setup/mundo-de-sala.ts';
import { reasignar } from '../setup/reasignar.ts';
import { HOY, idDe, usarResultado } from './con-resultado.ts';

const DICIEMBRE = '2026-12';

describe('the result of a month', () => {
  const mundo = usarResultado('demo-castigos');
  const { ana, beto, gerente, credito, hasta, manana, cuadra, resultado, deCada, delMes } = mundo;
  const { pagar, editar, borrar, castigar, deshacer } = mundo;
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

  it('has what each write-off lost, also when its loan got another term in between', async () => {
    await castigar();
    const { id_cliente, monto_solicitado_centavos: prestado } = credito();
    manana();
    await deshacer();
    const cuerpo = { dias_pago: 60 as const };
    expect((await invocar(gerente, 'editarCliente', { parametros: { id_cliente }, cuerpo })).estado).toBe(
      200,
    );
    await pagar(100.01);
    const perdido = falta();
    await castigar();
    expect((await resultado())['castigado']).toBe(prestado);
    expect((await resultado(DICIEMBRE))['castigado']).toBe(perdido - prestado);
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
