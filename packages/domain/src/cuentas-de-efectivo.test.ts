import { describe, expect, it } from 'vitest';
import { borrado, creditoActivo, esperando, movimiento, p } from '../pruebas/constructores.ts';
import { type Fecha, fecha } from './calendario.ts';
import {
  type CreditoDeEfectivo,
  type CuentasDeEfectivo,
  DIAS_DE_EFECTIVO,
  DIAS_POR_VENIR,
  juntarEfectivo,
  sumadorDeEfectivo,
} from './cuentas-de-efectivo.ts';
import type { MovimientoLedger } from './ledger.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

const HOY = fecha('2026-11-10');

function contar(
  renglones: readonly MovimientoLedger[],
  credito: CreditoDeEfectivo = creditoActivo(),
  dia: Fecha = HOY,
): CuentasDeEfectivo {
  const suma = sumadorDeEfectivo(dia, NEGOCIO_POR_DEFECTO);
  suma.mas(credito, renglones);
  return suma.total();
}
/** The stretches that are not 0, in pesos. */
const partes = (montos: readonly number[] = []) =>
  Object.fromEntries(montos.flatMap((monto, tramo) => (monto === 0 ? [] : [[tramo, monto / 100]])));
const enDia = ({ dias }: CuentasDeEfectivo, dia: string) => {
  const cuenta = dias[fecha(dia)];
  return [partes(cuenta?.debido_centavos), partes(cuenta?.cobrado_centavos)];
};
const porVenir = ({ plan }: CuentasDeEfectivo, dia: string) => partes(plan[fecha(dia)]);
const pago = (dia: string, pesos: number) => movimiento({ tipo: 'pago', dia, monto: p(pesos) });
const PAGOS = [pago('2026-11-03', 40), pago('2026-11-05', 80)];

