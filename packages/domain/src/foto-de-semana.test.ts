import { describe, expect, it } from 'vitest';
import { a, COBRADOR, creditoActivo, movimiento, p } from '../pruebas/constructores.ts';
import { type Fecha, fecha, sumarDias } from './calendario.ts';
import { hayFoto } from './evolucion.ts';
import { fotografiar } from './foto-de-semana.ts';
import type { CreditoVivido, FilaVivida } from './vida-de-credito.ts';

/** A loan of 1,000 for 30 days, 40 a day, from Monday the 2nd: its first day is Tuesday the 3rd. */
const LUNES = fecha('2026-11-02');
const DIAS = { festivos: [] };

type Credito = CreditoVivido & { readonly fecha_fin: Fecha | null };
const { entrega: _, ...ACTIVO } = creditoActivo();

type Opciones = { quien?: string; dias?: Parameters<typeof fotografiar>[0]['dias'] };

/** The picture of the n-th week from that Monday on. */
function foto(
  n: number,
  filas: readonly FilaVivida[] = [],
  cambios: Partial<Credito> = {},
  { quien = COBRADOR, dias = DIAS }: Opciones = {},
) {
  const lunes = sumarDias(LUNES, 7 * n);
  const fotografo = fotografiar({ id_cobrador: quien, lunes: [lunes], dias });
  const credito: Credito = { ...ACTIVO, ...cambios };
  if (fotografo.mira(credito)) fotografo.mas(credito, filas);
  const cifras = fotografo.cifras().get(lunes);
  if (!cifras) throw new Error(lunes);
  return cifras;
}

const pago = (dia: string, pesos: number) => movimiento({ tipo: 'pago', dia, monto: p(pesos) });
/** Where the one credit stands, and what became of it: the place of each figure that is not 0. */
const tramo = ({ cartera }: ReturnType<typeof foto>) => cartera.n.indexOf(1);
const cambio = ({ cambios }: ReturnType<typeof foto>) =>
  cambios.flatMap((porCambio, edad) =>
    Object.entries(porCambio).flatMap(([que, { n, saldo_centavos }]) =>
      n > 0 ? [[edad, que, n, saldo_centavos]] : [],
    ),
  );
const promete = (dia: string, para: string, pesos: number): FilaVivida => ({
  ...movimiento({ tipo: 'visita', dia, hora: '10:00' }),
  promesa: { fecha: fecha(para), monto_centavos: p(pesos) },
});

describe('a portfolio at the end of Sunday', () => {
  it.each([
    // The first day that is not covered is the 3rd, five days before Sunday the 8th; then the 6th, Saturday, Monday.
    [0, [], 2],
    [0, [pago('2026-11-06', 120)], 2],
    [0, [pago('2026-11-06', 160)], 1],
    [0, [pago('2026-11-06', 200)], 0],
    [0, [pago('2026-11-08', 200)], 0],
    [0, [pago('2026-11-09', 200)], 2],
    [1, [], 3],
    [1, [pago('2026-11-09', 160)], 3],
    [1, [pago('2026-11-09', 200)], 2],
    [2, [], 4],
    [4, [], 5],
    [7, [], 5],
    [8, [], 6],
  ])('week %i, case %#', (n, filas, cual) => expect(tramo(foto(n, filas))).toBe(cual));

  it('is nobody’s before the loan is handed over, approved or here', () => {
    const entregada = (dia: Fecha) => ({ entrega: { estado: 'entregada' as const, fecha: dia } });
    expect(hayFoto(foto(-1))).toBe(false);
    expect(foto(0, [], entregada(fecha('2026-11-08'))).nuevos.n).toBe(1);
    expect(hayFoto(foto(0, [], entregada(fecha('2026-11-09'))))).toBe(false);
    expect(hayFoto(foto(0, [], { entrega: { estado: 'por_entregar', fecha: null } }))).toBe(false);
    for (const estado_credito of ['Pendiente', 'Rechazado', 'Cancelado'] as const)
      expect(hayFoto(foto(0, [], { estado_credito }))).toBe(false);
    const apertura = movimiento({ tipo: 'apertura', dia: '2026-11-10', monto: p(300) });
    expect(hayFoto(foto(0, [apertura], { importado: {} }))).toBe(false);
    const traido = foto(1, [apertura], { importado: {} });
    expect([traido.nuevos, traido.primeros, traido.cosechas]).toEqual([
      { n: 1, saldo_centavos: p(900) },
      { vencieron: 0, fallaron: 0 },
      [],
    ]);
  });

  it('is what lives of the rows: a deleted payment never was', () => {
    const borrado = { ...pago('2026-11-06', 200), eliminado: { fecha: a('2026-11-20', '11:00') } };
    expect(foto(0, [borrado])).toEqual(foto(0));
  });
});

