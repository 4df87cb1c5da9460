// What a month earned and lost, day by day: captures that come late, corrections, renewals, what ran before Leal, other hands.
import { instanteLocal } from '@leal/domain';
import { describe, expect, it } from 'vitest';
import { decidirCorteDe, entregarCorteDe } from '../setup/cortes.ts';
import { abrir, deshacer, huellaNueva, importar, renglonDe } from '../setup/importaciones.ts';
import { invocar } from '../setup/invocar.ts';
import { comoPersona as persona } from '../setup/mundo-de-sala.ts';
import { reasignar } from '../setup/reasignar.ts';
import { HOY, idDe, NADA, usarResultado } from './con-resultado.ts';

const mundo = usarResultado('demo-resultado');
const { ana, beto, gerente, credito, hasta, pagado, importado, manana, cuadra } = mundo;
const { delMes, resultado, interes, deCada, pagar, editar, borrar, renovar, marcar } = mundo;

describe('the interest of a month', () => {
  it('is that of its payments, and of a payment that comes late in its own', async () => {
    await pagar(97.31);
    expect(await interes()).toBe(hasta(97.31));
    const capturado_en = instanteLocal(HOY, '12:00').toISOString();
    manana();
    // The tap of yesterday arrives after the first one of today.
    await pagar(50.05, {}, ana, idDe(ana, 60));
    await pagar(13.07, { capturado_en }, ana, idDe(ana, 60));
    const de60 = idDe(ana, 60);
    expect(await interes()).toBe(hasta(97.31) + hasta(63.12, de60) - hasta(50.05, de60));
    expect(await interes('2026-12')).toBe(hasta(50.05, de60));
    await cuadra();
  });

  it('stays when its payment is corrected, or deleted, in the next: that has the difference', async () => {
    const id = await pagar(100);
    const otro = await pagar(60, {}, beto, idDe(beto));
    const noviembre = await interes();
    manana();
    expect((await editar(id, 40.01)).estado).toBe(200);
    expect(await interes('2026-12')).toBe(hasta(40.01) - hasta(100));
    await borrar(otro, beto);
    expect(await deCada('2026-12')).toEqual({
      [ana.uid]: hasta(40.01) - hasta(100),
      [beto.uid]: -hasta(60, idDe(beto)),
    });
    expect(await interes()).toBe(noviembre);
    expect((await resultado('2026-12'))['resultado']).toBeLessThan(0);
    await cuadra();
  });

  it('of a payment that was deleted stays what it was when its loan gets another term', async () => {
    const id = await pagar(45);
    const noviembre = await interes();
    manana();
    await borrar(id);
    const { id_cliente, dias_pago } = credito();
    const parametros = { id_cliente };
    const { estado } = await invocar(gerente, 'editarCliente', { parametros, cuerpo: { dias_pago: 60 } });
    expect([dias_pago, estado, credito().dias_pago]).toEqual([40, 200, 60]);
    await pagar(45);
    expect(hasta(45)).toBeGreaterThan(noviembre);
    expect([await interes(), await interes('2026-12')]).toEqual([noviembre, hasta(45) - noviembre]);
    await cuadra();
  });

  it('of a loan that a renewal pays off is the rest, to the last centavo', async () => {
    const { monto_total_centavos: total, monto_solicitado_centavos: prestado } = credito();
    await pagar(Math.ceil(total * 0.8) / 100 + 0.01);
    manana();
    await renovar();
    expect((await interes()) + (await interes('2026-12'))).toBe(total - prestado);
    expect(await interes('2026-12')).toBe(total - prestado - (await interes()));
    await cuadra();
  });

  it('has nothing of what was paid before Leal, nor when that is taken back', async () => {
    const huella = huellaNueva('resultado');
    await abrir(persona(gerente), huella);
    await importar(persona(gerente), huella, [renglonDe(ana.uid)]);
    expect(await resultado()).toEqual(NADA);
    const id = importado();
    expect(credito(id).total_pagado_centavos).toBe(60_000);
    await cuadra();
    await deshacer(persona(gerente), huella);
    expect(await resultado()).toEqual(NADA);
    const otra = huellaNueva('resultado, otra vez');
    await abrir(persona(gerente), otra);
    await importar(persona(gerente), otra, [renglonDe(ana.uid)]);
    const traido = importado();
    await pagar(120, {}, ana, traido);
    expect(await interes()).toBe(hasta(720, traido) - hasta(600, traido));
    await cuadra();
  });

  it('is whose the cash is: a client who goes over leaves it behind, corrections too', async () => {
    const id = await pagar(100);
    const { id_cliente } = credito();
    await reasignar(persona(gerente), { de: ana.uid, a: [beto.uid], clientes: [id_cliente] });
    manana();
    await pagar(60, {}, beto);
    expect((await editar(id, 90)).estado).toBe(200);
    expect(await deCada('2026-11')).toEqual({ [ana.uid]: hasta(100) });
    expect(await deCada('2026-12')).toEqual({
      [ana.uid]: hasta(150) - hasta(160),
      [beto.uid]: hasta(160) - hasta(100),
    });
    await cuadra();
  });
});

