// What a loan has earned of its interest: rounded once on all that was paid, so that it ends as the loan's own.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { a, borrado, COBRADOR, creditoActivo, editado, movimiento, p } from '../pruebas/constructores.ts';
import { Libro } from '../pruebas/libro.ts';
import {
  aportacionDeInteres,
  aportacionMovimiento,
  calcularCredito,
  centavos,
  CERO,
  conSuInteres,
  cuadraElInteres,
  dicenSuInteres,
  fecha,
  interesAlCorregir,
  interesAlNacer,
  interesEntre,
  interesHasta,
  type MovimientoLedger,
  PLAZOS,
} from './index.ts';

const prestamo = (solicitado: number, total: number) => ({
  monto_solicitado_centavos: centavos(solicitado),
  monto_total_centavos: centavos(total),
});
const DE_MIL = prestamo(100_000, 120_000);
const DIA = '2026-11-20';

describe('the interest in what was paid', () => {
  it.each([
    ['nothing', 0, 0],
    ['one centavo, a sixth of it', 1, 0],
    ['two', 2, 0],
    ['three: half a centavo counts', 3, 1],
    ['an abono of 40', 4000, 667],
    ['all but a centavo', 119_999, 20_000],
    ['all but three: half a centavo is still missing', 119_997, 20_000],
    ['all but four', 119_996, 19_999],
    ['all', 120_000, 20_000],
    ['more than all, which a ledger that contradicts itself may say', 130_000, 20_000],
    ['less than nothing', -5, 0],
  ])('is, of %s, as large a part', (_, pagado, interes) => {
    expect(interesHasta(DE_MIL, centavos(pagado))).toBe(interes);
  });

  it('of a loan of the largest amounts is exact', () => {
    const grande = prestamo(5_000_000_000_000, 6_500_000_000_001);
    expect(interesHasta(grande, centavos(6_500_000_000_000))).toBe(1_500_000_000_001);
    expect(interesHasta(grande, centavos(1))).toBe(0);
  });

  it('of a loan without interest is none', () => {
    expect(interesHasta(prestamo(100, 100), centavos(70))).toBe(0);
  });

  it('adds up to the loan’s, in whatever parts it is paid', () => {
    const montos = fc.integer({ min: 1, max: 9_000_000 });
    fc.assert(
      fc.property(
        montos,
        fc.constantFrom(...PLAZOS),
        fc.array(fc.double({ min: 0, max: 1, noNaN: true })),
        (monto, plazo, partes) => {
          const { monto_total } = calcularCredito(centavos(monto), plazo);
          const uno = prestamo(monto, monto_total);
          const cortes = [0, ...partes.map((parte) => Math.round(parte * monto_total)), monto_total];
          const ganado = cortes
            .slice(1)
            .map((hasta, i) => interesEntre(uno, centavos(cortes[i] ?? 0), centavos(hasta)));
          expect(ganado.reduce((suma, parte) => suma + parte, 0)).toBe(monto_total - monto);
        },
      ),
    );
  });
});

describe('a row', () => {
  it.each([
    ['a payment', 'pago', { interes_centavos: 667 }],
    ['a settlement', 'liquidacion', { interes_centavos: 667 }],
    ['what was paid before Leal', 'apertura', {}],
    ['a visit', 'visita', {}],
    ['a late day', 'atraso', {}],
  ] as const)('that is %s says what it earns', (_, tipo, dicho) => {
    expect(interesAlNacer(creditoActivo(), { tipo, monto_centavos: p(40) })).toEqual(dicho);
  });

  it('of a payment that earns nothing yet says that, too', () => {
    expect(interesAlNacer(creditoActivo(), { tipo: 'pago', monto_centavos: centavos(2) })).toEqual({
      interes_centavos: 0,
    });
  });

  const casi = creditoActivo({}, { total_pagado_centavos: p(1160), saldo_centavos: p(40) });
  it('that pays a loan off earns what is left', () => {
    expect(interesAlNacer(casi, { tipo: 'pago', monto_centavos: p(40) })).toEqual({ interes_centavos: 667 });
    expect(interesHasta(DE_MIL, p(1160))).toBe(20_000 - 667);
  });

  it('counts on its business date; each correction on its own, in the next month too, and so does its deletion', () => {
    const credito = creditoActivo({}, { total_pagado_centavos: p(40) });
    const pago = {
      ...movimiento({ tipo: 'pago', dia: '2026-11-30', monto: p(40) }),
      interes_centavos: centavos(667),
    };
    const menos = editado(credito, pago, p(10), a('2026-12-01', '09:00'));
    expect(aportacionDeInteres(menos).dias).toEqual({
      '2026-11-30': { interes_centavos: 667 },
      '2026-12-01': { interes_centavos: -500 },
    });
    const con10 = { ...credito, total_pagado_centavos: p(10) };
    const ido = borrado(con10, menos, a('2026-12-02', '09:00'));
    expect(aportacionMovimiento(ido)).toEqual({
      totales: {},
      dias: {
        '2026-11-30': { interes_centavos: 667 },
        '2026-12-01': { interes_centavos: -500 },
        '2026-12-02': { interes_centavos: -167 },
      },
    });
  });

  it('that was taken back on its own day adds nothing', () => {
    const credito = creditoActivo({}, { total_pagado_centavos: p(40) });
    const pago = { ...movimiento({ tipo: 'pago', dia: DIA, monto: p(40) }), interes_centavos: centavos(667) };
    expect(aportacionDeInteres(borrado(credito, pago))).toEqual({ totales: {}, dias: {} });
  });

  it('whose form alone is corrected moves none', () => {
    expect(interesAlCorregir(casi, { monto_centavos: p(40) }, p(40))).toEqual({ interes_centavos: 0 });
  });
});