describe('what became of it in a week', () => {
  const HASTA_EL_8 = pago('2026-11-06', 160);
  it.each([
    ['the same', [HASTA_EL_8, pago('2026-11-12', 200)], [1, 'igual', 1, p(1040)]],
    ['up to date', [HASTA_EL_8, pago('2026-11-12', 280)], [1, 'al_corriente', 1, p(1040)]],
    ['worse', [HASTA_EL_8], [1, 'peor', 1, p(1040)]],
    ['still up to date', [pago('2026-11-06', 600)], [0, 'al_corriente', 1, p(600)]],
    ['behind by now', [pago('2026-11-06', 200)], [0, 'peor', 1, p(1000)]],
    ['paid off', [HASTA_EL_8, pago('2026-11-15', 1040)], [1, 'liquidado', 1, p(1040)]],
    [
      'renewed',
      [HASTA_EL_8, movimiento({ tipo: 'liquidacion', dia: '2026-11-15', monto: p(1040) })],
      [1, 'renovado', 1, p(1040)],
    ],
    ['not yet paid off', [HASTA_EL_8, pago('2026-11-16', 1040)], [1, 'peor', 1, p(1040)]],
  ])('%s', (_, filas, esperado) => expect(cambio(foto(1, filas))).toEqual([esperado]));

  it('taken out as lost, from that day on and until that is taken back; nothing of it is expected then', () => {
    const perdido = { fecha: fecha('2026-11-12'), capital_centavos: p(800), id_cobrador: COBRADOR };
    const deshecho = { ...perdido, deshecho: fecha('2026-11-18') };
    const unos: Partial<Credito> = { castigos_deshechos: [deshecho] };
    expect(cambio(foto(0, [], unos))).toEqual(cambio(foto(0)));
    const semana = foto(1, [HASTA_EL_8], unos);
    expect([cambio(semana), semana.cartera.n]).toEqual([
      [[1, 'castigado', 1, p(1040)]],
      foto(1, [], { estado_credito: 'Cancelado' }).cartera.n,
    ]);
    // Up to the 12th, at whose end it was out.
    expect(semana.esperado_centavos).toBe(p(160));
    expect(foto(2, [HASTA_EL_8], unos).nuevos).toEqual({ n: 1, saldo_centavos: p(1040) });
    const castigo = { ...perdido, en: a('2026-11-12', '11:00'), por: 'g', nombre: 'G', motivo: 'Se fue' };
    const fuera = { castigo: { ...castigo, saldo_centavos: p(1040), num_pagos: 1 } };
    const castigado: Partial<Credito> = { ...fuera, estado_credito: 'Castigado' };
    expect(foto(1, [HASTA_EL_8], castigado)).toEqual(semana);
    // What came on its last day was to be collected then; what came later, of nobody.
    const [ultimo, despues] = [pago('2026-11-12', 30), pago('2026-11-13', 40)];
    expect(foto(1, [HASTA_EL_8, ultimo, despues], castigado).cobrado_centavos).toBe(p(30));
    expect(foto(2, [HASTA_EL_8, pago('2026-11-17', 50)], castigado).cobrado_centavos).toBe(p(0));
    expect(cambio(foto(2, [HASTA_EL_8, pago('2026-11-17', 1040)], castigado))).toEqual([]);
  });

  it('better, from 8–15 to 1–7 days', () =>
    expect(cambio(foto(2, [pago('2026-11-20', 480)]))).toEqual([[2, 'mejor', 1, p(1200)]]));

  it('whoever was paid off before is in no week any more', () => {
    const filas = [pago('2026-11-06', 1200)];
    const despues = foto(1, filas, { estado_credito: 'Finalizado' });
    expect([cambio(despues), despues.esperado_centavos]).toEqual([[], 0]);
  });
});

describe('a credit that changes hands', () => {
  const paso = (dia: string, hora: string) => ({
    id_cobrador: 'otro',
    empezo_con: COBRADOR,
    asignaciones: [{ id_cobrador: COBRADOR, hasta: a(dia, hora) }],
  });

  it.each([
    ['2026-11-15', '23:59', [[[1, 'a_otro', 1, p(1200)]], []], [0, 1]],
    ['2026-11-16', '00:00', [[[1, 'peor', 1, p(1200)]], []], [1, 0]],
    // A week later it is the other's from the beginning.
    ['2026-11-08', '12:00', [[], [[1, 'peor', 1, p(1200)]]], [0, 1]],
  ] as const)('on %s at %s', (dia, hora, cambios, enCartera) => {
    const fotos = [COBRADOR, 'otro'].map((quien) => foto(1, [], paso(dia, hora), { quien }));
    expect(fotos.map(cambio)).toEqual(cambios);
    expect(fotos.map(({ cartera }) => cartera.n.filter((n) => n > 0).length)).toEqual(enCartera);
  });

  it('comes from another collector, and its vintage stays', () => {
    const [de, a_otro] = [COBRADOR, 'otro'].map((quien) =>
      foto(1, [], paso('2026-11-12', '12:00'), { quien }),
    );
    expect([de?.de_otros.n, a_otro?.de_otros.n, a_otro?.nuevos.n]).toEqual([0, 1, 0]);
    expect([de?.cosechas.length, a_otro?.cosechas.length]).toEqual([1, 0]);
  });

  it('needs its rows as long as any of the weeks has something of it', () => {
    const mira = (dia: string, cambios = {}) =>
      fotografiar({ id_cobrador: COBRADOR, lunes: [fecha(dia)], dias: DIAS }).mira({
        ...ACTIVO,
        ...cambios,
      });
    const acabado = { fecha_fin: fecha('2026-11-20'), estado_credito: 'Finalizado' as const };
    expect(mira('2026-11-30', { id_cobrador: 'otro' })).toBe(false);
    expect(mira('2026-11-30', paso('2026-11-12', '12:00'))).toBe(true);
    // Ninety days after its start it has reached its last age.
    expect([mira('2027-01-31', acabado), mira('2027-02-01', acabado)]).toEqual([true, false]);
  });
});