describe('the days that are over', () => {
  it('say what was due and collected of a loan, in the stretch in which it began each of them', () => {
    const cuentas = contar(PAGOS);
    expect(Object.keys(cuentas.dias)).toHaveLength(DIAS_DE_EFECTIVO);
    expect(enDia(cuentas, '2026-11-02')).toEqual([{}, {}]);
    expect(enDia(cuentas, '2026-11-03')).toEqual([{ 0: 40 }, { 0: 40 }]);
    expect(enDia(cuentas, '2026-11-04')).toEqual([{ 0: 40 }, {}]);
    expect(enDia(cuentas, '2026-11-05')).toEqual([{ 1: 40 }, { 1: 80 }]);
    expect(enDia(cuentas, '2026-11-06')).toEqual([{ 0: 40 }, {}]);
    expect(enDia(cuentas, '2026-11-08')).toEqual([{}, {}]);
    expect(enDia(cuentas, '2026-11-09')).toEqual([{ 2: 40 }, {}]);
    expect(cuentas.dias[HOY]).toBeUndefined();
  });

  it('take a payment that comes late, is corrected or deleted as it is now', () => {
    const tarde = { ...pago('2026-11-04', 40), sincronizado_en: new Date('2026-11-09T18:00:00Z') };
    const cuentas = contar([...PAGOS, tarde]);
    expect(enDia(cuentas, '2026-11-04')).toEqual([{ 0: 40 }, { 0: 40 }]);
    expect(enDia(cuentas, '2026-11-05')).toEqual([{ 0: 40 }, { 0: 80 }]);
    expect(contar([...PAGOS, borrado(creditoActivo(), tarde)])).toEqual(contar(PAGOS));
  });

  it('know what came by transfer', () => {
    const deBanco = { ...pago('2026-11-04', 40), transferencia: { fecha: fecha('2026-11-03') } };
    const { dias } = contar([deBanco, ...PAGOS]);
    expect(dias[fecha('2026-11-04')]?.transferido_centavos).toBe(p(40));
    expect(dias[fecha('2026-11-05')]?.transferido_centavos).toBe(0);
  });

  it('a renewal settles, and collects nothing; what ends on a day was due on it', () => {
    const renovado = creditoActivo({}, { estado_credito: 'Renovado', fecha_fin: fecha('2026-11-06') });
    const liquida = movimiento({ tipo: 'liquidacion', dia: '2026-11-06', monto: p(1080) });
    const cuentas = contar([...PAGOS, liquida], renovado);
    expect(enDia(cuentas, '2026-11-06')).toEqual([{ 0: 40 }, {}]);
    expect(enDia(cuentas, '2026-11-07')).toEqual([{}, {}]);
    expect(porVenir(cuentas, '2026-11-10')).toEqual({});
  });

  it('one that was taken out as lost owed until then, and is expected of nobody', () => {
    const castigado = creditoActivo({}, { estado_credito: 'Castigado', fecha_fin: fecha('2026-11-06') });
    const cuentas = contar([...PAGOS, pago('2026-11-06', 20)], castigado);
    expect(enDia(cuentas, '2026-11-06')).toEqual([{ 0: 40 }, { 0: 20 }]);
    expect(enDia(cuentas, '2026-11-07')).toEqual([{}, {}]);
    expect(porVenir(cuentas, '2026-11-10')).toEqual({});
  });

  it('what is recovered of it later is of no stretch, however long ago it was taken out', () => {
    const castigado = creditoActivo({}, { estado_credito: 'Castigado', fecha_fin: fecha('2026-11-06') });
    const recuperado = [...PAGOS, pago('2026-11-07', 40), pago('2026-11-09', 15)];
    const cuentas = contar(recuperado, castigado);
    const deCastigados = ({ dias }: CuentasDeEfectivo, dia: string) =>
      dias[fecha(dia)]?.de_castigados_centavos;
    expect(enDia(cuentas, '2026-11-07')).toEqual([{}, {}]);
    expect([deCastigados(cuentas, '2026-11-07'), deCastigados(cuentas, '2026-11-09')]).toEqual([
      p(40),
      p(15),
    ]);
    // 2026-11-06 is no more of the days that are counted.
    expect(deCastigados(contar(recuperado, castigado, fecha('2027-01-10')), '2026-11-09')).toBe(p(15));
    expect(deCastigados(contar(recuperado), '2026-11-07')).toBe(0);
  });

  it('a loan of before Leal is known from the day after it came in', () => {
    const apertura = movimiento({ tipo: 'apertura', dia: '2026-11-06', monto: p(160) });
    const cuentas = contar([apertura]);
    expect(enDia(cuentas, '2026-11-05')).toEqual([{}, {}]);
    expect(enDia(cuentas, '2026-11-06')).toEqual([{}, {}]);
    expect(enDia(cuentas, '2026-11-07')).toEqual([{ 0: 40 }, {}]);
  });

  it('a payment where nothing was due is that of whoever is up to date', () => {
    expect(enDia(contar([pago('2026-11-02', 40)]), '2026-11-02')).toEqual([{}, { 0: 40 }]);
    const cancelado = creditoActivo({}, { estado_credito: 'Cancelado', fecha_fin: fecha('2026-11-09') });
    expect(enDia(contar(PAGOS, cancelado), '2026-11-05')).toEqual([{}, { 0: 80 }]);
  });

  it('nothing is left of a loan that ended before all of them, and one that has not begun has nothing', () => {
    const nada = sumadorDeEfectivo(HOY, NEGOCIO_POR_DEFECTO).total();
    const viejo = creditoActivo({}, { estado_credito: 'Finalizado', fecha_fin: fecha('2026-11-09') });
    const primero = fecha('2027-01-10');
    expect(Object.keys(contar([], viejo, primero).dias)[0]).toBe('2026-11-09');
    expect(enDia(contar(PAGOS, viejo, primero), '2026-11-09')).toEqual([{ 2: 40 }, {}]);
    expect(contar(PAGOS, viejo, fecha('2027-01-11'))).toEqual(contar([], viejo, fecha('2027-01-11')));
    expect(contar([], creditoActivo({}, { estado_credito: 'Pendiente', fecha_inicio: null }))).toEqual(nada);
    expect(contar([], creditoActivo({}, { fecha_inicio: HOY }))).toEqual(nada);
  });
});

describe('the days to come', () => {
  it('are what the plan makes due of what is open at the end of yesterday', () => {
    const cuentas = contar(PAGOS);
    expect(Object.keys(cuentas.plan)).toHaveLength(DIAS_POR_VENIR);
    expect(porVenir(cuentas, '2026-11-10')).toEqual({ 2: 40 });
    expect(porVenir(cuentas, '2026-11-15')).toEqual({});
    expect(porVenir(cuentas, '2026-11-23')).toEqual({ 2: 40 });
  });

  it('are the same at whatever hour of the day they are counted', () => {
    const pagado = creditoActivo({}, { estado_credito: 'Finalizado', fecha_fin: HOY });
    expect(contar([...PAGOS, pago(HOY, 1080)], pagado)).toEqual(contar(PAGOS));
  });

  it('cash that waits for the manager does not come again, and was not collected', () => {
    const espera = (dia: string) => esperando(creditoActivo(), dia, p(240));
    const cuentas = contar(PAGOS, espera('2026-11-09'));
    expect(cuentas.dias).toEqual(contar(PAGOS).dias);
    expect(porVenir(cuentas, '2026-11-12')).toEqual({});
    expect(porVenir(cuentas, '2026-11-13')).toEqual({ 0: 40 });
    expect(contar(PAGOS, espera(HOY))).toEqual(contar(PAGOS));
  });
});

it('collectors together are the sum of each', () => {
  const suma = sumadorDeEfectivo(HOY, NEGOCIO_POR_DEFECTO);
  suma.mas(creditoActivo(), PAGOS);
  suma.mas(creditoActivo({ plazo: 60 }), []);
  expect(juntarEfectivo(contar(PAGOS), contar([], creditoActivo({ plazo: 60 })))).toEqual(suma.total());
});