describe('what a month loses', () => {
  it('is what was spent, on the day of its approval', async () => {
    const { cuerpo } = await invocar(ana, 'crearGasto', { cuerpo: { monto: 75, motivo: 'Gasolina' } });
    expect(await resultado()).toEqual(NADA);
    manana();
    const parametros = { id_gasto: cuerpo.id_gasto };
    expect((await invocar(gerente, 'aprobarGasto', { parametros, cuerpo: {} })).estado).toBe(200);
    expect(await resultado()).toEqual(NADA);
    expect(await resultado('2026-12')).toEqual({ ...NADA, gastos: 7_500, resultado: -7_500 });
    await cuadra();
  });

  it.each([
    ['is missing', { '100': 1 }, 2_000],
    ['is left over', { '100': 1, '50': 1 }, -3_000],
  ])('of a cut of which cash %s, once it is written off', async (_, conteo, condonado) => {
    await pagar(120);
    const ganado = pagado();
    const id_corte = await decidirCorteDe(persona(gerente), await entregarCorteDe(persona(ana), conteo));
    expect(await resultado()).toMatchObject({ interes: ganado, condonado: 0 });
    manana();
    const { estado } = await invocar(gerente, 'resolverDiferencia', {
      parametros: { id_corte },
      cuerpo: { como: 'condonada', motivo: 'Ni modo', visto: { monto: condonado / 100 } },
    });
    expect(estado).toBe(200);
    expect(await resultado('2026-12')).toEqual({ ...NADA, condonado, resultado: -condonado });
    await cuadra();
  });

  it('has no difference that was settled', async () => {
    await pagar(120);
    const id_corte = await decidirCorteDe(persona(gerente), await entregarCorteDe(persona(ana)));
    await invocar(gerente, 'resolverDiferencia', {
      parametros: { id_corte },
      cuerpo: { como: 'saldada', motivo: 'La trajo', visto: { monto: 20 } },
    });
    expect(await resultado()).toMatchObject({ condonado: 0 });
    await cuadra();
  });

  it('has a transfer that did not come once its credit is renewed, of the day of the payment', async () => {
    await pagar(100, { transferencia: { fecha: HOY, referencia: 'A1' } });
    await pagar(Math.ceil(credito().monto_total_centavos * 0.8) / 100);
    await marcar('no_esta', 'por_confirmar');
    const ganado = { interes: pagado() };
    expect(await resultado()).toEqual({ ...NADA, ...ganado, resultado: pagado() });
    manana();
    await renovar();
    expect(await resultado()).toEqual({
      ...NADA,
      ...ganado,
      perdido: 10_000,
      resultado: ganado.interes - 10_000,
    });
    await cuadra();
    await marcar('vista', 'no_esta');
    expect(await resultado()).toMatchObject({ perdido: 0 });
    await cuadra();
    await marcar('no_esta', 'vista');
    expect(await resultado()).toMatchObject({ perdido: 10_000 });
    await cuadra();
  });
});
describe('a month', () => {
  it('that runs says so; without one it is this one', async () => {
    expect(await delMes()).toMatchObject({ mes: '2026-11', inicio: '2026-11-01', fin: HOY, corre: true });
    manana();
    expect(await delMes('2026-11')).toMatchObject({ mes: '2026-11', corre: false });
    expect(await delMes()).toMatchObject({ mes: '2026-12', corre: true, datos: [] });
  });

  it.each([
    ['2026-12', 422, 'FECHA_INVALIDA'],
    ['2026-13', 400, 'DATOS_INVALIDOS'],
    ['2026-1', 400, 'DATOS_INVALIDOS'],
    ['1026-11', 400, 'DATOS_INVALIDOS'],
    ['noviembre', 400, 'DATOS_INVALIDOS'],
  ])('that is yet to come, or none, is refused: %s', async (mes, estado, code) => {
    expect(await invocar(gerente, 'resultadoDeMes', { consulta: { mes } })).toMatchObject({
      estado,
      cuerpo: { code },
    });
  });

  it('has the office on the first page alone, and each collector once', async () => {
    await pagar(100);
    await pagar(60, {}, beto, idDe(beto));
    const pagina = (cursor?: string) =>
      invocar(gerente, 'resultadoDeMes', { consulta: { limite: 1, ...(cursor && { cursor }) } });
    const { cuerpo: primera } = await pagina();
    const { cuerpo: segunda } = await pagina(primera.siguiente ?? '');
    expect([primera.oficina?.interes, segunda.oficina]).toEqual([
      (hasta(100) + hasta(60, idDe(beto))) / 100,
      null,
    ]);
    expect([...primera.datos, ...segunda.datos].map(({ id_cobrador }) => id_cobrador)).toEqual([
      ana.uid,
      beto.uid,
    ]);
    expect(segunda.siguiente).toBeNull();
    const ajeno = { consulta: { mes: '2026-10', cursor: primera.siguiente ?? '' } };
    expect((await invocar(gerente, 'resultadoDeMes', ajeno)).estado).toBe(400);
  });
});
