import { describe, expect, test } from 'vitest';
import { fecha } from './calendario.ts';
import { calcularCredito, fechaVencimiento } from './credito.ts';
import { datosLegalesDe } from './datos-legales.ts';
import { centavos, CERO } from './dinero.ts';
import { type CreditoDeCuenta, estadoDeCuentaDe, type RenglonDeCuenta } from './estado-de-cuenta.ts';
import { NEGOCIO_POR_DEFECTO } from './negocio.ts';

/** $1,000 at 30 days from a Thursday: $40 a day, $1,200 in all. Monday the 16th is a holiday. */
const FESTIVOS = [{ fecha: fecha('2026-11-16'), nombre: 'Revolución' }];
const negocio = { ...NEGOCIO_POR_DEFECTO, festivos: FESTIVOS };
const INICIO = fecha('2026-11-12');
const CUANDO = { hoy: fecha('2026-11-19'), negocio };
const CREDITO: CreditoDeCuenta = {
  ...calcularCredito(centavos(100_000), 30),
  monto_solicitado: centavos(100_000),
  dias_pago: 30,
  total_pagado: CERO,
  saldo: centavos(120_000),
  estado_credito: 'Aprobado',
  fecha_inicio: INICIO,
  fecha_vencimiento: fechaVencimiento(INICIO, 30, FESTIVOS),
  fecha_fin: null,
};

const fila = (tipo: RenglonDeCuenta['tipo'], dia: string, pesos = 0, mas: object = {}): RenglonDeCuenta => ({
  tipo,
  fecha: fecha(`2026-11-${dia}`),
  hora: '11:00',
  id_pago: `c.${tipo}-${dia}`,
  capturado_en: `2026-11-${dia}T11:00:00-06:00`,
  monto: centavos(pesos * 100),
  ...mas,
});
const con = (pagado: number): CreditoDeCuenta => ({
  ...CREDITO,
  total_pagado: centavos(pagado * 100),
  saldo: centavos(120_000 - pagado * 100),
});
const cuenta = (credito: CreditoDeCuenta, renglones: readonly RenglonDeCuenta[], cuando = CUANDO) =>
  estadoDeCuentaDe(credito, renglones, cuando);

describe('the statement of a loan', () => {
  test('there is none before it begins', () => {
    expect(cuenta({ ...CREDITO, fecha_inicio: null, fecha_vencimiento: null }, [])).toBeNull();
  });

  test('on its first day nothing is late, and every payment is expected', () => {
    const estado = cuenta(CREDITO, [], { ...CUANDO, hoy: INICIO });
    expect(estado).toMatchObject({
      fecha: INICIO,
      monto_interes: 20_000,
      atrasado: 0,
      vencido: false,
      pagos: [],
    });
    expect(estado?.calendario).toHaveLength(30);
    expect(estado?.calendario.every((dia) => dia.clase === 'por_cobrar' && dia.esperado === 4000)).toBe(true);
    expect(estado?.calendario[0]).toEqual({
      numero: 1,
      fecha: '2026-11-13',
      esperado: 4000,
      clase: 'por_cobrar',
      monto: 0,
    });
  });

  test('each collectable day says what was expected and what was done; Sunday and holiday are not there', () => {
    const estado = cuenta(con(80), [
      fila('visita', '18', 0, { motivo_visita: 'No tiene' }),
      fila('atraso', '17', 0, { motivo_visita: 'No estaba' }),
      fila('pago', '13', 80),
    ]);
    const hasta = estado?.calendario.filter((dia) => dia.fecha <= CUANDO.hoy);
    expect(
      hasta?.map(({ numero, fecha: dia, clase, monto }) => [numero, dia.slice(8), clase, monto]),
    ).toEqual([
      [1, '13', 'pago', 8000],
      [2, '14', 'sin_registro', 0],
      [3, '17', 'atraso', 0],
      [4, '18', 'visita', 0],
      [5, '19', 'por_cobrar', 0],
    ]);
    // Four days before today at $40, of which two are paid.
    expect(estado?.atrasado).toBe(8000);
  });

  test('payments run down the balance, oldest first; what was deleted or cancelled is nowhere', () => {
    const estado = cuenta(con(160), [
      fila('pago', '17', 50, { eliminado: true }),
      fila('pago', '14', 80, { id_pago: 'tarde', capturado_en: '2026-11-14T17:00:00-06:00', hora: '17:00' }),
      fila('pago', '14', 40, { id_pago: 'temprano' }),
      fila('atraso', '14', 0, { cancelado: true }),
      fila('pago', '13', 40),
    ]);
    expect(estado?.pagos.map(({ id_pago, monto, saldo }) => [id_pago, monto, saldo])).toEqual([
      ['c.pago-13', 4000, 116_000],
      ['temprano', 4000, 112_000],
      ['tarde', 8000, 104_000],
    ]);
    expect(
      estado?.calendario.filter((dia) => dia.monto > 0).map(({ fecha: dia, monto }) => [dia, monto]),
    ).toEqual([
      ['2026-11-13', 4000],
      ['2026-11-14', 12_000],
    ]);
  });

  test('what waits for the manager is said, and is in no balance', () => {
    const espera = { monto: centavos(24_000), fecha: fecha('2026-11-18') };
    const estado = cuenta({ ...CREDITO, pendiente_multiple: espera }, []);
    expect(estado).toMatchObject({ por_aplicar: 24_000, pagos: [] });
    expect(estado?.calendario.find((dia) => dia.fecha === '2026-11-18')).toMatchObject({
      clase: 'espera',
      monto: 24_000,
    });
  });

  test('past the due date it is overdue, and the days go on without a number until today', () => {
    const vence = CREDITO.fecha_vencimiento ?? INICIO;
    const hoy = fecha('2026-12-22');
    const estado = cuenta(con(40), [fila('pago', '13', 40)], { ...CUANDO, hoy });
    expect(estado).toMatchObject({ vencido: true, atrasado: 116_000 });
    const despues = estado?.calendario.filter((dia) => dia.fecha > vence) ?? [];
    expect(despues.length).toBeGreaterThan(0);
    expect(despues.every((dia) => dia.numero === undefined && dia.esperado === 0)).toBe(true);
    expect(estado?.calendario.at(-1)?.fecha).toBe(hoy);
  });

  test('one that ended has no days after its end, and owes nothing', () => {
    const fin = fecha('2026-11-18');
    const pagos = [fila('liquidacion', '18', 1160), fila('pago', '13', 40)];
    const renovado = { ...con(1200), estado_credito: 'Renovado' as const, fecha_fin: fin };
    const estado = cuenta(renovado, pagos);
    expect(estado).toMatchObject({ atrasado: 0, vencido: false });
    expect(estado?.pagos.at(-1)).toMatchObject({ tipo: 'liquidacion', saldo: 0 });
    expect(estado?.calendario.at(-1)).toMatchObject({ fecha: fin, clase: 'liquidacion', monto: 116_000 });
  });

  test('what it costs is there only where the owner wants it', () => {
    expect(cuenta(CREDITO, [])).not.toHaveProperty('costo');
    const legales = datosLegalesDe({ mostrar_cat: true });
    const estado = cuenta(CREDITO, [], { ...CUANDO, negocio: { ...negocio, legales } });
    expect(estado?.costo).toMatchObject({ interes: 20, monto_interes: 20_000 });
    expect(estado?.costo?.cat).toBeGreaterThan(1000);
  });
});