describe('what was to be paid in a week', () => {
  it('is the daily amount on each day of its term, or what is left', () => {
    const semanas = [0, 1].map((n) => foto(n, [pago('2026-11-06', 120), pago('2026-11-11', 1040)]));
    expect(semanas.map((de) => [de.esperado_centavos, de.cobrado_centavos])).toEqual([
      [p(5 * 40), p(120)],
      [p(3 * 40 + 3 * 40), p(1040)],
    ]);
  });

  it('is nothing on a holiday of its plan, which moves its first day, too', () => {
    const dias = { festivos: [{ fecha: fecha('2026-11-03'), nombre: 'Cerrado' }] };
    const con = foto(0, [pago('2026-11-03', 40)], {}, { dias });
    expect([con.esperado_centavos, con.primeros]).toEqual([p(4 * 40), { vencieron: 1, fallaron: 0 }]);
    expect(foto(0, [pago('2026-11-04', 39)], {}, { dias }).primeros.fallaron).toBe(1);
  });

  it.each([
    [[], 1],
    [[pago('2026-11-03', 39.99)], 1],
    [[pago('2026-11-03', 40)], 0],
    [[pago('2026-11-04', 40)], 1],
  ])('case %#: the first payment was missed or not', (filas, fallaron) =>
    expect(foto(0, filas).primeros).toEqual({ vencieron: 1, fallaron }),
  );

  it('the first payment counts in its week alone, and not when the cash came after it', () => {
    expect(foto(1).primeros.vencieron).toBe(0);
    const tarde = { entrega: { estado: 'entregada' as const, fecha: fecha('2026-11-04') } };
    expect(foto(0, [], tarde).primeros.vencieron).toBe(0);
  });
});

describe('promises for days of the week', () => {
  const kept = (filas: readonly FilaVivida[], n = 0) => Object.values(foto(n, filas).promesas);
  it.each([
    ['2026-11-07', [], [1, 0]],
    ['2026-11-08', [], [1, 0]],
    ['2026-11-09', [], [0, 0]],
    ['2026-11-07', [pago('2026-11-07', 100)], [1, 1]],
    ['2026-11-07', [pago('2026-11-07', 99.99)], [1, 0]],
    ['2026-11-07', [pago('2026-11-08', 100)], [1, 0]],
  ])('case %#: of 100 for %s', (para, filas, esperado) =>
    expect(kept([promete('2026-11-05', para, 100), ...filas])).toEqual(esperado),
  );

  it('one that was replaced before its day is none', () =>
    expect(kept([promete('2026-11-05', '2026-11-07', 100), promete('2026-11-06', '2026-11-08', 50)])).toEqual(
      [1, 0],
    ));

  it('is still looked at when the loan was paid off before', () => {
    const filas = [promete('2026-11-05', '2026-12-01', 100), pago('2026-11-06', 1200)];
    const acabado = { estado_credito: 'Finalizado' as const, fecha_fin: fecha('2026-11-06') };
    expect(foto(4, filas, acabado).promesas).toEqual({ vencieron: 1, cumplidas: 1 });
  });
});

describe('vintages', () => {
  it('are kept in the week in which the loan reaches an age', () => {
    // Ten days after the 2nd is Thursday the 12th, twenty Sunday the 22nd, thirty Wednesday the 2nd of December.
    const de = (n: number) => foto(n, [pago('2026-11-12', 300), pago('2026-11-13', 300)]).cosechas;
    const cosecha = { mes: '2026-11', n: 1, total_centavos: p(1200) };
    expect(de(0)).toEqual([]);
    expect(de(1)).toEqual([{ ...cosecha, edad: 10, por_pagar_centavos: p(900) }]);
    expect(de(2)).toEqual([{ ...cosecha, edad: 20, por_pagar_centavos: p(600) }]);
    expect(de(3)).toEqual([]);
  });

  it('of a loan that was paid off say so', () =>
    expect(
      foto(4, [pago('2026-11-06', 1200)], { fecha_fin: fecha('2026-11-06'), estado_credito: 'Finalizado' })
        .cosechas,
    ).toMatchObject([{ edad: 30, por_pagar_centavos: 0 }]));

  it('go on over the end of a year', () => {
    const deDiciembre = { fecha_inicio: fecha('2026-12-28'), fecha_vencimiento: fecha('2027-02-01') };
    // The 7th of January is in the week of the 4th.
    expect(foto(9, [], deDiciembre).cosechas).toMatchObject([{ mes: '2026-12', edad: 10 }]);
  });
});
