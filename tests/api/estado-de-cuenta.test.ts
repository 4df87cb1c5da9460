// The statement of a loan: who may read it, and that it says what the ledger adds up to.
import { eliminarCliente } from '../setup/eliminar-cliente.ts';
import { type Contestacion, invocar } from '../setup/invocar.ts';
import { fecha } from '@leal/domain';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { comprobanteDelPago, pedirSerieDe } from '../setup/comprobantes.ts';
import { type Escena, escena } from '../setup/escena.ts';
import { abrirMundo } from '../setup/abrir-mundo.ts';
import type { Persona } from '../setup/mundo.ts';
import { pagado } from '../setup/pagado.ts';

const mundo = abrirMundo();
/** Suites of tests stand at this day; the loans of a scene began ten days before, on a Sunday. */
const HOY = '2026-11-18';
const INICIO = '2026-11-08';
const gerente = await mundo.cuenta('gerente@leal.demo');

const pedir = (quien: Persona, id_credito: string) =>
  invocar(quien, 'estadoDeCuenta', { parametros: { id_credito } });
type Estado = Contestacion<'estadoDeCuenta'>['cuerpo'];

/** Pesos of whole centavos. */
const pesos = (centavos: number): number => Math.round(centavos) / 100;
const masDias = (dia: string, n: number): string =>
  new Date(Date.parse(dia) + n * 86_400_000).toISOString().slice(0, 10);
const esDomingo = (dia: string): boolean => new Date(dia).getUTCDay() === 0;

/** The statement again from the documents as they are stored: no function of the product, no sum that is kept. */
async function recuento({ libro, id_credito }: Escena) {
  const { creditos, movimientos } = await libro();
  const credito = creditos.find((guardado) => guardado.id_credito === id_credito);
  if (!credito) throw new Error(id_credito);
  const vivas = movimientos
    .filter((fila) => fila.id_credito === id_credito && !fila.eliminado && !fila.cancelado)
    .toSorted((a, b) => a.fecha.localeCompare(b.fecha) || Number(a.capturado_en) - Number(b.capturado_en));
  const total = Math.floor((credito.monto_solicitado_centavos * 120) / 100 + 0.5);
  const diario = Math.floor(total / 30 + 0.5);
  let falta = total;
  const pagos = vivas
    .filter(({ tipo }) => tipo === 'pago' || tipo === 'liquidacion')
    .map((fila) => {
      falta -= fila.monto_centavos;
      return [fila.tipo, fila.fecha, pesos(fila.monto_centavos), pesos(falta)];
    });
  const diasAntes = Array.from({ length: 60 }, (_, n) => masDias(INICIO, n + 1)).filter(
    (dia) => dia < HOY && !esDomingo(dia),
  ).length;
  const debido = Math.min(diasAntes * diario, total) - (total - falta);
  return {
    total_pagado: pesos(total - falta),
    saldo: pesos(falta),
    atrasado: pesos(Math.max(debido, 0)),
    atrasos: vivas.filter(({ tipo }) => tipo === 'atraso').length,
    pagos,
    pagadoPorDia: Object.fromEntries(
      [
        ...Map.groupBy(
          vivas.filter(({ tipo }) => tipo === 'pago'),
          (fila) => fila.fecha,
        ),
      ].map(([dia, filas]) => [dia, pesos(filas.reduce((suma, fila) => suma + fila.monto_centavos, 0))]),
    ),
  };
}

const dicho = ({ credito, pagos, atrasado, calendario }: Estado) => ({
  total_pagado: credito.total_pagado,
  saldo: credito.saldo,
  atrasado,
  atrasos: credito.atrasos,
  pagos: pagos.map(({ tipo, fecha: dia, monto, saldo }) => [tipo, dia, monto, saldo]),
  pagadoPorDia: Object.fromEntries(
    calendario
      .filter(({ clase }) => clase === 'pago' || clase === 'multiple')
      .map(({ fecha: dia, monto }) => [dia, monto]),
  ),
});

/** The statement that the collector reads: the manager reads the same, and the ledger adds up to it. */
async function cuadrado(prestamo: Escena): Promise<Estado> {
  const { estado, cuerpo } = await pedir(prestamo.cobrador, prestamo.id_credito);
  expect(estado).toBe(200);
  const { al: _al, ...deGerente } = (await pedir(gerente, prestamo.id_credito)).cuerpo;
  expect(cuerpo).toMatchObject(deGerente);
  expect(dicho(cuerpo)).toEqual(await recuento(prestamo));
  return cuerpo;
}

