// What is lost of a loan that is taken out, what comes back of it, and whose day has it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  borrado,
  COBRADOR,
  creditoActivo,
  editado,
  movimiento,
  tras,
  trasCorregir,
} from '../pruebas/constructores.ts';
import {
  aportacionDeInteres,
  capitalPorPagar,
  castigar,
  centavos,
  CERO,
  conCambios,
  creditoTrasGestion,
  cuadraElCastigo,
  deshacerCastigo,
  efectoDeCredito,
  type EstadoCredito,
  fecha,
  interesAlNacer,
  interesHasta,
  type MovimientoLedger,
  puedeCastigarse,
  puedeDeshacerseElCastigo,
  repartoDeCastigos,
  restar,
  sumar,
} from './index.ts';

const DE_MIL = { monto_solicitado_centavos: centavos(100_000), monto_total_centavos: centavos(120_000) };
const DIA = fecha('2026-11-20');
const OTRO_DIA = fecha('2026-12-02');
const DICHO = {
  en: new Date('2026-11-20T18:00:00Z'),
  fecha: DIA,
  por: 'g1',
  nombre: 'Gema',
  motivo: 'Se fue',
};

describe('the principal that is lost', () => {
  it.each([
    ['nothing was paid', 0, 100_000],
    ['three centavos: half of one is interest', 3, 99_998],
    ['an abono of 40', 4000, 96_667],
    ['all but a centavo', 119_999, 1],
    ['all', 120_000, 0],
  ])('is, where %s, what was lent and is not paid back', (_, pagado, perdido) => {
    expect(capitalPorPagar(DE_MIL, centavos(pagado))).toBe(perdido);
  });
});

describe('a loan may be written off', () => {
  it.each<[string, EstadoCredito, 'entregada' | 'por_entregar' | undefined, string]>([
    ['handed over', 'Aprobado', 'entregada', 'si'],
    ['from before hand-overs', 'Aprobado', undefined, 'si'],
    ['not handed over', 'Aprobado', 'por_entregar', 'por_entregar'],
    ['waiting', 'Pendiente', undefined, 'no_activo'],
    ['paid off', 'Finalizado', 'entregada', 'no_activo'],
    ['renewed', 'Renovado', 'entregada', 'no_activo'],
    ['cancelled', 'Cancelado', undefined, 'no_activo'],
    ['rejected', 'Rechazado', undefined, 'no_activo'],
    ['written off', 'Castigado', 'entregada', 'ya_castigado'],
  ])('one that is %s', (_, estado_credito, estado, como) => {
    const entrega = estado && { estado };
    expect(puedeCastigarse({ estado_credito, ...(entrega && { entrega }) })).toBe(como);
  });

  it('and nothing else is', () => {
    expect(() => castigar(creditoActivo({}, { estado_credito: 'Finalizado' }), DICHO)).toThrow(/Finalizado/);
  });
});

const activo = creditoActivo();
const castigado = conCambios(activo, { ...castigar(activo, DICHO) });