describe('rows of before', () => {
  const pago = (dia: string, monto: number, llego = a(dia, '11:00')): MovimientoLedger =>
    movimiento({ tipo: 'pago', dia, monto: centavos(monto), sincronizado: llego });
  const interesDe = (filas: readonly MovimientoLedger[]) =>
    filas.map(({ interes_centavos }) => interes_centavos);

  it('get theirs in the order in which they came, whatever their days', () => {
    const tarde = pago('2026-11-18', 2, a('2026-11-20', '12:00'));
    const filas = [tarde, pago('2026-11-19', 2), pago('2026-11-20', 2)];
    // 2, 4 and 6 centavos: 1/3, 2/3 and 1.
    expect(interesDe(conSuInteres(DE_MIL, filas))).toEqual([0, 0, 1]);
    const antes = pago('2026-11-18', 2);
    expect(interesDe(conSuInteres(DE_MIL, [antes, ...filas.slice(1)]))).toEqual([0, 1, 0]);
  });

  it('begin where an opening ended, which earns none itself', () => {
    const apertura = movimiento({ tipo: 'apertura', dia: '2026-11-13', monto: centavos(2) });
    const [abierta, primera] = conSuInteres(DE_MIL, [apertura, pago('2026-11-19', 2)]);
    expect([abierta?.interes_centavos, primera?.interes_centavos]).toEqual([undefined, 1]);
  });

  it('keep what others have said since', () => {
    const nueva = { ...pago('2026-11-20', 2), interes_centavos: centavos(1) };
    const filas = [pago('2026-11-19', 2), nueva];
    expect(dicenSuInteres(filas)).toBe(false);
    const todas = conSuInteres(DE_MIL, filas);
    expect(interesDe(todas)).toEqual([0, 1]);
    expect(dicenSuInteres(todas)).toBe(true);
    expect(conSuInteres(DE_MIL, todas)).toBe(todas);
  });

  it('are told apart from those that contradict what was paid', () => {
    const buena = { ...pago('2026-11-20', 4000), interes_centavos: centavos(667) };
    expect(cuadraElInteres(DE_MIL, [buena])).toBe(true);
    expect(cuadraElInteres(DE_MIL, [{ ...buena, interes_centavos: centavos(666) }])).toBe(false);
  });
});

describe('a loan that is corrected up and down', () => {
  it('has earned what the rows say, and all of it once it is paid off', () => {
    const libro = new Libro({ monto: centavos(99_999) });
    const suma = () =>
      libro.filas
        .flatMap((fila) => [fila, ...(fila.ediciones ?? []), ...(fila.eliminado ? [fila.eliminado] : [])])
        .reduce((total, { interes_centavos = CERO }) => total + interes_centavos, 0);
    const ganado = () => interesHasta(libro.credito, libro.credito.total_pagado_centavos);
    const pagar = (dia: string, monto: number) =>
      libro.tocar(centavos(monto), a(dia, '11:00'), a(dia, '11:00'));
    pagar('2026-11-18', 4001);
    pagar('2026-11-19', 3999);
    for (const monto of [1, 4003, null]) {
      libro.corregir(0, monto === null ? null : centavos(monto));
      expect([suma(), cuadraElInteres(libro.credito, libro.filas)]).toEqual([ganado(), true]);
    }
    libro.corregir(0, libro.credito.monto_total_centavos);
    expect(libro.credito).toMatchObject({ estado_credito: 'Finalizado', saldo_centavos: 0 });
    expect(suma()).toBe(libro.credito.monto_total_centavos - 99_999);
    const dias = libro.recontado()[COBRADOR]?.dias ?? {};
    expect(Object.values(dias).reduce((total, { interes_centavos = 0 }) => total + interes_centavos, 0)).toBe(
      suma(),
    );
    expect(libro.acumulado[COBRADOR]?.dias[fecha('2026-11-19')]).toEqual(dias[fecha('2026-11-19')]);
  });
});