const claseDe = ({ calendario }: Estado, dia: string) => calendario.find((c) => c.fecha === dia)?.clase;

describe('the statement equals the ledger', () => {
  it('of a loan with payments, late days and visits', async () => {
    const movimientos = [
      { tipo: 'pago', fecha: fecha('2026-11-09'), monto: 12_000 },
      { tipo: 'atraso', fecha: fecha('2026-11-10') },
      { tipo: 'visita', fecha: fecha('2026-11-11') },
      { tipo: 'pago', fecha: fecha('2026-11-12'), monto: 24_000 },
    ] as never;
    const prestamo = await escena(mundo, { movimientos });
    const estado = await cuadrado(prestamo);
    expect(estado).toMatchObject({
      fecha: HOY,
      monto_interes: 600,
      vencido: false,
      credito: {
        id_credito: prestamo.id_credito,
        monto_solicitado: 3000,
        monto_total: 3600,
        monto_diario: 120,
        interes: 20,
        dias_pago: 30,
        fecha_inicio: INICIO,
        fecha_fin: null,
        estado_credito: 'Aprobado',
      },
    });
    expect(estado).not.toHaveProperty('costo');
    expect(estado.calendario.map(({ numero }) => numero)).toEqual(
      Array.from({ length: 30 }, (_, n) => n + 1),
    );
    expect(estado.calendario.reduce((suma, { esperado }) => suma + esperado, 0)).toBe(3600);
    expect(estado.calendario.some((dia) => esDomingo(dia.fecha))).toBe(false);
    expect(['09', '10', '11', '12', '13', '18'].map((dia) => claseDe(estado, `2026-11-${dia}`))).toEqual([
      'pago',
      'atraso',
      'visita',
      'pago',
      'sin_registro',
      'por_cobrar',
    ]);
  });

  it('after a payment, an edit and a deletion', async () => {
    const caso = await escena(mundo, pagado(1200));
    await caso.abonar(120);
    await cuadrado(caso);
    const edicion = await caso.pedirEdicion('09', 550.5);
    const aprobar = (nombre: 'resolverEdicionPago' | 'resolverEliminacionPago', id: string) =>
      invocar(gerente, nombre, { parametros: { id }, cuerpo: { estado: 'aprobada' }, clave: randomUUID() });
    expect((await aprobar('resolverEdicionPago', edicion)).estado).toBe(200);
    expect((await cuadrado(caso)).pagos[0]).toMatchObject({ monto: 550.5, saldo: 3049.5 });
    expect((await aprobar('resolverEliminacionPago', await caso.pedirEliminacion('10'))).estado).toBe(200);
    const estado = await cuadrado(caso);
    expect(estado.pagos.map(({ monto }) => monto)).toEqual([550.5, 120]);
    expect(claseDe(estado, '2026-11-10')).toBe('sin_registro');
  });

  it('several abonos wait apart, and are a payment of their day once approved', async () => {
    const prestamo = await escena(mundo);
    const id = await prestamo.pedirMultiple(720);
    const espera = await cuadrado(prestamo);
    expect(espera).toMatchObject({ por_aplicar: 720, pagos: [] });
    expect(claseDe(espera, HOY)).toBe('espera');
    await invocar(gerente, 'resolverAbonosMultiples', {
      parametros: { id },
      cuerpo: { estado: 'aprobada' },
      clave: randomUUID(),
    });
    const estado = await cuadrado(prestamo);
    expect(estado).not.toHaveProperty('por_aplicar');
    expect(claseDe(estado, HOY)).toBe('multiple');
  });

  it('of a loan that is paid off: nothing is owed, its days on time are told', async () => {
    const prestamo = await escena(mundo, pagado(3600));
    const estado = await cuadrado(prestamo);
    expect(estado).toMatchObject({
      atrasado: 0,
      vencido: false,
      credito: { estado_credito: 'Finalizado', saldo: 0, fecha_fin: '2026-11-14' },
    });
    expect(estado.calendario.at(-1)?.fecha).toBe('2026-11-14');
  });

  it('of a renewed loan: the renewal settled it', async () => {
    const prestamo = await escena(mundo, pagado(2880));
    const cuerpo = { id_solicitud: await prestamo.pedirRenovacion() };
    const aprobada = await invocar(gerente, 'aprobarRenovacion', { cuerpo, clave: randomUUID() });
    expect(aprobada.estado).toBe(200);
    const estado = await cuadrado(prestamo);
    expect(estado.credito).toMatchObject({ estado_credito: 'Renovado', saldo: 0 });
    expect(estado.pagos.at(-1)).toMatchObject({ tipo: 'liquidacion', monto: 720, saldo: 0 });
    expect(claseDe(estado, HOY)).toBe('liquidacion');
  });
});