describe('a written-off loan', () => {
  it('leaves all running sums, and its day has the loss', () => {
    const { [COBRADOR]: suya } = efectoDeCredito(activo, castigado);
    expect(suya?.dias[DIA]).toEqual({ castigado_centavos: activo.monto_solicitado_centavos });
    expect(suya?.totales).toMatchObject({
      creditos_activos: -1,
      clientes_activos: -1,
      capital_colocado_centavos: restar(CERO, activo.monto_solicitado_centavos),
      saldo_pendiente_centavos: restar(CERO, activo.saldo_centavos),
    });
  });

  it('is taken back on the day of that: the first keeps what was reported, also of a collector who had it', () => {
    const deOtro = { ...castigado, id_cobrador: 'otro' };
    const { castigos_deshechos, castigo, estado_credito, fecha_fin } = deshacerCastigo(deOtro, OTRO_DIA);
    expect([estado_credito, castigo, fecha_fin]).toEqual(['Aprobado', null, null]);
    const perdido = activo.monto_solicitado_centavos;
    expect(repartoDeCastigos({ castigo, castigos_deshechos })[COBRADOR]?.dias).toEqual({
      [DIA]: { castigado_centavos: perdido },
      [OTRO_DIA]: { castigado_centavos: restar(CERO, perdido) },
    });
    expect(
      repartoDeCastigos({ castigos_deshechos: castigos_deshechos.map((c) => ({ ...c, deshecho: DIA })) }),
    ).toEqual({
      [COBRADOR]: { totales: {}, dias: {} },
    });
  });

  it.each([
    ['as it was', {}, 'si'],
    ['paid since', { saldo_centavos: centavos(castigado.saldo_centavos - 1) }, 'con_pagos'],
    ['with another payment of nothing more', { num_pagos: castigado.num_pagos + 1 }, 'con_pagos'],
    ['of a client who was deleted', { cliente_eliminado: true }, 'cliente_eliminado'],
    ['active', { estado_credito: 'Aprobado' as const }, 'no_castigado'],
  ])('one that is %s', (_, cambios, como) => {
    expect(puedeDeshacerseElCastigo({ ...castigado, ...cambios }, false)).toBe(como);
    // A payment that waits for a manager was taken all the same.
    const seDeshaceria = como === 'si' || como === 'con_pagos';
    expect(puedeDeshacerseElCastigo({ ...castigado, ...cambios }, true)).toBe(
      seDeshaceria ? 'con_espera' : como,
    );
  });

  it('takes a payment and stays what it is, also when all is paid', () => {
    const todo = movimiento({ tipo: 'pago', dia: DIA, monto: castigado.saldo_centavos });
    expect(creditoTrasGestion(castigado, todo)).toMatchObject({
      estado_credito: 'Castigado',
      saldo_centavos: 0,
      fecha_fin: DIA,
      num_pagos: castigado.num_pagos + 1,
    });
  });

  it.each(['visita', 'atraso'] as const)('takes no %s', (tipo) => {
    expect(() => creditoTrasGestion(castigado, movimiento({ tipo, dia: DIA }))).toThrow(/Castigado/);
  });

  it('recovers of a payment what is no interest; of an active one nothing is recovered', () => {
    const pago = movimiento({ tipo: 'pago', dia: DIA, monto: centavos(4000) });
    const interes_centavos = interesHasta(castigado, centavos(4000));
    expect(interesAlNacer(castigado, pago)).toEqual({
      interes_centavos,
      recuperado_centavos: 4000 - interes_centavos,
    });
    expect(interesAlNacer(activo, pago)).toEqual({ interes_centavos });
  });
});

/** A payment as it is booked on that credit. */
const pagar = (credito: typeof activo, monto: number, id: string) => {
  const nuevo = movimiento({ tipo: 'pago', dia: DIA, id, monto: centavos(monto) });
  const fila: MovimientoLedger = { ...nuevo, ...interesAlNacer(credito, nuevo) };
  return { fila, credito: tras(credito, fila) };
};

describe('what was recovered', () => {
  it('is what was lost less what is missing, whatever is paid, edited and deleted, before it and after it', () => {
    const todo = activo.monto_total_centavos;
    const monto = fc.integer({ min: 1, max: Math.floor(todo / 4) });
    fc.assert(
      fc.property(monto, monto, monto, monto, fc.boolean(), (antes, despues, otro, nuevo, borra) => {
        const primero = pagar(activo, antes, 'p1');
        const perdido = conCambios(primero.credito, { ...castigar(primero.credito, DICHO) });
        const segundo = pagar(perdido, despues, 'p2');
        const tercero = pagar(segundo.credito, otro, 'p3');
        // The payment from before is corrected, and one of after it.
        const p1 = editado(tercero.credito, primero.fila, centavos(nuevo));
        const trasP1 = trasCorregir(tercero.credito, primero.fila, centavos(nuevo));
        const p2 = borra ? borrado(trasP1, segundo.fila) : segundo.fila;
        const queda = borra ? trasCorregir(trasP1, segundo.fila, null) : trasP1;
        const filas = [p1, p2, tercero.fila];
        expect(queda.estado_credito).toBe('Castigado');
        expect(cuadraElCastigo(queda, queda.total_pagado_centavos, filas)).toBe(true);
        // Interest, loss and recovery together are what came in of what was lent.
        const deDias = filas
          .flatMap((fila) => Object.values(aportacionDeInteres(fila).dias))
          .map((dia) => (dia.interes_centavos ?? 0) + (dia.recuperado_centavos ?? 0));
        const resultado = deDias.reduce((a, b) => a + b, 0) - (perdido.castigo?.capital_centavos ?? 0);
        expect(resultado).toBe(queda.total_pagado_centavos - queda.monto_solicitado_centavos);
        const mal = { ...p1, recuperado_centavos: sumar(p1.recuperado_centavos ?? CERO, centavos(1)) };
        expect(cuadraElCastigo(queda, queda.total_pagado_centavos, [mal, p2, tercero.fila])).toBe(false);
      }),
    );
  });
});