describe('its cash', () => {
  it('waits to be handed over, and was; a loan that was cancelled before says so', async () => {
    const [prestamo, otro] = await Promise.all([
      escena(mundo, { estado: 'Pendiente' }),
      escena(mundo, { estado: 'Pendiente' }),
    ]);
    const entregaDe = async ({ id_credito }: Escena) =>
      (await pedir(gerente, id_credito)).cuerpo.credito.entrega;
    await Promise.all([prestamo.aprobado(), otro.aprobado()]);
    expect(await entregaDe(prestamo)).toEqual({ estado: 'por_entregar', fecha: null });
    const entregar = { id_credito: prestamo.id_credito, monto: 3000, faltante: 3000 };
    expect((await invocar(prestamo.cobrador, 'entregarCredito', { cuerpo: entregar })).estado).toBe(200);
    expect(await entregaDe(prestamo)).toEqual({ estado: 'entregada', fecha: HOY });
    const cancelar = { id_credito: otro.id_credito, motivo: 'Ya no', visto: { monto: 3000 } };
    expect((await invocar(gerente, 'cancelarCredito', { cuerpo: cancelar })).estado).toBe(200);
    expect(await entregaDe(otro)).toEqual({ estado: 'cancelada', fecha: null });
  });
});

describe('its receipts', () => {
  it('say what became of their payment, the newest first; one whose payment has not come says nothing of it', async () => {
    const prestamo = await escena(mundo, pagado(1200));
    const serie = await pedirSerieDe(prestamo.cobrador);
    const dar = async (numero: number, dia: string, monto: number) => {
      const cuerpo = { ...comprobanteDelPago(prestamo.id_credito, dia), serie, numero, monto };
      const { estado } = await invocar(prestamo.cobrador, 'crearComprobante', { cuerpo });
      expect(estado).toBe(201);
      return cuerpo.token;
    };
    await dar(1, '2026-11-09', 600);
    await dar(2, '2026-11-10', 600);
    const revocado = await dar(3, '2026-11-10', 600);
    await invocar(prestamo.cobrador, 'revocarComprobante', { cuerpo: { token: revocado } });
    await dar(4, '2026-11-10', 600);
    await prestamo.darComprobante();
    const id = await prestamo.pedirEliminacion('10');
    const parametros = { id };
    const cuerpo = { estado: 'aprobada' };
    await invocar(gerente, 'resolverEliminacionPago', { parametros, cuerpo, clave: randomUUID() });

    const { comprobantes } = await cuadrado(prestamo);
    expect(
      comprobantes.map(({ folio, fecha: dia, monto, estado }) => [folio.slice(-4), dia, monto, estado]),
    ).toEqual([
      ['0001', HOY, 120, undefined],
      ['0004', '2026-11-10', 600, 'sin_efecto'],
      ['0003', '2026-11-10', 600, 'revocado'],
      ['0002', '2026-11-10', 600, 'reemplazado'],
      ['0001', '2026-11-09', 600, 'vigente'],
    ]);
    expect(JSON.stringify(comprobantes)).not.toContain(revocado);
  });
});

describe('who may read it', () => {
  it('of a deleted client the office alone', async () => {
    const prestamo = await escena(mundo, pagado(600));
    expect((await eliminarCliente(gerente, prestamo.id_cliente)).estado).toBe(204);
    expect((await pedir(prestamo.cobrador, prestamo.id_credito)).estado).toBe(403);
    const { estado, cuerpo } = await pedir(gerente, prestamo.id_credito);
    expect([estado, cuerpo.credito.estado_credito]).toEqual([200, 'Castigado']);
  });

  it('a loan that has not begun has none, and says so', async () => {
    const { id_credito, cobrador } = await escena(mundo, { estado: 'Pendiente' });
    for (const quien of [cobrador, gerente]) {
      const { estado, cuerpo } = await pedir(quien, id_credito);
      expect([estado, cuerpo]).toMatchObject([
        422,
        { code: 'CREDITO_NO_ACTIVO', message: expect.stringContaining('no ha empezado') as string },
      ]);
    }
  });
});
